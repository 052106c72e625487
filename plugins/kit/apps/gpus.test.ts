// Weights that one GPU does not hold are divided among the GPUs of a server.
import { isAbsence, type Model } from "hubsmith";
import { expect, test } from "vitest";
import { gpusOf } from "./gpus.ts";

const of = (id: string, total?: number): Model => ({
  id,
  pipeline_tag: "text-generation",
  tags: ["conversational", "safetensors"],
  ...(total === undefined ? {} : { safetensors: { total } }),
});

test.each([
  [of("Qwen/Qwen3-8B"), 1],
  [of("Qwen/Qwen3-32B"), 1],
  [of("meta-llama/Llama-3.3-70B-Instruct"), 2],
  [of("Qwen/Qwen3-Next-80B-A3B-Instruct", 81.3e9), 4],
  [of("zai-org/GLM-4.5-Air", 110e9), 4],
  [of("Qwen/Qwen3-235B-A22B"), 8],
  [of("acme/otter"), 1],
  [of("XiaomiMiMo/MiMo-V2.5"), 8],
  [of("XiaomiMiMo/MiMo-V2.5-ASR"), 1],
])("%j needs %i GPUs with 80 GB", (model, count) => {
  expect(gpusOf(model)).toEqual({ count });
});

test("larger GPUs are named, and more than a server has is a reason", () => {
  expect(gpusOf(of("zai-org/GLM-4.6", 357e9))).toEqual({
    count: 8,
    note: "It needs 8 GPUs with 141 GB each.",
  });
  const huge = gpusOf(of("acme/otter-2.4T", 2.4e12));
  expect(isAbsence(huge) && huge.code).toBe("several-servers");
});

const GIB = 1024 ** 3;

test.each([
  ["Qwen/Qwen3-8B", 24, 1],
  ["Qwen/Qwen3-0.6B", 4, 1],
  ["Qwen/Qwen3-32B", 24, 4],
  ["meta-llama/Llama-3.3-70B-Instruct", 24, 8],
  ["meta-llama/Llama-3.3-70B-Instruct", 141, 2],
  ["meta-llama/Llama-3.3-70B-Instruct", 640, 2],
  ["meta-llama/Llama-3.3-70B-Instruct", 16, undefined],
])("%s and GPUs with %i GB", (id, gb, count) => {
  const gpus = gpusOf(of(id), gb * GIB);
  expect(isAbsence(gpus) ? undefined : gpus.count).toBe(count);
  const noted = count !== undefined && count > 1 && gb < 300;
  expect("note" in gpus).toBe(noted);
});
