// Records to test Transformers.js on: each task with a call of its own, what is said of models beside it, and tasks without a pipeline.
import {
  exampleOf,
  type Fields,
  files,
  named,
  recordsOf,
  THINKING,
  unnamed,
} from "../kit/libraries/records-of.ts";

const TASKS: readonly string[] = [
  "audio-classification",
  "automatic-speech-recognition",
  "background-removal",
  "depth-estimation",
  "document-question-answering",
  "feature-extraction",
  "fill-mask",
  "image-classification",
  "image-feature-extraction",
  "image-segmentation",
  "image-text-to-text",
  "image-to-image",
  "image-to-text",
  "object-detection",
  "question-answering",
  "sentence-similarity",
  "summarization",
  "text-classification",
  "text-generation",
  "text-ranking",
  "text-to-audio",
  "text-to-speech",
  "text2text-generation",
  "token-classification",
  "translation",
  "video-classification",
  "zero-shot-audio-classification",
  "zero-shot-classification",
  "zero-shot-image-classification",
  "zero-shot-object-detection",
];

const NAMED = recordsOf("transformers.js", {
  "a description alone": files("README.md"),
  ...THINKING,
  "a prefix for summaries": {
    pipeline_tag: "summarization",
    config: { task_specific_params: { summarization: { prefix: "summarize: " } } },
  },
  "a prefix for translations": {
    pipeline_tag: "translation",
    tags: ["en", "fr", "ro"],
    config: { task_specific_params: { translation_en_to_ro: { prefix: "to Romanian: " } } },
  },
  ...Object.fromEntries(
    TASKS.map((pipeline_tag): [string, Fields] => [pipeline_tag, { pipeline_tag }]),
  ),
  "a chat": { pipeline_tag: "text-generation", tags: ["conversational"] },
  "a text of its own": exampleOf("text-classification", { text: "The room was quiet and clean." }),
  "a question of its own": {
    pipeline_tag: "question-answering",
    widgetData: [{ text: "When does the ferry leave?", context: "The ferry leaves at noon." }],
  },
  "labels of its own": {
    pipeline_tag: "zero-shot-classification",
    widgetData: [{ text: "The bill is wrong.", candidate_labels: "payment, delivery" }],
  },
  "a mask of its own": { pipeline_tag: "fill-mask", mask_token: "<mask>" },
  "many languages, NLLB": { id: "example-org/nllb-200", pipeline_tag: "translation" },
  "many languages, M2M100": { id: "example-org/m2m100_418M", pipeline_tag: "translation" },
  "many languages, mBART": { id: "example-org/mbart-large-50", pipeline_tag: "translation" },
  "speech, Whisper": { pipeline_tag: "automatic-speech-recognition", tags: ["whisper"] },
  "a voice, SpeechT5": { pipeline_tag: "text-to-speech", tags: ["speecht5"] },
  "a voice, Supertonic": { pipeline_tag: "text-to-speech", tags: ["supertonic"] },
  "weights for browsers and Node": {
    pipeline_tag: "fill-mask",
    ...files("config.json", "onnx/model.onnx", "onnx/model_quantized.onnx", "onnx/model_q4.onnx"),
  },
  "weights in the root": { pipeline_tag: "fill-mask", ...files("model.onnx") },
  "weights in parts": {
    pipeline_tag: "summarization",
    ...files("onnx/encoder_model.onnx", "onnx/decoder_model_merged.onnx"),
  },
  "a decoder in the format of older versions": {
    pipeline_tag: "text-generation",
    ...files("onnx/decoder_model.onnx", "onnx/decoder_with_past_model.onnx"),
  },
  "no weights": { pipeline_tag: "fill-mask", ...files("config.json") },
  "a list of a part of the files": {
    pipeline_tag: "fill-mask",
    tags: ["onnx"],
    ...files("model.safetensors"),
  },
  "speech of Kokoro": { pipeline_tag: "text-to-speech", tags: ["style_text_to_speech_2"] },
  "full weights alone": { pipeline_tag: "fill-mask", ...files("onnx/model.onnx") },
  "the image first": { pipeline_tag: "image-text-to-text", config: { model_type: "llava" } },
  "smaller weights alone": {
    pipeline_tag: "image-text-to-text",
    ...files("onnx/decoder_model_merged_q4.onnx", "onnx/embed_tokens_q4.onnx"),
  },
  "no task": {},
});

export default [
  ...NAMED,
  ...unnamed("transformers.js", {
    "by its owner": { id: "Xenova/otter", pipeline_tag: "feature-extraction" },
    "embeddings of the first token": { id: "Xenova/bge-otter", pipeline_tag: "feature-extraction" },
    "embeddings of the last token": named("onnx-community/otter-qwen3-ONNX", "feature-extraction"),
    "sounds instead of texts": named("onnx-community/dac_otter-ONNX", "feature-extraction"),
  }),
];
