// The page of image-to-text.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model generates text from an image: a short caption, a long description, or the printed words, depending on its training. Use it to search images, read them aloud, and file them.",
  subtasks: [{ id: "image-captioning", label: "Image Captioning" }],
  uses: [
    {
      title: "Descriptions for blind readers",
      text: "Draft alternative texts for the pictures of a website, for an editor to check and for screen readers to speak.",
    },
    {
      title: "Reading scanned pages",
      text: "Turn letters, receipts and book pages into text with headings and tables, ready to be searched or translated.",
    },
    {
      title: "Searching photos",
      text: "Store a description with each photo, so that an ordinary text search finds the one with the red bicycle.",
    },
    {
      title: "Captions for training",
      text: "Describe a collection of images in one manner throughout, so that an image generator can learn from it.",
    },
  ],
  choosing: [
    "Captioners and readers of text are different models: BLIP describes a scene but cannot read a page, olmOCR reads pages but is not made to describe scenes.",
    "Mind the size: the large BLIP has about half a billion parameters and runs on a CPU; olmOCR and JoyCaption hold language models of 7 to 8 billion and want a GPU.",
    "For pages, test your own layouts: columns, tables, handwriting, stamps. Compare numbers and names with the original, since these models can write what is not there.",
    "Check the language: many captioners write English only, and readers of text differ in the languages and scripts that they know.",
  ],
  related: [
    {
      id: "image-text-to-text",
      when: "You want to ask something about the image, or say how it is to be described.",
    },
    {
      id: "document-question-answering",
      when: "One fact out of a form or an invoice instead of all its words.",
    },
    { id: "image-classification", when: "A label out of a fixed list instead of a sentence." },
    { id: "video-text-to-text", when: "Words about a video instead of a still image." },
  ],
  datasets: [
    {
      id: "red_caps",
      description:
        "12 million images of Reddit with the words of those who posted them: closer to talk than to alt texts.",
    },
    {
      id: "datasets/conceptual_captions",
      description:
        "3.3 million web images with cleaned alt texts, in which names have become general words.",
    },
  ],
  models: [
    {
      id: "allenai/olmOCR-7B-0725",
      description:
        "Reads pages of PDFs into plain text in reading order, with tables, formulas and handwriting; Apache 2.0.",
    },
    {
      id: "fancyfeast/llama-joycaption-beta-one-hf-llava",
      description:
        "Describes images in detail, without leaving things out for decency; made to caption data for image generators.",
    },
  ],
  spaces: [
    {
      id: "multimodalart/OmniSVG-3B",
      description: "Redraws an image as SVG, a picture that is written as text.",
    },
    {
      id: "numind/NuMarkdown-8B-Thinking",
      description: "Turns a scanned page into Markdown, after some thought about its layout.",
    },
    {
      id: "fancyfeast/joy-caption-beta-one",
      description: "Describe an image with JoyCaption, at the length and in the manner you choose.",
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
