// The token that a call needs: whose it is, where users create it, and the variable that programs read it from.
import { type Absence, type Call, type Hub, isAbsence } from "hubsmith";
import { AUTO } from "../providers/providers.ts";

/** The token of a call. */
export interface NeededToken {
  readonly variable: string;
  /** E.g. "Get a Hugging Face token". */
  readonly what: string;
  readonly keysUrl: string | undefined;
  /** The name of the permission that it needs, if known. */
  readonly permission: string | undefined;
  /** Who bills the call, if known. */
  readonly billedBy: string | undefined;
  readonly pricingUrl: string | undefined;
}

const PRICING = "https://huggingface.co/docs/inference-providers/pricing";

/** The line that sets a variable on macOS and Linux. */
export const exportLine = (variable: string): string => `export ${variable}="YOUR_TOKEN"`;

/** Finds it; `undefined` if the program does not read one from a variable. */
export function neededToken(hub: Hub, made: Call | Absence): NeededToken | undefined {
  if (isAbsence(made)) return undefined;
  const { target, token, provider: id, providerLabel } = made;
  if (typeof token !== "object" || token === null || !("name" in token)) return undefined;
  const variable = String(token.name);
  if (target === "endpoint")
    return {
      variable,
      what: "Get the token of your endpoint; if it needs none, any value works",
      keysUrl: undefined,
      permission: undefined,
      billedBy: undefined,
      pricingUrl: undefined,
    };
  // The router has one token for all providers.
  const provider = hub.providers.get(target === "routed" ? AUTO : id);
  const isHub = target === "routed" || provider?.isHuggingFace === true;
  return {
    variable,
    what: isHub ? "Get a Hugging Face token" : `Get an API key from ${providerLabel}`,
    keysUrl: provider?.keysUrl,
    // https://huggingface.co/docs/inference-providers#authentication
    permission: isHub ? "Make calls to Inference Providers" : undefined,
    billedBy: isHub ? "Hugging Face" : providerLabel,
    pricingUrl: isHub ? PRICING : undefined,
  };
}
