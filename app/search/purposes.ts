// What tasks are for, in words that their names lack: for searches that nothing else matches.
import { flat } from "./words.ts";

const PURPOSES: Readonly<Record<string, string>> = {
  "audio-classification": "recognize classify sounds birds emotions genre music",
  "audio-text-to-text": "question recording sounds",
  "audio-to-audio": "remove noise removal denoise clean enhance separate voices",
  "automatic-speech-recognition":
    "recognize transcribe transcript meetings interview podcast recording subtitles dictation voice memo",
  conversational: "talk roleplay agent questions",
  "depth-estimation": "distance how far near map meters measure photo",
  "document-question-answering": "invoice receipt form pdf scan contract",
  "feature-extraction": "vectors rag similar duplicates search",
  "fill-mask": "missing word",
  "graph-ml": "molecule protein network weather",
  "image-classification": "recognize classify label tag photo species nsfw moderation age",
  "image-feature-extraction": "similar photos search faces recognition",
  "image-segmentation": "cut out remove background photo people",
  "image-text-to-text": "describe photo ocr read screenshot pdf talk chat questions",
  "image-to-3d": "mesh model object photo",
  "image-to-image":
    "edit photo upscale super resolution sharpen restore restoration colorize style",
  "image-to-text": "describe photo caption ocr read handwriting",
  "image-to-video": "animate photo",
  "keypoint-detection": "pose skeleton joints landmarks face",
  "mask-generation": "cut out select track object photo",
  "object-detection": "find count locate track objects people cars faces photo",
  "question-answering": "find answer passage article",
  "reinforcement-learning": "game play train",
  robotics: "robot arm control",
  "sentence-similarity": "similar sentences duplicates compare rag search",
  summarization: "shorten article report meeting",
  "table-question-answering": "spreadsheet csv sql questions",
  "tabular-classification": "spreadsheet csv churn predict",
  "tabular-regression": "spreadsheet csv predict price number",
  "text-classification":
    "spam moderation emotion toxic comment email review categorize safety language topic intent label",
  "text-generation":
    "write rewrite generate story poem continue code completion grammar correction",
  "text-ranking": "sort search results rag",
  "text-to-audio": "make song compose music sound effects",
  "text-to-image": "draw make generate photo logo art",
  "text-to-speech": "read aloud say speak voice clone narrate audiobook",
  "text-to-video": "make generate film clip movie",
  "time-series-forecasting": "predict sales weather demand energy prices",
  "token-classification": "find names people places pii anonymize personal data",
  translation: "translate language",
  "video-classification": "recognize actions film",
  "video-text-to-text": "describe video film questions",
  "visual-question-answering": "questions about a photo",
  "voice-activity-detection": "who speaks when speaker diarization silence",
  "zero-shot-classification": "label topic without training",
  "zero-shot-image-classification": "label photo without training",
};

/** The words of a task's purpose, with spaces. */
export const purposeOf = (task: string): string =>
  flat((PURPOSES[task] ?? "").replace(/\bphoto\b/, "photo picture image"));
