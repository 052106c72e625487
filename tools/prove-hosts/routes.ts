// The host of each route, written independently of the plugins.

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
  together: ["api.together.xyz"],
  wavespeed: ["api.wavespeed.ai"],
  "zai-org": ["api.z.ai"],
};
