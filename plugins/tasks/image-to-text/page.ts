// The page of image-to-text: what to read and try where an image is put into words.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model writes a text from an image alone: a caption, a long description, or the words on a page. Captioners and readers of text are different models. If you want to ask something about the image, take image-text-to-text instead.",
  libraries: ["transformers", "transformers.js"],
  datasets: [
    {
      id: "red_caps",
      description:
        "12 million images of Reddit with the words of those who posted them: closer to talk than to alt texts.",
    },
    {
      id: "conceptual_captions",
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
  metrics: [],
  demo: {
    inputs: [{ type: "img", filename: "savanna.jpg" }],
    outputs: [
      {
        type: "text",
        label: "Detailed description",
        content: "Giraffes and zebras graze side by side on an open grassland.",
      },
    ],
  },
  widgetModels: ["Salesforce/blip-image-captioning-large"],
});
