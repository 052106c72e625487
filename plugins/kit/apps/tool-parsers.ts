// The parsers of tool calls and of thoughts: each family of models writes them in another form.
import { type Model, textIn } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import type { Role } from "./roles.ts";
import { thinks } from "../libraries/thinking.ts";
import { namedTypeOf } from "../libraries/transformers/evidence.ts";

/** Its name in each engine; an engine that has none is left out. */
type Parser = Readonly<Partial<Record<"vllm" | "sglang" | "lmdeploy", string | undefined>>>;

const of = (vllm: string, sglang?: string, lmdeploy?: string): Parser => ({
  vllm,
  sglang,
  lmdeploy,
});

/**
 * The options of a server for chats that may call tools, or think before they answer; nothing for other models. LMDeploy refuses
 * calls with tools otherwise.
 */
export function parserOptions(
  engine: keyof Parser,
  model: Model,
  role: Role,
  enabling: Code<"sh"> = sh``,
): Code<"sh"> {
  const tools = role === "chat" ? toolParserOf(model)?.[engine] : undefined;
  const thoughts = role === "chat" ? thoughtParserOf(model)?.[engine] : undefined;
  return sh`${tools === undefined ? sh`` : sh`${enabling} --tool-call-parser ${tools}`}${thoughts === undefined ? sh`` : sh` --reasoning-parser ${thoughts}`}`;
}

// https://docs.vllm.ai/en/latest/features/tool_calling.html and SGLang's `--tool-call-parser`, read on 2026-11-28; the
// tool parsers of LMDeploy 0.14.0. Only families whose own chat template has tools.
const OF_TYPE: ReadonlyMap<string, Parser> = new Map([
  ["deepseek_v32", of("deepseek_v32", "deepseekv32")],
  ["glm4_moe", of("glm45", "glm45")],
  ["gpt_oss", of("openai", "gpt-oss")],
  ["granitemoehybrid", of("granite4")],
  ["kimi_k2", of("kimi_k2", "kimi_k2")],
  ["minimax_m2", of("minimax_m2", "minimax-m2")],
  ["qwen2", of("hermes", "qwen25", "qwen2d5")],
  ["qwen3", of("hermes", "qwen25", "qwen3")],
  ["qwen3_moe", of("hermes", "qwen25", "qwen3")],
  ["qwen3_next", of("hermes", "qwen25", "qwen3")],
]);

// Families with the type of another one.
const NAMED: readonly (readonly [RegExp, Parser])[] = [
  [/qwen-?3-?coder/i, of("qwen3_xml", "qwen3_coder", "qwen3coder")],
  [/llama-?3\.[1-3]/i, of("llama3_json", "llama3", "llama3")],
  [
    /ministral|magistral|devstral|mistral-(?:nemo|small|medium|large|7b-instruct-v0\.3)/i,
    of("mistral", "mistral"),
  ],
  [/hermes-?(?:2-pro|3)/i, of("hermes", "hermes")],
];

const QWEN = of("qwen3", "qwen3");
const GLM = of("glm45", "glm45");
const GEMMA = of("gemma4", "gemma4");
const MIMO = of("mimo", "mimo");
const STEP = of("step3p5", "step3p5");

// The names in vllm/reasoning/__init__.py and in sglang/srt/parser/reasoning_parser.py, read on 2026-11-30.
const THOUGHTS_OF_TYPE: ReadonlyMap<string, Parser> = new Map([
  ["deepseek_v4", of("deepseek_v4", "deepseek-v4")],
  ["gemma4", GEMMA],
  ["gemma4_text", GEMMA],
  ["gemma4_unified", GEMMA],
  ["glm4_moe", GLM],
  ["glm4_moe_lite", GLM],
  ["glm4v_moe", GLM],
  ["glm_moe_dsa", GLM],
  ["gpt_oss", of("openai_gptoss", "gpt-oss")],
  ["kimi_k2", of("kimi_k2", "kimi_k2")],
  ["kimi_k25", of("kimi_k2", "kimi_k2")],
  ["laguna", of("poolside_v1", "poolside_v1")],
  ["mimo_v2", MIMO],
  ["mimo_v2_flash", MIMO],
  ["minimax_m2", of("minimax_m2", "minimax")],
  ["minimax_m3_vl", of("minimax_m3", "minimax-m3")],
  ["qwen3", QWEN],
  ["qwen3_5", QWEN],
  ["qwen3_5_moe", QWEN],
  ["qwen3_moe", QWEN],
  ["qwen3_next", QWEN],
  ["qwen3_vl", QWEN],
  ["qwen3_vl_moe", QWEN],
  ["seed_oss", of("seed_oss")],
  ["step3p5", STEP],
  ["step3p7", STEP],
]);

const THOUGHTS_NAMED: readonly (readonly [RegExp, Parser])[] = [
  [/(?:^|[-_/])(?:r1|qwq)(?![a-z0-9])/i, of("deepseek_r1", "deepseek-r1")],
  [/deepseek-v3\.[12]/i, of("deepseek_v3", "deepseek-v3")],
  [/hunyuan-a13b/i, of("hunyuan_a13b", "hunyuan")],
  [/magistral/i, of("mistral", "mistral")],
  [/nemotron-3-/i, of("nemotron_v3", "nemotron_3")],
];

/** The parser of a model's thoughts, which are in its answer without one; undefined if it has none, or its family is unknown. */
function thoughtParserOf(model: Model): Parser | undefined {
  const template = textIn(model.config, "tokenizer_config", "chat_template");
  if (!thinks(model) || (template !== undefined && !/think|channel|reason/.test(template)))
    return undefined;
  const named = THOUGHTS_NAMED.find(([pattern]) => pattern.test(model.id))?.[1];
  return named ?? THOUGHTS_OF_TYPE.get(namedTypeOf(model) ?? "");
}

/** The parser of a model's tool calls; undefined if its family is unknown, or its chat template has no tools. */
export function toolParserOf(model: Model): Parser | undefined {
  const template = textIn(model.config, "tokenizer_config", "chat_template");
  if (template !== undefined && !/\btools\b/.test(template)) return undefined;
  if (/distill|-base\b/i.test(model.id)) return undefined;
  const named = NAMED.find(([pattern]) => pattern.test(model.id))?.[1];
  return named ?? OF_TYPE.get(namedTypeOf(model) ?? "");
}
