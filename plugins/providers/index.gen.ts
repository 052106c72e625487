// The cards of the provider plugins, and how each is loaded. Made by `npm run generate`; not to be edited.
import type { Entry } from "hubsmith";
import { entriesOf } from "#core/hub/card";

type ProviderId =
  | "auto"
  | "baseten"
  | "black-forest-labs"
  | "cerebras"
  | "clarifai"
  | "cohere"
  | "deepinfra"
  | "fal-ai"
  | "featherless-ai"
  | "fireworks-ai"
  | "groq"
  | "hf-inference"
  | "hyperbolic"
  | "nebius"
  | "novita"
  | "nscale"
  | "openai"
  | "ovhcloud"
  | "publicai"
  | "replicate"
  | "sambanova"
  | "scaleway"
  | "together"
  | "wavespeed"
  | "zai-org";

/** The provider plugins, by id. @public */
export const providerEntries: readonly Entry<"provider", ProviderId>[] = /* @__PURE__ */ entriesOf(
  "provider",
  ["label", "tasks", "baseUrl", "aliases", "replaces"],
  [
    [
      "auto",
      () => import("./auto.ts"),
      "Auto",
      [],
      undefined,
      ["fastest", "cheapest", "preferred"],
    ],
    [
      "baseten",
      () => import("./baseten.ts"),
      "Baseten",
      ["conversational"],
      "https://inference.baseten.co",
    ],
    [
      "black-forest-labs",
      () => import("./black-forest-labs.ts"),
      "Black Forest Labs",
      ["text-to-image"],
      "https://api.bfl.ai",
    ],
    [
      "cerebras",
      () => import("./cerebras.ts"),
      "Cerebras",
      ["conversational"],
      "https://api.cerebras.ai",
    ],
    [
      "clarifai",
      () => import("./clarifai.ts"),
      "Clarifai",
      ["conversational"],
      "https://api.clarifai.com",
    ],
    ["cohere", () => import("./cohere.ts"), "Cohere", ["conversational"], "https://api.cohere.com"],
    [
      "deepinfra",
      () => import("./deepinfra.ts"),
      "DeepInfra",
      [
        "automatic-speech-recognition",
        "conversational",
        "feature-extraction",
        "text-generation",
        "text-to-image",
        "text-to-speech",
      ],
      "https://api.deepinfra.com",
    ],
    [
      "fal-ai",
      () => import("./fal-ai.ts"),
      "fal",
      [
        "audio-to-audio",
        "automatic-speech-recognition",
        "image-segmentation",
        "image-text-to-image",
        "image-text-to-video",
        "image-to-image",
        "image-to-video",
        "text-to-audio",
        "text-to-image",
        "text-to-speech",
        "text-to-video",
      ],
      "https://fal.run",
    ],
    [
      "featherless-ai",
      () => import("./featherless-ai.ts"),
      "Featherless AI",
      ["conversational", "text-generation"],
      "https://api.featherless.ai",
    ],
    [
      "fireworks-ai",
      () => import("./fireworks-ai.ts"),
      "Fireworks AI",
      ["conversational"],
      "https://api.fireworks.ai",
    ],
    [
      "groq",
      () => import("./groq.ts"),
      "Groq",
      ["conversational", "text-generation"],
      "https://api.groq.com",
    ],
    [
      "hf-inference",
      () => import("./hf-inference.ts"),
      "HF Inference",
      [
        "audio-classification",
        "audio-to-audio",
        "automatic-speech-recognition",
        "conversational",
        "document-question-answering",
        "feature-extraction",
        "fill-mask",
        "image-classification",
        "image-segmentation",
        "image-to-image",
        "image-to-text",
        "object-detection",
        "question-answering",
        "sentence-similarity",
        "summarization",
        "table-question-answering",
        "tabular-classification",
        "tabular-regression",
        "text-classification",
        "text-generation",
        "text-to-audio",
        "text-to-image",
        "text-to-speech",
        "token-classification",
        "translation",
        "visual-question-answering",
        "zero-shot-classification",
        "zero-shot-image-classification",
      ],
      "https://router.huggingface.co/hf-inference",
    ],
    [
      "hyperbolic",
      () => import("./hyperbolic.ts"),
      "Hyperbolic",
      ["conversational", "text-to-image"],
      "https://api.hyperbolic.xyz",
    ],
    [
      "nebius",
      () => import("./nebius.ts"),
      "Nebius",
      ["conversational", "feature-extraction", "text-generation", "text-to-image"],
      "https://api.tokenfactory.nebius.com",
    ],
    [
      "novita",
      () => import("./novita.ts"),
      "Novita",
      [
        "conversational",
        "image-text-to-video",
        "text-generation",
        "text-to-image",
        "text-to-video",
      ],
      "https://api.novita.ai",
    ],
    [
      "nscale",
      () => import("./nscale.ts"),
      "Nscale",
      ["conversational", "text-to-image"],
      "https://inference.api.nscale.com",
    ],
    ["openai", () => import("./openai.ts"), "OpenAI", ["conversational"], "https://api.openai.com"],
    [
      "ovhcloud",
      () => import("./ovhcloud.ts"),
      "OVHcloud AI Endpoints",
      ["conversational", "text-generation"],
      "https://oai.endpoints.kepler.ai.cloud.ovh.net",
    ],
    [
      "publicai",
      () => import("./publicai.ts"),
      "Public AI",
      ["conversational"],
      "https://api.publicai.co",
    ],
    [
      "replicate",
      () => import("./replicate.ts"),
      "Replicate",
      [
        "automatic-speech-recognition",
        "image-to-image",
        "text-to-image",
        "text-to-speech",
        "text-to-video",
      ],
      "https://api.replicate.com",
    ],
    [
      "sambanova",
      () => import("./sambanova.ts"),
      "SambaNova",
      ["conversational", "feature-extraction"],
      "https://api.sambanova.ai",
    ],
    [
      "scaleway",
      () => import("./scaleway.ts"),
      "Scaleway",
      ["conversational", "feature-extraction", "text-generation"],
      "https://api.scaleway.ai",
    ],
    [
      "together",
      () => import("./together.ts"),
      "Together AI",
      [
        "automatic-speech-recognition",
        "conversational",
        "feature-extraction",
        "image-to-image",
        "image-to-video",
        "text-generation",
        "text-to-image",
        "text-to-speech",
        "text-to-video",
      ],
      "https://api.together.ai",
    ],
    [
      "wavespeed",
      () => import("./wavespeed.ts"),
      "WaveSpeedAI",
      [
        "image-text-to-image",
        "image-text-to-video",
        "image-to-image",
        "image-to-video",
        "text-to-image",
        "text-to-video",
      ],
      "https://api.wavespeed.ai",
    ],
    [
      "zai-org",
      () => import("./zai-org.ts"),
      "Z.ai",
      ["conversational", "image-to-text", "text-to-image"],
      "https://api.z.ai",
    ],
  ],
);
