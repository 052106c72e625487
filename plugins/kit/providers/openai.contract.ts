// The other responses of services with OpenAI's API, and the parameter names of their contracts.
import { type Exchange, fact, open, type Reply, reply } from "hubsmith/contract";
import type { Members } from "hubsmith/contract";
import type { Url } from "hubsmith/contract";
import { JPEG, WAV } from "../tasks/response-media.ts";

/** Parameters with the task's names. */
export const given = (...names: readonly string[]): Members =>
  Object.fromEntries(names.map((name) => [name, fact.parameter(name)]));

const GOES_ON = " found the sea asleep on the stairs.";
/** A completion. */
export const completionReply: Reply = reply.json(
  {
    id: "completion-1",
    object: "text_completion",
    model: "sample",
    choices: [{ index: 0, text: GOES_ON, finish_reason: "stop" }],
  },
  { shows: GOES_ON },
);

/** A short vector; all languages print its numbers in the same way. */
export const embeddingReply: Reply = reply.json(
  {
    object: "list",
    model: "sample",
    data: [{ object: "embedding", index: 0, embedding: [0.3125, -0.25, 0.125] }],
  },
  { shows: "0.3125" },
);

const SAID = "He hoped there would be stew.";
/** The words of a recording. */
export const transcriptReply: Reply = reply.json({ text: SAID }, { shows: SAID });

/** The exchange of `textGeneration` at one of these URLs. `also` adds members of the body, or replaces them. @public */
export function completionExchange(post: readonly Url[], also: Members = {}): Exchange {
  return {
    post,
    json: open({
      model: fact.providerId,
      prompt: fact.input(),
      max_tokens: fact.parameter("max_new_tokens"),
      ...given(
        "temperature",
        "top_p",
        "top_k",
        "repetition_penalty",
        "frequency_penalty",
        "seed",
        "stop",
      ),
      ...also,
    }),
    replies: [completionReply],
  };
}

/** The exchange of `embeddings` at one of these URLs. @public */
export function embeddingExchange(post: readonly Url[]): Exchange {
  return {
    post,
    json: open({ model: fact.providerId, input: fact.input() }),
    replies: [embeddingReply],
  };
}

/** The exchange of `images` at one of these URLs. The image is in the response, as base64. @public */
export function imageExchange(post: readonly Url[]): Exchange {
  return {
    post,
    json: open({
      model: fact.providerId,
      prompt: fact.input(),
      size: fact.parameters(
        ["width", "height"],
        (width, height) => `${String(width)}x${String(height)}`,
      ),
      response_format: "b64_json",
    }),
    replies: [reply.json({ created: 1767225600, data: [{ b64_json: JPEG }] }, { saves: JPEG })],
  };
}

/** The exchange of `transcriptions` at one of these URLs. @public */
export function transcriptionExchange(post: readonly Url[]): Exchange {
  return {
    post,
    form: { model: fact.providerId, file: fact.file("bytes"), ...given("language") },
    replies: [transcriptReply],
  };
}

/** The exchange of `speech` at one of these URLs. `also` adds members of the body, or replaces them. @public */
export function speechExchange(post: readonly Url[], also: Members = {}): Exchange {
  return {
    post,
    json: open({
      model: fact.providerId,
      input: fact.input(),
      ...given("voice"),
      ...also,
    }),
    replies: [reply.file(WAV, "audio/wav")],
  };
}
