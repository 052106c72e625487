// Models that think before they answer need more tokens until the answer is complete.
import type { Model } from "hubsmith";
import { templatesOf } from "../tasks/chats.ts";
import { nameOf, typesOf } from "../tasks/record.ts";
import { X_RAY } from "../samples/inputs.ts";
import { pictureFor, readsPages } from "../samples/pictures.ts";
import { writesCode } from "../samples/fields.ts";
import { baseModelOf } from "../catalog/base-model.ts";

/** How many tokens a program generates in a chat: a thought is longer than the answer, and so are a page, a report and code. */
export function tokensFor(model: Model, otherwise: number, base?: string): number {
  if (thinks(model, base) || readsPages(model) || pictureFor(model).url === X_RAY) return 1000;
  return writesCode(model) ? Math.max(otherwise, 500) : otherwise;
}

/** Does the model think, or can it? The record's chat template says so, or its tags, its name or its family. */
export function thinks(model: Model, base = baseModelOf(model)): boolean {
  if (/[-_.](?:base|no[nt]?[-_]?think\w*)(?![a-z])/i.test(model.id)) return false;
  if (model.tags.some((tag) => /^(?:reasoning|thinking)$/i.test(tag))) return true;
  if (templatesOf(model).some((template) => TEMPLATE.test(template))) return true;
  const names = [nameOf(model), base ?? ""];
  if (names.some((name) => NAMES.some((pattern) => pattern.test(name)))) return true;
  if (names.some(answersAtOnce)) return false;
  return typesOf(model).some((type) => TYPES.has(type)) || names.some((name) => QWEN.test(name));
}

// With thoughts between tags, with a switch for them, or with the channels of Harmony.
const TEMPLATE = /<think>|enable_thinking|reasoning_content|<\|channel\|>/;

// Names of families, and words in the names of fine-tuned models.
const NAMES: readonly RegExp[] = [
  /think|reason/i,
  /(?:^|[-_./])(?:qwq|qvq|r1|magistral|ring|intern-?s1|vibethinker)(?![a-z0-9])/i,
  /(?:deepscaler|deepcoder|exaone-deep|k-exaone|marco-o1|nanbeige4|qwopus|sky-t1|skywork-or1|tongyi-deepresearch)/i,
  /deepseek-v(?:3\.[12]|4)/i,
  /gemma-?4(?![\db])/i,
  /glm-?(?:4\.[5-9]|5)/i,
  /gpt-?oss/i,
  /hunyuan-(?:a13b|[\d.]+b)-instruct/i,
  /^inkling/i,
  /kimi-?k(?:2\.[5-9]|3)/i,
  /mimo-(?:7b|v2|vl)/i,
  /minimax-?m\d/i,
  /minicpm(?:4\.1|5)/i,
  /muse-glimmer/i,
  /nemotron-(?:3|nano|super|ultra|cascade)(?!.*-vl(?![a-z]))/i,
  /seed-?oss/i,
  /smollm3/i,
];

// Qwen3 without one of these words thinks by default; Qwen3-VL and Qwen3-Omni do so with "Thinking" in the name.
const QWEN = /qwen-?3/i;
const QWEN_AT_ONCE = /vl(?![a-z])|omni|asr|coder|guard|embed|rerank|instruct/i;
const TRANSLATES = /(?:^|[-_])(?:hy-?)?mt(?![a-z])/i;

const answersAtOnce = (name: string): boolean =>
  TRANSLATES.test(name) || (QWEN.test(name) && QWEN_AT_ONCE.test(name));

// Types of models that think by default, or that have a switch for it.
const TYPES: ReadonlySet<string> = new Set([
  "deepseek_v32",
  "deepseek_v4",
  "exaone4_5",
  "exaone_moe",
  "gemma4",
  "gemma4_text",
  "gemma4_unified",
  "glm46v",
  "glm4_moe",
  "glm4_moe_lite",
  "glm4v",
  "glm4v_moe",
  "glm_moe_dsa",
  "gpt_oss",
  "hunyuan_v1_dense",
  "hunyuan_v1_moe",
  "interns1",
  "kimi_k25",
  "kimi_k3",
  "laguna",
  "mimo_v2",
  "mimo_v2_flash",
  "minimax_m1",
  "minimax_m2",
  "minimax_m3_vl",
  "nemotron_h",
  "qwen3",
  "qwen3_5",
  "qwen3_5_moe",
  "qwen3_5_moe_text",
  "qwen3_5_text",
  "qwen3_moe",
  "qwen3_next",
  "seed_oss",
  "smollm3",
  "step3p5",
  "step3p7",
  "step_robotics",
]);
