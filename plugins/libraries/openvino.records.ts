// Records to test OpenVINO on: a model for each of the ways in which it is run.
import { recordsOf, THINKING } from "../kit/libraries/records-of.ts";

export default recordsOf("openvino", {
  ...THINKING,
  "a chat about code": {
    pipeline_tag: "text-generation",
    tags: ["conversational", "code"],
    config: { model_type: "otter" },
  },
  "a chat": { pipeline_tag: "text-generation", tags: ["conversational"] },
  "a chat, own example": {
    pipeline_tag: "text-generation",
    widgetData: [{ text: "Which river flows through Vienna?" }],
  },
  "image and text": { pipeline_tag: "image-text-to-text" },
  images: { pipeline_tag: "text-to-image" },
  embeddings: { pipeline_tag: "feature-extraction" },
  sentences: { pipeline_tag: "sentence-similarity", tags: ["sentence-transformers"] },
  "text classification": { pipeline_tag: "text-classification" },
  "image classification": { pipeline_tag: "image-classification" },
  speech: { pipeline_tag: "automatic-speech-recognition" },
  "speech, Whisper": { pipeline_tag: "automatic-speech-recognition", tags: ["whisper"] },
  "speech, Whisper without timestamps": {
    pipeline_tag: "automatic-speech-recognition",
    tags: ["whisper"],
    siblings: [{ rfilename: "config.json" }, { rfilename: "openvino_encoder_model.bin" }],
  },
  boxes: { pipeline_tag: "object-detection" },
  "no task": {},
});
