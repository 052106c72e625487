// A server that may be asked for tool calls starts with the parser of the model's family.
import { appSnippets, createHub, type Model } from "hubsmith";
import { expect, test } from "vitest";
import sglang from "../../apps/sglang.ts";
import vllm from "../../apps/vllm.ts";

const hub = createHub([sglang, vllm]);
const chat = (id: string, type: string, fields: Partial<Model> = {}): Model => ({
  id,
  pipeline_tag: "text-generation",
  tags: ["conversational", "safetensors"],
  config: { model_type: type },
  ...fields,
});
const wordsOf = (model: Model, app: string): readonly string[] =>
  appSnippets(hub, model, { apps: [app] }).snippets[0]!.commands[0]!.content.split(" ");
const template = (chat_template: string): Partial<Model> => ({
  config: { model_type: "qwen3", tokenizer_config: { chat_template } },
});

test.each([
  [chat("acme/otter", "qwen3"), "hermes", "qwen25"],
  [chat("acme/otter", "qwen3", template("{{ tools }}")), "hermes", "qwen25"],
  [chat("acme/Qwen3-Coder-7B", "qwen3_moe"), "qwen3_xml", "qwen3_coder"],
  [chat("acme/Llama-3.1-8B-Instruct", "llama"), "llama3_json", "llama3"],
  [chat("acme/otter", "gpt_oss"), "openai", "gpt-oss"],
  [chat("acme/otter", "llama"), undefined, undefined],
  [chat("acme/otter", "qwen3", template("{{ messages }}")), undefined, undefined],
  [chat("acme/R1-Distill-Qwen-7B", "qwen2"), undefined, undefined],
])("%j: vLLM has %s, SGLang %s", (model, ofVllm, ofSglang) => {
  const after = (words: readonly string[]): string | undefined =>
    words.includes("--tool-call-parser")
      ? words[words.indexOf("--tool-call-parser") + 1]
      : undefined;
  const vllmWords = wordsOf(model, "vllm");
  expect([after(vllmWords), after(wordsOf(model, "sglang"))]).toEqual([ofVllm, ofSglang]);
  expect(vllmWords.includes("--enable-auto-tool-choice")).toBe(ofVllm !== undefined);
});

test.each([
  [["params.json", "consolidated.safetensors"], true],
  [["params.json", "consolidated.safetensors", "config.json", "model.safetensors"], false],
])("with the files %j, vLLM loads Mistral's own format: %s", (files, isOwn) => {
  const siblings = files.map((rfilename) => ({ rfilename }));
  const words = wordsOf(chat("acme/otter", "mistral", { siblings }), "vllm");
  for (const option of ["--tokenizer_mode", "--config_format", "--load_format"])
    expect(words[words.indexOf(option) + 1] === "mistral").toBe(isOwn);
});
