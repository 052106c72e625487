// The table agrees with the number of weights that its dimensions give, names find its rows, and llama.cpp takes as much
// memory as is computed.
import { readFileSync } from "node:fs";
import type { Model } from "hubsmith";
import { describe, expect, it, test } from "vitest";
import { contextBytes } from "./context.ts";
import { FAMILIES, knownModel } from "./known-models.ts";

// Of the config.json of each: hidden_size, num_attention_heads, intermediate_size (of all experts), vocab_size, and whether
// the embeddings are the output, too.
type Rest = readonly [
  width: number,
  heads: number,
  inner: number,
  words: number,
  output: "tied" | "own",
];
const REST: Readonly<Record<string, Rest>> = {
  "Llama 3 1b": [2048, 32, 8192, 128_256, "tied"],
  "Llama 3 3b": [3072, 24, 8192, 128_256, "tied"],
  "Llama 3 8b": [4096, 32, 14_336, 128_256, "own"],
  "Llama 3 70b": [8192, 64, 28_672, 128_256, "own"],
  "Llama 3 405b": [16_384, 128, 53_248, 128_256, "own"],
  "Llama 2 7b": [4096, 32, 11_008, 32_000, "own"],
  "Llama 2 13b": [5120, 40, 13_824, 32_000, "own"],
  "Llama 2 70b": [8192, 64, 28_672, 32_000, "own"],
  "TinyLlama 1.1b": [2048, 32, 5632, 32_000, "own"],
  "SmolLM2 135m": [576, 9, 1536, 49_152, "tied"],
  "SmolLM2 360m": [960, 15, 2560, 49_152, "tied"],
  "SmolLM2 1.7b": [2048, 32, 8192, 49_152, "tied"],
  "SmolLM3 3b": [2048, 16, 11_008, 128_256, "tied"],
  "Mixtral 8x7b": [4096, 32, 14_336 * 8, 32_000, "own"],
  "Mistral Nemo ": [5120, 32, 14_336, 131_072, "own"],
  "Mistral Small 24b": [5120, 32, 32_768, 131_072, "own"],
  "Ministral 8b": [4096, 32, 12_288, 131_072, "own"],
  "Mistral 7b": [4096, 32, 14_336, 32_000, "own"],
  "Qwen2.5 0.5b": [896, 14, 4864, 151_936, "tied"],
  "Qwen2.5 1.5b": [1536, 12, 8960, 151_936, "tied"],
  "Qwen2.5 3b": [2048, 16, 11_008, 151_936, "tied"],
  "Qwen2.5 7b": [3584, 28, 18_944, 152_064, "own"],
  "Qwen2.5 14b": [5120, 40, 13_824, 152_064, "own"],
  "Qwen2.5 32b": [5120, 40, 27_648, 152_064, "own"],
  "Qwen2.5 72b": [8192, 64, 29_568, 152_064, "own"],
  "DeepSeek R1 Distill Qwen 1.5b": [1536, 12, 8960, 151_936, "own"],
  "Qwen3 0.6b": [1024, 16, 3072, 151_936, "tied"],
  "Qwen3 1.7b": [2048, 16, 6144, 151_936, "tied"],
  "Qwen3 4b": [2560, 32, 9728, 151_936, "tied"],
  "Qwen3 8b": [4096, 32, 12_288, 151_936, "own"],
  "Qwen3 14b": [5120, 40, 17_408, 151_936, "own"],
  "Qwen3 32b": [5120, 64, 25_600, 151_936, "own"],
  "Qwen3 30b-a3b": [2048, 32, 768 * 128, 151_936, "own"],
  "Qwen3 235b-a22b": [4096, 64, 1536 * 128, 151_936, "own"],
  "Qwen3 480b-a35b": [6144, 96, 2560 * 160, 151_936, "own"],
  "Qwen3-VL 2b": [2048, 16, 6144, 151_936, "tied"],
  "Qwen3-VL 8b": [4096, 32, 12_288, 151_936, "own"],
  "Qwen3-VL 32b": [5120, 64, 25_600, 151_936, "own"],
  "Gemma 2 2b": [2304, 8, 9216, 256_000, "tied"],
  "Gemma 2 9b": [3584, 16, 14_336, 256_000, "tied"],
  "Gemma 2 27b": [4608, 32, 36_864, 256_000, "tied"],
  "Gemma 3 270m": [640, 4, 2048, 262_144, "tied"],
  "Gemma 3 1b": [1152, 4, 6912, 262_144, "tied"],
  "Gemma 3 4b": [2560, 8, 10_240, 262_208, "tied"],
  "Gemma 3 12b": [3840, 16, 15_360, 262_208, "tied"],
  "Gemma 3 27b": [5376, 32, 21_504, 262_208, "tied"],
  "Phi-3 ": [3072, 32, 8192, 32_064, "own"],
  "Phi-4 mini ": [3072, 24, 8192, 200_064, "tied"],
  "Phi-4 ": [5120, 40, 17_920, 100_352, "own"],
  "gpt-oss 20b": [2880, 64, 2880 * 32, 201_088, "own"],
  "gpt-oss 120b": [2880, 64, 2880 * 128, 201_088, "own"],
  "Granite 3 2b": [2048, 32, 8192, 49_155, "tied"],
  "Granite 3 8b": [4096, 32, 12_800, 49_155, "tied"],
  "Yi 6b": [4096, 32, 11_008, 64_000, "own"],
  "Yi 34b": [7168, 56, 20_480, 64_000, "own"],
  "OLMo 2 7b": [4096, 32, 11_008, 100_352, "own"],
  "OLMo 2 13b": [5120, 40, 13_824, 100_352, "own"],
};

