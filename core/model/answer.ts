// How an answer is read, and how a job is followed until there is one: data that every HTTP client can print.
import type { Text } from "../code/value.ts";
import type { Schema } from "./schema.ts";

/** Steps into a JSON answer, e.g. `["data", 0, "url"]`. @public */
export type Path = readonly (string | number)[];

/** How an answer is read. @public */
export type Answer =
  /** JSON to print: what stands at the first of the places where there is something. */
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
  /** A file whose content, or whose address, is a text at the first of the places where there is one. */
  | {
      readonly as: "file";
      readonly at: readonly Path[];
      /** A `url` is asked without the token; it may be a data URL where `dataUrl` says so. */
      readonly holds: "base64" | "hex" | "url";
      readonly dataUrl?: boolean;
      /** The place may hold a list, whose first item is taken. */
      readonly list?: boolean;
      /** The MIME type to expect; a data URL tells its own. */
      readonly type: string;
    };

/** A place in JSON, written with dots. @public */
export const steps = (at: string): Path =>
  at === "" ? [] : at.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** One place, or several of which the first that holds something counts. @public */
export type Places = string | readonly string[];

const placesIn = (at: Places): readonly Path[] =>
  typeof at === "string" ? [steps(at)] : at.map(steps);

/** What else may be found where a file is looked for. @public */
export interface FileOptions {
  /** The address may be a data URL, which holds the file. */
  readonly dataUrl?: boolean;
  /** The place may hold a list, whose first item is taken. */
  readonly list?: boolean;
}

/** The makers of answers; a place in one is written with dots: `data.0.b64_json`. @public */
export interface Answers {
  /** JSON to print, whole or from a place on, and the shape of what stands at each place. */
  json(at?: Places, ...holds: readonly Schema[]): Answer;
  /** Server-sent events, as OpenAI's chat completions stream them. */
  stream(): Answer;
  /** A body that is the file. */
  bytes(type: string): Answer;
  /** A file as base64, or as hexadecimal digits, at a place. */
  base64(at: Places, type: string): Answer;
  /** A file as hexadecimal digits, at a place. */
  hex(at: Places, type: string): Answer;
  /** A file behind the URL at a place, which may be a data URL or stand in a list where the options say so. */
  download(at: Places, type: string, options?: FileOptions): Answer;
}

/** How an answer is read. @public */
export const answer: Answers = {
  json: (at = "", ...holds) => ({
    as: "json",
    at: placesIn(at),
    ...(holds.length === 0 ? {} : { holds }),
  }),
  stream: () => ({ as: "stream" }),
  bytes: (type) => ({ as: "bytes", type }),
  base64: (at, type) => ({ as: "file", at: placesIn(at), holds: "base64", type }),
  hex: (at, type) => ({ as: "file", at: placesIn(at), holds: "hex", type }),
  download: (at, type, options = {}) => ({
    as: "file",
    at: placesIn(at),
    holds: "url",
    ...options,
    type,
  }),
};

/** A piece of a URL: text, or something out of an answer of the job. @public */
export type UrlPiece =
  | string
  | Text
  /** The text at a place, percent-encoded. */
  | { readonly at: Path }
  /** The whole URL at a place, as it is. */
  | { readonly urlAt: Path }
  /** The path of the URL at a place, with its query or without. */
  | { readonly pathAt: Path; readonly query: boolean };

/** The text at a place of the answer, percent-encoded, as a piece of a URL. @public */
export const valueAt = (at: string): UrlPiece => ({ at: steps(at) });
/** The URL at a place of the answer, as it is. The token never goes there: its host is the service's choice. @public */
export const urlAt = (at: string): UrlPiece => ({ urlAt: steps(at) });
/** The path of the URL at a place of the answer, without its query unless told. @public */
export const pathAt = (
  at: string,
  query: "with query" | "without query" = "without query",
): UrlPiece => ({
  pathAt: steps(at),
  query: query === "with query",
});

/** How a job is followed. The first answer may be the last one already. @public */
export interface Job {
  /** Where an answer says how far the job is. Where it says nothing, the job is waiting. */
  readonly state: Path;
  /** The states of a job that is done. */
  readonly done: readonly string[];
  /** The states of a job that has failed. */
  readonly failed: readonly string[];
  /** The states of a job that goes on. Any other is an error where this is given, and is waited for where it is not. */
  readonly waiting?: readonly string[];
  /**
   * Asked again until the job is done. What it has of an answer comes from the first one, the ticket. Where it begins with
   * text, that is the base of the request, because the token goes along.
   */
  readonly status: readonly UrlPiece[];
  /** Asked once after that, where the last answer does not hold the result. Made from the ticket, too. */
  readonly result?: readonly UrlPiece[];
  /** Seconds between two questions. */
  readonly interval: number;
  /** How often is asked at most; a snippet that got no result then says so, and fails. */
  readonly cap: number;
}

/** Does the token go to this URL? Only where its server is the one that the request was sent to. @public */
export const carriesToken = ([first]: readonly UrlPiece[]): boolean =>
  typeof first === "string" || (typeof first === "object" && "parts" in first);
