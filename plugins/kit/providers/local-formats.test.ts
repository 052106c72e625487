// Which records have a format that no provider hosts.
import type { Model } from "hubsmith";
import { expect, test } from "vitest";
import { refuseLocalFormat } from "./local-formats.ts";

test.each<[string, Partial<Model>, boolean]>([
  ["GGUF by its tag", { tags: ["gguf"] }, true],
  ["GGUF by its library", { library_name: "llama.cpp" }, true],
  ["GGUF of the library Transformers", { tags: ["transformers", "gguf"] }, true],
  ["GGUF beside safetensors", { tags: ["gguf", "safetensors"] }, false],
  ["MLX", { library_name: "mlx-audio" }, true],
  ["an adapter of PEFT", { library_name: "peft", pipeline_tag: "text-generation" }, true],
  ["an adapter by its tag", { tags: ["base_model:adapter:acme/chat"] }, true],
  ["a LoRA of images", { tags: ["diffusers", "base_model:adapter:acme/draw"] }, false],
  ["ZeroModels", { library_name: "zeromodels" }, true],
  ["OpenVINO", { library_name: "openvino" }, true],
  ["Transformers", { library_name: "transformers", tags: ["safetensors"] }, false],
  ["no facts", {}, false],
])("%s", (_, fields, isRefused) => {
  const model: Model = { id: "acme/model", tags: [], ...fields };
  expect(refuseLocalFormat(model) !== undefined).toBe(isRefused);
});