// hidden_size, num_hidden_layers, num_attention_heads, num_key_value_heads, intermediate_size of all experts,
// linear_num_value_heads. Queries have a gate, and the linear layers 16 heads of keys.
type Linear = readonly [
  width: number,
  layers: number,
  heads: number,
  kvHeads: number,
  inner: number,
  values: number,
  output: "tied" | "own",
];
// Sources, November 2026: config.json in Ollama's and slime's repositories, and the headers that llama.cpp prints
// (ggml-org/llama.cpp#20093, #22673, #23792).
const QWEN_27B: Linear = [5120, 64, 24, 4, 17_408, 48, "own"];
const QWEN_35B: Linear = [2048, 40, 16, 2, 512 * 257, 32, "own"];
const LINEAR: Readonly<Record<string, Linear>> = {
  "Qwen3.5 0.8b": [1024, 24, 8, 2, 3584, 16, "tied"],
  "Qwen3.5 4b": [2560, 32, 16, 4, 9216, 32, "tied"],
  "Qwen3.5 9b": [4096, 32, 16, 4, 12_288, 32, "own"],
  "Qwen3.5 27b": QWEN_27B,
  "Qwen3.5 35b-a3b": QWEN_35B,
  "Qwen3.6 27b": QWEN_27B,
  "Qwen3.6 35b-a3b": QWEN_35B,
  "Qwen3.8 27b": QWEN_27B,
};

function linearWeights([width, layers, heads, kvHeads, inner, values, output]: Linear): number {
  const words = (output === "tied" ? 1 : 2) * 248_320;
  const attention = 256 * (3 * heads + 2 * kvHeads);
  const linear = 128 * (2 * 16 + 3 * values) + 2 * values;
  return width * (words + layers * (3 * inner + attention / 4 + (3 * linear) / 4));
}

