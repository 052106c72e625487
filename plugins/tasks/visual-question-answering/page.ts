// The page of visual question answering: what to read, try and measure where an image is asked a question.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model answers a question about an image, mostly in a word or two; many pick the answer from a fixed list and give scores. Some are made for photos, others for charts or for text in images. For longer answers take image-text-to-text.",
  libraries: ["transformers", "transformers.js"],
  datasets: [
    {
      id: "Graphcore/vqa",
      description: "Questions that people asked about images, each answered by ten others.",
    },
    {
      id: "facebook/textvqa",
      description:
        "45,336 questions that can only be answered by reading text in a photo, such as a sign or a label.",
    },
  ],
  models: [
    {
      id: "google/deplot",
      description:
        "Turns a chart into a table of its numbers, about which you then ask a language model; Apache 2.0.",
    },
    {
      id: "google/matcha-base",
      description:
        "Pretrained on charts and on sums; fine-tune it for your kind of plots; Apache 2.0.",
    },
    {
      id: "google/pix2struct-ocrvqa-large",
      description:
        "Answers questions about book covers, such as title, author and genre, from the pixels alone; Apache 2.0.",
    },
  ],
  spaces: [
    {
      id: "merve/pix2struct",
      description: "Try Pix2Struct models on documents, charts and screens.",
    },
    {
      id: "nielsr/vilt-vqa",
      description: "Ask ViLT about a photo: a small model that answers in a word.",
    },
    {
      id: "Salesforce/BLIP",
      description: "Captions an image with BLIP, or answers a question about it.",
    },
    {
      id: "vumichien/Img2Prompt",
      description: "Guesses a prompt from which an image like yours could be made.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description:
        "On VQA, an answer scores by how many of ten people gave it, and some three of them are enough for full marks.",
    },
    {
      id: "wu-palmer similarity",
      description:
        "How close two words are in the tree of meanings of WordNet, so that cat for kitten is not quite wrong.",
    },
  ],
  demo: {
    inputs: [
      { type: "img", filename: "elephant.jpeg" },
      { type: "text", label: "Question", content: "Which animal is this?" },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "elephant", score: 0.96 },
          { label: "rhino", score: 0.03 },
          { label: "cow", score: 0.01 },
        ],
      },
    ],
  },
  widgetModels: ["dandelin/vilt-b32-finetuned-vqa"],
});
