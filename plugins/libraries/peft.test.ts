// Adapters: how records show them, the base model, and the program by its name.
import { createHub, loadSnippets, parseModel } from "hubsmith";
import { expect, test } from "vitest";
import peft from "./peft.ts";
import transformers from "./transformers.ts";

function first(record: object): string {
  const { snippets, notOffered } = loadSnippets(
    createHub([peft, transformers]),
    parseModel({ id: "acme/m", library_name: "peft", ...record }).model!,
  );
  return snippets[0]?.content ?? notOffered[0]!.code;
}

const files = (...paths: readonly string[]): object => ({
  siblings: paths.map((rfilename) => ({ rfilename })),
});
const ADAPTER = files("adapter_config.json", "adapter_model.safetensors");

test("without a base model in the record, the program reads it from the adapter", () => {
  expect(first(ADAPTER)).toContain("from_pretrained(config.base_model_name_or_path)");
  const folders = files(
    "checkpoint-500/adapter_config.json",
    "checkpoint-1000/adapter_config.json",
  );
  expect(first(folders)).toContain(
    'PeftModel.from_pretrained(base, "acme/m", subfolder="checkpoint-1000")',
  );
  // A path on the computer of the trainer.
  const config = { peft: { base_model_name_or_path: "./base" } };
  expect(first({ ...ADAPTER, config })).toBe("# Base model is not found.");
});

const MODEL = ["safetensors", "qwen2", "region:us"];
test.each<readonly [isAdapter: boolean, record: object]>([
  [true, { id: "acme/otter-lora", tags: ["safetensors", "base_model:finetune:acme/base"] }],
  [true, { id: "acme/otter-QLoRA", tags: ["safetensors", "base_model:acme/base"] }],
  [true, { id: "acme/otter-adapter", cardData: { base_model: "acme/base" } }],
  [true, { tags: ["peft", "base_model:adapter:acme/base"] }],
  [true, { tags: ["base_model:acme/base"], ...ADAPTER }],
  [true, { tags: ["base_model:acme/base"], ...files("adapter_model.safetensors") }],
  [false, { id: "acme/otter-lora", tags: [...MODEL, "base_model:finetune:acme/base"] }],
  [false, { id: "acme/otter-lora-merged", tags: ["base_model:acme/base"] }],
  [false, { id: "acme/otter-lora", ...files("config.json", "model.safetensors") }],
  [false, { tags: ["base_model:acme/base"], ...files("config.json", "adapter_config.json") }],
  [false, { id: "acme/exploration", tags: ["base_model:acme/base"] }],
])("Transformers loads an adapter: %s, %j", (isAdapter, record) => {
  const code = first({ library_name: "transformers", pipeline_tag: "text-generation", ...record });
  expect(code.includes("PeftModel")).toBe(isAdapter);
});