// hidden_size, num_hidden_layers, one of how many without a window, num_attention_heads, num_key_value_heads,
// num_global_key_value_heads (of these, the values are the keys), intermediate_size of all layers and experts, and the
// numbers that each layer has for each word (hidden_size_per_layer_input). Source: tests of Ollama, x/models/gemma4.
type Gemma4 = readonly [
  width: number,
  layers: number,
  every: number,
  heads: number,
  kvHeads: number,
  wholeHeads: number | undefined,
  inner: number,
  perWord: number,
];
const GEMMA_4: Readonly<Record<string, Gemma4>> = {
  "Gemma 4 e2b": [1536, 35, 5, 8, 1, undefined, 6144 * (15 + 2 * 20), 256],
  "Gemma 4 e4b": [2560, 42, 6, 8, 2, undefined, 10_240 * 42, 256],
  "Gemma 4 12b": [3840, 48, 6, 16, 8, 1, 15_360 * 48, 0],
  "Gemma 4 26b-a4b": [2816, 30, 6, 16, 8, 2, (2112 + 704 * 128) * 30, 0],
  "Gemma 4 31b": [5376, 60, 6, 32, 16, 4, 21_504 * 60, 0],
};

function gemma4Weights(dimensions: Gemma4): number {
  const [width, layers, every, heads, kvHeads, wholeHeads, inner, perWord] = dimensions;
  const whole = layers / every;
  const attention =
    whole * 512 * (2 * heads + (wholeHeads ?? 2 * kvHeads)) +
    (layers - whole) * 256 * (2 * heads + 2 * kvHeads);
  const embeddings = 262_144 * (width + layers * perWord);
  return embeddings + width * (attention + 3 * inner + 3 * layers * perWord);
}

// hidden_size, num_hidden_layers, num_attention_heads, q_lora_rank, qk_nope_head_dim, v_head_dim, vocab_size, and the
// intermediate_size of all experts and of all layers without experts, with their number.
const LATENT: Readonly<Record<string, readonly [number, ...number[]]>> = {
  "DeepSeek V3 ": [7168, 61, 128, 1536, 128, 128, 129_280, 2048 * 257, 18_432 * 3, 3],
  "DeepSeek V2 ": [5120, 60, 128, 1536, 128, 128, 102_400, 1536 * 162, 12_288, 1],
  // Its queries are not compressed: 6,291,456 weights.
  "DeepSeek V2 Lite ": [2048, 27, 16, 1228.8, 128, 128, 102_400, 1408 * 66, 10_944, 1],
  "GLM-4.7-Flash ": [2048, 47, 20, 768, 192, 256, 154_880, 1536 * 65, 10_240, 1],
  "Kimi K2 ": [7168, 61, 64, 1536, 128, 128, 163_840, 2048 * 385, 18_432, 1],
};

