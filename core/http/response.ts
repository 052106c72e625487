// Defines as data how to read a response and poll a job. Every HTTP client prints code from it.
import type { Text } from "../code/value.ts";

/** A path in a JSON response, e.g. `["data", 0, "url"]`. Numbers are indices of arrays, from 0; -1 is the last. @public */
export type JsonPath = readonly (string | number)[];

/** How to read a response, as data that each HTTP client prints. Made by `answer`. @public */
export type Answer =
  /** JSON to print: the value at the first path that exists. */
  | {
      readonly kind: "json";
      readonly at: readonly JsonPath[];
      /** The schema of the value at each path. The last one also applies to all further paths. */
      readonly schemas?: readonly ResponseSchema[];
      /** The value may be an object with a URL in this member. Programs request it without the token, and print the text. */
      readonly textUrl?: string;
    }
  /** A streamed text to print as it arrives. */
  | ({ readonly kind: "stream" } & TextStream)
  /** The body is the file. `type` is its MIME type. */
  | { readonly kind: "bytes"; readonly type: string }
  /** A file. Its content or URL is the string at the first path that exists. URLs are requested without the token. */
  | {
      readonly kind: "file";
      readonly at: readonly JsonPath[];
      readonly encoding: "base64" | "url";
      /** The value may be an array, whose first item is used. */
      readonly list?: boolean;
      /** The MIME type that the provider sends by default. It sets the extension of the saved file. */
      readonly type: string;
    };

/**
 * The format of a streamed text.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html for `sse`
 * @see https://jsonlines.org for `json lines`
 * @public
 */
export interface TextStream {
  /** Server-sent events with JSON objects as their data, or one JSON object a line. */
  readonly format: "sse" | "json lines";
  /** The path of the text in an event. Events without it are skipped. */
  readonly path: JsonPath;
  /** The `type` of the events with text, if others have the same path, e.g. `content_block_delta`. */
  readonly type?: string;
  /** The `type` of the events that report an error. An event with a member `error` always does. */
  readonly failures?: readonly string[];
  /** The data of the last event if it is not JSON, e.g. `[DONE]`. By default the stream ends with the response. */
  readonly done?: string;
}

/** Parses a dotted path, e.g. `data.0.url`. @internal */
export const toPath = (path: string): JsonPath =>
  path === "" ? [] : path.split(".").map((step) => (/^(\d+|-1)$/.test(step) ? Number(step) : step));

const toPaths = (paths: string | readonly string[]): readonly JsonPath[] =>
  [paths].flat().map(toPath);

/** The options of `answer.stream`. @public */
export interface StreamOptions extends Omit<TextStream, "path"> {
  /** The dotted path of the text in an event, e.g. `choices.0.delta.content`. Events without it are skipped. */
  readonly at: string;
}

/**
 * Creates descriptions of how to read a response. Paths are dotted: `data.0.b64_json`; an empty path is the complete
 * response. Of several paths, the first one that exists is used. `type` is a MIME type. The functions never throw.
 * @see https://www.rfc-editor.org/rfc/rfc6838, MIME types
 * @example
 * ```ts
 * import { answer } from "hubsmith";
 *
 * answer.json("choices.0.text", "string");
 * answer.download("images.0.url", "image/png");
 * answer.bytes("audio/wav"); // → { kind: "bytes", type: "audio/wav" }
 * ```
 * @public
 */
export const answer = {
  /** JSON to print: the complete response or the value at a path. `schemas` has the schema at each path. */
  json(at: string | readonly string[] = "", ...schemas: readonly ResponseSchema[]): Answer {
    return { kind: "json", at: toPaths(at), ...(schemas.length > 0 && { schemas }) };
  },
  /** A streamed text to print as it arrives. @internal */
  stream({ at, ...stream }: StreamOptions): Answer {
    return { kind: "stream", ...stream, path: toPath(at) };
  },
  /** The body is the file. */
  bytes(type: string): Answer {
    return { kind: "bytes", type };
  },
  /** A file as base64 at a path. */
  base64(at: string | readonly string[], type: string): Answer {
    return { kind: "file", at: toPaths(at), encoding: "base64", type };
  },
  /** A file to download from the URL at a path. With `list`, the value may be an array, whose first item is used. */
  download(
    at: string | readonly string[],
    type: string,
    options?: { readonly list?: boolean },
  ): Answer {
    return { kind: "file", at: toPaths(at), encoding: "url", ...options, type };
  },
};

