// The page of image-text-to-text: what to read and try where a model talks about images.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model takes images together with a text and answers in text: it describes a photo, reads a receipt, explains a chart or says where to click on a screen. Most of these models are called as a chat, with images among the messages.",
  libraries: ["transformers"],
  datasets: [
    {
      id: "liuhaotian/LLaVA-Instruct-150K",
      description:
        "Conversations, descriptions and reasoning about COCO images, written by GPT-4 to tune LLaVA.",
    },
    {
      id: "DAMO-NLP-SG/multimodal_textbook",
      description:
        "6.5 million frames of English teaching videos, in order and with what was said between them; Apache 2.0.",
    },
    {
      id: "HuggingFaceM4/the_cauldron",
      description:
        "50 vision and language datasets in one format, from charts to handwriting, gathered to tune Idefics2.",
    },
    {
      id: "HuggingFaceM4/WebSight",
      description:
        "Screenshots of synthetic web pages with their HTML, to teach models to code from a picture.",
    },
  ],
  models: [
    {
      id: "HuggingFaceTB/SmolVLM-Instruct",
      description:
        "A 2B model for English that takes several images at once in about 5 GB of GPU memory; Apache 2.0.",
    },
    {
      id: "zai-org/GLM-4.5V",
      description:
        "Reasons over images, video, documents and screens, with 12B of its 106B parameters active; MIT licence.",
    },
    {
      id: "rednote-hilab/dots.ocr",
      description:
        "Turns a page into text, tables and formulas in reading order, in many languages, on a 1.7B language model.",
    },
    {
      id: "Qwen/Qwen2.5-VL-3B-Instruct",
      description:
        "Gives boxes and points for objects and reads forms into JSON at 3B parameters; research licence.",
    },
    {
      id: "microsoft/Magma-8B",
      description:
        "Proposes actions as well as words, such as a click on a screen or a move of a robot arm; a research model.",
    },
  ],
  spaces: [
    {
      id: "opencompass/open_vlm_leaderboard",
      description:
        "Compares open and closed vision-language models across many benchmarks, run with one toolkit.",
    },
    {
      id: "sergiopaniego/vlm_object_understanding",
      description:
        "Shows how well vision-language models find, point at and count objects in your image.",
    },
    {
      id: "prithivMLmods/Multimodal-OCR",
      description: "Lets several models read the text in your image, for comparison.",
    },
  ],
  metrics: [],
  demo: {
    inputs: [
      { type: "img", filename: "image-text-to-text-input.png" },
      {
        type: "text",
        label: "Text Prompt",
        content: "What is the insect in this picture doing?",
      },
    ],
    outputs: [
      {
        type: "text",
        label: "Answer",
        content: "It is a bee feeding at the centre of a pink flower.",
      },
    ],
  },
  widgetModels: ["zai-org/GLM-4.5V"],
  youtubeId: "IoGaGfU1CIg",
});
