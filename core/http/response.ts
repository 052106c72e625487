// How a response is read and a job is polled, as data that every HTTP client prints.
import type { Text } from "../code/value.ts";

/** Steps into a JSON answer, e.g. `["data", 0, "url"]`. @public */
export type Path = readonly (string | number)[];

/** How an answer is read. @public */
export type Answer =
  /** JSON to print: what is at the first of the places that has something. */
  | {
      readonly as: "json";
      readonly at: readonly Path[];
      /** The shape of what stands at each place; the last one goes for all that follow. */
      readonly holds?: readonly Schema[];
    }
  /** Server-sent events, as OpenAI's chat completions stream them. */
  | { readonly as: "stream" }
  /** A body that is the file. */
  | { readonly as: "bytes"; readonly type: string }
  /** A file whose content or URL is a string at the first of the places that has one. A URL is called without the token. */
  | {
      readonly as: "file";
      readonly at: readonly Path[];
      readonly holds: "base64" | "url";
      /** The place may hold a list, whose first item is taken. */
      readonly list?: boolean;
      /** The MIME type that the service sends by default; the saved file gets its extension. */
      readonly type: string;
    };

/** A place in JSON, written with dots. @public */
export const toPath = (at: string): Path =>
  at === "" ? [] : at.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** One place, or several that differ in one name; the first that holds something counts. @public */
export type Paths = string | readonly string[];

const toPaths = (at: Paths): readonly Path[] =>
  typeof at === "string" ? [toPath(at)] : at.map(toPath);

/** What else may be found where a file is looked for. @public */
export interface DownloadOptions {
  /** The place may hold a list, whose first item is taken. */
  readonly list?: boolean;
}

/** The makers of answers; a place in one is written with dots: `data.0.b64_json`. @public */
export interface Answers {
  /** JSON to print, whole or from a place on, and the shape of what stands at each place. */
  json(at?: Paths, ...holds: readonly Schema[]): Answer;
  /** Server-sent events, as OpenAI's chat completions stream them. */
  stream(): Answer;
  /** A body that is the file. */
  bytes(type: string): Answer;
  /** A file as base64 at a place. */
  base64(at: Paths, type: string): Answer;
  /** A file behind the URL at a place, which may be in a list where the options say so. */
  download(at: Paths, type: string, options?: DownloadOptions): Answer;
}

/** How an answer is read. @public */
export const answer: Answers = {
  json: (at = "", ...holds) => ({
    as: "json",
    at: toPaths(at),
    ...(holds.length === 0 ? {} : { holds }),
  }),
  stream: () => ({ as: "stream" }),
  bytes: (type) => ({ as: "bytes", type }),
  base64: (at, type) => ({ as: "file", at: toPaths(at), holds: "base64", type }),
  download: (at, type, options = {}) => ({
    as: "file",
    at: toPaths(at),
    holds: "url",
    ...options,
    type,
  }),
};

/** A piece of a URL: text, or something out of an answer of the job. @public */
export type UrlPart =
  | string
  | Text
  /** The string at a place, such as an id. */
  | { readonly at: Path }
  /** The whole URL at a place, as it is. */
  | { readonly urlAt: Path }
  /** The path of the URL at a place, without its query. */
  | { readonly pathAt: Path };

/** The string at a place of the first response, such as an id, as a piece of a URL. @public */
export const valueAt = (at: string): UrlPart => ({ at: toPath(at) });
/** The URL at a place of the first response. The token is never sent there: its host is the service's choice. @public */
export const urlAt = (at: string): UrlPart => ({ urlAt: toPath(at) });
/** The path of the URL at a place of the first response, without its query. @public */
export const pathAt = (at: string): UrlPart => ({ pathAt: toPath(at) });

/**
 * How a job is polled: while its state is one of `waiting`. Any other state ends the loop, and reading the result of a failed
 * job is an error.
 * @public
 */
export interface Job {
  /** Where a response says the state of the job. */
  readonly state: Path;
  /** The states of a job that is not over. */
  readonly waiting: readonly string[];
  /** The first response has no state: it is polled before the loop. */
  readonly pollFirst?: boolean;
  /**
   * The URL to poll. Its pieces are read from the first response. Where it begins with a string, that is the base of the
   * request, because the token is sent.
   */
  readonly status: readonly UrlPart[];
  /** The URL of the result, where the last response does not have it. Read from the first response, too. */
  readonly result?: readonly UrlPart[];
  /** Seconds between two polls. */
  readonly interval: number;
}

/** Does the token go to this URL? Only where its server is the one that the request was sent to. @public */
export const carriesToken = ([first]: readonly UrlPart[]): boolean =>
  typeof first === "string" || (typeof first === "object" && "parts" in first);

/**
 * The shape of JSON: the name of a type, `numbers` for numbers in lists of any depth, the shape of each item of a list, or the shapes of members. A member whose name
 * ends with a question mark may be missing.
 * @public
 */
export type Schema =
  | "string"
  | "number"
  | "numbers"
  | "boolean"
  | "json"
  | "URL"
  | "base64"
  | readonly [item: Schema]
  | { readonly [name: string]: Schema };

/** The names of shapes. A table, because the compiler holds it to the type. @internal */
export const PRIMITIVES: { readonly [L in Extract<Schema, string>]: true } = {
  string: true,
  number: true,
  numbers: true,
  boolean: true,
  json: true,
  URL: true,
  base64: true,
};

/** The shape of what stands at one of the places of an answer. @internal */
export const schemaAt = (holds: readonly Schema[] | undefined, place: number): Schema =>
  holds?.[place] ?? holds?.at(-1) ?? "json";

/** Is this the shape of a list? @internal */
export const isList = (schema: Schema): schema is readonly [Schema] => Array.isArray(schema);
