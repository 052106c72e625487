// What huggingface.js sends otherwise than the request that is printed, and why both are right.
import type { KnownDifference, WitnessOptions } from "hubsmith/testing";

const TWICE = "It says the prompt a second time, as inputs, which the service leaves unread.";
const AS_JSON =
  "It sends the image as base64 in JSON, and the servers take the bytes of a file, too.";
const NAMED = "It says what the image is, and the servers take it without a name, too.";

const KNOWN: readonly KnownDifference[] = [
  { cell: "text-generation | together", at: "body.inputs", why: TWICE },
  { cell: "text-generation | scaleway", at: "body.inputs", why: TWICE },
  { cell: "image-segmentation | hf-inference", at: "content", why: AS_JSON },
  { cell: "image-segmentation | hf-inference", at: "body", why: AS_JSON },
  { cell: "zero-shot-image-classification | hf-inference", at: "body.inputs", why: NAMED },
];

/** The client that Hugging Face writes itself for its router and its providers. */
export const WITNESS: WitnessOptions = { client: "js/huggingface.js", known: KNOWN };
