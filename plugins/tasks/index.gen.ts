// The cards of the task plugins, and how each is loaded. Made by `npm run generate`; not to be edited.
import type { Entry } from "hubsmith";
import { entriesOf } from "#core/hub/card";

type TaskId =
  | "any-to-any"
  | "audio-classification"
  | "audio-text-to-text"
  | "audio-to-audio"
  | "automatic-speech-recognition"
  | "conversational"
  | "depth-estimation"
  | "document-question-answering"
  | "feature-extraction"
  | "fill-mask"
  | "graph-ml"
  | "image-classification"
  | "image-feature-extraction"
  | "image-segmentation"
  | "image-text-to-image"
  | "image-text-to-text"
  | "image-text-to-video"
  | "image-to-3d"
  | "image-to-image"
  | "image-to-text"
  | "image-to-video"
  | "keypoint-detection"
  | "mask-generation"
  | "multiple-choice"
  | "object-detection"
  | "other"
  | "question-answering"
  | "reinforcement-learning"
  | "robotics"
  | "sentence-similarity"
  | "summarization"
  | "table-question-answering"
  | "table-to-text"
  | "tabular-classification"
  | "tabular-regression"
  | "tabular-to-text"
  | "text-classification"
  | "text-generation"
  | "text-ranking"
  | "text-retrieval"
  | "text-to-3d"
  | "text-to-audio"
  | "text-to-image"
  | "text-to-speech"
  | "text-to-video"
  | "text2text-generation"
  | "time-series-forecasting"
  | "token-classification"
  | "translation"
  | "unconditional-image-generation"
  | "video-classification"
  | "video-text-to-text"
  | "video-to-video"
  | "visual-document-retrieval"
  | "visual-question-answering"
  | "voice-activity-detection"
  | "zero-shot-classification"
  | "zero-shot-image-classification"
  | "zero-shot-object-detection";

