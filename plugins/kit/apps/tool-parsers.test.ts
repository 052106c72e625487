// A server that may be asked for tool calls starts with the parser of the model's family.
import { appSnippets, createHub, type Model } from "hubsmith";
import { expect, test } from "vitest";
import lmdeploy from "../../apps/lmdeploy.ts";
import sglang from "../../apps/sglang.ts";
import vllm from "../../apps/vllm.ts";

const hub = createHub([lmdeploy, sglang, vllm]);
const chat = (id: string, type: string, fields: Partial<Model> = {}): Model => ({
  id,
  pipeline_tag: "text-generation",
  tags: ["conversational", "safetensors"],
  config: { model_type: type },
  ...fields,
});
const wordsOf = (model: Model, app: string): readonly string[] =>
  appSnippets(hub, model, { apps: [app] }).snippets[0]?.commands[0]!.content.split(" ") ?? [];
const after = (
  option: string,
  model: Model,
  apps: readonly string[] = ["vllm", "sglang"],
): readonly (string | undefined)[] =>
  apps.map((app) => {
    const words = wordsOf(model, app);
    return words.includes(option) ? words[words.indexOf(option) + 1] : undefined;
  });
const template = (chat_template: string): Partial<Model> => ({
  config: { model_type: "qwen3", tokenizer_config: { chat_template } },
});

test.each([
  [chat("acme/otter", "qwen3", template("{{ tools }}")), "hermes", "qwen25", "qwen3"],
  [chat("acme/Qwen3-Coder-7B", "qwen3_moe"), "qwen3_xml", "qwen3_coder", "qwen3coder"],
  [chat("acme/Llama-3.1-8B-Instruct", "llama"), "llama3_json", "llama3", "llama3"],
  // LMDeploy does not load it.
  [chat("acme/otter", "gpt_oss"), "openai", "gpt-oss", undefined],
  [chat("acme/otter", "llama"), undefined, undefined, undefined],
  [chat("acme/otter", "qwen3", template("{{ messages }}")), undefined, undefined, undefined],
  [chat("acme/R1-Distill-Qwen-7B", "qwen2"), undefined, undefined, undefined],
])("%j: vLLM has %s, SGLang %s, LMDeploy %s", (model, ofVllm, ofSglang, ofLmdeploy) => {
  expect(after("--tool-call-parser", model, ["vllm", "sglang", "lmdeploy"])).toEqual([
    ofVllm,
    ofSglang,
    ofLmdeploy,
  ]);
  expect(wordsOf(model, "vllm").includes("--enable-auto-tool-choice")).toBe(ofVllm !== undefined);
});

test.each([
  [chat("acme/otter", "qwen3", template("{{ messages }}<think>")), "qwen3", "qwen3"],
  [chat("acme/R1-Distill-Qwen-7B", "qwen2"), "deepseek_r1", "deepseek-r1"],
  [chat("acme/otter", "glm4_moe"), "glm45", "glm45"],
  [chat("acme/otter", "seed_oss"), "seed_oss", undefined],
  [chat("acme/Qwen3-4B-Instruct-2507", "qwen3"), undefined, undefined],
  [chat("acme/Qwen3-Coder-30B", "qwen3_moe"), undefined, undefined],
  [chat("acme/otter", "qwen3", template("{{ messages }}")), undefined, undefined],
  [chat("acme/otter", "qwen2"), undefined, undefined],
])("%j: thoughts are parsed by %s of vLLM, %s of SGLang", (model, ofVllm, ofSglang) => {
  expect(after("--reasoning-parser", model)).toEqual([ofVllm, ofSglang]);
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
