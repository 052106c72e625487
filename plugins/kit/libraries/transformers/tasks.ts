// The tasks of Transformers: the input, the class, and how the output is used.
import { type Model, textIn, valueIn } from "hubsmith";
import { python } from "hubsmith/code";
import { example, typesOf } from "../../tasks/record.ts";
import * as samples from "../../tasks/sample-inputs.ts";
import { asksAboutPages, textsFor } from "../../tasks/sample-texts.ts";
import { modelTypeOf, taskOfType } from "./evidence.ts";
import { codesOf, prefixOf, textToTranslate } from "../../tasks/translation.ts";
import { askedOf, labelsFor, requestFor, type Task, tableOf, UNKNOWN } from "./task.ts";

/** The definition of a task, by default the model's. */
export const taskOf = (model: Model, id: string = taskIdOf(model)): Task =>
  (Object.hasOwn(TASKS, id) && TASKS[id]) || UNKNOWN;

// The name of an instruction model is often in the ids of models that were fine-tuned for one task.
const followsInstructions = ({ id, tags }: Model): boolean =>
  /flan|instruct/i.test(id) && !tags.some((tag) => tag.startsWith("base_model:finetune:"));

/** The id of the model's task; without one, that of its class, its architecture or its tags. */
export function taskIdOf(model: Model): string {
  const { pipeline_tag: own = "other", tags } = model;
  const usual = taskOfType(modelTypeOf(model) ?? "");
  // Some models that only write keep the task of the larger model that they are a part of.
  if (own === "image-text-to-text" && usual === "text-generation") return usual;
  if (own !== "other") return rewritesAsCausal(model, own) ? "text-generation" : own;
  const [architecture = ""] = [valueIn(model.config, "architectures") ?? []].flat().map(String);
  const found = [
    textIn(model.transformersInfo, "pipeline_tag") ?? "",
    ARCHITECTURES.find(([pattern]) => pattern.test(architecture))?.[1] ?? "",
    ...tags.filter((tag) => tag !== "feature-extraction"),
    tags.includes("text-generation-inference") ? "text-generation" : "",
    usual ?? "",
  ].find((id) => Object.hasOwn(TASKS, id));
  return found ?? own;
}

// Language models also translate and summarize; the Hub tags them by their class.
const rewritesAsCausal = ({ config, tags }: Model, id: string): boolean =>
  TASKS[id]?.head === REWRITES.head &&
  !tags.includes("text2text-generation") &&
  (tags.some((tag) => CAUSAL_TAGS.has(tag)) ||
    /CausalLM$|LMHeadModel$/.test(textIn(config, "architectures", 0) ?? ""));

const CAUSAL_TAGS: ReadonlySet<string> = new Set([
  "conversational",
  "image-text-to-text",
  "text-generation",
]);

// By the ends of the names of classes. A model for conditional generation may also speak, hear or see.
const ARCHITECTURES: readonly (readonly [pattern: RegExp, task: string])[] = [
  [/ForCausalLM$|LMHeadModel$/, "text-generation"],
  [/ForSequenceClassification$/, "text-classification"],
  [/ForTokenClassification$/, "token-classification"],
  [/ForQuestionAnswering$/, "question-answering"],
  [/ForMaskedLM$/, "fill-mask"],
  [/ForImageClassification$/, "image-classification"],
  [/ForObjectDetection$/, "object-detection"],
  [/ForCTC$|^Whisper\w+Generation$/, "automatic-speech-recognition"],
  [
    /(?:T5|Bart|Pegasus|M2M100|Blenderbot|LED)ForConditionalGeneration$|^MarianMTModel$/,
    "text2text-generation",
  ],
];

const NO_PIPELINE: Partial<Task> = { hasNoPipeline: true };

const HEARS: Task = {
  takes: "audio",
  note: "The recording is read by the program ffmpeg, which must be installed.",
};

const GENERATED: Partial<Task> = { shows: python`print(result[0]["generated_text"])` };

const TENSOR: Partial<Task> = {
  asks: (sample) => python.args([sample], { return_tensors: true }),
  shows: python`print(result.shape)`,
};

const SPEAKS: Task = {
  takes: "text",
  head: "TextToWaveform",
  isOnlyPipeline: true,
  packages: ["soundfile"],
  shows: python`
    ${python.requires("soundfile")}
    soundfile.write("sound.wav", result["audio"].T, result["sampling_rate"])
  `,
};

const ABOUT_IMAGE: Partial<Task> = {
  ...GENERATED,
  asks: (images, model) => python.args([], { images, text: askedOf("image", model) }),
  beside: (model) => ({ text: askedOf("image", model) }),
};

const TAKES_MESSAGES: Partial<Task> = { takesMessages: () => true };

// Types of models for images and text, among the models that describe images.
const VISION_LANGUAGE =
  /_vl|vl_|vlm|_ocr|docling|llava|^(?:gemma[34]|glm4v|qwen3_5|(?:idefics[23]|internvl|mistral3|mllama)$)/;

const REWRITES: Task = { takes: "text", head: "Seq2SeqLM", ...NO_PIPELINE };

function among(...labels: readonly string[]): Partial<Task> {
  return {
    asks: (sample, model) => python.args([sample], { candidate_labels: labelsFor(model, labels) }),
  };
}

// Types of models for panoptic segmentation, which also find the single objects.
const UNIVERSAL = /mask2former|maskformer|oneformer|eomt/;

// The class that has the model's architecture; custom code is loaded by the name in config.json.
function segmenter(model: Model): string {
  const [architecture = ""] = [valueIn(model.config, "architectures") ?? []].flat().map(String);
  const clues = [architecture, model.id, ...typesOf(model)].join(" ").toLowerCase();
  if (UNIVERSAL.test(clues)) return "UniversalSegmentation";
  if (/rf[-_]?detr/.test(clues)) return "InstanceSegmentation";
  if (/\bdetr|detrfor/.test(clues) || model.tags.includes("custom_code"))
    return "ImageSegmentation";
  return "SemanticSegmentation";
}

