// The dimensions of a language model that decide how large its context is: of the record, or of the table of models.
import { type Model, valueIn } from "hubsmith";
import type { Value, ValueObject } from "hubsmith/code";
import { knownModel } from "./known-models.ts";

/** How many numbers a model stores for each token. @internal */
export interface Shape {
  /** The layers that store keys and values. */
  readonly layers: number;
  /** How many numbers one layer stores for a token. */
  readonly perLayer: number;
  /** The product that gives this number. */
  readonly formula: string;
  /** Layers that see only the last tokens. */
  readonly window?: {
    readonly tokens: number;
    /** The number of layers without a window; undefined if it is not known. */
    readonly whole: number | undefined;
    /** What these layers store for a token, if it is another amount. */
    readonly other?: Pick<Shape, "perLayer" | "formula">;
  };
  /** The model that has these dimensions, if they are not of the record. */
  readonly from?: string;
}

/** The shape of a model; undefined if neither the record nor the table has its dimensions. @internal */
export function shapeOf(model: Model): Shape | undefined {
  const { config, gguf } = model;
  // Multimodal models nest the config of their language model.
  const parts = [config, valueIn(config, "text_config"), valueIn(config, "llm_config")];
  for (const part of parts) {
    const shape = part && inConfig(part);
    if (shape) return shape;
  }
  return (gguf && inGguf(gguf)) ?? inTable(model) ?? ofType(model);
}

// The layers of types with compressed keys whose models have as many: configuration_*.py of Transformers 5.24.0, and
// config.json of DeepSeek V3.2.
const LATENT: ReadonlyMap<string, number> = new Map([
  ["deepseek_v32", 61],
  ["glm_moe_dsa", 78],
]);

// configuration_deepseek_v4.py of Transformers 5.24.0; llama-kv-cache-dsv4.cpp stores the same.
const V4_FLASH = "82 (640 for 4 tokens in one half of the layers, 512 for 128 in the other)";

// The Hub tags a model with its type.
function ofType({ id, tags }: Model): Shape | undefined {
  const isFlash = [id, ...tags].some((name) => /deepseek-v4-flash/i.test(name));
  if (isFlash && tags.includes("deepseek_v4"))
    return { layers: 43, perLayer: 82, formula: V4_FLASH, from: "DeepSeek V4 Flash" };
  const type = tags.find((tag) => LATENT.has(tag));
  if (type === undefined) return undefined;
  return { layers: LATENT.get(type)!, ...compressed(512, 64), from: type };
}

function inTable(model: Model): Shape | undefined {
  const known = knownModel(model);
  if (known === undefined) return undefined;
  const { name, layers, kvHeads, size, window, every, whole, isLatent = false } = known;
  if (isLatent) return { layers, ...compressed(kvHeads, size), from: name };
  const shape = withHeads({
    layers,
    kvHeads,
    size,
    window,
    whole: every && Math.floor(layers / every),
  })!;
  return {
    ...shape,
    ...(shape.window && whole && { window: { ...shape.window, other: heads(...whole) } }),
    from: name,
  };
}

function inConfig(config: Value): Shape | undefined {
  const read = (...names: readonly string[]): number | undefined => countIn(config, names);
  const all = read("num_hidden_layers", "n_layer", "n_layers", "num_layers");
  const types = typesIn(config);
  const interval = read("full_attention_interval");
  const isOff = valueIn(config, "use_sliding_window") === false;
  const window = isOff ? undefined : (read("sliding_window") ?? read("attention_chunk_size"));
  const every = read("sliding_window_pattern") ?? everyOf(valueIn(config, "model_type"));
  const latent = read("kv_lora_rank");
  const rope = read("qk_rope_head_dim");
  if (all !== undefined && latent !== undefined && rope !== undefined)
    return { layers: all, ...compressed(latent, rope) };
  const heads = read("num_attention_heads", "n_head", "n_heads");
  const width = read("hidden_size", "n_embd", "d_model");
  return withHeads({
    // Layers with linear attention or a convolution have a state of a fixed size, which is small.
    layers: types?.storing ?? (interval === undefined || !all ? all : Math.floor(all / interval)),
    kvHeads: read("num_key_value_heads") ?? heads,
    size: read("head_dim") ?? quotient(width, heads),
    window,
    whole: types?.whole ?? (every === undefined || !all ? undefined : Math.floor(all / every)),
  });
}

