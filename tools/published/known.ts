// Differences from what is published, each with the reason to keep ours.
import type { Difference, Part } from "./compare.ts";

interface Known {
  readonly provider: string;
  readonly task: string;
  readonly part: Part;
  /** The paths; without them, the whole part. */
  readonly at?: readonly string[];
  readonly why: string;
}

const NARROW =
  "LiteLLM lists only the parameters that it converts; the provider serves OpenAI's API.";
const RENAMED = "Nebius AI Studio is Token Factory now, with another address.";
const LISTED = "The servers return an array; huggingface_hub reads its first item.";
const SINGLE = "The servers return one object for one input; huggingface_hub reads it.";
const APPS = "Some apps of fal read one image, some a list; both are sent.";

const litellm = (provider: string, ...at: readonly string[]): Known => ({
  provider,
  task: "conversational",
  part: "body",
  at,
  why: NARROW,
});

const hosted = (task: string, why: string, ...at: readonly string[]): Known => ({
  provider: "hf-inference",
  task,
  part: "answer",
  at,
  why,
});

const nebius = (task: string): Known => ({
  provider: "nebius",
  task,
  part: "route",
  why: RENAMED,
});

const LIST: readonly Known[] = [
  litellm("baseten", "reasoning_effort"),
  litellm("clarifai", "seed", "stop"),
  litellm("deepinfra", "seed", "reasoning_effort"),
  litellm("featherless-ai", "seed", "response_format", "tools", "tool_choice"),
  litellm("nebius", "reasoning_effort"),
  litellm("novita", "reasoning_effort"),
  litellm("nscale", "seed", "tools", "tool_choice"),
  litellm("publicai", "tools", "tool_choice", "parallel_tool_calls", "reasoning_effort"),
  nebius("conversational"),
  nebius("text-generation"),
  nebius("feature-extraction"),
  nebius("text-to-image"),
  {
    provider: "black-forest-labs",
    task: "text-to-image",
    part: "route",
    why: "api.us1.bfl.ai serves one region; api.bfl.ai, which LiteLLM has, serves all.",
  },
  ...["conversational", "text-generation"].map((task): Known => ({
    provider: "groq",
    task,
    part: "body",
    at: ["max_tokens"],
    why: "Groq accepts the older name, and the SDKs of Hugging Face send no other.",
  })),
  {
    provider: "hyperbolic",
    task: "text-to-image",
    part: "route",
    why: "Hyperbolic's reference has /v1/image/generation; only Hugging Face's clients had the other.",
  },
  {
    provider: "fal-ai",
    task: "image-to-image",
    part: "body",
    at: ["image_url", "image_urls"],
    why: APPS,
  },
  {
    provider: "together",
    task: "conversational",
    part: "route",
    why: "Only the newest SDK has api-inference.together.ai; Together's OpenAPI file has api.together.ai.",
  },
  {
    provider: "together",
    task: "text-generation",
    part: "answer",
    at: ["object"],
    why: "The samples have OpenAI's name of the object, which nothing reads.",
  },
  ...["text-to-video", "image-to-video"].map((task): Known => ({
    provider: "together",
    task,
    part: "answer",
    at: ["status"],
    why: "Older references of Together also have the status queued.",
  })),
  ...(["body", "answer"] as const).map((part): Known => ({
    provider: "hf-inference",
    task: "text-generation",
    part,
    why: "The specification is that of the older API; the servers have OpenAI's completions, too.",
  })),
  {
    provider: "scaleway",
    task: "text-generation",
    part: "body",
    at: ["inputs"],
    why: "huggingface.js sends the prompt twice, once for other servers.",
  },
  hosted("feature-extraction", "Models with pooling return one vector for one text.", ""),
  hosted("image-to-text", LISTED, "", "0.generated_text"),
  hosted("summarization", LISTED, "", "0.summary_text"),
  hosted("translation", LISTED, "", "0.translation_text"),
  hosted(
    "text-classification",
    "The servers return one array more; huggingface_hub reads its first item.",
    "",
  ),
  hosted("question-answering", SINGLE, ""),
  hosted("table-question-answering", SINGLE, ""),
  {
    provider: "hf-inference",
    task: "table-question-answering",
    part: "body",
    at: ["inputs.question"],
    why: "The servers read the question as query, as huggingface_hub sends it.",
  },
];

export interface KnownDifference extends Omit<Known, "at"> {
  readonly at: string | undefined;
}

export const KNOWN: readonly KnownDifference[] = LIST.flatMap((one) =>
  (one.at ?? [undefined]).map((at) => ({ ...one, at })),
);

/** The known difference that this is. */
export const knownAs = (one: Difference): KnownDifference | undefined =>
  KNOWN.find(
    ({ provider, task, part, at }) =>
      provider === one.provider &&
      task === one.task &&
      part === one.part &&
      (at === undefined || at === one.at),
  );
