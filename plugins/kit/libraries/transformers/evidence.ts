// What a record shows about its weights: the type of the model, and whether Transformers loads it.
import { type Model, textIn } from "hubsmith";
import { oncePer } from "#core/base/freeze";
import { hasTemplate, isNamedChat, templatesOf } from "../../tasks/chats.ts";
import { languagesIn } from "../../tasks/languages.ts";
import { filesOf, nameOf } from "../../tasks/record.ts";
import { EXPORTS, FORMATS, namesNoFormat } from "../weights.ts";
import { OTHERS, TYPES } from "./types.ts";

/** Ids of repositories in other formats. */
export const OTHER_FORMAT =
  /^Xenova\/|onnx|gguf|mlx|core-?ml|tflite|litert|openvino|rkllm|exl[23]/i;

const TASK_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(TYPES).flatMap(([task, types]) => [...types].map((type) => [type, task] as const)),
);

/** The type that config.json names, or the tag that the Hub adds after the formats. */
export const namedTypeOf: (model: Model) => string | undefined = oncePer(({ config, tags }) => {
  const first = tags.findIndex((tag) => FORMATS.has(tag));
  const isFormat = (tag: string): boolean => FORMATS.has(tag) || EXPORTS.has(tag);
  const tagged = first < 0 ? undefined : tags.slice(first).find((tag) => !isFormat(tag));
  return textIn(config, "model_type") ?? tagged;
});

/** The type of the model, if Transformers has it. */
export function modelTypeOf(model: Model): string | undefined {
  const type = namedTypeOf(model)?.replace("unlimited-ocr", "unlimited_ocr") ?? "";
  return TASK_OF.has(type) || OTHERS.has(type) ? type : undefined;
}

/** Is it of a type before chat templates, without one? Authors tag these as chats, which servers refuse or answer badly. */
export const isUntemplated = (model: Model): boolean =>
  templatesOf(model).length === 0 &&
  [textIn(model.gguf, "architecture") ?? namedTypeOf(model) ?? model.tags]
    .flat()
    .some((type) => /^gpt(?:2|j|_neo)$/.test(type));

/** Does its tokenizer split Japanese into words? Transformers installs what it needs for that as the extra "ja". */
export function splitsJapanese(model: Model): boolean {
  const named = textIn(model.config, "tokenizer_config", "tokenizer_class");
  if (named !== undefined) return named.startsWith("BertJapanese");
  if (languagesIn(model).join() !== "ja" || filesOf(model)?.includes("tokenizer.json"))
    return false;
  const type = modelTypeOf(model) ?? /(?<!\w)(?:distil)?bert(?!\w)/i.exec(nameOf(model))?.[0] ?? "";
  return ["bert", "distilbert", "electra"].includes(type.toLowerCase());
}

/** Is it Whisper? If no type is named, a tag is enough. */
export const isWhisper = (model: Model): boolean =>
  (namedTypeOf(model) ?? model.tags.find((tag) => tag === "whisper")) === "whisper";

/** The argument that Whisper's pipeline needs for recordings of more than 30 seconds. */
export const forLongAudio = (model: Model): { readonly return_timestamps?: true } =>
  isWhisper(model) && !lacksTimestamps(model) ? { return_timestamps: true } : {};

// Whisper finds its tokens for timestamps in a file that some old repositories do not have.
function lacksTimestamps(model: Model): boolean {
  const files = filesOf(model) ?? [];
  return files.includes("config.json") && !files.includes("generation_config.json");
}

/** Has the repository no weights? In complete records, the Hub adds a tag for each format after that of the library. */
export const hasNoWeights = (model: Model): boolean =>
  namesNoFormat(model) &&
  (model.pipeline_tag === "feature-extraction" ||
    model.tags.some((tag) => TASK_OF.has(tag) || OTHERS.has(tag)));

/** Does only the repository's own code load the model? */
export const needsCode = (model: Model): boolean =>
  OWN_CODE.test(model.id) ||
  OWN_VISION.test(model.id) ||
  (model.tags.includes("custom_code") && !ADOPTED.has(modelTypeOf(model) ?? ""));

// Their configs have the types of classes of Transformers, so that without their code other models would be built.
const OWN_CODE =
  /jina-(?:embeddings-v2|reranker-v[12]|bert-)|gte-(?:base|large)-en-v1\.5|gte-qwen2|nomic-embed-vision|nomic-embed.{0,60}moe|coderankembed|nemotron-nano-vl|efficient-dlm|yarn-(?:llama|mistral)/i;
const OWN_VISION = /ernie-4\.5-vl-424b/i;

/** Does the repository's code need Transformers 4? */
export const needsOldTransformers = ({ id }: Model): boolean =>
  OWN_CODE.test(id) || /jina-(?:embeddings-v3(?!-hf)|reranker-v3)/i.test(id);

