// Which models think: of a name, of a type, with a tag, or with a chat template.
import { expect, test } from "vitest";
import { thinks, tokensFor } from "./thinking.ts";

const model = (id: string, ...tags: readonly string[]) => ({ id, tags });

test.each([
  ["Qwen/Qwen3-8B"],
  ["Qwen/Qwen3-VL-8B-Thinking", "qwen3_vl"],
  ["Qwen/Qwen3-30B-A3B-Thinking-2507", "qwen3_moe"],
  ["acme/otter-9b", "qwen3_5"],
  ["acme/Qwen3.6-27B-vllm", "qwen3_5"],
  ["acme/otter-8b", "llama", "reasoning"],
  ["acme/otter-8b", "llama", "base_model:finetune:deepseek-ai/DeepSeek-R1-Distill-Llama-8B"],
  ["deepseek-ai/DeepSeek-R1"],
  ["deepseek-ai/DeepSeek-V3.2"],
  ["mistralai/Magistral-Small-2506", "mistral"],
  ["microsoft/Phi-4-mini-reasoning", "phi3"],
  ["zai-org/GLM-4.5-Air"],
  ["tencent/Hunyuan-A13B-Instruct", "hunyuan_v1_moe"],
  ["ByteDance-Seed/Seed-OSS-36B-Instruct", "seed_oss"],
  ["nvidia/NVIDIA-Nemotron-3-Nano-4B-BF16", "nemotron_h"],
])("%s thinks (%s)", (id, ...tags) => {
  expect(tokensFor(model(id, ...tags), 200)).toBe(1000);
});

test.each([
  ["Qwen/Qwen3-4B-Instruct-2507", "qwen3"],
  ["acme/otter-4b", "qwen3", "base_model:finetune:Qwen/Qwen3-4B-Instruct-2507"],
  ["Qwen/Qwen3-VL-2B-Instruct", "qwen3_vl"],
  ["Qwen/Qwen3-8B-Base", "qwen3"],
  ["Qwen/Qwen2.5-7B-Instruct", "qwen2"],
  ["deepseek-ai/DeepSeek-V3", "deepseek_v3"],
  ["moonshotai/Kimi-K2-Instruct", "kimi_k2"],
  ["nvidia/Llama-3.1-Nemotron-Nano-VL-8B-V1"],
  ["tencent/Hunyuan-MT-7B", "hunyuan_v1_dense"],
  ["zai-org/GLM-4-9B-0414", "glm4"],
])("%s answers at once (%s)", (id, ...tags) => {
  expect(tokensFor(model(id, ...tags), 200)).toBe(200);
});

test.each([
  ["{% if enable_thinking is false %}<think></think>{% endif %}", true],
  ["<|start|>assistant<|channel|>analysis", true],
  ["<|im_start|>assistant", false],
])("the chat template %j shows whether the model thinks", (chat_template, does) => {
  const otter = model("acme/otter-8b");
  expect(thinks({ ...otter, config: { tokenizer_config: { chat_template } } })).toBe(does);
  expect(thinks({ ...otter, config: { chat_template_jinja: chat_template } })).toBe(does);
});

test("code is longer than another answer", () => {
  expect(tokensFor(model("Qwen/Qwen2.5-Coder-7B-Instruct", "qwen2"), 200)).toBe(500);
  expect(tokensFor(model("Qwen/Qwen2.5-Coder-7B-Instruct", "qwen2"), 512)).toBe(512);
});
