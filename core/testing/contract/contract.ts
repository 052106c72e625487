// A contract says what a service takes and replies, written from the service's side and never from the request builder.
import type { Value } from "../../code/value.ts";
import type { Task } from "../../index.ts";
import type { Members, Pattern, Piece, TaskKey } from "./pattern.ts";

/** What a service sends back. Of JSON, a snippet must print the text `shows`, or save the base64 bytes `saves`. @public */
export type Reply =
  | {
      readonly json: Value;
      readonly shows?: string;
      readonly saves?: string;
      /** The same as server-sent events. */
      readonly events?: readonly Value[];
    }
  | { readonly base64: string; readonly type: string };

/** How a service refuses a request: the status and the body. @public */
export interface ErrorReply {
  /** The HTTP status. */
  readonly status: number;
  /** The body. */
  readonly json: Value;
  /** Headers that come with it. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What every service can say no to. @public */
export interface Errors {
  /** To a key that it does not know. */
  readonly wrongKey: ErrorReply;
  /** To a body that it does not take. */
  readonly wrongBody: ErrorReply;
}

/** A URL with facts in it. `query` members are compared without regard to their order. @public */
export interface Url {
  /** The URL without its query, piece by piece. */
  readonly path: readonly Piece[];
  /** What must stand in its query, and nothing else may. */
  readonly query?: Readonly<Record<string, string | Piece>>;
}

/** One request that a service takes, and what it replies. @public */
export interface Exchange {
  /** Where it is sent by POST, or by GET; any one of these URLs. */
  readonly post?: readonly Url[];
  /** Where it is asked by GET; any one of these URLs. */
  readonly get?: readonly Url[];
  /** `none`: it must carry no secret at all. */
  readonly secret?: "key" | "none";
  /** Headers that must be there; beside the key, a provider gives no others. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What its body must be, where that is JSON. */
  readonly json?: Pattern;
  /** What its fields must be, where its body is a multipart form. */
  readonly form?: Members;
  /** Which file its body must be, where it is one. */
  readonly file?: Pattern;
  /** One for each time it is asked; the last one stays. */
  readonly replies: readonly Reply[];
  /** What it replies to other requests than the samples, such as that of a model that calls a tool; an answer reads these, too. */
  readonly also?: readonly Reply[];
  /** The replies of a job that takes longer than the request is held open. */
  readonly slow?: readonly Reply[];
  /** The replies of a job that fails. */
  readonly failed?: readonly Reply[];
}

/** How a direct request carries the key. @public */
export type Carries =
  | { readonly header: string; readonly scheme?: string }
  | { readonly query: string };

/** What a service takes and replies, task by task. @public */
export interface Contract {
  /** The id of the provider. */
  readonly provider: string;
  /** How a direct request carries the key. */
  readonly key: Carries;
  /** How it refuses. */
  readonly errors: Errors;
  /** What it takes for each task, made with `takes`. */
  readonly tasks: readonly {
    readonly task: TaskKey;
    readonly exchanges: readonly Exchange[];
  }[];
  /** The exchanges of a task that is not listed, from a sample of what is replied. */
  hosted?(task: Task, reply: Reply): readonly Exchange[];
}

/** Makes a contract. @public */
export const defineContract = (contract: Contract): Contract => contract;

/** The exchanges of a task. @public */
export const takes = (
  task: TaskKey,
  ...exchanges: readonly Exchange[]
): Contract["tasks"][number] => ({ task, exchanges });

/** A URL of pieces. @public */
export const url = (...path: readonly Piece[]): Url => ({ path });

/** Makes URLs at each of several bases, e.g. the service's own and the router's. @public */
export const bases =
  (...roots: readonly Piece[]) =>
  (path: readonly Piece[] | string, query?: Url["query"]): readonly Url[] =>
    roots.map((root) => ({
      path: [root, ...(typeof path === "string" ? [path] : path)],
      ...(query === undefined ? {} : { query }),
    }));

/** The makers of replies. @public */
export interface Replies {
  /** A reply of JSON; `shows` is what must then be printed, `saves` the file that must be saved, as base64. */
  json(json: Value, more?: Omit<Extract<Reply, { json: Value }>, "json">): Reply;
  /** Bytes as base64, with their type. */
  file(base64: string, type: string): Reply;
}

/** Replies. @public */
export const reply: Replies = {
  json: (json, more = {}) => ({ json, ...more }),
  file: (base64, type) => ({ base64, type }),
};

/** The errors of a service whose bodies have one shape: `body` puts a message into it. @public */
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

/** The errors of services that speak as OpenAI does. @public */
export const openAiErrors: Errors = errorsOf((message, status) => ({
  error: { message, type: "invalid_request_error", code: String(status) },
}));
