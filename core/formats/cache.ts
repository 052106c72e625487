// The memory that a model of language keeps for each token it has read: keys and values of every layer.
import type { Value, ValueObject } from "../code/value.ts";
import { valueIn } from "../model/json.ts";
import type { Model } from "../model/model.ts";
import type { Bytes } from "./size.ts";

/** The memory of a context, and how it was found. @internal */
export interface Cache extends Bytes {
  readonly how: string;
}

// Keys and values are kept in F16 unless the program is told otherwise.
const BYTES = 2;

/** The cache for so many tokens: exact where the record has the dimensions, and else bounds by its number of weights. @internal */
export function cacheOf(
  model: Model,
  tokens: number,
  weights: number | undefined,
): Cache | undefined {
  const shape = shapeOf(model);
  if (shape === undefined) return weights === undefined ? undefined : guessed(weights, tokens);
  const { layers, perLayer, says, window } = shape;
  const most = layers * perLayer * BYTES * tokens;
  const least = window === undefined ? most : layers * perLayer * BYTES * Math.min(window, tokens);
  const how = `${tokens} tokens × ${layers} layers × ${says} × ${BYTES} bytes`;
  return window === undefined || window >= tokens
    ? { least: most, most, how }
    : { least, most, how: `${how}; less in layers that look back ${window} tokens only` };
}

interface Shape {
  readonly layers: number;
  /** The numbers that one layer keeps for a token. */
  readonly perLayer: number;
  readonly says: string;
  /** How far some layers look back at most. */
  readonly window?: number;
}

function shapeOf({ config, gguf }: Model): Shape | undefined {
  // A model that sees has the dimensions of its language in a part of its config.
  const parts = [config, valueIn(config, "text_config"), valueIn(config, "llm_config")];
  for (const part of parts) {
    const found = part && inConfig(part);
    if (found) return found;
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
    return { layers, perLayer: latent + rope, says: `(${latent} latent + ${rope} rotated)` };
  const heads = read("num_attention_heads", "n_head", "n_heads");
  const width = read("hidden_size", "n_embd", "d_model");
  return withHeads({
    layers,
    kept: read("num_key_value_heads") ?? heads,
    size: read("head_dim") ?? quotient(width, heads),
    window,
  });
}

// Keys are as in the file, with or without the architecture's name before them.
function inGguf(gguf: ValueObject): Shape | undefined {
  const read = (name: string): number | undefined => {
    const key = Object.keys(gguf).find((one) => one === name || one.endsWith(`.${name}`));
    return key === undefined ? undefined : countIn(gguf, [key]);
  };
  const heads = read("attention.head_count") ?? read("head_count");
  return withHeads({
    layers: read("block_count"),
    kept: read("attention.head_count_kv") ?? read("head_count_kv") ?? heads,
    size: read("attention.key_length") ?? quotient(read("embedding_length"), heads),
    window: read("attention.sliding_window"),
  });
}

function withHeads(told: {
  readonly layers: number | undefined;
  readonly kept: number | undefined;
  readonly size: number | undefined;
  readonly window: number | undefined;
}): Shape | undefined {
  const { layers, kept, size, window } = told;
  if (layers === undefined || kept === undefined || size === undefined) return undefined;
  return {
    layers,
    perLayer: 2 * kept * size,
    says: `2 (key and value) × ${kept} heads × ${size}`,
    ...(window === undefined ? {} : { window }),
  };
}

// A model has about 12 × layers × width² weights and is some 128 times as wide as deep. Without shared heads a layer keeps
// two numbers of its width for a token; what shares heads or compresses them keeps down to a sixty-fourth.
function guessed(weights: number, tokens: number): Cache {
  const layers = Math.cbrt(weights / (12 * 128 ** 2));
  const most = Math.round(2 * layers * (128 * layers) * BYTES * tokens);
  return {
    least: Math.round(most / 64),
    most,
    how: `${tokens} tokens; the record does not tell the dimensions, so these are bounds for models of this many weights`,
  };
}

const MOST = 10_000_000;

function countIn(object: Value, names: readonly string[]): number | undefined {
  for (const name of names) {
    const found = valueIn(object, name);
    if (typeof found === "number" && Number.isInteger(found) && found > 0 && found < MOST)
      return found;
  }
  return undefined;
}

function quotient(whole: number | undefined, parts: number | undefined): number | undefined {
  return whole === undefined || parts === undefined || whole % parts !== 0
    ? undefined
    : whole / parts;
}
