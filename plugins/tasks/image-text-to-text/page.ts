// The page of image-text-to-text.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model generates text from images and a prompt: it describes a photo, answers a question, reads a receipt, explains a chart, or finds where to click on a screen. These models are also called vision-language models. Most are chat models that accept images.",
  uses: [
    {
      title: "Data from paper",
      text: "A photo of a receipt or a form becomes JSON with the fields you name in the prompt, without a template for each layout.",
    },
    {
      title: "Descriptions for the blind",
      text: "A photo on a page or in the street is described, and further questions about it are answered.",
    },
    {
      title: "Help with screens",
      text: "A program looks at a screenshot, finds the button that was asked for, and clicks it.",
    },
    {
      title: "Inspection in words",
      text: "Pictures of deliveries are checked against a list of conditions that is written in plain sentences and changed at will.",
    },
  ],
  choosing: [
    "Begin small: models of 2 to 4B parameters run on one ordinary GPU and describe and read well. Go larger for several images at once, for charts and for reasoning.",
    "Resolution decides what can be read. Look at how a model treats large images: some shrink them, some cut them into tiles, and each tile costs time and context.",
    "For boxes, points or clicks take a model that was trained to give coordinates, and check how it counts them: in pixels, or from 0 to 1000.",
    "For whole pages of text a model made for reading documents, such as dots.ocr, is often smaller and more faithful than a general one.",
    "Test with images in which the thing asked for is missing: these models like to say yes. Counting and telling left from right fail often, too.",
  ],
  related: [
    {
      id: "visual-question-answering",
      when: "A word or two out of a small, fast model, with scores.",
    },
    {
      id: "document-question-answering",
      when: "Questions about pages, where the answer should be the page's own words.",
    },
    { id: "image-to-text", when: "A caption or the text in the image, without a question." },
    { id: "video-text-to-text", when: "What is asked about happens over time." },
    { id: "image-text-to-image", when: "An image is to come out, not words." },
  ],
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
        "Reasons over images, video, documents and screens, with 12B of its 106B parameters active; MIT license.",
    },
    {
      id: "rednote-hilab/dots.ocr",
      description:
        "Turns a page into text, tables and formulas in reading order, in many languages, on a 1.7B language model.",
    },
    {
      id: "Qwen/Qwen2.5-VL-3B-Instruct",
      description:
        "Gives boxes and points for objects and reads forms into JSON at 3B parameters; research license.",
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
  demo: {
    inputs: [
      { type: "img", filename: "bee.svg", alt: "A bee at the center of a pink flower." },
      { type: "text", label: "Text Prompt", content: "What is the insect in this picture doing?" },
    ],
    outputs: [
      {
        type: "text",
        label: "Answer",
        content:
          "It is a bee, and it sits at the center of a pink flower, probably to drink nectar and gather pollen.",
      },
    ],
  },
  widgetModels: ["zai-org/GLM-4.5V"],
  youtubeId: "IoGaGfU1CIg",
});
