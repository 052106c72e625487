// How an answer is read, and how a job is followed until there is one: data that every HTTP client can print.

/** Steps into a JSON answer, e.g. `["data", 0, "url"]`. @public */
export type Path = readonly (string | number)[];

/** How an answer is read. A `first` download may find a list and takes its first item. @public */
export type Answer =
  | { readonly as: "json"; readonly at: Path }
  | { readonly as: "stream" }
  | { readonly as: "bytes"; readonly type: string }
  | { readonly as: "base64"; readonly at: Path; readonly type: string }
  | { readonly as: "download"; readonly at: Path; readonly type: string; readonly first?: boolean };

/** A place in JSON, written with dots. @public */
export const steps = (at: string): Path =>
  at === "" ? [] : at.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** The makers of answers; a place in one is written with dots: `data.0.b64_json`. @public */
export interface Answers {
  /** JSON to print, whole or from a place on. */
  json(at?: string): Answer;
  /** Server-sent events, as OpenAI's chat completions stream them. */
  stream(): Answer;
  /** A body that is the file. */
  bytes(type: string): Answer;
  /** A file as base64 at a place. */
  base64(at: string, type: string): Answer;
  /** A file behind the URL at a place. */
  download(at: string, type: string): Answer;
  /** The same, where the place holds the URL or a list of them. */
  downloadFirst(at: string, type: string): Answer;
}

/** How an answer is read. @public */
export const answer: Answers = {
  json: (at = "") => ({ as: "json", at: steps(at) }),
  stream: () => ({ as: "stream" }),
  bytes: (type) => ({ as: "bytes", type }),
  base64: (at, type) => ({ as: "base64", at: steps(at), type }),
  download: (at, type) => ({ as: "download", at: steps(at), type }),
  downloadFirst: (at, type) => ({ as: "download", at: steps(at), type, first: true }),
};

/** A piece of a URL: text, a string out of the last answer, or the path of a URL in it. @public */
export type UrlPiece = string | { readonly at: Path } | { readonly pathOf: Path };

/** The string at a place of the last answer, as a piece of a URL. @public */
export const valueAt = (at: string): UrlPiece => ({ at: steps(at) });

/** The path of the URL at a place of the last answer, as a piece of a URL. @public */
export const pathAt = (at: string): UrlPiece => ({ pathOf: steps(at) });

/** How a queued job is followed. The first answer may be done already. @public */
export interface Queue {
  /** Where an answer says how far the job is; missing counts as waiting. */
  readonly status: Path;
  readonly done: string;
  readonly failed: readonly string[];
  /** Asked again until done. */
  readonly poll: readonly UrlPiece[];
  /** Asked once after that, where the last answer does not hold the result. */
  readonly result?: readonly UrlPiece[];
}
