// The token that a call needs: whose it is, where users create it, and the variable that programs read it from.
import { isEnv } from "hubsmith/code";
import { type Absence, type Call, type Hub, isAbsence } from "hubsmith";
import { AUTO } from "../../models/providers.ts";

export interface NeededToken {
  readonly variable: string;
  /** E.g. "Get a Hugging Face token". */
  readonly what: string;
  readonly keysUrl?: string | undefined;
  readonly permission?: string;
  readonly billedBy?: string;
  readonly pricingUrl?: string;
}

// https://huggingface.co/docs/inference-providers#authentication
const HUB = {
  what: "Get a Hugging Face token",
  permission: "Make calls to Inference Providers",
  // https://huggingface.co/docs/inference-providers/pricing
  billedBy: "Hugging Face at the provider’s price",
  pricingUrl: "https://huggingface.co/docs/inference-providers/pricing",
};

/** Finds it; `undefined` if the program does not read one from a variable. */
export function neededToken(hub: Hub, resolved: Call | Absence): NeededToken | undefined {
  if (isAbsence(resolved)) return undefined;
  const { target, token, provider: id, providerLabel } = resolved;
  if (!isEnv(token)) return undefined;
  const variable = token.name;
  if (target === "endpoint")
    return { variable, what: "Get the token of your endpoint; if it needs none, any value works" };
  // The router has one token for all providers.
  const provider = hub.providers.get(target === "routed" ? AUTO : id);
  const keysUrl = provider?.keysUrl;
  if (target === "routed" || resolved.role === "huggingface") return { ...HUB, variable, keysUrl };
  const what = `Get an API key from ${providerLabel}`;
  return { variable, what, keysUrl, billedBy: providerLabel };
}
