// Records to test Hezar on: each task, and word embeddings with and without a list of files.
import { exampleOf, files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("hezar", {
  "text classification": { pipeline_tag: "text-classification" },
  "text classification, own example": exampleOf("text-classification", { text: "کتاب خوبی است" }),
  "words of a text": { pipeline_tag: "token-classification" },
  "a gap": { pipeline_tag: "fill-mask" },
  "a gap, own mask": { pipeline_tag: "fill-mask", mask_token: "[MASK]" },
  "a gap, own example": { pipeline_tag: "fill-mask", widgetData: [{ text: "سلام <mask>" }] },
  "a text": { pipeline_tag: "text-generation" },
  "a text from a text": { pipeline_tag: "text2text-generation" },
  "a summary": { pipeline_tag: "summarization" },
  "a translation": { pipeline_tag: "translation" },
  speech: { pipeline_tag: "automatic-speech-recognition" },
  "an image": { pipeline_tag: "image-to-text" },
  "text in an image": { pipeline_tag: "object-detection" },
  "text in an image, as segments": { pipeline_tag: "image-segmentation" },
  embeddings: files("embedding/embedding.bin", "embedding/embedding_config.yaml"),
  "embeddings, by name": { id: "example-org/fasttext-fa-300" },
  "no task": { ...files("model.pt", "model_config.yaml") },
});