/** A string, or a value from the first response of a job. Made by `valueAt`, `urlAt` and `pathAt`. @public */
export type UrlPart =
  | string
  | Text
  /** The string at a path, such as an id. */
  | { readonly at: JsonPath }
  /** The complete URL at a path, unchanged. */
  | { readonly urlAt: JsonPath }
  /** Only the path of the URL at a path, without its query. */
  | { readonly pathAt: JsonPath };

/**
 * A URL part: the string at a dotted path of the first response, such as an id, after the base URL. Never throws.
 * @returns The part, for `status` and `result` of a `Job`.
 * @example
 * ```ts
 * import { valueAt } from "hubsmith";
 *
 * valueAt("data.id"); // → { at: ["data", "id"] }
 * ```
 * @public
 */
export const valueAt = (at: string): UrlPart => ({ at: toPath(at) });
/**
 * A URL part: the complete URL at a dotted path of the first response. It must be the first part. The token is never
 * sent to it, because its host is not fixed. Never throws.
 * @returns The part, for `status` and `result` of a `Job`.
 * @example
 * ```ts
 * import { urlAt } from "hubsmith";
 *
 * urlAt("urls.get"); // → { urlAt: ["urls", "get"] }
 * ```
 * @public
 */
export const urlAt = (at: string): UrlPart => ({ urlAt: toPath(at) });
/**
 * A URL part: the path, without host and query, of the URL at a dotted path of the first response. It follows the base
 * URL, so that the token can be sent. Never throws.
 * @returns The part, for `status` and `result` of a `Job`.
 * @example
 * ```ts
 * import { pathAt } from "hubsmith";
 *
 * pathAt("status_url"); // → { pathAt: ["status_url"] }
 * ```
 * @public
 */
export const pathAt = (at: string): UrlPart => ({ pathAt: toPath(at) });

/**
 * How to poll a job: a call whose first response is not the result. Polling continues while the state is one of
 * `waiting`. Any other state ends it. If the job failed, reading the result fails.
 * @public
 */
export interface Job {
  /** The dotted path of the state in a response, e.g. `data.status`. */
  readonly state: string;
  /** The states of an unfinished job. */
  readonly waiting: readonly string[];
  /** The first response has no state. Poll once before the loop. */
  readonly pollFirst?: boolean;
  /**
   * The URL to poll, as a list of parts: strings, such as `base` and `"/jobs/"`, and values of the first response:
   * `valueAt("id")`, `urlAt("urls.get")`, `pathAt("status_url")` (the path of a URL, without its query). If its first
   * part is a string, it must be the base URL of the request, and the token is sent. A URL that starts with `urlAt`
   * never gets the token.
   */
  readonly status: readonly UrlPart[];
  /**
   * The URL of the result, if the last response does not contain it. It has the same parts, also read from the first
   * response.
   */
  readonly result?: readonly UrlPart[];
  /** The time between two polls, in seconds. */
  readonly interval: number;
}

/** Is the token sent to this URL? Only if its first part is a string or `Text`: the base URL of the request. @internal */
export const carriesToken = ([first]: readonly UrlPart[]): boolean =>
  typeof first === "string" || (typeof first === "object" && "parts" in first);

/**
 * The schema of JSON: the name of a type, `[schema]` for an array, or an object with the schemas of its members.
 * `numbers` is an array of numbers, nested to any depth. A member name that ends with a question mark is optional.
 * @public
 */
export type ResponseSchema =
  | "string"
  | "number"
  | "numbers"
  | "boolean"
  | "json"
  | "URL"
  | "base64"
  | readonly [item: ResponseSchema]
  | { readonly [name: string]: ResponseSchema };
