// Models that no provider can be called for: their weights are for the user's own machine, if the record names no provider;
// or the API of their task does not take their input.
import { absent, type Absence, type Model } from "hubsmith";
import { oncePer } from "#core/base/freeze";
import { isMlx } from "../libraries/mlx-weights.ts";
import {
  FORMATS,
  hasAdapter,
  hasAdapterTag,
  hasOnlyText,
  hasOtherHead,
  namesNoFormat,
  ONLY_TEXT,
} from "../libraries/weights.ts";
import { asksAboutPages } from "../samples/pictures.ts";
import { nameOf, typesOf } from "../tasks/record.ts";

/** Why no provider can be called for a model; undefined if one may. */
export function refuseUncallable(model: Model): Absence | undefined {
  const isEmbedder = model.pipeline_tag === "feature-extraction";
  if (hasOnlyText(model) || (isEmbedder && namesNoFormat(model))) return ONLY_TEXT;
  const format = refuseLocalFormat(model);
  if (format !== undefined)
    return absent({
      code: "local-format",
      reason: `No provider hosts ${format}.`,
      fix: "Run it with its library, or choose the model that it was made from.",
    });
  return refuseMisfit(model);
}

/** The format of a model whose weights are for programs of their own, as in "GGUF files"; undefined for others. */
export const refuseLocalFormat: (model: Model) => string | undefined = oncePer(
  (model) => LOCAL_FORMATS.find(({ isIn }) => isIn(model))?.label,
);

/** Why the API of its task cannot call a model; undefined if it can. */
export function refuseMisfit(model: Model): Absence | undefined {
  const misfit = MISFITS.find(({ tasks, isOf }) => {
    return tasks.includes(model.pipeline_tag ?? "") && isOf(model);
  });
  if (misfit === undefined) return undefined;
  return absent({
    code: "other-input",
    reason: misfit.reason,
    fix: "Run it with its library.",
  });
}

interface Format {
  readonly label: string;
  isIn(model: Model): boolean;
}

const LOCAL_FORMATS: readonly Format[] = [
  {
    label: "GGUF files",
    isIn: (model) =>
      isFrom(model, "gguf", "ggml", "llama.cpp", "llama-cpp", "llama-cpp-python") ||
      /-gguf$/i.test(model.id) ||
      (model.tags.includes("gguf") && !model.tags.includes("safetensors")),
  },
  {
    label: "weights for MLX",
    isIn: isMlx,
  },
  {
    label: "adapters of another model",
    isIn: (model) =>
      isFrom(model, "peft", "adapter-transformers") ||
      (!model.tags.includes("diffusers") &&
        /text-generation|^$/.test(model.pipeline_tag ?? "") &&
        (hasAdapter(model) || hasAdapterTag(model))),
  },
  { label: "weights for ZeroModels", isIn: (model) => isFrom(model, "zeromodels") },
  {
    label: "files for ComfyUI",
    isIn: ({ tags, library_name: library }) =>
      tags.some((tag) => /^comfyui$/i.test(tag)) &&
      (library !== "diffusers" || !tags.some((tag) => /^(?:diffusers:|lora$)/i.test(tag))),
  },
  {
    label: "ONNX exports",
    isIn: (model) => (model.tags.includes("onnx") || ONNX.test(model.id)) && !isServable(model),
  },
  {
    label: "weights in this format",
    isIn: (model) =>
      isFrom(model, ...LOCAL) ||
      /executorch/i.test(model.id) ||
      model.tags.some((tag) => /^(?:exl[23]|openvino-export|cmf)/i.test(tag)) ||
      // An export beside the usual weights changes nothing.
      (model.tags.some((tag) => /^(?:openvino|tflite)$/.test(tag)) && !isServable(model)),
  },
];

// Owners and names of exports, in records without tags.
const ONNX = /^(?:onnx-community|Xenova)\/|[-_.]onnx(?![a-z])/i;

// Libraries with a format of their own, for devices or for one machine.
const LOCAL = [
  "aneforge",
  "coreai",
  "coreml",
  "coremltools",
  "ctranslate2",
  "diffusionkit",
  "executorch",
  "exllamav2",
  "exllamav3",
  "keras-hub",
  "kernels",
  "litert",
  "litert-lm",
  "mlc-llm",
  "mobilint",
  "openasr",
  "openvino",
  "paddlenlp",
  "paddleocr",
  "rkllm",
  "tflite",
  "unity-sentis",
  "whisperkit",
];

interface Misfit {
  readonly tasks: readonly string[];
  isOf(model: Model): boolean;
  readonly reason: string;
}

const EMBEDDING = ["feature-extraction", "sentence-similarity"];

const SEEING = [
  "depth-estimation",
  "image-classification",
  "image-feature-extraction",
  "image-segmentation",
  "image-to-text",
  "object-detection",
  "video-classification",
  "zero-shot-image-classification",
  "zero-shot-object-detection",
];

