// The page of zero-shot image classification: what to read, try and measure where labels are made up on the spot.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model sorts an image by labels that you write when you call it: it compares image and words in one space. Phrases such as a photo of a cat often work better than bare words. Choose by language, by subject and by size.",
  libraries: ["transformers", "transformers.js"],
  datasets: [],
  models: [
    {
      id: "visheratin/mexma-siglip",
      description:
        "SigLIP's image encoder with a text encoder for 80 languages, for labels that are not in English.",
    },
    {
      id: "google/siglip2-base-patch16-224",
      description:
        "A small multilingual default, whose scores stand for each label on its own; Apache 2.0.",
    },
    {
      id: "intfloat/mmE5-mllama-11b-instruct",
      description:
        "Vectors for images, texts and both together, in many languages; built on Llama 3.2 Vision and heavy for its job.",
    },
    {
      id: "jinaai/jina-clip-v2",
      description:
        "Labels in some 90 languages, and a good search over texts besides; non-commercial licence.",
    },
    {
      id: "microsoft/BiomedCLIP-PubMedBERT_256-vit_base_patch16_224",
      description:
        "For medical images: learnt from 15 million figures of papers with their captions; meant for research.",
    },
  ],
  spaces: [
    {
      id: "pharma/CLIP-Interrogator",
      description: "Finds words that fit an image, as CLIP sees it, and makes a prompt of them.",
    },
    {
      id: "merve/compare_clip_siglip",
      description: "Compares the scores that CLIP and SigLIP give to labels of yours.",
    },
  ],
  metrics: [
    {
      id: "top-K accuracy",
      description:
        "The share of images with the right label among the K best; K is 1 or 5 as a rule.",
    },
  ],
  demo: {
    inputs: [
      { type: "img", filename: "image-classification-input.jpeg" },
      { type: "text", label: "Classes", content: "a cat, a horse, a bicycle" },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "a cat", score: 0.97 },
          { label: "a horse", score: 0.02 },
          { label: "a bicycle", score: 0.01 },
        ],
      },
    ],
  },
  widgetModels: ["google/siglip-so400m-patch14-224"],
});
