// Computes the size of the KV cache: the keys and values that a language model stores for each token.
import { type Model, valueIn } from "hubsmith";
import type { Value, ValueObject } from "hubsmith/code";
import type { Bytes } from "./table.ts";

/** The size of a cache, and how it was computed. @internal */
export interface KvCache extends Bytes {
  readonly how: string;
}

// F16 is the default of the programs that run these models.
const BYTES = 2;

/** The cache for so many tokens: exact if the record has the dimensions, otherwise bounds by the number of weights. @internal */
export function kvCacheBytes(
  model: Model,
  tokens: number,
  weights: number | undefined,
): KvCache | undefined {
  const shape = shapeOf(model);
  if (shape === undefined) return weights === undefined ? undefined : guess(weights, tokens);
  const { layers, perLayer, formula, window } = shape;
  const max = layers * perLayer * BYTES * tokens;
  const min = window === undefined ? max : layers * perLayer * BYTES * Math.min(window, tokens);
  const how = `${tokens} tokens × ${layers} layers × ${formula} × ${BYTES} bytes`;
  return window === undefined || window >= tokens
    ? { min: max, max, how }
    : { min, max, how: `${how}; less in layers with a window of ${window} tokens` };
}

interface Shape {
  readonly layers: number;
  /** How many numbers one layer stores for a token. */
  readonly perLayer: number;
  readonly formula: string;
  /** The sliding window of some layers, in tokens. */
  readonly window?: number;
}

function shapeOf({ config, gguf }: Model): Shape | undefined {
  // Multimodal models nest the config of their language model.
  const parts = [config, valueIn(config, "text_config"), valueIn(config, "llm_config")];
  for (const part of parts) {
    const shape = part && inConfig(part);
    if (shape) return shape;
  }
  return gguf && inGguf(gguf);
}

function inConfig(config: Value): Shape | undefined {
  const read = (...names: readonly string[]): number | undefined => countIn(config, names);
  const layers = read("num_hidden_layers", "n_layer", "n_layers", "num_layers");
  const window = read("sliding_window");
  const latent = read("kv_lora_rank");
  const rope = read("qk_rope_head_dim");
  if (layers !== undefined && latent !== undefined && rope !== undefined)
    return { layers, perLayer: latent + rope, formula: `(${latent} latent + ${rope} rotated)` };
  const heads = read("num_attention_heads", "n_head", "n_heads");
  const width = read("hidden_size", "n_embd", "d_model");
  return withHeads({
    layers,
    kvHeads: read("num_key_value_heads") ?? heads,
    size: read("head_dim") ?? quotient(width, heads),
    window,
  });
}

// Keys are as in the file, with or without the architecture as prefix.
function inGguf(gguf: ValueObject): Shape | undefined {
  const read = (name: string): number | undefined => {
    const key = Object.keys(gguf).find(
      (candidate) => candidate === name || candidate.endsWith(`.${name}`),
    );
    return key === undefined ? undefined : countIn(gguf, [key]);
  };
  const heads = read("attention.head_count") ?? read("head_count");
  return withHeads({
    layers: read("block_count"),
    kvHeads: read("attention.head_count_kv") ?? read("head_count_kv") ?? heads,
    size: read("attention.key_length") ?? quotient(read("embedding_length"), heads),
    window: read("attention.sliding_window"),
  });
}

function withHeads(dimensions: {
  readonly layers: number | undefined;
  readonly kvHeads: number | undefined;
  readonly size: number | undefined;
  readonly window: number | undefined;
}): Shape | undefined {
  const { layers, kvHeads, size, window } = dimensions;
  if (layers === undefined || kvHeads === undefined || size === undefined) return undefined;
  return {
    layers,
    perLayer: 2 * kvHeads * size,
    formula: `2 (key and value) × ${kvHeads} heads × ${size}`,
    ...(window === undefined ? {} : { window }),
  };
}

// A model has about 12 × layers × width² weights, and width is about 128 × layers. A layer stores 2 × width numbers for a
// token; shared or compressed heads store down to a sixty-fourth of that.
function guess(weights: number, tokens: number): KvCache {
  const layers = Math.cbrt(weights / (12 * 128 ** 2));
  const max = Math.round(2 * layers * (128 * layers) * BYTES * tokens);
  return {
    min: Math.round(max / 64),
    max,
    how: `${tokens} tokens; the record has no dimensions, so these are bounds for this number of weights`,
  };
}

const MAX_COUNT = 10_000_000;

function countIn(object: Value, names: readonly string[]): number | undefined {
  for (const name of names) {
    const value = valueIn(object, name);
    if (typeof value === "number" && Number.isInteger(value) && value > 0 && value < MAX_COUNT)
      return value;
  }
  return undefined;
}

function quotient(whole: number | undefined, parts: number | undefined): number | undefined {
  return whole === undefined || parts === undefined || whole % parts !== 0
    ? undefined
    : whole / parts;
}
