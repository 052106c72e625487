// What services take and reply, provider by provider, and the replies of the Hub's own servers, task by task. Made by `npm run generate`; not to be edited.

import type { Contract, Reply } from "hubsmith/contract";

interface ContractEntry {
  readonly provider: string;
  /** Imports the contract, which is the default export of its module. */
  readonly load: () => Promise<{ readonly default: Contract }>;
}

interface ReplyEntry {
  readonly task: string;
  /** Imports the reply, which is the default export of its module. */
  readonly load: () => Promise<{ readonly default: Reply }>;
}

/** The contracts of the providers. @public */
export const contracts: readonly ContractEntry[] = [
  { provider: "auto", load: () => import("./providers/auto.contract.ts") },
  { provider: "baseten", load: () => import("./providers/baseten.contract.ts") },
  {
    provider: "black-forest-labs",
    load: () => import("./providers/black-forest-labs.contract.ts"),
  },
  { provider: "cerebras", load: () => import("./providers/cerebras.contract.ts") },
  { provider: "clarifai", load: () => import("./providers/clarifai.contract.ts") },
  { provider: "cohere", load: () => import("./providers/cohere.contract.ts") },
  { provider: "deepinfra", load: () => import("./providers/deepinfra.contract.ts") },
  { provider: "fal-ai", load: () => import("./providers/fal-ai.contract.ts") },
  { provider: "featherless-ai", load: () => import("./providers/featherless-ai.contract.ts") },
  { provider: "fireworks-ai", load: () => import("./providers/fireworks-ai.contract.ts") },
  { provider: "groq", load: () => import("./providers/groq.contract.ts") },
  { provider: "hf-inference", load: () => import("./providers/hf-inference.contract.ts") },
  { provider: "hyperbolic", load: () => import("./providers/hyperbolic.contract.ts") },
  { provider: "nebius", load: () => import("./providers/nebius.contract.ts") },
  { provider: "novita", load: () => import("./providers/novita.contract.ts") },
  { provider: "nscale", load: () => import("./providers/nscale.contract.ts") },
  { provider: "openai", load: () => import("./providers/openai.contract.ts") },
  { provider: "ovhcloud", load: () => import("./providers/ovhcloud.contract.ts") },
  { provider: "publicai", load: () => import("./providers/publicai.contract.ts") },
  { provider: "replicate", load: () => import("./providers/replicate.contract.ts") },
  { provider: "sambanova", load: () => import("./providers/sambanova.contract.ts") },
  { provider: "scaleway", load: () => import("./providers/scaleway.contract.ts") },
  { provider: "together", load: () => import("./providers/together.contract.ts") },
  { provider: "wavespeed", load: () => import("./providers/wavespeed.contract.ts") },
  { provider: "zai-org", load: () => import("./providers/zai-org.contract.ts") },
];

/** Sample replies of the tasks that Hugging Face's own servers run. @public */
export const replies: readonly ReplyEntry[] = [
  { task: "audio-classification", load: () => import("./tasks/audio-classification/contract.ts") },
  { task: "audio-to-audio", load: () => import("./tasks/audio-to-audio/contract.ts") },
  {
    task: "automatic-speech-recognition",
    load: () => import("./tasks/automatic-speech-recognition/contract.ts"),
  },
  {
    task: "document-question-answering",
    load: () => import("./tasks/document-question-answering/contract.ts"),
  },
  { task: "feature-extraction", load: () => import("./tasks/feature-extraction/contract.ts") },
  { task: "fill-mask", load: () => import("./tasks/fill-mask/contract.ts") },
  { task: "image-classification", load: () => import("./tasks/image-classification/contract.ts") },
  { task: "image-segmentation", load: () => import("./tasks/image-segmentation/contract.ts") },
  { task: "image-to-image", load: () => import("./tasks/image-to-image/contract.ts") },
  { task: "image-to-text", load: () => import("./tasks/image-to-text/contract.ts") },
  { task: "object-detection", load: () => import("./tasks/object-detection/contract.ts") },
  { task: "question-answering", load: () => import("./tasks/question-answering/contract.ts") },
  { task: "sentence-similarity", load: () => import("./tasks/sentence-similarity/contract.ts") },
  { task: "summarization", load: () => import("./tasks/summarization/contract.ts") },
  {
    task: "table-question-answering",
    load: () => import("./tasks/table-question-answering/contract.ts"),
  },
  {
    task: "tabular-classification",
    load: () => import("./tasks/tabular-classification/contract.ts"),
  },
  { task: "tabular-regression", load: () => import("./tasks/tabular-regression/contract.ts") },
  { task: "text-classification", load: () => import("./tasks/text-classification/contract.ts") },
  { task: "text-to-audio", load: () => import("./tasks/text-to-audio/contract.ts") },
  { task: "text-to-image", load: () => import("./tasks/text-to-image/contract.ts") },
  { task: "text-to-speech", load: () => import("./tasks/text-to-speech/contract.ts") },
  { task: "token-classification", load: () => import("./tasks/token-classification/contract.ts") },
  { task: "translation", load: () => import("./tasks/translation/contract.ts") },
  {
    task: "visual-question-answering",
    load: () => import("./tasks/visual-question-answering/contract.ts"),
  },
  {
    task: "zero-shot-classification",
    load: () => import("./tasks/zero-shot-classification/contract.ts"),
  },
  {
    task: "zero-shot-image-classification",
    load: () => import("./tasks/zero-shot-image-classification/contract.ts"),
  },
];
