// The page of image-to-text.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model generates text from an image: a short caption, a long description, or the printed words, depending on its training. Use it to search images, read them aloud, and file them.",
  subtasks: [{ id: "image-captioning", label: "Image Captioning" }],
  uses: [
    {
      title: "Descriptions for blind readers",
      text: "Draft alt texts for the images of a website. An editor checks them, and screen readers read them aloud.",
    },
    {
      title: "Reading scanned pages",
      text: "Turn letters, receipts and book pages into text with headings and tables, ready to be searched or translated.",
    },
    {
      title: "Searching photos",
      text: "Store a description with each photo, so that a text search finds the one with the red bicycle.",
    },
    {
      title: "Captions for training data",
      text: "Describe all images of a collection in the same style, to train an image generator.",
    },
  ],
  choosing: [
    "Captioning and OCR need different models. BLIP describes a scene but cannot read a page. olmOCR reads pages but is not made to describe scenes.",
    "Check the size. The large BLIP has about half a billion parameters and runs on a CPU. olmOCR and JoyCaption contain language models of 7 to 8 billion and need a GPU.",
    "For pages, test your own layouts: columns, tables, handwriting, stamps. Compare numbers and names with the original, because these models can invent text.",
    "Check the language. Many captioning models write only English. OCR models differ in the languages and scripts that they support.",
  ],
  related: [
    {
      id: "image-text-to-text",
      when: "You want to ask a question about the image, or control the style of the description.",
    },
    {
      id: "document-question-answering",
      when: "You need one fact from a form or an invoice instead of all its text.",
    },
    {
      id: "image-classification",
      when: "You need a label from a fixed list instead of a sentence.",
    },
    { id: "video-text-to-text", when: "You need text about a video instead of an image." },
  ],
  datasets: [
    {
      id: "red_caps",
      description:
        "12 million Reddit images with the captions of their posters. The captions are more like conversation than alt texts.",
    },
    {
      id: "datasets/conceptual_captions",
      description:
        "3.3 million web images with cleaned alt texts, in which general words replace names.",
    },
  ],
  models: [
    {
      id: "allenai/olmOCR-7B-0725",
      description:
        "Converts PDF pages into plain text in reading order, with tables, formulas and handwriting; Apache 2.0.",
    },
    {
      id: "fancyfeast/llama-joycaption-beta-one-hf-llava",
      description:
        "Describes images in detail, without censoring; made to caption data for image generators.",
    },
  ],
  spaces: [
    {
      id: "multimodalart/OmniSVG-3B",
      description: "Converts an image to SVG, a vector format written as text.",
    },
    {
      id: "numind/NuMarkdown-8B-Thinking",
      description: "Converts a scanned page to Markdown, after reasoning about its layout.",
    },
    {
      id: "fancyfeast/joy-caption-beta-one",
      description: "Describe an image with JoyCaption, in the length and style that you choose.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "savanna.svg",
        alt: "Two giraffes and three zebras on dry grassland, by a wide acacia.",
      },
    ],
    outputs: [
      {
        type: "text",
        label: "Detailed description",
        content:
          "Two giraffes and three zebras stand on dry, open grassland near a wide acacia. One giraffe holds its head to the leaves of the tree, two of the zebras graze, and the third looks up.",
      },
    ],
  },
  widgetModels: ["Salesforce/blip-image-captioning-large"],
});
