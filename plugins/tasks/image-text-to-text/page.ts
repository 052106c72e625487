// The page of image-text-to-text.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model generates text from images and a prompt: it describes a photo, answers a question, reads a receipt, explains a chart, or finds where to click on a screen. These models are also called vision-language models. Most are chat models that accept images.",
  uses: [
    {
      title: "Data extraction from documents",
      text: "A photo of a receipt or a form becomes JSON with the fields that you name in the prompt. No template for each layout is needed.",
    },
    {
      title: "Descriptions for blind users",
      text: "The model describes a photo on a web page or of a street, and answers further questions about it.",
    },
    {
      title: "Screen automation",
      text: "An agent looks at a screenshot, finds the requested button, and clicks it.",
    },
    {
      title: "Inspection by written rules",
      text: "The model checks photos of deliveries against a list of conditions. The list is plain text and easy to change.",
    },
  ],
  choosing: [
    "Start small. Models of 2 to 4B parameters run on one ordinary GPU, and describe and read well. Use larger models for several images at once, for charts and for reasoning.",
    "Resolution limits what the model can read. Check how it processes large images: some models shrink them, some split them into tiles, and each tile needs time and context.",
    "For boxes, points or clicks use a model that was trained to return coordinates. Check its coordinate format: pixels, or 0 to 1000.",
    "For whole pages of text a document model, such as dots.ocr, is often smaller and more accurate than a general one.",
    "Also test with images that do not contain the requested object, because these models tend to say yes. Counting and left versus right also fail often.",
  ],
  related: [
    {
      id: "visual-question-answering",
      when: "You need an answer of a word or two from a small, fast model, with scores.",
    },
    {
      id: "document-question-answering",
      when: "You ask about document pages, and the answer should be a quote from the page.",
    },
    {
      id: "image-to-text",
      when: "You need a caption or the text in the image, without a question.",
    },
    { id: "video-text-to-text", when: "The question is about something that happens over time." },
    { id: "image-text-to-image", when: "The output should be an image, not text." },
  ],
  datasets: [
    {
      id: "liuhaotian/LLaVA-Instruct-150K",
      description:
        "Conversations, descriptions and reasoning about COCO images, written by GPT-4 to fine-tune LLaVA.",
    },
    {
      id: "DAMO-NLP-SG/multimodal_textbook",
      description:
        "6.5 million frames of English teaching videos, in order, with the speech between them; Apache 2.0.",
    },
    {
      id: "HuggingFaceM4/the_cauldron",
      description:
        "50 vision and language datasets in one format, from charts to handwriting, collected to fine-tune Idefics2.",
    },
    {
      id: "HuggingFaceM4/WebSight",
      description:
        "Screenshots of synthetic web pages with their HTML, to train models that write code from a screenshot.",
    },
  ],
  models: [
    {
      id: "HuggingFaceTB/SmolVLM-Instruct",
      description:
        "A 2B model for English that accepts several images at once with about 5 GB of GPU memory; Apache 2.0.",
    },
    {
      id: "zai-org/GLM-4.5V",
      description:
        "Reasons over images, video, documents and screens, with 12B of its 106B parameters active; MIT license.",
    },
    {
      id: "rednote-hilab/dots.ocr",
      description:
        "Converts a page into text, tables and formulas in reading order, in many languages, on a 1.7B language model.",
    },
    {
      id: "Qwen/Qwen2.5-VL-3B-Instruct",
      description:
        "Returns boxes and points for objects and converts forms to JSON, with 3B parameters; research license.",
    },
    {
      id: "microsoft/Magma-8B",
      description:
        "Predicts actions as well as text, such as a click on a screen or a move of a robot arm; a research model.",
    },
  ],
  spaces: [
    {
      id: "opencompass/open_vlm_leaderboard",
      description:
        "Compares open and closed vision-language models on many benchmarks, run with one toolkit.",
    },
    {
      id: "sergiopaniego/vlm_object_understanding",
      description:
        "Shows how well vision-language models find, point at and count objects in your image.",
    },
    {
      id: "prithivMLmods/Multimodal-OCR",
      description: "Reads the text in your image with several models, for comparison.",
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
