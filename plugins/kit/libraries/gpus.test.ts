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

const LLAMA = of("meta-llama/Llama-3.3-70B-Instruct");

test.each<[Model, gb: number | undefined, count: number | undefined, noted?: number]>([
  [of("Qwen/Qwen3-8B"), undefined, 1],
  [of("Qwen/Qwen3-32B"), undefined, 1],
  [LLAMA, undefined, 2],
  [of("Qwen/Qwen3-Next-80B-A3B-Instruct", 81.3e9), undefined, 4],
  [of("zai-org/GLM-4.5-Air", 110e9), undefined, 4],
  [of("Qwen/Qwen3-235B-A22B"), undefined, 8],
  [of("acme/otter"), undefined, 1],
  [of("XiaomiMiMo/MiMo-V2.5"), undefined, 8],
  [of("XiaomiMiMo/MiMo-V2.5-ASR"), undefined, 1],
  [of("zai-org/GLM-4.6", 357e9), undefined, 8, 141],
  [of("acme/otter-2.4T", 2.4e12), undefined, undefined],
  [of("Qwen/Qwen3-8B"), 24, 1],
  [of("Qwen/Qwen3-0.6B"), 4, 1],
  [of("Qwen/Qwen3-32B"), 24, 4, 24],
  [LLAMA, 24, 8, 24],
  [LLAMA, 141, 2, 141],
  [LLAMA, 640, 2],
  [LLAMA, 16, undefined],
])("%j with GPUs of %j GB needs %j", (model, gb, count, noted) => {
  const gpus = gpusOf(model, gb && gb * 1024 ** 3);
  const note = noted && { note: `It needs ${count} GPUs with ${noted} GB each.` };
  expect(isAbsence(gpus) ? gpus.code : gpus).toEqual(
    count === undefined ? "several-servers" : { count, ...note },
  );
});
