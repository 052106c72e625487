// The other responses of services with OpenAI's API, and the parameter names of their contracts.
import { type Exchange, fact, open, optional, type Reply, reply } from "hubsmith/contract";
import type { Members } from "hubsmith/contract";
import type { Url } from "hubsmith/contract";
import { JPEG, WAV } from "../samples/response-media.ts";

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

/**
 * Describes the requests of `textGeneration`, and a response. Never throws.
 * @param post - The URLs that accept the request.
 * @param also - Members of the body to add, or to replace.
 * @returns The exchange, for `takes`.
 * @see https://platform.openai.com/docs/api-reference/completions
 * @example
 * ```ts
 * import { fact, url } from "hubsmith/contract";
 * import { completionExchange } from "hubsmith/providers/contract";
 *
 * const post = [url("https://api.press.example/v1/completions")];
 * completionExchange(post, { min_p: fact.parameter("min_p") }).post; // → post
 * ```
 * @public
 */
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

/**
 * Describes the requests of `embeddings`, and a response. Never throws.
 * @param post - The URLs that accept the request.
 * @returns The exchange, for `takes`.
 * @see https://platform.openai.com/docs/api-reference/embeddings
 * @example
 * ```ts
 * import { url } from "hubsmith/contract";
 * import { embeddingExchange } from "hubsmith/providers/contract";
 *
 * const post = [url("https://api.press.example/v1/embeddings")];
 * embeddingExchange(post).post; // → post
 * ```
 * @public
 */
export function embeddingExchange(post: readonly Url[]): Exchange {
  return {
    post,
    json: open({
      model: fact.providerId,
      input: fact.input(),
      encoding_format: optional("float"),
    }),
    replies: [embeddingReply],
  };
}

/**
 * Describes the requests of `images`, and a response with an image as base64. Never throws.
 * @param post - The URLs that accept the request.
 * @returns The exchange, for `takes`.
 * @see https://platform.openai.com/docs/api-reference/images
 * @example
 * ```ts
 * import { url } from "hubsmith/contract";
 * import { imageExchange } from "hubsmith/providers/contract";
 *
 * const post = [url("https://api.press.example/v1/images/generations")];
 * imageExchange(post).post; // → post
 * ```
 * @public
 */
export function imageExchange(post: readonly Url[]): Exchange {
  return {
    post,
    json: open({
      model: fact.providerId,
      prompt: fact.input(),
      size: fact.parameters(
        ["width", "height"],
        (width, height) => `${width as number}x${height as number}`,
      ),
      response_format: "b64_json",
    }),
    replies: [reply.json({ created: 1767225600, data: [{ b64_json: JPEG }] }, { saves: JPEG })],
  };
}

/**
 * Describes the requests of `transcriptions`, and a response. Never throws.
 * @param post - The URLs that accept the request.
 * @returns The exchange, for `takes`.
 * @see https://platform.openai.com/docs/api-reference/audio
 * @example
 * ```ts
 * import { url } from "hubsmith/contract";
 * import { transcriptionExchange } from "hubsmith/providers/contract";
 *
 * const post = [url("https://api.press.example/v1/audio/transcriptions")];
 * transcriptionExchange(post).post; // → post
 * ```
 * @public
 */
export function transcriptionExchange(post: readonly Url[]): Exchange {
  return {
    post,
    form: { model: fact.providerId, file: fact.file("bytes"), ...given("language") },
    replies: [transcriptReply],
  };
}

/**
 * Describes the requests of `speech`, and a response with a WAV file. Never throws.
 * @param post - The URLs that accept the request.
 * @param also - Members of the body to add, or to replace.
 * @returns The exchange, for `takes`.
 * @see https://platform.openai.com/docs/api-reference/audio
 * @example
 * ```ts
 * import { url } from "hubsmith/contract";
 * import { speechExchange } from "hubsmith/providers/contract";
 *
 * const post = [url("https://api.press.example/v1/audio/speech")];
 * speechExchange(post, { response_format: "wav" }).post; // → post
 * ```
 * @public
 */
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