function latentWeights(numbers: readonly number[]): number {
  const [width, layers, heads, queries, plain, values, words, inner, whole, count] =
    numbers as readonly [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
  const keys = width * 576 + heads * (512 * (plain + values) + values * width);
  const attention = queries * (width + heads * (plain + 64)) + keys;
  return 2 * words * width + layers * attention + 3 * width * ((layers - count) * inner + whole);
}

const OTHERS: Readonly<Record<string, number>> = {
  ...mapped(LATENT, latentWeights),
  ...mapped(LINEAR, linearWeights),
  ...mapped(GEMMA_4, gemma4Weights),
};

function mapped<T>(
  all: Readonly<Record<string, T>>,
  weights: (each: T) => number,
): Record<string, number> {
  return Object.fromEntries(Object.entries(all).map(([name, each]) => [name, weights(each)]));
}

test("each row is checked, and none is left over", () => {
  const names = FAMILIES.flatMap(({ name, rows: all }) => all.map(([size]) => `${name} ${size}`));
  expect(names.toSorted()).toEqual([...Object.keys(REST), ...Object.keys(OTHERS)].toSorted());
});

const rows = FAMILIES.flatMap(({ name, rows: all }) =>
  all.map((row) => [`${name} ${row[0]}`, row] as const),
);

function weightsOf(name: string, [, , layers, kvHeads, size]: (typeof rows)[number][1]): number {
  const [width, heads, inner, words, output] = REST[name]!;
  const attention = 2 * width * size * (heads + kvHeads);
  return (output === "tied" ? 1 : 2) * words * width + layers * (attention + 3 * width * inner);
}

test.each(rows)("%s has the weights of its dimensions", (name, row) => {
  const [, millions] = row;
  const computed = OTHERS[name] ?? weightsOf(name, row);
  // Norms, biases and routers are left out.
  expect(computed / (millions * 1e6)).toBeGreaterThan(0.995);
  expect(computed / (millions * 1e6)).toBeLessThan(1.001);
});

// The layers that use the keys and values of another one.
const SHARED: Readonly<Record<string, number>> = { "Gemma 4 e2b": 20, "Gemma 4 e4b": 18 };

test("only layers with keys and values of their own are counted", () => {
  const counted = [
    ...Object.entries(LINEAR).map(([name, all]) => [name, all[1] / 4, all[3], 256]),
    ...Object.entries(GEMMA_4).map(([name, all]) => [
      name,
      all[1] - (SHARED[name] ?? 0),
      all[4],
      256,
    ]),
  ];
  const inTable = new Map<string, readonly unknown[]>(
    rows.map(([name, [, , ...dimensions]]) => [name, dimensions]),
  );
  for (const [name, ...dimensions] of counted)
    expect([name, ...inTable.get(String(name))!.slice(0, 3)]).toEqual([name, ...dimensions]);
});

// num_key_value_heads × head_dim, twice, in 2 bytes.
test.each([
  ["unsloth/Qwen3.5-9B-GGUF", 8 * 4 * 256 * 4 * 8192],
  ["unsloth/Qwen3.6-35B-A3B-MTP-GGUF", 10 * 2 * 256 * 4 * 8192],
  // 1,024 tokens of the window and 512 that are computed at once.
  ["google/gemma-4-12b-it", 8 * 512 * 4 * 8192 + 40 * 8 * 256 * 4 * 1536],
  ["google/gemma-4-31B-it", 10 * 4 * 512 * 4 * 8192 + 50 * 16 * 256 * 4 * 1536],
  ["unsloth/gemma-4-E4B-it-GGUF", 4 * 2 * 512 * 4 * 8192 + 20 * 2 * 256 * 4 * 1024],
  ["unsloth/GLM-4.7-Flash-GGUF", 47 * 576 * 2 * 8192],
  ["deepseek-ai/DeepSeek-V3.1", 61 * 576 * 2 * 8192],
  ["deepseek-ai/DeepSeek-V2.5", 60 * 576 * 2 * 8192],
  ["deepseek-ai/DeepSeek-Coder-V2-Lite-Instruct", 27 * 576 * 2 * 8192],
  ["unsloth/gemma-4-E2B-it-GGUF", 3 * 512 * 4 * 8192 + 12 * 256 * 4 * 1024],
])("the context of %s is known", (id, bytes) => {
  const { min, max } = contextBytes({ id, tags: [] }, 8192, undefined)!;
  expect([min, max]).toEqual([bytes, bytes]);
});

test("a context within the window is complete in all layers", () => {
  const { max, how } = contextBytes({ id: "google/gemma-4-12b-it", tags: [] }, 512, undefined)!;
  expect(max).toBe(8 * 512 * 4 * 512 + 40 * 8 * 256 * 4 * 512);
  expect(how).toBe(
    "512 tokens × 48 layers × 2 (key and value) × 8 heads × 256 × 2 bytes, as in Gemma 4 12B, and 2 (key and value) × 1 head × 512 in the others",
  );
});

describe("a model", () => {
  const named = (id: string, more: Partial<Model> = {}) =>
    knownModel({ id, tags: [], ...more })?.name;

  it.each([
    ["unsloth/Llama-3.2-1B-Instruct-GGUF", "Llama 3 1B"],
    ["bartowski/Meta-Llama-3.1-8B-Instruct-GGUF", "Llama 3 8B"],
    ["deepseek-ai/DeepSeek-R1-Distill-Qwen-1.5B", "DeepSeek R1 Distill Qwen 1.5B"],
    ["deepseek-ai/DeepSeek-R1-Distill-Qwen-7B", "Qwen2.5 7B"],
    ["deepseek-ai/DeepSeek-R1-Distill-Llama-8B", "Llama 3 8B"],
    ["Qwen/Qwen3-30B-A3B-GGUF", "Qwen3 30B-A3B"],
    ["Qwen/Qwen2.5-Coder-7B-Instruct-GGUF", "Qwen2.5 7B"],
    ["google/gemma-3-1b-it", "Gemma 3 1B"],
    ["google/gemma-2-2b-it", "Gemma 2 2B"],
    ["microsoft/Phi-3.5-mini-instruct", "Phi-3"],
    ["openai/gpt-oss-20b", "gpt-oss 20B"],
    ["Qwen/Qwen3-VL-8B-Instruct", "Qwen3-VL 8B"],
    ["Qwen/Qwen3.5-0.8B", "Qwen3.5 0.8B"],
    ["HauhauCS/Qwen3.5-9B-Uncensored-HauhauCS-Aggressive", "Qwen3.5 9B"],
    ["unsloth/Qwen3.6-35B-A3B-MTP-GGUF", "Qwen3.6 35B-A3B"],
    ["lmstudio-community/Qwen3.8-27B-GGUF", "Qwen3.8 27B"],
    ["google/gemma-4-E4B-it", "Gemma 4 E4B"],
    ["unsloth/gemma-4-26B-A4B-it-qat-GGUF", "Gemma 4 26B-A4B"],
  ])("%s is known by its name", (id, name) => {
    expect(named(id)).toBe(name);
  });

  it("is known by the model that it was made from", () => {
    expect(named("a/my-own", { tags: ["base_model:quantized:Qwen/Qwen3-8B"] })).toBe("Qwen3 8B");
    expect(named("a/my-own", { cardData: { base_model: ["Qwen/Qwen3-4B"] } })).toBe("Qwen3 4B");
  });

  // Their dimensions are others.
  it.each([
    "Qwen/Qwen3.6-9B",
    "Qwen/Qwen3.5-397B-A17B",
    "Qwen/Qwen3-VL-Embedding-8B",
    "Qwen/Qwen3-Next-80B-A3B-Instruct",
    "Qwen/Qwen3-Embedding-8B",
    "Qwen/Qwen2-VL-7B-Instruct",
    "google/gemma-3n-E4B-it",
    "google/gemma-2-9.5b",
    "meta-llama/Llama-4-Scout-17B-16E",
    "a/b-38B",
  ])("%s is another", (id) => {
    expect(named(id)).toBeUndefined();
  });
});

interface Measured {
  readonly name: string;
  readonly size: number;
  readonly gguf: Record<string, number>;
  /** In MiB. */
  readonly printed: Readonly<Record<string, { readonly model: number; readonly context: number }>>;
}

const MIB = 1024 * 1024;
const measured = readFileSync(new URL("./measured.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Measured);

test.each(measured.map((one) => [one.name, one] as const))(
  "llama.cpp takes as much memory for %s, within 2 %%",
  (name, { size, gguf, printed }) => {
    for (const [tokens, { model, context }] of Object.entries(printed)) {
      expect(Math.abs(size / MIB / model - 1)).toBeLessThan(0.02);
      // By the header, and by the name where the table has it.
      const records: readonly Model[] = [
        { id: "a/b", tags: [], gguf },
        { id: `a/${name}`, tags: [] },
      ];
      for (const record of records) {
        const computed = contextBytes(record, Number(tokens), undefined);
        if (record.gguf === undefined && computed === undefined) continue;
        // It prints whole MiB, rounded down.
        const mib = computed!.max / MIB;
        expect([tokens, record.id, computed!.min]).toEqual([tokens, record.id, computed!.max]);
        expect(mib).toBeGreaterThanOrEqual(context * 0.98);
        expect(mib).toBeLessThan((context + 1) * 1.02);
      }
    }
  },
);
