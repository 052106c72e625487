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
