// The option sets: what a reader of a snippet can choose, each with the secrets and the members that must arrive then.
import type { Contract, InferenceOptions } from "hubsmith";
import type { ValueObject } from "hubsmith/code";

/** One choice of options. */
export interface OptionSet {
  readonly name: string;
  readonly options: InferenceOptions;
  /** How the token is given; by the environment unless told. */
  readonly token?: "literal" | "placeholder";
  /** For chats alone, and what a chat's body must have besides. */
  readonly chat?: ValueObject;
  /** Asks for a policy of the router. */
  readonly policy?: string;
  /** Replaces the inputs by what a shell, a template and a terminal would take apart. */
  readonly hostile?: boolean;
  /** Something that a contract must speak of, and that must happen. */
  readonly about?: "slow" | "failed" | "lora" | "version";
  /**
   * Tried with every provider, also with every sample and every choice that `auto` can make, or in a quick run once for
   * each form of exchange that a client prints: what it is about has nothing to do with who serves.
   */
  readonly reach: "providers" | "samples" | "forms";
}

/** The secrets by how they are given, and by who is to see them; each tells which one it is. */
export const SECRETS = {
  environment: {
    hub: "hf_fromTheEnvironment",
    provider: "providers-key-from-the-environment",
    endpoint: "endpoints-token-from-the-environment",
  },
  literal: {
    hub: "hf_givenAsText",
    provider: "providers-key-given-as-text",
    endpoint: "endpoints-token-given-as-text",
  },
  placeholder: { hub: "hf_YOUR_TOKEN", provider: "YOUR_API_KEY", endpoint: "YOUR_API_TOKEN" },
} as const;

/** A text of everything that is special somewhere. */
export const HOSTILE: string =
  "it's \"quoted\" and 'quoted', $(touch pwned) `touch pwned` ${HOME} $HOME !! !1 %s 100% \\ \\n \\u0041 " +
  '"""triple""" <b>&amp;</b> {x} #{y} {{z}} ${{q}} */ <!-- -- # é 🦊 \u202Eabc\u2066 \u200B end; touch pwned\n' +
  "second line\ttabbed' \"\nEOF\n\\";

const ENDPOINT = "https://q1w2e3.eu-west-1.aws.endpoints.huggingface.cloud";
const NAMED = { temperature: 0, max_tokens: 0, top_p: 0.25 };
const OTHERS = {
  seed: 7,
  stop: ["\n\n", "END"],
  response_format: { type: "json_object" },
  top_k: 40,
  tools: [
    {
      type: "function",
      function: { name: "look", strict: true, parameters: { additionalProperties: false } },
    },
  ],
};

const parameters = { ...NAMED, parameters: OTHERS };
const members = { ...NAMED, ...OTHERS };
const forms = [ENDPOINT, `${ENDPOINT}/`, `${ENDPOINT}/v1`] as const;
const direct = { directRequest: true };
const stream = { stream: true };

/** All option sets. Which of them go with a provider is for the generator to say. */
export const OPTION_SETS: readonly OptionSet[] = [
  { name: "plain", reach: "samples", options: {} },
  { name: "streaming", reach: "samples", options: { streaming: true }, chat: stream },
  { name: "hostile", reach: "providers", options: {}, hostile: true },
  { name: "slow", reach: "providers", options: {}, about: "slow" },
  { name: "failed", reach: "providers", options: {}, about: "failed" },
  { name: "lora", reach: "providers", options: {}, about: "lora" },
  { name: "version", reach: "providers", options: {}, about: "version" },
  { name: "parameters", reach: "providers", options: parameters, chat: members },
  {
    name: "streaming with parameters",
    reach: "forms",
    options: { ...parameters, streaming: true },
    chat: { ...members, ...stream },
  },
  { name: "literal token", reach: "forms", options: {}, token: "literal" },
  { name: "placeholder", reach: "forms", options: {}, token: "placeholder" },
  { name: "billed", reach: "forms", options: { billTo: "acme-org" } },
  { name: "direct", reach: "providers", options: direct },
  {
    name: "direct, streaming",
    reach: "providers",
    options: { ...direct, streaming: true },
    chat: stream,
  },
  { name: "direct, slow", reach: "providers", options: direct, about: "slow" },
  // Whom the hub should bill is nothing that a provider or an endpoint should learn.
  {
    name: "direct, literal token",
    reach: "forms",
    options: { ...direct, billTo: "acme-org" },
    token: "literal",
  },
  { name: "direct, placeholder", reach: "forms", options: direct, token: "placeholder" },
  { name: "endpoint", reach: "providers", options: { endpointUrl: forms[0] } },
  { name: "endpoint with a slash", reach: "forms", options: { endpointUrl: forms[1] } },
  { name: "endpoint with /v1", reach: "forms", options: { endpointUrl: forms[2] } },
  {
    name: "endpoint, streaming",
    reach: "providers",
    options: { endpointUrl: ENDPOINT, streaming: true },
    chat: stream,
  },
  {
    name: "endpoint, literal token",
    reach: "forms",
    options: { endpointUrl: ENDPOINT, billTo: "acme-org" },
    token: "literal",
  },
  ...["fastest", "cheapest", "preferred"].map((policy) => ({
    name: policy,
    reach: "providers" as const,
    options: {},
    policy,
    chat: {},
  })),
];

/** Do these contracts speak of what the set is about? */
export function speaksOf(about: OptionSet["about"], contract: Contract): boolean {
  if (about === "version") return JSON.stringify(contract).includes("{version}");
  return about === undefined || contract[about] !== undefined;
}
