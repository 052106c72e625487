// A contract: the requests that a service accepts and its responses, written from the service's API and not
// from the request builder.
import type { Value } from "../../code/value.ts";
import type { Task } from "../../index.ts";
import type { Members, Pattern, Piece, TaskKey } from "./pattern.ts";

/**
 * A response of a service. For JSON, a snippet must print the string `shows`, or save the base64 bytes `saves`.
 * @public
 */
export type Reply =
  | {
      readonly json: Value;
      readonly shows?: string;
      /** Other strings that it must print. */
      readonly alsoShows?: readonly string[];
      readonly saves?: string;
      /** In `also`: the parameters of the requests that get it, by the task's names. */
      readonly when?: Readonly<Record<string, Value>>;
      /** The same, as server-sent events: the data of each, JSON, or a string such as `[DONE]`. */
      readonly events?: readonly Value[];
      /** The same, as JSON lines. */
      readonly lines?: readonly Value[];
    }
  | { readonly base64: string; readonly type: string };

/** How a service rejects a request: the status and the body. @public */
export interface ErrorReply {
  /** The HTTP status. */
  readonly status: number;
  /** The body. */
  readonly json: Value;
  /** Its headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The errors of every service. @public */
export interface Errors {
  /** The error for an unknown key. */
  readonly wrongKey: ErrorReply;
  /** The error for an invalid body. */
  readonly wrongBody: ErrorReply;
}

/** A URL that may contain facts. The order of `query` is ignored. @public */
export interface Url {
  /** The URL without its query, as pieces. */
  readonly path: readonly Piece[];
  /** The complete query: other members are not allowed. */
  readonly query?: Readonly<Record<string, string | Piece>>;
}

/** A request that a service accepts, and its responses. @public */
export interface Exchange {
  /** The URL of a POST, or of a GET; any of these. */
  readonly post?: readonly Url[];
  /** The URL of a GET; any of these. */
  readonly get?: readonly Url[];
  /** `none`: the request must not contain a secret. */
  readonly secret?: "key" | "none";
  /** The required headers. A provider adds no others, except the key. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The JSON body. */
  readonly json?: Pattern;
  /** The fields of a multipart form. */
  readonly form?: Members;
  /** The file that is the body. */
  readonly file?: Pattern;
  /** One response per request; the last one repeats. */
  readonly replies: readonly Reply[];
  /** Responses to other requests than the samples, e.g. of a model that calls a tool. Answers read these, too. */
  readonly also?: readonly Reply[];
  /** The responses of a slow job. */
  readonly slow?: readonly Reply[];
  /** The responses of a job that fails. */
  readonly failed?: readonly Reply[];
}

/** How a direct request sends the key. @public */
export type Carries =
  | { readonly header: string; readonly scheme?: string }
  | { readonly query: string };

/** A published description of an API, with which a contract was compared. @public */
export interface Source {
  /** A package with the types and routes of the API. */
  readonly kind: "sdk";
  /** The name of the package. */
  readonly name: string;
  /** Its version. */
  readonly version: string;
}

/** The requests that a service accepts and its responses, by task. @public */
export interface Contract {
  /** The id of the provider. */
  readonly provider: string;
  /** How a direct request sends the key. */
  readonly key: Carries;
  /** Its errors. */
  readonly errors: Errors;
  /** The requests that it accepts for each task, made with `takes`. */
  readonly tasks: readonly {
    readonly task: TaskKey;
    readonly exchanges: readonly Exchange[];
  }[];
  /** The sources with which its tasks were compared, by the id of the task. */
  readonly sources?: Readonly<Record<string, readonly Source[]>>;
  /** The exchanges of a task that is not listed, from a sample response. */
  hosted?(task: Task, reply: Reply): readonly Exchange[];
}

/** Makes a contract. @public */
export const defineContract = (contract: Contract): Contract => contract;

/** The exchanges of a task. @public */
export const takes = (
  task: TaskKey,
  ...exchanges: readonly Exchange[]
): Contract["tasks"][number] => ({ task, exchanges });

/** A URL from pieces. @public */
export const url = (...path: readonly Piece[]): Url => ({ path });

/** Creates URLs for each of several bases, e.g. the service's and the router's. @public */
export const bases =
  (...roots: readonly Piece[]) =>
  (path: readonly Piece[] | string, query?: Url["query"]): readonly Url[] =>
    roots.map((root) => ({
      path: [root, ...(typeof path === "string" ? [path] : path)],
      ...(query === undefined ? {} : { query }),
    }));

/** Functions that create responses. @public */
export interface Replies {
  /** A JSON response; `shows` must be printed, or the file `saves` (base64) must be saved. */
  json(json: Value, more?: Omit<Extract<Reply, { json: Value }>, "json">): Reply;
  /** Bytes as base64, with their type. */
  file(base64: string, type: string): Reply;
}

/** Responses. @public */
export const reply: Replies = {
  json: (json, more = {}) => ({ json, ...more }),
  file: (base64, type) => ({ base64, type }),
};

/** The errors of a service with one error format: `body` creates the body from a message. @public */
export function errorsOf(body: (message: string, status: number) => Value): Errors {
  const error = (status: number, message: string): ErrorReply => ({
    status,
    json: body(message, status),
  });
  return {
    wrongKey: error(401, "The key is not valid (sample 401)."),
    wrongBody: error(422, "A field of the body is wrong (sample 422)."),
  };
}

/** The errors of services with OpenAI's API. @public */
export const openAiErrors: Errors = errorsOf((message, status) => ({
  error: { message, type: "invalid_request_error", code: String(status) },
}));
