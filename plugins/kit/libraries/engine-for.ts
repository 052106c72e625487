// Which engine loads the weights of a model: one answer for load snippets, local apps and calls.
import { absent, type Absence, type Model, textIn } from "hubsmith";
import { oncePer } from "#core/base/freeze";
import { draftOf } from "./draft.ts";
import { namedTypeOf } from "./transformers/evidence.ts";
import { GENERATES } from "./transformers/task.ts";
import { taskOf } from "./transformers/tasks.ts";
import { refuseLocalFormat } from "../providers/uncallable.ts";
import { templatesOf } from "../tasks/chats.ts";
import { nameOf } from "../tasks/record.ts";

/** The engine that loads the weights: Transformers, or vLLM where Transformers does not; or why no server does. */
export const engineFor: (model: Model) => "transformers" | "vllm" | Absence = oncePer((model) => {
  const format = refuseLocalFormat(model);
  if (format !== undefined)
    return absent({
      code: "other-format",
      reason: `It loads the weights of Transformers, and these are ${format}.`,
      fix: "Choose the model that it was made from, or a program for this format.",
    });
  return draftOf(model) ?? (needsVllm(model) ? "vllm" : "transformers");
});

// Their weights load as something else in Transformers, or their chat has no template.
const needsVllm = (model: Model): boolean =>
  GENERATES.test(taskOf(model).head ?? "") &&
  (isByModelOpt(model) ||
    hasPackedExperts(model) ||
    lacksTemplate(model) ||
    ONLY_VLLM.has(namedTypeOf(model) ?? "") ||
    ONLY_VLLM_NAMED.test(nameOf(model)));

// Their cards name servers, and Transformers 5 does not load them: the code of these repositories calls functions that
// were removed, or imports packages of kernels, and those of Kimi have no tokenizer.
const ONLY_VLLM: ReadonlySet<string> = new Set([
  "ernie4_5_moe_vl",
  "kimi_k2",
  "kimi_k25",
  "kimi_k3",
  "step3p5",
]);
const ONLY_VLLM_NAMED = /^(?:ernie-4\.5-vl-424b|ling-2\.6|mimo-v2\.5)/i;

const hasTag = ({ tags }: Model, pattern: RegExp): boolean => tags.some((tag) => pattern.test(tag));

const methodIn = ({ config }: Model): string | undefined =>
  textIn(config, "quantization_config", "quant_method");

// Transformers has no method "modelopt", so that it would read the packed weights as plain ones.
function isByModelOpt(model: Model): boolean {
  const method = methodIn(model);
  if (method !== undefined) return method === "modelopt";
  if (hasTag(model, /^compressed-tensors$/)) return false;
  return (
    hasTag(model, /^modelopt$/i) ||
    /nvfp4/i.test(nameOf(model)) ||
    /^nvidia\/.*-fp8$/i.test(model.id)
  );
}

// Both replace linear layers; the experts of a layer are one tensor, and would stay random.
const hasPackedExperts = (model: Model): boolean => {
  const method = methodIn(model) ?? METHODS.find((name) => model.tags.includes(name));
  const name = nameOf(model);
  if (/gemma-?4(?!\d)/i.test(name))
    return /-a\d+b(?=-|$)/i.test(name) && (method !== undefined || /-awq(?=-|$)/i.test(name));
  return /^(?:awq|gptq)$/.test(method ?? "") && EXPERTS.test(namedTypeOf(model) ?? "");
};

const METHODS = ["auto-round", "awq", "compressed-tensors", "gptq"];
const EXPERTS = /_moe|moe$|^(?:deepseek_v[234]|kimi|minimax|mixtral|qwen3_next)/;

// DeepSeek's chats are encoded by code of the repository, which vLLM has, too.
const lacksTemplate = (model: Model): boolean =>
  /^deepseek_v(?:32|4)$/.test(namedTypeOf(model) ?? "") && templatesOf(model).length === 0;
