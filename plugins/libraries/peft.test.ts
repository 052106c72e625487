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

test.each<readonly [program: string, base: string]>([
  ["apply_chat_template", "acme/otter-3b-Instruct"],
  ["apply_chat_template", "acme/gemma-3-1b-it"],
  ["apply_chat_template", "Qwen/Qwen3-4B"],
  ["apply_chat_template", "openai/gpt-oss-20b"],
  ["AutoModelForCausalLM", "Qwen/Qwen3-4B-Base"],
  ["AutoModelForCausalLM", "acme/llama-3-8b"],
  ["AutoModelForSeq2SeqLM", "google/flan-t5-base"],
  ["AutoModelForImageTextToText", "Qwen/Qwen2.5-VL-7B-Instruct"],
  ["automatic-speech-recognition", "openai/whisper-small"],
  ["other-task", "black-forest-labs/FLUX.1-dev"],
])("%s without a task, on %s", (program, base) => {
  const code = first({ tags: [`base_model:adapter:${base}`], ...ADAPTER });
  expect(code).toContain(program);
  expect(code.includes("apply_chat_template")).toBe(/Chat|Image|apply/.test(program));
});

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

test.each([
  [true, "openai/whisper-small"],
  [false, "facebook/wav2vec2-base"],
])("only Whisper returns timestamps, for long recordings: %s, %s", (isLong, base) => {
  const code = first({ tags: [`base_model:adapter:${base}`], ...ADAPTER });
  expect(code.includes("return_timestamps=True")).toBe(isLong);
});

test("the chat template is that of the base model, unless only the adapter has one", () => {
  const tokenizer = (base: string): string | undefined =>
    /AutoTokenizer.from_pretrained\("(.*?)"/.exec(
      first({ tags: ["conversational", `base_model:${base}`], pipeline_tag: "text-generation" }),
    )?.[1];
  expect(tokenizer("acme/otter-instruct")).toBe("acme/otter-instruct");
  expect(tokenizer("acme/otter")).toBe("acme/m");
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
