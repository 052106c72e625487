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
      () => import("./any-to-any/page.gen.ts"),
      "Any-to-Any",
      "multimodal",
    ],
    [
      "audio-classification",
      () => import("./audio-classification/index.ts"),
      () => import("./audio-classification/page.gen.ts"),
      "Audio Classification",
      "audio",
    ],
    [
      "audio-text-to-text",
      () => import("./audio-text-to-text/index.ts"),
      () => import("./audio-text-to-text/page.gen.ts"),
      "Audio-Text-to-Text",
      "multimodal",
    ],
    [
      "audio-to-audio",
      () => import("./audio-to-audio/index.ts"),
      () => import("./audio-to-audio/page.gen.ts"),
      "Audio-to-Audio",
      "audio",
    ],
    [
      "automatic-speech-recognition",
      () => import("./automatic-speech-recognition/index.ts"),
      () => import("./automatic-speech-recognition/page.gen.ts"),
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
      () => import("./depth-estimation/page.gen.ts"),
      "Depth Estimation",
      "cv",
    ],
    [
      "document-question-answering",
      () => import("./document-question-answering/index.ts"),
      () => import("./document-question-answering/page.gen.ts"),
      "Document Question Answering",
      "multimodal",
    ],
    [
      "feature-extraction",
      () => import("./feature-extraction/index.ts"),
      () => import("./feature-extraction/page.gen.ts"),
      "Feature Extraction",
      "nlp",
    ],
    [
      "fill-mask",
      () => import("./fill-mask/index.ts"),
      () => import("./fill-mask/page.gen.ts"),
      "Fill-Mask",
      "nlp",
    ],
    [
      "graph-ml",
      () => import("./graph-ml/index.ts"),
      () => import("./graph-ml/page.gen.ts"),
      "Graph Machine Learning",
      "other",
      true,
    ],
    [
      "image-classification",
      () => import("./image-classification/index.ts"),
      () => import("./image-classification/page.gen.ts"),
      "Image Classification",
      "cv",
    ],
    [
      "image-feature-extraction",
      () => import("./image-feature-extraction/index.ts"),
      () => import("./image-feature-extraction/page.gen.ts"),
      "Image Feature Extraction",
      "cv",
    ],
    [
      "image-segmentation",
      () => import("./image-segmentation/index.ts"),
      () => import("./image-segmentation/page.gen.ts"),
      "Image Segmentation",
      "cv",
    ],
    [
      "image-text-to-image",
      () => import("./image-text-to-image/index.ts"),
      () => import("./image-text-to-image/page.gen.ts"),
      "Image-Text-to-Image",
      "multimodal",
    ],
    [
      "image-text-to-text",
      () => import("./image-text-to-text/index.ts"),
      () => import("./image-text-to-text/page.gen.ts"),
      "Image-Text-to-Text",
      "multimodal",
    ],
    [
      "image-text-to-video",
      () => import("./image-text-to-video/index.ts"),
      () => import("./image-text-to-video/page.gen.ts"),
      "Image-Text-to-Video",
      "multimodal",
    ],
    [
      "image-to-3d",
      () => import("./image-to-3d/index.ts"),
      () => import("./image-to-3d/page.gen.ts"),
      "Image-to-3D",
      "cv",
    ],
    [
      "image-to-image",
      () => import("./image-to-image/index.ts"),
      () => import("./image-to-image/page.gen.ts"),
      "Image-to-Image",
      "cv",
    ],
    [
      "image-to-text",
      () => import("./image-to-text/index.ts"),
      () => import("./image-to-text/page.gen.ts"),
      "Image-to-Text",
      "cv",
    ],
    [
      "image-to-video",
      () => import("./image-to-video/index.ts"),
      () => import("./image-to-video/page.gen.ts"),
      "Image-to-Video",
      "cv",
    ],
    [
      "keypoint-detection",
      () => import("./keypoint-detection/index.ts"),
      () => import("./keypoint-detection/page.gen.ts"),
      "Keypoint Detection",
      "cv",
    ],
    [
      "mask-generation",
      () => import("./mask-generation/index.ts"),
      () => import("./mask-generation/page.gen.ts"),
      "Mask Generation",
      "cv",
    ],
    [
      "multiple-choice",
      () => import("./multiple-choice/index.ts"),
      () => import("./multiple-choice/page.gen.ts"),
      "Multiple Choice",
      "nlp",
      true,
    ],
    [
      "object-detection",
      () => import("./object-detection/index.ts"),
      () => import("./object-detection/page.gen.ts"),
      "Object Detection",
      "cv",
    ],
    [
      "other",
      () => import("./other/index.ts"),
      () => import("./other/page.gen.ts"),
      "Other",
      "other",
      true,
    ],
    [
      "question-answering",
      () => import("./question-answering/index.ts"),
      () => import("./question-answering/page.gen.ts"),
      "Question Answering",
      "nlp",
    ],
    [
      "reinforcement-learning",
      () => import("./reinforcement-learning/index.ts"),
      () => import("./reinforcement-learning/page.gen.ts"),
      "Reinforcement Learning",
      "rl",
    ],
    [
      "robotics",
      () => import("./robotics/index.ts"),
      () => import("./robotics/page.gen.ts"),
      "Robotics",
      "rl",
      true,
    ],
    [
      "sentence-similarity",
      () => import("./sentence-similarity/index.ts"),
      () => import("./sentence-similarity/page.gen.ts"),
      "Sentence Similarity",
      "nlp",
    ],
    [
      "summarization",
      () => import("./summarization/index.ts"),
      () => import("./summarization/page.gen.ts"),
      "Summarization",
      "nlp",
    ],
    [
      "table-question-answering",
      () => import("./table-question-answering/index.ts"),
      () => import("./table-question-answering/page.gen.ts"),
      "Table Question Answering",
      "nlp",
    ],
    [
      "table-to-text",
      () => import("./table-to-text/index.ts"),
      () => import("./table-to-text/page.gen.ts"),
      "Table to Text",
      "nlp",
      true,
    ],
    [
      "tabular-classification",
      () => import("./tabular-classification/index.ts"),
      () => import("./tabular-classification/page.gen.ts"),
      "Tabular Classification",
      "tabular",
    ],
    [
      "tabular-regression",
      () => import("./tabular-regression/index.ts"),
      () => import("./tabular-regression/page.gen.ts"),
      "Tabular Regression",
      "tabular",
    ],
    [
      "tabular-to-text",
      () => import("./tabular-to-text/index.ts"),
      () => import("./tabular-to-text/page.gen.ts"),
      "Tabular to Text",
      "tabular",
      true,
    ],
    [
      "text-classification",
      () => import("./text-classification/index.ts"),
      () => import("./text-classification/page.gen.ts"),
      "Text Classification",
      "nlp",
    ],
    [
      "text-generation",
      () => import("./text-generation/index.ts"),
      () => import("./text-generation/page.gen.ts"),
      "Text Generation",
      "nlp",
    ],
    [
      "text-ranking",
      () => import("./text-ranking/index.ts"),
      () => import("./text-ranking/page.gen.ts"),
      "Text Ranking",
      "nlp",
    ],
    [
      "text-retrieval",
      () => import("./text-retrieval/index.ts"),
      () => import("./text-retrieval/page.gen.ts"),
      "Text Retrieval",
      "nlp",
      true,
    ],
    [
      "text-to-3d",
      () => import("./text-to-3d/index.ts"),
      () => import("./text-to-3d/page.gen.ts"),
      "Text-to-3D",
      "cv",
    ],
    [
      "text-to-audio",
      () => import("./text-to-audio/index.ts"),
      () => import("./text-to-audio/page.gen.ts"),
      "Text-to-Audio",
      "audio",
      true,
    ],
    [
      "text-to-image",
      () => import("./text-to-image/index.ts"),
      () => import("./text-to-image/page.gen.ts"),
      "Text-to-Image",
      "cv",
    ],
    [
      "text-to-speech",
      () => import("./text-to-speech/index.ts"),
      () => import("./text-to-speech/page.gen.ts"),
      "Text-to-Speech",
      "audio",
    ],
    [
      "text-to-video",
      () => import("./text-to-video/index.ts"),
      () => import("./text-to-video/page.gen.ts"),
      "Text-to-Video",
      "cv",
    ],
    [
      "text2text-generation",
      () => import("./text2text-generation/index.ts"),
      () => import("./text2text-generation/page.gen.ts"),
      "Text2Text Generation",
      "nlp",
      true,
    ],
    [
      "time-series-forecasting",
      () => import("./time-series-forecasting/index.ts"),
      () => import("./time-series-forecasting/page.gen.ts"),
      "Time Series Forecasting",
      "tabular",
      true,
    ],
    [
      "token-classification",
      () => import("./token-classification/index.ts"),
      () => import("./token-classification/page.gen.ts"),
      "Token Classification",
      "nlp",
    ],
    [
      "translation",
      () => import("./translation/index.ts"),
      () => import("./translation/page.gen.ts"),
      "Translation",
      "nlp",
    ],
    [
      "unconditional-image-generation",
      () => import("./unconditional-image-generation/index.ts"),
      () => import("./unconditional-image-generation/page.gen.ts"),
      "Unconditional Image Generation",
      "cv",
    ],
    [
      "video-classification",
      () => import("./video-classification/index.ts"),
      () => import("./video-classification/page.gen.ts"),
      "Video Classification",
      "cv",
    ],
    [
      "video-text-to-text",
      () => import("./video-text-to-text/index.ts"),
      () => import("./video-text-to-text/page.gen.ts"),
      "Video-Text-to-Text",
      "multimodal",
    ],
    [
      "video-to-video",
      () => import("./video-to-video/index.ts"),
      () => import("./video-to-video/page.gen.ts"),
      "Video-to-Video",
      "cv",
    ],
    [
      "visual-document-retrieval",
      () => import("./visual-document-retrieval/index.ts"),
      () => import("./visual-document-retrieval/page.gen.ts"),
      "Visual Document Retrieval",
      "multimodal",
    ],
    [
      "visual-question-answering",
      () => import("./visual-question-answering/index.ts"),
      () => import("./visual-question-answering/page.gen.ts"),
      "Visual Question Answering",
      "multimodal",
    ],
    [
      "voice-activity-detection",
      () => import("./voice-activity-detection/index.ts"),
      () => import("./voice-activity-detection/page.gen.ts"),
      "Voice Activity Detection",
      "audio",
      true,
    ],
    [
      "zero-shot-classification",
      () => import("./zero-shot-classification/index.ts"),
      () => import("./zero-shot-classification/page.gen.ts"),
      "Zero-Shot Classification",
      "nlp",
    ],
    [
      "zero-shot-image-classification",
      () => import("./zero-shot-image-classification/index.ts"),
      () => import("./zero-shot-image-classification/page.gen.ts"),
      "Zero-Shot Image Classification",
      "cv",
    ],
    [
      "zero-shot-object-detection",
      () => import("./zero-shot-object-detection/index.ts"),
      () => import("./zero-shot-object-detection/page.gen.ts"),
      "Zero-Shot Object Detection",
      "cv",
    ],
  ],
);
