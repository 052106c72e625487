// The hosts and the key of each route, written from the documentation and not from `routeOf`.

export const ROUTER_HOST = "router.huggingface.co";
/** The server from which the SDKs of Hugging Face request a model's providers; the Hub's token may be sent there. */
export const HUB_HOST = "huggingface.co";

/** The hosts of providers that are called directly, by their ids. */
export const HOSTS: Readonly<Record<string, readonly string[]>> = {
  baseten: ["inference.baseten.co"],
  "black-forest-labs": ["api.bfl.ai"],
  cerebras: ["api.cerebras.ai"],
  clarifai: ["api.clarifai.com"],
  cohere: ["api.cohere.com"],
  deepinfra: ["api.deepinfra.com"],
  "fal-ai": ["queue.fal.run", "fal.run"],
  "featherless-ai": ["api.featherless.ai"],
  "fireworks-ai": ["api.fireworks.ai"],
  groq: ["api.groq.com"],
  "hf-inference": [ROUTER_HOST],
  hyperbolic: ["api.hyperbolic.xyz"],
  nebius: ["api.tokenfactory.nebius.com"],
  novita: ["api.novita.ai"],
  nscale: ["inference.api.nscale.com"],
  openai: ["api.openai.com"],
  ovhcloud: ["oai.endpoints.kepler.ai.cloud.ovh.net"],
  publicai: ["api.publicai.co"],
  replicate: ["api.replicate.com"],
  sambanova: ["api.sambanova.ai"],
  scaleway: ["api.scaleway.ai"],
  // The SDKs of Hugging Face send direct requests to the older address.
  together: ["api.together.ai", "api.together.xyz"],
  wavespeed: ["api.wavespeed.ai"],
  "zai-org": ["api.z.ai"],
};
const OFF_HUB = ["black-forest-labs", "clarifai", "hyperbolic", "nebius", "openai", "sambanova"];

/** The secrets in the environment of every program, by their owner. */
export const SECRETS = {
  hub: "hf_secretOfTheHub",
  provider: "secret-of-the-provider",
  endpoint: "secret-of-the-endpoint",
} as const;

type Target = "routed" | "direct" | "endpoint";
export type Owner = "hub" | "provider" | "endpoint";

interface Route {
  readonly hosts: readonly string[];
  readonly owner: Owner;
}

/** The route of a call that is printed. A client that is direct never calls the router. */
export function routeFor(
  target: Target,
  provider: string,
  isDirectClient: boolean,
  endpointHost: string,
): Route {
  if (target === "endpoint") return { hosts: [endpointHost], owner: "endpoint" };
  const isDirect = target === "direct" || isDirectClient || OFF_HUB.includes(provider);
  return {
    hosts: isDirect ? HOSTS[provider]! : [ROUTER_HOST],
    owner: isDirect && provider !== "hf-inference" ? "provider" : "hub",
  };
}

export const variablesFor = (provider: string): Readonly<Record<Owner, string>> => ({
  hub: "HF_TOKEN",
  provider: `${provider.toUpperCase().replaceAll("-", "_")}_API_KEY`,
  endpoint: "API_TOKEN",
});

/** A model of a task as the Hub's API returns it, which has the id at its provider. */
export function recordFor(
  provider: string,
  task: string,
  providerId = "vendor/lighthouse",
  id = "acme/lighthouse",
): Readonly<Record<string, unknown>> {
  const isChat = task === "conversational";
  const mapping = { [provider]: { status: "live", providerId, task } };
  return {
    id,
    pipeline_tag: isChat ? "text-generation" : task,
    tags: isChat ? ["conversational"] : [],
    ...(provider === "auto" ? {} : { inferenceProviderMapping: mapping }),
  };
}

/** The hosts that may receive a secret in a case, at any place of a request. */
export const hostsFor = (
  { hosts, key }: { readonly hosts: readonly string[]; readonly key: Owner },
  secret: Owner,
): readonly string[] => [
  ...(secret === key ? hosts : []),
  // The owner of the token, and the server that the SDKs ask for a model's providers.
  ...(secret === "hub" ? [HUB_HOST] : []),
];
