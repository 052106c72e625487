// The parsers of tool calls: each family of models writes its calls in another form.
import { type Model, textIn } from "hubsmith";
import { namedTypeOf } from "../libraries/transformers/evidence.ts";

interface ToolParser {
  readonly vllm: string;
  readonly sglang?: string;
}

const of = (vllm: string, sglang?: string): ToolParser =>
  sglang === undefined ? { vllm } : { vllm, sglang };

// https://docs.vllm.ai/en/latest/features/tool_calling.html and SGLang's `--tool-call-parser`, read on 2026-11-28. Only
// families whose own chat template has tools.
const OF_TYPE: ReadonlyMap<string, ToolParser> = new Map([
  ["deepseek_v32", of("deepseek_v32", "deepseekv32")],
  ["glm4_moe", of("glm45", "glm45")],
  ["gpt_oss", of("openai", "gpt-oss")],
  ["granitemoehybrid", of("granite4")],
  ["kimi_k2", of("kimi_k2", "kimi_k2")],
  ["minimax_m2", of("minimax_m2", "minimax-m2")],
  ["qwen2", of("hermes", "qwen25")],
  ["qwen3", of("hermes", "qwen25")],
  ["qwen3_moe", of("hermes", "qwen25")],
  ["qwen3_next", of("hermes", "qwen25")],
]);

// Families with the type of another one.
const NAMED: readonly (readonly [RegExp, ToolParser])[] = [
  [/qwen-?3-?coder/i, of("qwen3_xml", "qwen3_coder")],
  [/llama-?3\.[1-3]/i, of("llama3_json", "llama3")],
  [
    /ministral|magistral|devstral|mistral-(?:nemo|small|medium|large|7b-instruct-v0\.3)/i,
    of("mistral", "mistral"),
  ],
  [/hermes-?(?:2-pro|3)/i, of("hermes", "hermes")],
];

/** The parser of a model's tool calls; undefined if its family is unknown, or its chat template has no tools. */
export function toolParserOf(model: Model): ToolParser | undefined {
  const template = textIn(model.config, "tokenizer_config", "chat_template");
  if (template !== undefined && !/\btools\b/.test(template)) return undefined;
  if (/distill|-base\b/i.test(model.id)) return undefined;
  const named = NAMED.find(([pattern]) => pattern.test(model.id))?.[1];
  return named ?? OF_TYPE.get(namedTypeOf(model) ?? "");
}
