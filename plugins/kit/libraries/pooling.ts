// Which token's vector represents a string: the pooling that an embedder was trained with.
import { type Model, textIn } from "hubsmith";
import { hasModules } from "./transformers/evidence.ts";

/** How the vectors of tokens become one vector. */
export type Pooling = "cls" | "last" | "mean";

const FAMILIES: readonly (readonly [RegExp, Pooling])[] = [
  [/nv-embed|nemotron/i, "mean"],
  [/qwen|harrier|e5-mistral|gemma-?2(?!\d|b)/i, "last"],
  [/bge-|mxbai-|arctic-embed|granite-embedding|gte-(?:modernbert|[\w-]{1,40}-v1\.5)/i, "cls"],
  [/minilm|e5-|mpnet|nomic-embed|embedding-?gemma|gte-|gtr-/i, "mean"],
];

/** The pooling of an embedder's family; undefined if its name tells none. */
export const namedPooling = ({ id }: Model): Pooling | undefined =>
  FAMILIES.find(([pattern]) => pattern.test(id))?.[1];

/** The pooling of a GGUF embedder, by its family or its architecture. Its metadata has it, but not in all files. */
export function ggufPooling(model: Model): Pooling | undefined {
  const named = namedPooling(model);
  const architecture = textIn(model.gguf, "architecture") ?? "";
  if (named !== undefined) return named;
  if (/bert/.test(architecture)) return "mean";
  return /^(?:qwen|llama|gemma2|mistral)/.test(architecture) ? "last" : undefined;
}

/** Does the model have the files of Sentence Transformers, which name its pooling? */
export const hasPooling = (model: Model): boolean =>
  model.library_name === "sentence-transformers" ||
  model.tags.includes("sentence-transformers") ||
  hasModules(model);
