// The cards of the task plugins, and how each is loaded. Made by `npm run generate`; not to be edited.
import { entriesOf, type Entry } from "hubsmith";

/** The ids of the task plugins. @public */
export type TaskId =
  | "audio-classification"
  | "audio-to-audio"
  | "automatic-speech-recognition"
  | "conversational"
  | "document-question-answering"
  | "feature-extraction"
  | "fill-mask"
  | "image-classification"
  | "image-segmentation"
  | "image-text-to-image"
  | "image-text-to-text"
  | "image-text-to-video"
  | "image-to-image"
  | "image-to-text"
  | "image-to-video"
  | "object-detection"
  | "question-answering"
  | "sentence-similarity"
  | "summarization"
  | "table-question-answering"
  | "tabular-classification"
  | "tabular-regression"
  | "text-classification"
  | "text-generation"
  | "text-to-audio"
  | "text-to-image"
  | "text-to-speech"
  | "text-to-video"
  | "text2text-generation"
  | "token-classification"
  | "translation"
  | "visual-question-answering"
  | "zero-shot-classification"
  | "zero-shot-image-classification";

/** The task plugins, by id. @public */
export const taskEntries: readonly Entry<"task", TaskId>[] = /* @__PURE__ */ entriesOf(
  "task",
  ["page", "label", "modality", "isPlaceholder", "isHidden", "aliases", "replaces"],
  [
    [
      "audio-classification",
      () => import("./audio-classification/index.ts"),
      () => import("./audio-classification/page.ts"),
      "Audio Classification",
      "audio",
    ],
    [
      "audio-to-audio",
      () => import("./audio-to-audio/index.ts"),
      () => import("./audio-to-audio/page.ts"),
      "Audio-to-Audio",
      "audio",
    ],
    [
      "automatic-speech-recognition",
      () => import("./automatic-speech-recognition/index.ts"),
      () => import("./automatic-speech-recognition/page.ts"),
      "Automatic Speech Recognition",
      "audio",
    ],
    [
      "conversational",
      () => import("./conversational/index.ts"),
      undefined,
      "Conversational",
      "nlp",
      undefined,
      true,
    ],
    [
      "document-question-answering",
      () => import("./document-question-answering/index.ts"),
      () => import("./document-question-answering/page.ts"),
      "Document Question Answering",
      "multimodal",
    ],
    [
      "feature-extraction",
      () => import("./feature-extraction/index.ts"),
      () => import("./feature-extraction/page.ts"),
      "Feature Extraction",
      "nlp",
    ],
    [
      "fill-mask",
      () => import("./fill-mask/index.ts"),
      () => import("./fill-mask/page.ts"),
      "Fill-Mask",
      "nlp",
    ],
    [
      "image-classification",
      () => import("./image-classification/index.ts"),
      () => import("./image-classification/page.ts"),
      "Image Classification",
      "cv",
    ],
    [
      "image-segmentation",
      () => import("./image-segmentation/index.ts"),
      () => import("./image-segmentation/page.ts"),
      "Image Segmentation",
      "cv",
    ],
    [
      "image-text-to-image",
      () => import("./image-text-to-image/index.ts"),
      () => import("./image-text-to-image/page.ts"),
      "Image-Text-to-Image",
      "multimodal",
    ],
    [
      "image-text-to-text",
      () => import("./image-text-to-text/index.ts"),
      () => import("./image-text-to-text/page.ts"),
      "Image-Text-to-Text",
      "multimodal",
    ],
    [
      "image-text-to-video",
      () => import("./image-text-to-video/index.ts"),
      () => import("./image-text-to-video/page.ts"),
      "Image-Text-to-Video",
      "multimodal",
    ],
    [
      "image-to-image",
      () => import("./image-to-image/index.ts"),
      () => import("./image-to-image/page.ts"),
      "Image-to-Image",
      "cv",
    ],
    [
      "image-to-text",
      () => import("./image-to-text/index.ts"),
      () => import("./image-to-text/page.ts"),
      "Image-to-Text",
      "cv",
    ],
    [
      "image-to-video",
      () => import("./image-to-video/index.ts"),
      () => import("./image-to-video/page.ts"),
      "Image-to-Video",
      "cv",
    ],
    [
      "object-detection",
      () => import("./object-detection/index.ts"),
      () => import("./object-detection/page.ts"),
      "Object Detection",
      "cv",
    ],
    [
      "question-answering",
      () => import("./question-answering/index.ts"),
      () => import("./question-answering/page.ts"),
      "Question Answering",
      "nlp",
    ],
    [
      "sentence-similarity",
      () => import("./sentence-similarity/index.ts"),
      () => import("./sentence-similarity/page.ts"),
      "Sentence Similarity",
      "nlp",
    ],
    [
      "summarization",
      () => import("./summarization/index.ts"),
      () => import("./summarization/page.ts"),
      "Summarization",
      "nlp",
    ],
    [
      "table-question-answering",
      () => import("./table-question-answering/index.ts"),
      () => import("./table-question-answering/page.ts"),
      "Table Question Answering",
      "nlp",
    ],
    [
      "tabular-classification",
      () => import("./tabular-classification/index.ts"),
      () => import("./tabular-classification/page.ts"),
      "Tabular Classification",
      "tabular",
    ],
    [
      "tabular-regression",
      () => import("./tabular-regression/index.ts"),
      () => import("./tabular-regression/page.ts"),
      "Tabular Regression",
      "tabular",
    ],
    [
      "text-classification",
      () => import("./text-classification/index.ts"),
      () => import("./text-classification/page.ts"),
      "Text Classification",
      "nlp",
    ],
    [
      "text-generation",
      () => import("./text-generation/index.ts"),
      () => import("./text-generation/page.ts"),
      "Text Generation",
      "nlp",
    ],
    [
      "text-to-audio",
      () => import("./text-to-audio/index.ts"),
      undefined,
      "Text-to-Audio",
      "audio",
      true,
    ],
    [
      "text-to-image",
      () => import("./text-to-image/index.ts"),
      () => import("./text-to-image/page.ts"),
      "Text-to-Image",
      "cv",
    ],
    [
      "text-to-speech",
      () => import("./text-to-speech/index.ts"),
      () => import("./text-to-speech/page.ts"),
      "Text-to-Speech",
      "audio",
    ],
    [
      "text-to-video",
      () => import("./text-to-video/index.ts"),
      () => import("./text-to-video/page.ts"),
      "Text-to-Video",
      "cv",
    ],
    [
      "text2text-generation",
      () => import("./text2text-generation/index.ts"),
      undefined,
      "Text2Text Generation",
      "nlp",
      true,
    ],
    [
      "token-classification",
      () => import("./token-classification/index.ts"),
      () => import("./token-classification/page.ts"),
      "Token Classification",
      "nlp",
    ],
    [
      "translation",
      () => import("./translation/index.ts"),
      () => import("./translation/page.ts"),
      "Translation",
      "nlp",
    ],
    [
      "visual-question-answering",
      () => import("./visual-question-answering/index.ts"),
      () => import("./visual-question-answering/page.ts"),
      "Visual Question Answering",
      "multimodal",
    ],
    [
      "zero-shot-classification",
      () => import("./zero-shot-classification/index.ts"),
      () => import("./zero-shot-classification/page.ts"),
      "Zero-Shot Classification",
      "nlp",
    ],
    [
      "zero-shot-image-classification",
      () => import("./zero-shot-image-classification/index.ts"),
      () => import("./zero-shot-image-classification/page.ts"),
      "Zero-Shot Image Classification",
      "cv",
    ],
  ],
);
