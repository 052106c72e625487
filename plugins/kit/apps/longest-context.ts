// The longest context that a model supports, in tokens. Servers refuse to start with a longer one.
import { type Model, valueIn } from "hubsmith";
import type { Value } from "hubsmith/code";
import { namedTypeOf } from "../libraries/transformers/evidence.ts";

/** The longest context of a model, by its record or its architecture; infinite if unknown. @internal */
export function longestContext(model: Model): number {
  const { config, gguf, id, tags } = model;
  const parts = [config, valueIn(config, "text_config"), valueIn(config, "llm_config")];
  const stated = [valueIn(gguf, "context_length"), ...parts.flatMap(statedIn)];
  const known = stated.find((tokens) => typeof tokens === "number" && tokens > 0);
  if (typeof known === "number") return known;
  const names = [id, ...tags].join(" ").toLowerCase();
  const family = FAMILIES.find(([pattern]) => pattern.test(names));
  return family?.[1] ?? OF_TYPE.get(namedTypeOf(model) ?? "") ?? Infinity;
}

const statedIn = (config: Value | undefined): readonly (Value | undefined)[] =>
  ["max_position_embeddings", "n_positions"].map((name) => valueIn(config, name));

// Architectures whose models all have this context, or a shorter one.
const OF_TYPE: ReadonlyMap<string, number> = new Map([
  ["biogpt", 1024],
  ["codegen", 2048],
  ["falcon", 2048],
  ["gemma", 8192],
  ["gemma2", 8192],
  ["gpt2", 1024],
  ["gpt_bigcode", 8192],
  ["gpt_neo", 2048],
  ["gpt_neox", 2048],
  ["gptj", 2048],
  ["olmo2", 4096],
  ["opt", 2048],
  ["phi", 2048],
  ["starcoder2", 16_384],
  ["xglm", 2048],
]);

// Models of the type "llama", which has no common length, and exceptions.
const FAMILIES: readonly (readonly [RegExp, number])[] = [
  [/cerebras-gpt/, 2048],
  [/tinyllama/, 2048],
  [/\bllama-?2(?!.*(?:32k|long|yarn))/, 4096],
];
