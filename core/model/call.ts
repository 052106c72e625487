// A call is one inference call in two views: the task's, for SDK clients, and the wire's, for HTTP clients.
import type { FileRef, Text, Value, ValueObject } from "../code/value.ts";
import type { Absence } from "../hub/diagnostic.ts";
import type { Contract } from "./contract.ts";
import type { Model, ProviderMapping } from "./model.ts";
import type { Task } from "./task.ts";

/** Where a call goes. A provider's key belongs to `direct` only, a hub token never there. @public */
export type Target = "routed" | "direct" | "endpoint";

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

/** What a provider is asked for. @public */
export interface Ask<T = unknown> {
  /** The provider's id of the model. */
  readonly model: string;
  /** The hub's id of the model. */
  readonly hubId: string;
  /** The hub's mapping of the model to this provider, where one is known. */
  readonly mapping?: ProviderMapping;
  readonly target: Target;
  readonly inputs: T;
  readonly parameters: ValueObject;
}

/** A request as its provider tells it: one body of several kinds, relative to the provider's URL. @public */
export interface WireParts {
  /** Below the base URL; encoded for you. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Another base URL for direct requests. */
  readonly baseUrl?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: ValueObject;
  readonly file?: FileRef;
  readonly form?: Readonly<Record<string, string | FileRef>>;
  /** JSON as text. Text that is no JSON is reported, and the raw inputs are sent. */
  readonly text?: string;
}

/** How a provider serves a task. @public */
export interface Served<T = unknown> {
  readonly task: Task<T>;
  request(ask: Ask<T>): WireParts;
  answer(streaming: boolean): Answer;
  /** The service holds the request open, so that only slow jobs are queued. */
  readonly waits?: boolean;
  /** How a job is followed, given the base URL and the query that the request had. */
  queue?(at: { readonly base: string; readonly query: string }): Queue;
  readonly contract: readonly Contract[];
}

/** Says how a provider serves a task; `request` gets the task's inputs typed. @public */
export function on<T>(
  task: Task<T>,
  served: Omit<Served<T>, "task" | "answer"> & { readonly answer: Answer | Served<T>["answer"] },
): Served {
  const { answer: given } = served;
  return { ...served, task, answer: typeof given === "function" ? given : () => given } as Served;
}

/** A request, ready to print. @public */
export interface Wire {
  readonly method: "POST";
  readonly url: string;
  /** Of this request and of those that follow its job; without a content type, which the body implies. */
  readonly headers: Readonly<Record<string, string | Text>>;
  readonly body:
    | { readonly json: ValueObject }
    | { readonly file: FileRef }
    | { readonly form: Readonly<Record<string, string | FileRef>> };
  readonly queue?: Queue;
  readonly answer: Answer;
}

/** One inference call. @public */
export interface Call {
  readonly target: Target;
  readonly task: Task;
  readonly kind: string;
  readonly streaming: boolean;
  /** Whether the first answer is a job's ticket, or may be one. */
  readonly queued: boolean;
  readonly model: Model;
  /** The provider's id. */
  readonly provider: string;
  /** What a chat is addressed to: the hub's id with the provider behind it, or the provider's own id. */
  readonly modelName: string;
  readonly inputs: Value;
  readonly parameters: ValueObject;
  readonly token: Value;
  readonly billTo?: string;
  readonly endpointUrl?: string;
  /** The wire view, or why this call has none. */
  readonly wire: Wire | Absence;
}
