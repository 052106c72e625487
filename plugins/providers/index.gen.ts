// The cards of the provider plugins, and how each is loaded. Made by `npm run generate`; not to be edited.
import { entriesOf, type Entry } from "hubsmith";

/** The ids of the provider plugins. @public */
export type ProviderId =
  | "auto"
  | "black-forest-labs"
  | "deepinfra"
  | "fal-ai"
  | "hf-inference"
  | "novita"
  | "replicate"
  | "together"
  | "wavespeed";

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
      "black-forest-labs",
      () => import("./black-forest-labs.ts"),
      "Black Forest Labs",
      ["text-to-image"],
      "https://api.bfl.ai",
    ],
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
        "automatic-speech-recognition",
        "image-to-image",
        "image-to-video",
        "text-to-image",
        "text-to-speech",
        "text-to-video",
      ],
      "https://fal.run",
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
        "image-classification",
        "image-segmentation",
        "image-to-image",
        "image-to-text",
        "object-detection",
        "question-answering",
        "sentence-similarity",
        "text-classification",
        "text-generation",
        "text-to-audio",
        "text-to-image",
        "text-to-speech",
        "zero-shot-classification",
      ],
      "https://router.huggingface.co/hf-inference",
    ],
    [
      "novita",
      () => import("./novita.ts"),
      "Novita",
      ["conversational", "text-to-image", "text-to-video"],
      "https://api.novita.ai",
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
      "https://api.together.xyz",
    ],
    [
      "wavespeed",
      () => import("./wavespeed.ts"),
      "WaveSpeedAI",
      ["image-to-image", "image-to-video", "text-to-image", "text-to-video"],
      "https://api.wavespeed.ai",
    ],
  ],
);
