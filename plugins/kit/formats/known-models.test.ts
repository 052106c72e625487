// The table agrees with the number of weights that its dimensions give, names find its rows, and llama.cpp takes as much
// memory as is computed.
import { readFileSync } from "node:fs";
import type { Model } from "hubsmith";
import { describe, expect, it, test } from "vitest";
import { contextBytes } from "./context.ts";
import { FAMILIES, knownModel } from "./known-models.ts";
import { memoryOf } from "./memory.ts";

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

test("each row is checked, and none is left over", () => {
  const names = FAMILIES.flatMap(({ name, rows: all }) => all.map(([size]) => `${name} ${size}`));
  expect(names.toSorted()).toEqual(Object.keys(REST).toSorted());
});

const rows = FAMILIES.flatMap(({ name, rows: all }) =>
  all.map((row) => [`${name} ${row[0]}`, row] as const),
);

test.each(rows)("%s has the weights of its dimensions", (name, row) => {
  const [, millions, layers, kvHeads, size] = row;
  const [width, heads, inner, words, output] = REST[name]!;
  const attention = 2 * width * size * (heads + kvHeads);
  const computed =
    (output === "tied" ? 1 : 2) * words * width + layers * (attention + 3 * width * inner);
  // Norms, biases and routers are left out.
  expect(computed / (millions * 1e6)).toBeGreaterThan(0.995);
  expect(computed / (millions * 1e6)).toBeLessThan(1.001);
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
  ])("%s is known by its name", (id, name) => {
    expect(named(id)).toBe(name);
  });

  it("is known by the model that it was made from", () => {
    expect(named("a/my-own", { tags: ["base_model:quantized:Qwen/Qwen3-8B"] })).toBe("Qwen3 8B");
    expect(named("a/my-own", { cardData: { base_model: ["Qwen/Qwen3-4B"] } })).toBe("Qwen3 4B");
  });

  // Their dimensions are others.
  it.each([
    "Qwen/Qwen3.5-9B",
    "Qwen/Qwen3-VL-8B-Instruct",
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

test.each([
  ["a/otter-8B", 16e9],
  ["a/otter-8B-FP8", 8e9],
  ["a/otter-8B-AWQ", 4.5e9],
  ["a/otter-8B-NVFP4", 4.5e9],
  // The published repository has 13.8 GB.
  ["openai/gpt-oss-20b", 13.8e9],
])("all weights of %s", (id, bytes) => {
  const { needs } = memoryOf({ id, tags: [] }, { memory: 1e12, tokens: 1 });
  expect(needs[0]!.max / bytes).toBeCloseTo(1, 1);
});
