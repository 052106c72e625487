// Whether a model converses, as far as its record tells.
import { valueIn } from "./json.ts";
import type { Model } from "./model.ts";

/**
 * Does the model take a conversation? It does where a provider hosts it for that. Else the Hub tags it so from its chat
 * template; where the record shows the config, the template must be there, too.
 * @public
 */
export function isConversational({ tags, config, inferenceProviderMapping }: Model): boolean {
  if (inferenceProviderMapping?.some(({ task }) => task === "conversational")) return true;
  if (!tags.includes("conversational")) return false;
  const has = (...path: readonly string[]): boolean => (valueIn(config, ...path) ?? null) !== null;
  return (
    config === undefined ||
    has("tokenizer_config", "chat_template") ||
    has("processor_config", "chat_template") ||
    has("chat_template_jinja")
  );
}