const MISFITS: readonly Misfit[] = [
  {
    tasks: EMBEDDING,
    isOf: (model) => typesOf(model).some((type) => HEARS.test(type)),
    reason: "The API of the task takes texts, and this model takes recordings.",
  },
  {
    tasks: SEEING,
    isOf: (model) => typesOf(model).some((type) => HEARS.test(type) || type === "whisper"),
    reason: "The API of the task takes images, and this model takes recordings.",
  },
  {
    tasks: EMBEDDING,
    isOf: (model) => isFrom(model, "braindecode"),
    reason: "The API of the task takes texts, and this model takes signals.",
  },
  {
    tasks: EMBEDDING,
    isOf: ({ id, tags }) =>
      /[/-](?:bm25|splade)\b/i.test(id) ||
      tags.some((tag) => /^(?:sparse-encoder|splade|colbert|multi-vector|pylate)$/i.test(tag)),
    reason: "The API of the task returns one vector for a text, and this model has another kind.",
  },
  {
    tasks: ["automatic-speech-recognition"],
    isOf: ({ id, tags }) =>
      tags.includes("speaker-diarization") ||
      tags.includes("pyannote-audio-pipeline") ||
      /diari[sz]ation/i.test(id),
    reason: "This model finds speakers, and does not transcribe.",
  },
  {
    tasks: ["text-classification", ...EMBEDDING],
    isOf: ({ id, tags }) =>
      /rerank|cross-?encoder/i.test(id) ||
      tags.some((tag) => /^(?:reranker|cross-encoder)$/.test(tag)),
    reason: "The API of the task takes one text, and this model compares two.",
  },
  {
    tasks: ["audio-classification"],
    isOf: (model) => typesOf(model).includes("clap"),
    reason: "The API of the task does not accept labels, and this model needs them.",
  },
  {
    tasks: ["audio-classification"],
    isOf: (model) =>
      typesOf(model).includes("wav2vec2") && /-(?:age-gender|msp-dim)(?=-|$)/i.test(nameOf(model)),
    reason: "The API of the task returns labels, and this model has none.",
  },
  {
    tasks: ["audio-classification", "automatic-speech-recognition"],
    isOf: hasOtherHead,
    reason:
      "Services load it with Transformers, which does not have the last layers of this model.",
  },
  {
    tasks: ["image-classification"],
    isOf: (model) => isFrom(model, "birder") && /[-_](?:siglip|clip|mim)(?![a-z])/i.test(model.id),
    reason: "The API of the task returns classes, and this model is an encoder without classes.",
  },
  {
    tasks: ["image-to-image", "text-to-video"],
    isOf: ({ id }) => /face-?(?:id|swap)|reference-depth/i.test(id),
    reason: "The API of the task does not accept the reference image that this model needs.",
  },
  {
    tasks: ["audio-to-audio"],
    isOf: ({ id, tags }) => /bigvgan|hifi-?gan|vocoder|vocos/i.test([id, ...tags].join(" ")),
    reason: "The API of the task takes recordings, and this model takes spectrograms.",
  },
  {
    tasks: ["image-to-text"],
    isOf: asksAboutPages,
    reason: "The API of the task does not accept a question, and this model needs one.",
  },
  {
    tasks: ["image-text-to-image"],
    isOf: (model) => typesOf(model).includes("diffusers:QwenImageLayeredPipeline"),
    reason: "The API of the task returns one image, and this model returns several layers.",
  },
  {
    tasks: ["image-text-to-video", "image-to-video"],
    isOf: (model) => typesOf(model).some((type) => /^diffusers:MatrixGame/i.test(type)),
    reason: "The API of the task does not accept actions, and this model needs them.",
  },
  {
    tasks: ["tabular-classification", "tabular-regression"],
    isOf: (model) =>
      isFrom(model, "autogluon", "flextab", "sap-rpt-1-oss", "tabpfn") ||
      /mitra|tabicl|tabpfn/i.test(model.id),
    reason: "The API of the task does not accept labeled rows, and this model learns from them.",
  },
  {
    tasks: ["tabular-classification", "tabular-regression"],
    isOf: ({ tags, widgetData }) =>
      widgetData === undefined && tags.some((tag) => /^(?:forecasting|time-series)$/.test(tag)),
    reason: "The record does not show which series this model reads.",
  },
  {
    tasks: ["automatic-speech-recognition"],
    isOf: ({ id }) => /align/i.test(id),
    reason: "The API of the task does not accept text to align, and this model needs it.",
  },
  {
    tasks: ["zero-shot-image-classification"],
    isOf: ({ id }) => /pick-?score/i.test(id),
    reason: "The API of the task takes one image, and this model compares several.",
  },
  {
    tasks: ["text-classification"],
    isOf: ({ id, tags }) => /[-_]reward(?![a-z])/i.test(id) || tags.includes("reward-model"),
    reason: "The API of the task takes one text, and this model scores a conversation.",
  },
  {
    tasks: ["text-classification"],
    isOf: ({ tags }) => tags.includes("turn-detection"),
    reason:
      "The API of the task returns classes, and this model returns a probability of the next token.",
  },
  {
    tasks: ["token-classification"],
    isOf: (model) => typesOf(model).includes("layoutlmv3"),
    reason: "The API of the task takes texts, and this model takes boxes of a page.",
  },
  {
    tasks: ["image-segmentation"],
    isOf: (model) => typesOf(model).includes("clipseg"),
    reason: "The API of the task does not accept text, and this model needs one.",
  },
];

const HEARS =
  /^(?:audio-spectrogram-transformer|clap|dac|data2vec-audio|encodec|hubert|mimi|sew|unispeech|wav2vec2|wavlm)(?:-|$)/;

const isFrom = ({ library_name: name = "" }: Model, ...libraries: readonly string[]): boolean =>
  libraries.includes(name.toLowerCase());

const isServable = ({ tags }: Model): boolean => tags.some((tag) => FORMATS.has(tag));