// Types that had code in their repositories before Transformers had classes for them. Other types may be those of
// changed models: jina-embeddings-v2 has the type "bert", and its own code.
const ADOPTED: ReadonlySet<string> = new Set([
  "afmoe",
  "bitnet",
  "cohere_asr",
  "deepseek_v2",
  "deepseek_v3",
  "falcon",
  "hunyuan_v1_dense",
  "hunyuan_v1_moe",
  "jamba",
  "kimi_k25",
  "laguna",
  "minicpm3",
  "mimo_v2_flash",
  "minimax_m2",
  "minimax_m3_vl",
  "molmo2",
  "mpt",
  "nemotron_h",
  "nomic_bert",
  "paddleocr_vl",
  "phi3",
  "phimoe",
  "qwen3_5",
  "qwen3_5_moe",
  "step3p7",
  "tipsv2",
  "unlimited_ocr",
]);

/** The task of models of this type; undefined if they have several. */
export const taskOfType = (type: string): string | undefined => TASK_OF.get(type);

/** Is the model a chat? In a record that the Hub did not make, its name says so. */
export const isChat = (model: Model): boolean =>
  hasTemplate(model) || (!isFromHub(model) && !needsCode(model) && isNamedChat(nameOf(model)));

// The Hub adds the tag of a region to each model, and that of how it is based on another.
const isFromHub = ({ tags }: Model): boolean =>
  tags.some((tag) => tag.startsWith("region:") || tag.startsWith("base_model:quantized:"));

/** Is it a model for Sentence Transformers, in a record that does not name the library? */
export function isEmbedder(model: Model): boolean {
  const { id, pipeline_tag: task } = model;
  if (task === "sentence-similarity" || isContriever(model)) return true;
  return task === "feature-extraction" && EMBEDDER.test(id);
}

// Its class averages the vectors of tokens, as Sentence Transformers does by default.
const isContriever = (model: Model): boolean =>
  model.pipeline_tag === undefined &&
  (textIn(model.config, "architectures", 0) === "Contriever" || /contriever/i.test(nameOf(model)));

/** Does the model score pairs of texts? Older ones have the task of their class or of their base model. */
export function isReranker({ id, pipeline_tag: task }: Model): boolean {
  if (task === "text-ranking") return true;
  return /^(?:feature-extraction|text-classification)$/.test(task ?? "") && RERANKER.test(id);
}

const RERANKER = /rerank|cross-?encoder/i;

/** Is it a reranker that is a language model? It scores the answers of a prompt, which differs by model. */
export const isPrompted = (model: Model): boolean =>
  isReranker(model) &&
  (model.tags.includes("text-generation") ||
    textIn(model.config, "architectures", 0)?.endsWith("CausalLM") === true);

/** Does Sentence Transformers load the model, in a record that names Transformers first? */
export function isForSentences(model: Model): boolean {
  const { pipeline_tag: task = "", tags } = model;
  const isOfTags = tags.includes("transformers") && !tags.includes("sentence-transformers");
  const library = model.library_name ?? (isOfTags ? "transformers" : undefined);
  if (library !== "transformers" || isPrompted(model)) return false;
  const isNamed = tags.includes("sentence-transformers") && COMPARES.test(task);
  return isNamed || hasModules(model) || isEmbedder(model) || isReranker(model);
}

/** Does the repository's code have a method that ranks all passages at once? */
export const ranksItself = ({ id }: Model): boolean => /jina-reranker-v3/i.test(id);

const COMPARES =
  /^(?:feature-extraction|sentence-similarity|text-ranking|visual-document-retrieval)?$/;

// The names of families of text embedders.
const EMBEDDER =
  /(?:^|[-_/])(?:bge|clip-vit-b-32-multilingual|coderank|e5|gte|\w{0,40}embed(?:dings?)?|kalm|labse|mdbr-leaf|minilm|mpnet|ruri|sbert|simcse|stella|text2vec|uae|voyage)(?=[-_\d]|$)/i;

/** Has it the list of modules that Sentence Transformers reads? SetFit has one, too, with a classifier beside it. */
export function hasModules(model: Model): boolean {
  const files = filesOf(model) ?? [];
  return files.includes("modules.json") && !files.some((path) => path.startsWith("model_head."));
}

/** Is it an ONNX export, in a record that has only a name and a task? */
export const isOnnxExport = ({ id, tags }: Model): boolean =>
  tags.length === 0 && /[-_.]onnx/i.test(id) && !id.startsWith("onnx-community/");

// Are the weights of the repository ONNX files only, in a record that names no library for them?
const hasOnlyOnnx = ({ tags }: Model): boolean =>
  tags.includes("onnx") &&
  !tags.some(
    (tag) => FORMATS.has(tag) || ["transformers.js", "sentence-transformers"].includes(tag),
  );

/** Is it an ONNX export of a text embedder? */
export const isOnnxEmbedder = (model: Model): boolean =>
  (isOnnxExport(model) || hasOnlyOnnx(model)) &&
  (hasModules(model) ||
    (EMBEDDER.test(model.id) &&
      /^(?:feature-extraction|sentence-similarity)$/.test(model.pipeline_tag ?? "")));

/** Is the record incomplete, and does its id name no other format? */
export function isIncomplete(model: Model): boolean {
  const { id, config, siblings } = model;
  const hasOnlyTags = config === undefined && siblings === undefined;
  return !isFromHub(model) && hasOnlyTags && !OTHER_FORMAT.test(id);
}