const compressed = (latent: number, rope: number): Pick<Shape, "perLayer" | "formula"> => ({
  perLayer: latent + rope,
  formula: `(${latent} latent + ${rope} rotated)`,
});

function typesIn(config: Value): { readonly storing: number; readonly whole: number } | undefined {
  const types = valueIn(config, "layer_types");
  if (!Array.isArray(types) || types.length === 0) return undefined;
  const count = (...names: readonly string[]): number =>
    types.filter((type) => names.includes(String(type))).length;
  const whole = count("full_attention", "attention");
  return { whole, storing: whole + count("sliding_attention", "chunked_attention") };
}

// Keys are as in the file, with or without the architecture as prefix.
function inGguf(gguf: ValueObject): Shape | undefined {
  const find = (name: string): Value | undefined => {
    const key = Object.keys(gguf).find(
      (candidate) => candidate === name || candidate.endsWith(`.${name}`),
    );
    return key === undefined ? undefined : valueIn(gguf, key);
  };
  const read = (name: string): number | undefined =>
    countIn({ name: find(name) ?? null }, ["name"]);
  const heads = read("attention.head_count") ?? read("head_count");
  const all = read("block_count");
  const latent = read("attention.kv_lora_rank");
  const rope = read("rope.dimension_count");
  if (all !== undefined && latent !== undefined && rope !== undefined)
    return { layers: all, ...compressed(latent, rope) };
  const kv = find("attention.head_count_kv");
  // One number for each layer: 0 in layers without attention.
  const each = Array.isArray(kv) ? kv.map(Number).filter((count) => count > 0) : undefined;
  const interval = read("full_attention_interval");
  const every = read("attention.sliding_window_pattern") ?? everyOf(find("architecture"));
  const layers =
    each?.length ?? (interval === undefined || !all ? all : Math.floor(all / interval));
  return withHeads({
    layers,
    kvHeads:
      each === undefined
        ? (read("attention.head_count_kv") ?? read("head_count_kv") ?? heads)
        : each.reduce((sum, count) => sum + count, 0) / each.length,
    size: read("attention.key_length") ?? quotient(read("embedding_length"), heads),
    window: read("attention.sliding_window"),
    whole: every === undefined || !layers ? undefined : Math.floor(layers / every),
  });
}

// One layer of so many has no window, in architectures whose config does not say so.
const EVERY: ReadonlyMap<Value | undefined, number> = new Map([
  ["cohere2", 4],
  ["gemma2", 2],
  ["gemma3", 6],
  ["gemma3_text", 6],
  ["gpt-oss", 2],
  ["gpt_oss", 2],
]);

const everyOf = (architecture: Value | undefined): number | undefined => EVERY.get(architecture);

function withHeads(dimensions: {
  readonly layers: number | undefined;
  readonly kvHeads: number | undefined;
  readonly size: number | undefined;
  readonly window: number | undefined;
  readonly whole: number | undefined;
}): Shape | undefined {
  const { layers, kvHeads, size, window, whole } = dimensions;
  if (layers === undefined || kvHeads === undefined || size === undefined) return undefined;
  return {
    layers,
    ...heads(kvHeads, size),
    ...(window === undefined ? {} : { window: { tokens: window, whole } }),
  };
}

const heads = (count: number, size: number): Pick<Shape, "perLayer" | "formula"> => ({
  perLayer: 2 * count * size,
  formula: `2 (key and value) × ${count} ${count === 1 ? "head" : "heads"} × ${size}`,
});

const MAX_COUNT = 10_000_000;

function countIn(object: Value, names: readonly string[]): number | undefined {
  for (const name of names) {
    const value = valueIn(object, name);
    if (typeof value === "number" && Number.isInteger(value) && value > 0 && value < MAX_COUNT)
      return value;
  }
  return undefined;
}

const quotient = (whole: number | undefined, parts: number | undefined): number | undefined =>
  whole === undefined || parts === undefined || whole % parts !== 0 ? undefined : whole / parts;
