// What a record shows about its weights: the type of the model, and whether Transformers loads it.
import { absent, type Absence, type Model, textIn } from "hubsmith";
import { filesOf } from "../../tasks/record.ts";
import { OTHERS, SEEING, WRITING } from "./types.ts";

const FORMATS: ReadonlySet<string> = new Set(["safetensors", "pytorch", "tf", "jax"]);
/** Ids of repositories in other formats. */
export const OTHER_FORMAT =
  /^Xenova\/|onnx|gguf|mlx|core-?ml|tflite|litert|openvino|rkllm|exl[23]/i;
const WEIGHTS = /\.(safetensors|bin|h5|msgpack|pt)$/;

/** The type of the model, if Transformers has it: that of config.json, or the tag that the Hub adds after the formats. */
export function modelTypeOf({ config, tags }: Model): string | undefined {
  const first = tags.findIndex((tag) => FORMATS.has(tag));
  const tagged = first < 0 ? undefined : tags.slice(first).find((tag) => !FORMATS.has(tag));
  const type = textIn(config, "model_type") ?? tagged ?? "";
  return SEEING.has(type) || WRITING.has(type) || OTHERS.has(type) ? type : undefined;
}

/** Does only the repository's own code load the model? */
export const needsCode = (model: Model): boolean =>
  OWN_CODE.test(model.id) ||
  (model.tags.includes("custom_code") && !ADOPTED.has(modelTypeOf(model) ?? ""));

// Their configs have the types "bert" and "nomic_bert", so that without their code other models would be built.
const OWN_CODE = /jina-embeddings-v2|jina-reranker-v1|nomic-embed.*moe/i;

/** Does the repository's code need Transformers 4? */
export const needsOldTransformers = (model: Model): boolean => OWN_CODE.test(model.id);

// Types that had code in their repositories before Transformers had classes for them. Other types may be those of
// changed models: jina-embeddings-v2 has the type "bert", and its own code.
const ADOPTED: ReadonlySet<string> = new Set([
  "bitnet",
  "deepseek_v2",
  "deepseek_v3",
  "falcon",
  "jamba",
  "minimax_m2",
  "mpt",
  "nemotron_h",
  "nomic_bert",
  "phi3",
  "phimoe",
  "qwen3_5",
  "qwen3_5_moe",
]);

/** The task of models of this type; undefined if they have several. */
export function taskOfType(type: string): string | undefined {
  if (SEEING.has(type)) return "image-text-to-text";
  return WRITING.has(type) ? "text-generation" : undefined;
}

/** Are the weights of the repository GGUF files only? */
export function hasOnlyGguf(model: Model): boolean {
  const files = filesOf(model);
  if (files?.some((path) => path.endsWith(".gguf")))
    return !files.some((path) => WEIGHTS.test(path));
  return model.tags.includes("gguf") && !model.tags.some((tag) => FORMATS.has(tag));
}

/** Is it a model for Sentence Transformers, in a record that does not name the library? */
export function isEmbedder(model: Model): boolean {
  const { id, pipeline_tag: task } = model;
  if (task === "sentence-similarity") return true;
  return task === "feature-extraction" && EMBEDDER.test(id);
}

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
  return isNamed || isEmbedder(model) || isReranker(model);
}

/** Does the repository's code have a method that ranks all passages at once? */
export const ranksItself = ({ id }: Model): boolean => /jina-reranker-v3/i.test(id);

const COMPARES =
  /^(?:feature-extraction|sentence-similarity|text-ranking|visual-document-retrieval)?$/;

// The names of families of text embedders.
const EMBEDDER =
  /(?:^|[-_/])(?:bge|clip-vit-b-32-multilingual|coderank|e5|gte|\w{0,40}embed(?:dings?)?|kalm|labse|mdbr-leaf|minilm|mpnet|ruri|sbert|simcse|stella|text2vec|uae|voyage)(?=[-_\d]|$)/i;

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
  EMBEDDER.test(model.id) &&
  /^(?:feature-extraction|sentence-similarity)$/.test(model.pipeline_tag ?? "");

/** Why a library that reads no GGUF files does not load the model. */
export const ONLY_GGUF: Absence = absent({
  code: "only-gguf",
  reason: "The repository has GGUF files only.",
  fix: "Use a library that loads GGUF.",
});

/** Is the record incomplete, and does its id name no other format? The Hub adds the tag of a region to each model. */
export function isIncomplete({ id, tags, config, siblings }: Model): boolean {
  const isFromHub = tags.some((tag) => tag.startsWith("region:"));
  return !isFromHub && config === undefined && siblings === undefined && !OTHER_FORMAT.test(id);
}