const TASKS: Readonly<Record<string, Task>> = {
  "any-to-any": { takes: "image", head: "MultimodalLM", ...ABOUT_IMAGE, ...TAKES_MESSAGES },
  "audio-classification": { ...HEARS, head: "AudioClassification" },
  "audio-text-to-text": {
    takes: "audio",
    head: "MultimodalLM",
    packages: ["soundfile", "soxr"],
    ...NO_PIPELINE,
    ...TAKES_MESSAGES,
  },
  "automatic-speech-recognition": {
    ...HEARS,
    head: "SpeechSeq2Seq",
    shows: python`print(result["text"])`,
  },
  "depth-estimation": {
    takes: "image",
    head: "DepthEstimation",
    shows: python`result["depth"].save("depth.png")`,
  },
  "document-question-answering": {
    takes: "image",
    head: "DocumentQuestionAnswering",
    isOnlyPipeline: true,
    sample: () => samples.DOCUMENT,
    packages: ["pytesseract"],
    note: "The page is read by the program tesseract, which must be installed.",
    asks: (page, model) => python.args([page], { question: askedOf("document", model) }),
  },
  "feature-extraction": { takes: "text", sample: (model) => textsFor(model).opinion, ...TENSOR },
  "fill-mask": { takes: "text", head: "MaskedLM" },
  "image-classification": { takes: "image", head: "ImageClassification" },
  "image-feature-extraction": { takes: "image", ...TENSOR },
  "image-segmentation": { takes: "image", head: "ImageSegmentation", headOf: segmenter },
  "image-text-to-text": {
    takes: "image",
    head: "ImageTextToText",
    ...ABOUT_IMAGE,
    ...TAKES_MESSAGES,
  },
  "image-to-image": { takes: "image", head: "ImageToImage", ...NO_PIPELINE },
  "image-to-text": {
    takes: "image",
    head: "ImageTextToText",
    ...NO_PIPELINE,
    beside: (model) => (asksAboutPages(model) ? { text: askedOf("image", model) } : {}),
    takesMessages: (model) => typesOf(model).some((type) => VISION_LANGUAGE.test(type)),
  },
  "mask-generation": {
    takes: "image",
    head: "MaskGeneration",
    isOnlyPipeline: true,
    shows: python`print(len(result["masks"]))`,
  },
  "object-detection": { takes: "image", head: "ObjectDetection" },
  "question-answering": {
    takes: "text",
    head: "QuestionAnswering",
    sample: (model) => textsFor(model).newsQuestion,
    beside: (model) => ({ text_pair: example(model, "context") ?? textsFor(model).news }),
    ...NO_PIPELINE,
  },
  "sentence-similarity": {
    takes: "text",
    sample: (model) => textsFor(model).opinion,
    ...NO_PIPELINE,
  },
  summarization: {
    ...REWRITES,
    before: (model) =>
      textIn(model.config, "task_specific_params", "summarization", "prefix") ?? "",
    sample: (model) => textsFor(model).news,
  },
  "table-question-answering": {
    takes: "table",
    head: "TableQuestionAnswering",
    packages: ["pandas"],
    asks: (_, model) => python.args([], tableOf(model)),
  },
  "text-classification": {
    takes: "text",
    head: "SequenceClassification",
    sample: (model) => textsFor(model).opinion,
  },
  "text-generation": {
    takes: "text",
    head: "CausalLM",
    sample: (model) => requestFor(model) ?? textsFor(model).beginning,
    asks: (text) => python.args([text], { max_new_tokens: 40 }),
    ...GENERATED,
  },
  "text-ranking": {
    takes: "text",
    head: "SequenceClassification",
    ...NO_PIPELINE,
  },
  "text-to-audio": { ...SPEAKS, sample: () => samples.MUSIC },
  "text-to-speech": { ...SPEAKS, sample: (model) => textsFor(model).spoken },
  "text2text-generation": {
    ...REWRITES,
    sample: (model) =>
      followsInstructions(model) ? samples.INSTRUCTION : textsFor(model).sentences[0],
  },
  "token-classification": {
    takes: "text",
    head: "TokenClassification",
    sample: (model) => textsFor(model).names,
  },
  translation: { ...REWRITES, before: prefixOf, codes: codesOf, sample: textToTranslate },
  "video-classification": { takes: "video", head: "VideoClassification" },
  "video-text-to-text": {
    takes: "video",
    head: "MultimodalLM",
    ...NO_PIPELINE,
    ...TAKES_MESSAGES,
  },
  "visual-question-answering": {
    takes: "image",
    head: "VisualQuestionAnswering",
    beside: (model) => ({ text: askedOf("image", model) }),
    ...NO_PIPELINE,
  },
  "zero-shot-audio-classification": { ...HEARS, ...among("speech", "birdsong") },
  "zero-shot-classification": {
    takes: "text",
    head: "SequenceClassification",
    isOnlyPipeline: true,
    sample: (model) => textsFor(model).complaint,
    ...among(...samples.TOPICS),
  },
  "zero-shot-image-classification": {
    takes: "image",
    head: "ZeroShotImageClassification",
    beside: (model) => ({ text: labelsFor(model, samples.SIGHTS), padding: true }),
    ...among(...samples.SIGHTS),
  },
  "zero-shot-object-detection": {
    takes: "image",
    head: "ZeroShotObjectDetection",
    beside: (model) => ({ text: [labelsFor(model, samples.PARTS)] }),
    ...among(...samples.PARTS),
  },
};
