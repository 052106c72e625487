// The factors of a choice of options: what can be chosen apart from everything else, and what goes with what.
import type { InferenceOptions } from "../../index.ts";
import type { AskOptions } from "../../types.ts";
import { SPECIAL } from "../service/secret-words.ts";
import type { OptionSet } from "./option-sets.ts";

const HOST = "q1w2e3.eu-west-1.aws.endpoints.huggingface.cloud";
/** An endpoint, by its root. @internal */
export const ENDPOINT: string = `https://${HOST}`;
/** The URLs by which a reader may give an endpoint, by how each is called. */
const ENDPOINTS: Readonly<Record<string, string>> = {
  endpoint: ENDPOINT,
  "endpoint with a slash": `${ENDPOINT}/`,
  "endpoint with /v1": `${ENDPOINT}/v1`,
  "endpoint with a complete URL": `${ENDPOINT}/v1/chat/completions`,
  "endpoint with a query": `${ENDPOINT}?revision=2&note=it's"$(touch%20pwned)\`pwd\`\${HOME}`,
  "endpoint without a scheme": HOST,
};
const ROUTES = Object.keys(ENDPOINTS);
const POLICIES = ["fastest", "cheapest", "preferred"];

/** What can be chosen apart from everything else. @internal */
export type Factor =
  | "route"
  | "token"
  | "bill"
  | "parameters"
  | "streaming"
  | "mapping"
  | "inputs"
  | "policy"
  | "library";

/** The choices of each factor, the first of which is made where nothing is said. @internal */
export const FACTORS: Readonly<Record<Factor, readonly [string, ...string[]]>> = {
  route: ["routed", "direct", ...ROUTES],
  token: ["environment", "literal token", "placeholder"],
  bill: ["unbilled", "billed"],
  parameters: ["none", "parameters", "nought"],
  streaming: ["whole", "streaming"],
  mapping: ["usual", "lora", "version"],
  inputs: ["sample", "hostile"],
  policy: ["any", ...POLICIES],
  library: ["untold", "transformers"],
};

/** A choice of each factor. @internal */
export type Choice = Readonly<Record<Factor, string>>;

// Nothing but a chat has them.
const CHATS = ["streaming", "nought", "endpoint with a complete URL", ...POLICIES];

/** Is a choice of a factor there for chats alone? @internal */
export const isForChats = (value: string): boolean => CHATS.includes(value);

/** Do two choices of different factors go together? @internal */
export function goTogether(one: string, other: string): boolean {
  const has = (values: readonly string[]): boolean =>
    values.includes(one) || values.includes(other);
  // LoRAs and versions are of pictures and the like, and neither they nor a policy are known to an endpoint.
  const isMapped = has(["lora", "version"]);
  const isPolicy = has(POLICIES);
  if (isMapped && [one, other].some((value) => isForChats(value))) return false;
  return !((isMapped && has(ROUTES)) || (isPolicy && has(FACTORS.route.slice(1))));
}

/** What a set chooses. @internal */
export function choiceOf(set: OptionSet): Choice {
  const { endpointUrl, directRequest, billTo, streaming, temperature } = set.options;
  const endpoint = Object.entries(ENDPOINTS).find(([, url]) => url === endpointUrl)?.[0];
  return {
    route: endpoint ?? (directRequest === true ? "direct" : "routed"),
    token: set.token === "literal" ? "literal token" : (set.token ?? "environment"),
    bill: billTo === undefined ? "unbilled" : "billed",
    parameters: temperature === 0 ? "nought" : set.hasParameters === true ? "parameters" : "none",
    streaming: streaming === true ? "streaming" : "whole",
    mapping: set.about ?? "usual",
    inputs: set.isHostile === true ? "hostile" : "sample",
    policy: set.policy ?? "any",
    library: set.library ?? "untold",
  };
}

/** The set of some choices, tried once for each client; every other factor is as where nothing is said. @internal */
export function setOf(...chosen: readonly string[]): OptionSet {
  const has = (value: string): boolean => chosen.includes(value);
  const pick = (factor: Factor): string =>
    FACTORS[factor].find((value) => has(value)) ?? FACTORS[factor][0];
  const endpointUrl = ENDPOINTS[pick("route")];
  const token = pick("token");
  const mapping = pick("mapping");
  const options: InferenceOptions = {
    ...(endpointUrl !== undefined ? { endpointUrl } : has("direct") ? { directRequest: true } : {}),
    ...(has("billed") ? { billTo: has("hostile") ? `acme${SPECIAL}` : "acme-org" } : {}),
    ...(has("streaming") ? { streaming: true } : {}),
    ...(has("nought") ? NOUGHT : {}),
  };
  return {
    name: chosen.join(", "),
    reach: "clients",
    options,
    ...(chosen.some(isForChats) ? { isChat: true } : {}),
    ...(token === "literal token" ? { token: "literal" } : {}),
    ...(token === "placeholder" ? { token } : {}),
    ...(mapping === "lora" || mapping === "version" ? { about: mapping } : {}),
    ...(has("hostile") ? { isHostile: true } : {}),
    ...(has("parameters") ? { hasParameters: true } : {}),
    ...(pick("policy") === "any" ? {} : { policy: pick("policy") }),
    ...(has("transformers") ? { library: "transformers" } : {}),
  };
}

/** Nothing that is nought is nothing. @internal */
export const NOUGHT: AskOptions = { temperature: 0, max_tokens: 0, top_p: 0.25 };
