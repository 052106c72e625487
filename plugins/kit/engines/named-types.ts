// The type of a model by its name, for records that have neither a config nor a tag of it: families with one type each.
import type { Model } from "hubsmith";
import { nameOf } from "../tasks/record.ts";

// Names of variants are before those of their family.
const TYPES: readonly (readonly [name: RegExp, type: string])[] = [
  [/^llama-3[._][13]-nemotron-(?:super|ultra)/, "nemotron-nas"],
  [/nemotron-nano-vl/, "llama_nemotron_vl"],
  [/^apertus-v1\.5/, "apertus1_5"],
  [/^apertus/, "apertus"],
  [/^aya-expanse/, "cohere"],
  [/aya-vision/, "aya_vision"],
  [/^tiny-aya|command-(?:a-(?!plus)|r7b)/, "cohere2"],
  [/^bloom/, "bloom"],
  [/^ernie-4\.5-vl/, "ernie4_5_moe_vl"],
  [/^ernie-4\.5-\d+b-a\d/, "ernie4_5_moe"],
  [/^glm-4-\d+b-0414/, "glm4"],
  [/^glm-4\.[567](?!v|-flash)/, "glm4_moe"],
  [/^glm-4\.[56]v/, "glm4v_moe"],
  [/^autoglm-phone/, "glm4v"],
  [/gemma-3(?!n)|^medgemma|gemma-sea-lion-v4/, "gemma3"],
  [/^gemma-4-(?:26b|31b|e\db)(?!.*-assistant)/, "gemma4"],
  [/^rnj-1/, "gemma3_text"],
  [/^intellect-3/, "glm4_moe"],
  [/^cogito-671b/, "deepseek_v3"],
  [/^parakeet-/, "parakeet"],
  [/^lfm2(?:\.5)?-vl/, "lfm2_vl"],
  [/^llama-4/, "llama4"],
  [/^minimax-m2/, "minimax_m2"],
  [/^olmo-3/, "olmo3"],
  [/^pixtral-12b-2409/, "pixtral"],
  [/^qwen2\.5-vl/, "qwen2_5_vl"],
  [/^nvidia-nemotron-nano-\d+b-v2(?:-base)?(?=-fp8|-nvfp4|$)/, "nemotron_h"],
  [/^qwen3-next/, "qwen3_next"],
  [/^qwen3-vl-\d+b-a\d/, "qwen3_vl_moe"],
  [/^qwen3-\d+b-a\d/, "qwen3_moe"],
  [/^qwen-sea-lion-v4/, "qwen3"],
  [/^sarvam-m$|^dictalm-3\.0-24b/, "mistral"],
  [/^vibevoice-asr-hf/, "vibevoice_asr"],
  [/^wizardlm-2-8x/, "mixtral"],
  [/^(?:meta-)?llama-?3|^l3-|^bielik-11b-v3|^hermes-(?:4-\d|2-pro-llama)/, "llama"],
];

/** The type of a model by its name; undefined if the name tells none. */
export const typeInName = (model: Model): string | undefined =>
  TYPES.find(([name]) => name.test(nameOf(model).toLowerCase()))?.[1];
