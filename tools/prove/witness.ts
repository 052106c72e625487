// What is known of SDKs: what huggingface.js sends otherwise than the request that is printed, and which failures none reports.
import type { KnownDifference, KnownFailure, WitnessOptions } from "hubsmith/testing";

const TWICE = "It says the prompt a second time, as inputs, which the service leaves unread.";
const AS_JSON =
  "It sends the image as base64 in JSON, and the servers take the bytes of a file, too.";
const NAMED = "It says what the image is, and the servers take it without a name, too.";

const IN_RESPONSE = "It asks for the mask in the response; without that it is behind a URL.";

const KNOWN: readonly KnownDifference[] = [
  { cell: "image-segmentation | fal-ai", at: "body.sync_mode", why: IN_RESPONSE },
  { cell: "text-generation | together", at: "body.inputs", why: TWICE },
  { cell: "text-generation | scaleway", at: "body.inputs", why: TWICE },
  { cell: "image-segmentation | hf-inference", at: "content", why: AS_JSON },
  { cell: "image-segmentation | hf-inference", at: "body", why: AS_JSON },
  { cell: "zero-shot-image-classification | hf-inference", at: "body.inputs", why: NAMED },
];

/** The client that Hugging Face writes itself for its router and its providers. */
export const WITNESS: WitnessOptions = { client: "js/huggingface.js", known: KNOWN };

/** What SDKs do where something goes wrong, and no snippet is made longer for. */
export const FAILURES: readonly KnownFailure[] = [
  {
    client: "python/huggingface_hub",
    cases: /endpoint.* \| with an empty API_TOKEN$/,
    why: "Where the key is an empty string, the SDK sends the login that is saved on the machine.",
  },
];
