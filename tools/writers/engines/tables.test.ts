// The form of the tables, and who is in the committed ones.
import type { EngineTable } from "#plugins/kit/engines/table";
import { expect, test } from "vitest";
import { committedTables, faultsIn } from "./check.ts";
import { SOURCES } from "./sources.ts";
import { moduleOf } from "./tables.ts";

const TABLE: EngineTable = {
  engine: "Otter 1.0",
  source: "https://example.org/otter",
  readOn: "2026-11-28",
  types: { chat: "bert llama", complete: "bert llama" },
};

test("names that two roles share are written once", () => {
  expect(moduleOf(TABLE, "").match(/bert llama/g)).toHaveLength(1);
});

test.each<readonly [string, Partial<EngineTable>]>([
  ["no version", { engine: "Otter" }],
  ["no page", { source: "otter" }],
  ["no date", { readOn: "today" }],
  ["not sorted", { types: { chat: "llama bert" } }],
  ["not sorted", { quantizations: "awq awq" }],
])("the check reports: %s", (reason, wrong) => {
  expect(faultsIn(TABLE)).toEqual([]);
  expect(faultsIn({ ...TABLE, ...wrong }).join()).toContain(reason);
});

// Members and strangers of each role.
const MEMBERS: readonly (readonly [engine: string, role: string, has: string, lacks: string])[] = [
  [
    "vllm",
    "chat",
    "LlamaForCausalLM qwen3 internvl_chat Glm4ForCausalLM",
    "WhisperForConditionalGeneration bert wav2vec2 t5 mamba_ssm",
  ],
  ["vllm", "embed", "BertModel Qwen3Model xlm-roberta", "MPNetModel mpnet Wav2Vec2Model"],
  [
    "vllm",
    "rank",
    "XLMRobertaForSequenceClassification modernbert",
    "DebertaV2ForSequenceClassification",
  ],
  [
    "vllm",
    "transcribe",
    "WhisperForConditionalGeneration qwen3_asr",
    "Wav2Vec2ForCTC wav2vec2 UltravoxModel",
  ],
  ["transformers-serve", "chat", "llama gemma3 qwen2_vl", "bert whisper t5 musicgen"],
  ["transformers-serve", "transcribe", "whisper", "wav2vec2 moonshine"],
  ["text-embeddings-inference", "embed", "bert qwen3 mpnet gemma3_text", "electra t5"],
  ["text-embeddings-inference", "rank", "bert xlm-roberta modernbert", "qwen3 mpnet"],
  ["infinity", "embed", "bert mpnet clip", "whisper"],
  [
    "sglang",
    "chat",
    "LlamaForCausalLM qwen3 Qwen2VLForConditionalGeneration",
    "BertModel TransformersForCausalLM LlamaForCausalLMEagle3",
  ],
  ["sglang", "embed", "BertModel Qwen3ForCausalLM", "BloomForCausalLM mpnet"],
  ["tgi", "chat", "llama mllama", "qwen3_next bert"],
  ["lmdeploy", "chat", "InternVLChatModel qwen3", "Wav2Vec2ForCTC EagleLlamaForCausalLM"],
  ["mistral-rs", "chat", "LlamaForCausalLM gemma3", "exaone BloomForCausalLM"],
  ["mlx-lm", "chat", "qwen3 mistral", "bert whisper base"],
  ["mlx-vlm", "chat", "qwen2_vl smolvlm", "sam3 flux2 rt_detr_v2"],
  ["mlx-audio", "transcribe", "whisper parakeet", "kokoro"],
  ["mlx-audio", "speak", "kokoro csm", "whisper"],
  ["llama.cpp", "chat", "llama qwen3 gemma3", "bert clip t5"],
  ["llama.cpp", "embed", "bert nomic-bert qwen3", "clip"],
  ["tabbyapi", "chat", "LlamaForCausalLM qwen3", "DFlashDraftModel"],
  ["ovms", "chat", "LlamaForCausalLM qwen2_vl", "BertModel"],
  ["speaches", "transcribe", "whisper", "wav2vec2"],
  ["whisper.cpp", "transcribe", "whisper", "wav2vec2"],
  ["stable-diffusion.cpp", "draw", "FluxPipeline StableDiffusionXLPipeline", "WanPipeline"],
];

test.each(MEMBERS)("%s, %s: has its members and no strangers", async (engine, role, has, lacks) => {
  const { architectures = {}, types = {} } = (await committedTables()).get(engine)!;
  const names = new Set(
    [architectures, types].flatMap((byRole) =>
      Object.entries(byRole).flatMap(([one, text]) => (one === role ? text.split(/\s/) : [])),
    ),
  );
  expect(has.split(" ").filter((name) => !names.has(name))).toEqual([]);
  expect(lacks.split(" ").filter((name) => names.has(name))).toEqual([]);
});

test("each engine has members in the test above", () => {
  const tested = new Set(MEMBERS.map(([engine]) => engine));
  expect([...tested].toSorted()).toEqual(SOURCES.map(({ id }) => id).toSorted());
});

test.each([
  ["vllm", "awq gptq fp8 compressed-tensors modelopt", "exl3 mlx"],
  ["sglang", "awq gptq bitsandbytes", "exl3"],
  ["transformers-serve", "bitsandbytes gptq mxfp4", "exl3"],
  ["tabbyapi", "exl3", "awq"],
  ["mlx-lm", "awq gptq mxfp4", "bitsandbytes"],
  ["lmdeploy", "awq gptq fp8", "bitsandbytes"],
])("%s reads its quantizations", async (engine, has, lacks) => {
  const names = ((await committedTables()).get(engine)!.quantizations ?? "").split(/\s/);
  expect(names).toEqual(expect.arrayContaining(has.split(" ")));
  expect(names.filter((name) => lacks.split(" ").includes(name))).toEqual([]);
});
