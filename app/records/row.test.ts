// Rows become records: implied fields are added, and unknown ones are left out.
import { expect, test } from "vitest";
import { recordsOf } from "./row.ts";
import { filesOf, hostsOf } from "./words.ts";

test("implied fields are added to a row", () => {
  const [record, bare] = recordsOf({
    "text-generation": {
      "acme/otter": {
        tags: "transformers safetensors license:mit",
        arch: "LlamaForCausalLM llama",
        chat: "tokenizer_config",
        base: "adapter:acme/beaver",
        hosts: "together groq/text-generation=otter",
        staged: "novita",
        weights: { BF16: 3, F32: 4 },
      },
    },
    none: { "acme/stone": "-" },
  });
  expect(record).toMatchObject({
    id: "acme/otter",
    pipeline_tag: "text-generation",
    library_name: "transformers",
    tags: [
      "transformers",
      "safetensors",
      "license:mit",
      "llama",
      "text-generation",
      "conversational",
      "base_model:acme/beaver",
      "base_model:adapter:acme/beaver",
      "region:us",
    ],
    config: { architectures: ["LlamaForCausalLM"], model_type: "llama" },
    cardData: { base_model: ["acme/beaver"] },
    safetensors: { parameters: { BF16: 3, F32: 4 }, total: 7 },
    inferenceProviderMapping: [
      { provider: "together", providerId: "acme/otter", task: "conversational", status: "live" },
      { provider: "groq", providerId: "otter", task: "text-generation", status: "live" },
      { provider: "novita", task: "conversational", status: "staging" },
    ],
  });
  expect(bare).toEqual({ id: "acme/stone", tags: ["region:us"] });
});

test("files and hosts are parsed from a string", () => {
  expect(filesOf("a-*.gguf Q4_0=12 Q8_0")).toEqual([
    { rfilename: "a-Q4_0.gguf", size: 12 },
    { rfilename: "a-Q8_0.gguf" },
  ]);
  expect(filesOf("a.gguf=5")).toEqual([{ rfilename: "a.gguf", size: 5 }]);
  expect(hostsOf("acme/otter", "any", "live", "wavespeed=a/b=c")).toEqual([
    { provider: "wavespeed", providerId: "a/b=c", task: "any", status: "live" },
  ]);
});
