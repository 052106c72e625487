// What the files and tags of a repository say about its weights.
import { absent, type Absence, type Model } from "hubsmith";
import { oncePer } from "#core/base/freeze";
import { filesOf, nameOf } from "../tasks/record.ts";

/** The tags of weights that libraries of Python load. */
export const FORMATS: ReadonlySet<string> = new Set(["safetensors", "pytorch", "tf", "jax"]);

// Other formats that the Hub lists before the type.
export const EXPORTS: ReadonlySet<string> = new Set([
  "coreml",
  "gguf",
  "mlx",
  "onnx",
  "openvino",
  "rust",
  "tensorboard",
  "tflite",
]);

const WEIGHTS = /\.(safetensors|bin|h5|msgpack|pt)$/;

/** Has the repository no more than a description? */
export const hasOnlyText: (model: Model) => boolean = oncePer((model) => {
  const files = filesOf(model) ?? [];
  const isComplete = files.some((path) => /^(?:README\.md|\.gitattributes)$/.test(path));
  const isConfigured = isComplete && CONFIGURED.has(model.library_name ?? "");
  const isText = (path: string): boolean => TEXT.test(path) || (isConfigured && CONFIG.test(path));
  return files.length > 0 && files.every(isText);
});

// Libraries whose weights are never in files of configuration.
const CONFIGURED: ReadonlySet<string> = new Set([
  "diffusers",
  "peft",
  "sentence-transformers",
  "transformers",
]);
const CONFIG =
  /(?:^|\/)(?:\w*config|added_tokens|chat_template|merges|model_index|modules|special_tokens_map|spiece|tokenizer|vocab)\.(?:jinja|json|model|txt)$/;

const TEXT =
  /(?:^|\/)(?:\.git(?:attributes|ignore)|licen[cs]e[^/]*|[^/]+\.(?:gif|jpe?g|md|pdf|png|svg|txt|webp))$/i;

/** Why a repository without weights is not loaded. */
export const ONLY_TEXT: Absence = absent({
  code: "no-weights",
  reason: "The repository has no weights.",
  fix: "Use a model of the card's links.",
});

/** The files of an adapter. */
export const ADAPTER = /(?:^|\/)adapter_(?:config\.json|model\.(?:safetensors|bin))$/;

/** Has the repository the files of an adapter, and no model? */
export function hasAdapter(model: Model): boolean {
  const files = filesOf(model) ?? [];
  return files.some((path) => ADAPTER.test(path)) && !files.includes("config.json");
}

/** Does a tag say that it is an adapter of another model? */
export const hasAdapterTag = ({ tags }: Model): boolean =>
  tags.some((tag) => tag.startsWith("base_model:adapter:"));

/** The programs of a library, for repositories with more than a description. */
export const withWeights =
  <T>(print: (model: Model) => T) =>
  (model: Model): T | Absence =>
    hasOnlyText(model) ? ONLY_TEXT : print(model);

/** Are the weights of the repository GGUF files only? */
export function hasOnlyGguf(model: Model): boolean {
  const files = filesOf(model);
  if (files?.some((path) => path.endsWith(".gguf")))
    return !files.some((path) => WEIGHTS.test(path));
  const isNamed = /[-_]gguf$/i.test(model.id);
  return model.tags.includes("gguf") && (isNamed || !model.tags.some((tag) => FORMATS.has(tag)));
}

/** Why a library that reads no GGUF files does not load the model. */
export const ONLY_GGUF: Absence = absent({
  code: "only-gguf",
  reason: "The repository has GGUF files only.",
  fix: "Use a library that loads GGUF.",
});

/** Has it last layers that the class of its task does not have, and would replace by random ones? */
export const hasOtherHead = (model: Model): boolean => OTHER_HEAD.test(nameOf(model));

const OTHER_HEAD =
  /^wav2vec2-(?:(?:base|large)-vi-vlsp2020|lg-xlsr-en-speech-emotion-recognition)(?=[-_]|$)/i;

/** Does a whole record, whose first tag is Transformers, name no format of weights? The Hub adds the formats of all files. */
export const namesNoFormat = ({ tags, siblings, lastModified }: Model): boolean =>
  siblings === undefined &&
  tags[0] === "transformers" &&
  (lastModified !== undefined || tags.some((tag) => tag.startsWith("region:"))) &&
  !tags.some((tag) => FORMATS.has(tag) || EXPORTS.has(tag));
