// Chats by the record, and by the names of models.
import { isConversational, type Model, textIn, valueIn } from "hubsmith";
import { oncePer } from "#core/base/freeze";
import { nameOf } from "./record.ts";

/** Has the model a chat template? The Hub's tag says so, and the names of two families whose first versions had one. */
export const hasTemplate: (model: Model) => boolean = oncePer((model) => {
  const name = nameOf(model);
  if (isConversational(model)) return !isPretrained(name);
  return TEMPLATED.test(name) && /r1-|gemma/i.test(name);
});

/** The chat templates that the record itself has. */
export function templatesOf({ config, gguf }: Model): readonly string[] {
  const given = valueIn(config, "tokenizer_config", "chat_template");
  // Some tokenizers have several, each with a name.
  const several = Array.isArray(given) ? given.map((one) => textIn(one, "template")) : [given];
  const all = [...several, valueIn(config, "chat_template_jinja"), valueIn(gguf, "chat_template")];
  return all.filter((template) => typeof template === "string");
}

/** Does the name say that it continues texts? Tokenizers may have the chat template of the models that were tuned from them. */
export const isPretrained = (name: string): boolean => PRETRAINED.test(name);

const PRETRAINED =
  /[-_]base(?:-pt)?$|^(?:qwen(?:1\.5|2|2\.5)(?:-(?:coder|math))?|(?:meta-)?llama-3(?:\.\d)?)-[\d.]+b(?:[-.](?:fp8|gguf|quantized[\w.]*))?$/i;
const TEMPLATED = /r1-distill|-it(?=[-_.]|$)/i;

/** Does its name say that it is a chat? */
export const isNamedChat = (name: string): boolean =>
  NAMED.test(name) && (/chat|instruct/i.test(name) || /gemma/i.test(name));

const NAMED = /(?:^|[-_.])(?:chat|instruct)(?=[-_.]|$)|-it(?=[-_.]|$)/i;