/** The task plugins, by id. @public */
export const taskEntries: readonly Entry<"task", TaskId>[] = /* @__PURE__ */ entriesOf(
  "task",
  ["page", "label", "modality", "isPlaceholder", "isInternal", "aliases", "replaces"],
  [
    [
      "any-to-any",
      () => import("./any-to-any/index.ts"),
      () => import("./any-to-any/page.json", { with: { type: "json" } }),
      "Any-to-Any",
      "multimodal",
    ],
    [
      "audio-classification",
      () => import("./audio-classification/index.ts"),
      () => import("./audio-classification/page.json", { with: { type: "json" } }),
      "Audio Classification",
      "audio",
    ],
    [
      "audio-text-to-text",
      () => import("./audio-text-to-text/index.ts"),
      () => import("./audio-text-to-text/page.json", { with: { type: "json" } }),
      "Audio-Text-to-Text",
      "multimodal",
    ],
    [
      "audio-to-audio",
      () => import("./audio-to-audio/index.ts"),
      () => import("./audio-to-audio/page.json", { with: { type: "json" } }),
      "Audio-to-Audio",
      "audio",
    ],
    [
      "automatic-speech-recognition",
      () => import("./automatic-speech-recognition/index.ts"),
      () => import("./automatic-speech-recognition/page.json", { with: { type: "json" } }),
      "Automatic Speech Recognition",
      "audio",
    ],
    [
      "conversational",
      () => import("./conversational/index.ts"),
      undefined,
      "Chat",
      "nlp",
      undefined,
      true,
    ],
    [
      "depth-estimation",
      () => import("./depth-estimation/index.ts"),
      () => import("./depth-estimation/page.json", { with: { type: "json" } }),
      "Depth Estimation",
      "cv",
    ],
    [
      "document-question-answering",
      () => import("./document-question-answering/index.ts"),
      () => import("./document-question-answering/page.json", { with: { type: "json" } }),
      "Document Question Answering",
      "multimodal",
    ],
    [
      "feature-extraction",
      () => import("./feature-extraction/index.ts"),
      () => import("./feature-extraction/page.json", { with: { type: "json" } }),
      "Feature Extraction",
      "nlp",
    ],
    [
      "fill-mask",
      () => import("./fill-mask/index.ts"),
      () => import("./fill-mask/page.json", { with: { type: "json" } }),
      "Fill-Mask",
      "nlp",
    ],
    [
      "graph-ml",
      () => import("./graph-ml/index.ts"),
      () => import("./graph-ml/page.json", { with: { type: "json" } }),
      "Graph Machine Learning",
      "other",
      true,
    ],
    [
      "image-classification",
      () => import("./image-classification/index.ts"),
      () => import("./image-classification/page.json", { with: { type: "json" } }),
      "Image Classification",
      "cv",
    ],
    [
      "image-feature-extraction",
      () => import("./image-feature-extraction/index.ts"),
      () => import("./image-feature-extraction/page.json", { with: { type: "json" } }),
      "Image Feature Extraction",
      "cv",
    ],
    [
      "image-segmentation",
      () => import("./image-segmentation/index.ts"),
      () => import("./image-segmentation/page.json", { with: { type: "json" } }),
      "Image Segmentation",
      "cv",
    ],
    [
      "image-text-to-image",
      () => import("./image-text-to-image/index.ts"),
      () => import("./image-text-to-image/page.json", { with: { type: "json" } }),
      "Image-Text-to-Image",
      "multimodal",
    ],
    [
      "image-text-to-text",
      () => import("./image-text-to-text/index.ts"),
      () => import("./image-text-to-text/page.json", { with: { type: "json" } }),
      "Image-Text-to-Text",
      "multimodal",
    ],
    [
      "image-text-to-video",
      () => import("./image-text-to-video/index.ts"),
      () => import("./image-text-to-video/page.json", { with: { type: "json" } }),
      "Image-Text-to-Video",
      "multimodal",
    ],
    [
      "image-to-3d",
      () => import("./image-to-3d/index.ts"),
      () => import("./image-to-3d/page.json", { with: { type: "json" } }),
      "Image-to-3D",
      "cv",
    ],
    [
      "image-to-image",
      () => import("./image-to-image/index.ts"),
      () => import("./image-to-image/page.json", { with: { type: "json" } }),
      "Image-to-Image",
      "cv",
    ],
    [
      "image-to-text",
      () => import("./image-to-text/index.ts"),
      () => import("./image-to-text/page.json", { with: { type: "json" } }),
      "Image-to-Text",
      "cv",
    ],
    [
      "image-to-video",
      () => import("./image-to-video/index.ts"),
      () => import("./image-to-video/page.json", { with: { type: "json" } }),
      "Image-to-Video",
      "cv",
    ],
    [
      "keypoint-detection",
      () => import("./keypoint-detection/index.ts"),
      () => import("./keypoint-detection/page.json", { with: { type: "json" } }),
      "Keypoint Detection",
      "cv",
    ],
    [
      "mask-generation",
      () => import("./mask-generation/index.ts"),
      () => import("./mask-generation/page.json", { with: { type: "json" } }),
      "Mask Generation",
      "cv",
    ],
    [
      "multiple-choice",
      () => import("./multiple-choice/index.ts"),
      () => import("./multiple-choice/page.json", { with: { type: "json" } }),
      "Multiple Choice",
      "nlp",
      true,
    ],
    [
      "object-detection",
      () => import("./object-detection/index.ts"),
      () => import("./object-detection/page.json", { with: { type: "json" } }),
      "Object Detection",
      "cv",
    ],
    [
      "other",
      () => import("./other/index.ts"),
      () => import("./other/page.json", { with: { type: "json" } }),
      "Other",
      "other",
      true,
    ],
    [
      "question-answering",
      () => import("./question-answering/index.ts"),
      () => import("./question-answering/page.json", { with: { type: "json" } }),
      "Question Answering",
      "nlp",
    ],
    [
      "reinforcement-learning",
      () => import("./reinforcement-learning/index.ts"),
      () => import("./reinforcement-learning/page.json", { with: { type: "json" } }),
      "Reinforcement Learning",
      "rl",
    ],
    [
      "robotics",
      () => import("./robotics/index.ts"),
      () => import("./robotics/page.json", { with: { type: "json" } }),
      "Robotics",
      "rl",
      true,
    ],
    [
      "sentence-similarity",
      () => import("./sentence-similarity/index.ts"),
      () => import("./sentence-similarity/page.json", { with: { type: "json" } }),
      "Sentence Similarity",
      "nlp",
    ],
    [
      "summarization",
      () => import("./summarization/index.ts"),
      () => import("./summarization/page.json", { with: { type: "json" } }),
      "Summarization",
      "nlp",
    ],
    [
      "table-question-answering",
      () => import("./table-question-answering/index.ts"),
      () => import("./table-question-answering/page.json", { with: { type: "json" } }),
      "Table Question Answering",
      "nlp",
    ],
    [
      "table-to-text",
      () => import("./table-to-text/index.ts"),
      () => import("./table-to-text/page.json", { with: { type: "json" } }),
      "Table to Text",
      "nlp",
      true,
    ],
    [
      "tabular-classification",
      () => import("./tabular-classification/index.ts"),
      () => import("./tabular-classification/page.json", { with: { type: "json" } }),
      "Tabular Classification",
      "tabular",
    ],
    [
      "tabular-regression",
      () => import("./tabular-regression/index.ts"),
      () => import("./tabular-regression/page.json", { with: { type: "json" } }),
      "Tabular Regression",
      "tabular",
    ],
    [
      "tabular-to-text",
      () => import("./tabular-to-text/index.ts"),
      () => import("./tabular-to-text/page.json", { with: { type: "json" } }),
      "Tabular to Text",
      "tabular",
      true,
    ],
    [
      "text-classification",
      () => import("./text-classification/index.ts"),
      () => import("./text-classification/page.json", { with: { type: "json" } }),
      "Text Classification",
      "nlp",
    ],
    [
      "text-generation",
      () => import("./text-generation/index.ts"),
      () => import("./text-generation/page.json", { with: { type: "json" } }),
      "Text Generation",
      "nlp",
    ],
    [
      "text-ranking",
      () => import("./text-ranking/index.ts"),
      () => import("./text-ranking/page.json", { with: { type: "json" } }),
      "Text Ranking",
      "nlp",
    ],
    [
      "text-retrieval",
      () => import("./text-retrieval/index.ts"),
      () => import("./text-retrieval/page.json", { with: { type: "json" } }),
      "Text Retrieval",
      "nlp",
      true,
    ],
    [
      "text-to-3d",
      () => import("./text-to-3d/index.ts"),
      () => import("./text-to-3d/page.json", { with: { type: "json" } }),
      "Text-to-3D",
      "cv",
    ],
    [
      "text-to-audio",
      () => import("./text-to-audio/index.ts"),
      () => import("./text-to-audio/page.json", { with: { type: "json" } }),
      "Text-to-Audio",
      "audio",
      true,
    ],
    [
      "text-to-image",
      () => import("./text-to-image/index.ts"),
      () => import("./text-to-image/page.json", { with: { type: "json" } }),
      "Text-to-Image",
      "cv",
    ],
    [
      "text-to-speech",
      () => import("./text-to-speech/index.ts"),
      () => import("./text-to-speech/page.json", { with: { type: "json" } }),
      "Text-to-Speech",
      "audio",
    ],
    [
      "text-to-video",
      () => import("./text-to-video/index.ts"),
      () => import("./text-to-video/page.json", { with: { type: "json" } }),
      "Text-to-Video",
      "cv",
    ],
    [
      "text2text-generation",
      () => import("./text2text-generation/index.ts"),
      () => import("./text2text-generation/page.json", { with: { type: "json" } }),
      "Text2Text Generation",
      "nlp",
      true,
    ],
    [
      "time-series-forecasting",
      () => import("./time-series-forecasting/index.ts"),
      () => import("./time-series-forecasting/page.json", { with: { type: "json" } }),
      "Time Series Forecasting",
      "tabular",
      true,
    ],
    [
      "token-classification",
      () => import("./token-classification/index.ts"),
      () => import("./token-classification/page.json", { with: { type: "json" } }),
      "Token Classification",
      "nlp",
    ],
    [
      "translation",
      () => import("./translation/index.ts"),
      () => import("./translation/page.json", { with: { type: "json" } }),
      "Translation",
      "nlp",
    ],
    [
      "unconditional-image-generation",
      () => import("./unconditional-image-generation/index.ts"),
      () => import("./unconditional-image-generation/page.json", { with: { type: "json" } }),
      "Unconditional Image Generation",
      "cv",
    ],
    [
      "video-classification",
      () => import("./video-classification/index.ts"),
      () => import("./video-classification/page.json", { with: { type: "json" } }),
      "Video Classification",
      "cv",
    ],
    [
      "video-text-to-text",
      () => import("./video-text-to-text/index.ts"),
      () => import("./video-text-to-text/page.json", { with: { type: "json" } }),
      "Video-Text-to-Text",
      "multimodal",
    ],
    [
      "video-to-video",
      () => import("./video-to-video/index.ts"),
      () => import("./video-to-video/page.json", { with: { type: "json" } }),
      "Video-to-Video",
      "cv",
    ],
    [
      "visual-document-retrieval",
      () => import("./visual-document-retrieval/index.ts"),
      () => import("./visual-document-retrieval/page.json", { with: { type: "json" } }),
      "Visual Document Retrieval",
      "multimodal",
    ],
    [
      "visual-question-answering",
      () => import("./visual-question-answering/index.ts"),
      () => import("./visual-question-answering/page.json", { with: { type: "json" } }),
      "Visual Question Answering",
      "multimodal",
    ],
    [
      "voice-activity-detection",
      () => import("./voice-activity-detection/index.ts"),
      () => import("./voice-activity-detection/page.json", { with: { type: "json" } }),
      "Voice Activity Detection",
      "audio",
      true,
    ],
    [
      "zero-shot-classification",
      () => import("./zero-shot-classification/index.ts"),
      () => import("./zero-shot-classification/page.json", { with: { type: "json" } }),
      "Zero-Shot Classification",
      "nlp",
    ],
    [
      "zero-shot-image-classification",
      () => import("./zero-shot-image-classification/index.ts"),
      () => import("./zero-shot-image-classification/page.json", { with: { type: "json" } }),
      "Zero-Shot Image Classification",
      "cv",
    ],
    [
      "zero-shot-object-detection",
      () => import("./zero-shot-object-detection/index.ts"),
      () => import("./zero-shot-object-detection/page.json", { with: { type: "json" } }),
      "Zero-Shot Object Detection",
      "cv",
    ],
  ],
);
