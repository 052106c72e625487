// A contract: the requests that a service accepts and its responses, written from the service's API and not
// from the request builder.
import type { Value, ValueObject } from "#core/code/value";
import type { Task } from "hubsmith";
import type { Members, Pattern, Piece, TaskKey } from "./pattern.ts";

/**
 * A response of a service: JSON, or a file as base64 with its MIME type. For JSON, a snippet must print the string
 * `shows`, or save the base64 bytes `saves`. Made by `reply`.
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
      readonly when?: Members;
      /** The same, as server-sent events: the data of each, JSON, or a string such as `[DONE]`. */
      readonly events?: readonly Value[];
      /** The event that reports an error in the stream. By default, an object with a member `error`. */
      readonly failure?: ValueObject;
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

/** The errors of every service: for an unknown key, and for an invalid body. Made by `errorsOf`. @public */
export interface Errors {
  /** The error for an unknown key. */
  readonly wrongKey: ErrorReply;
  /** The error for an invalid body. */
  readonly wrongBody: ErrorReply;
}

/** A URL that may contain facts of the call. The order of `query` is ignored. Made by `url` and `bases`. @public */
export interface Url {
  /** The URL without its query, as pieces. */
  readonly path: readonly Piece[];
  /** The complete query: other members are not allowed. */
  readonly query?: Readonly<Record<string, string | Piece>>;
}

/**
 * A request that a service accepts, and its responses. Write it from the documentation of the service, and not from the
 * provider plugin.
 * @public
 */
export interface Exchange {
  /**
   * The URL of a POST, or of a GET; any of these: `url(…)` with parts, or `bases(own, router)("/path")` for the service
   * and the router.
   */
  readonly post?: readonly Url[];
  /** The URL of a GET; any of these. */
  readonly get?: readonly Url[];
  /** The URL of a PUT; any of these. */
  readonly put?: readonly Url[];
  /** It uploads a file for a later request, which has the parameters of the call. */
  readonly isUpload?: true;
  /** `none`: the request must not contain a secret, such as that of a file on another server. */
  readonly secret?: "key" | "none";
  /** The required headers, each with its value, or any of several. A provider adds no others, except the key. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** The JSON body. A string that is not a pattern must match exactly. */
  readonly json?: Pattern;
  /** The fields of a multipart form. */
  readonly form?: Members;
  /** The file that is the body. */
  readonly file?: Pattern;
  /**
   * One response per request; the last one repeats: `reply.json(value, { shows: "0.25" })` if programs must print that,
   * `reply.json(value, { saves: base64 })` if they must save a file of the reply, or `reply.file(base64, type)`.
   */
  readonly replies: readonly Reply[];
  /** The request that may follow, such as one with the results of tools. */
  readonly next?: Exchange;
  /**
   * Responses to other requests than the samples, e.g. of a model that calls a tool. Answers read these, too. One with
   * `when: { n: 2 }` is given to calls with this parameter, and `alsoShows` has more strings that must be printed.
   */
  readonly also?: readonly Reply[];
  /** The responses of a job that runs longer than the request (with `waits`). */
  readonly slow?: readonly Reply[];
  /** The responses of a job that fails. */
  readonly failed?: readonly Reply[];
}

/** How a direct request sends the key: in a header, or in the query. @public */
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

/** The requests that a service accepts and its responses, by task, for `checkPlugin` and `runSnippets`. @public */
export interface Contract {
  /** The id of the provider. */
  readonly provider: string;
  /**
   * How a direct request carries the key: `{ header, scheme }` or `{ query }`. Routed requests carry
   * `Authorization: Bearer …`.
   */
  readonly key: Carries;
  /** The errors for a wrong key and a wrong body: `openAiErrors`, or `errorsOf((message, status) => body)`. */
  readonly errors: Errors;
  /** The requests that it accepts for each task: `takes(task, …)`, with one exchange for each request of a call. */
  readonly tasks: readonly {
    readonly task: TaskKey;
    readonly exchanges: readonly Exchange[];
  }[];
  /**
   * The packages with which its tasks were compared, by the id of the task:
   * `{ conversational: [{ kind: "sdk", name: "together", version: "3.1.1" }] }`.
   */
  readonly sources?: Readonly<Record<string, readonly Source[]>>;
  /** The exchanges of a task that is not listed, from a sample response, for a provider with `handlerOf`. */
  hosted?(task: Task, reply: Reply): readonly Exchange[];
}

/**
 * Types a contract, so that an editor completes and checks it. Never throws.
 * @returns The same contract.
 * @example
 * ```ts
 * import { defineContract, fact, open, openAiErrors, reply, takes, url } from "hubsmith/contract";
 * import { textGeneration } from "hubsmith/tasks";
 *
 * export const contract = defineContract({
 *   provider: "press",
 *   key: { header: "Authorization", scheme: "Bearer" },
 *   errors: openAiErrors,
 *   tasks: [
 *     takes(textGeneration, {
 *       post: [url("https://api.press.example/generate")],
 *       json: open({ prompt: fact.input() }),
 *       replies: [reply.json({ text: "Once" }, { shows: "Once" })],
 *     }),
 *   ],
 * });
 * ```
 * @public
 */
export const defineContract = (contract: Contract): Contract => contract;

/**
 * Lists the exchanges of a task, for `tasks` of a contract. Never throws.
 * @param task - The task from its plugin, or an object with its id.
 * @param exchanges - The requests of one call: the call itself, and the polls of its job.
 * @returns An item for `tasks` of `defineContract`.
 * @example
 * ```ts
 * import { takes, url } from "hubsmith/contract";
 * import { embeddingExchange } from "hubsmith/providers/contract";
 * import { featureExtraction } from "hubsmith/tasks";
 *
 * const exchange = embeddingExchange([url("https://api.press.example/v1/embeddings")]);
 * takes(featureExtraction, exchange).exchanges.length; // → 1
 * ```
 * @public
 */
export const takes = (
  task: TaskKey,
  ...exchanges: readonly Exchange[]
): Contract["tasks"][number] => ({ task, exchanges });

/**
 * Makes a URL from pieces, without a query. Never throws.
 * @param path - Strings and facts, in order.
 * @returns The URL, for `post` and `get` of an exchange.
 * @example
 * ```ts
 * import { fact, url } from "hubsmith/contract";
 *
 * url("https://api.press.example/models/", fact.providerId, "/run").path.length; // → 3
 * ```
 * @public
 */
export const url = (...path: readonly Piece[]): Url => ({ path });

/**
 * Makes the same URL for each of several bases, e.g. the service's and the router's. Never throws.
 * @param roots - The bases, each without a trailing slash.
 * @returns A function of the path, which begins with a slash, and the query. It returns a URL for each base.
 * @example
 * ```ts
 * import { bases } from "hubsmith/contract";
 *
 * const press = bases("https://api.press.example", "https://router.huggingface.co/press");
 * press("/titles")[0]; // → { path: ["https://api.press.example", "/titles"] }
 * ```
 * @public
 */
export const bases =
  (...roots: readonly Piece[]) =>
  (path: readonly Piece[] | string, query?: Url["query"]): readonly Url[] =>
    roots.map((root) => ({
      path: [root, ...(typeof path === "string" ? [path] : path)],
      ...(query === undefined ? {} : { query }),
    }));

/**
 * Creates responses. The functions never throw.
 * @example
 * ```ts
 * import { reply } from "hubsmith/contract";
 *
 * reply.json({ text: "Once" }, { shows: "Once" });
 * reply.file("UklGRg==", "audio/wav"); // → { base64: "UklGRg==", type: "audio/wav" }
 * ```
 * @public
 */
export const reply: {
  /** A JSON response; `shows` must be printed, or the file `saves` (base64) must be saved. */
  json(json: Value, more?: Omit<Extract<Reply, { json: Value }>, "json">): Reply;
  /** Bytes as base64, with their type. */
  file(base64: string, type: string): Reply;
} = {
  json: (json, more = {}) => ({ json, ...more }),
  file: (base64, type) => ({ base64, type }),
};

/**
 * Describes the errors of a service with one error format. Never throws.
 * @param body - Creates the body from a message and the HTTP status.
 * @returns The errors, with the statuses 401 and 422.
 * @example
 * ```ts
 * import { errorsOf } from "hubsmith/contract";
 *
 * const errors = errorsOf((detail) => ({ detail }));
 * errors.wrongKey.status; // → 401
 * ```
 * @public
 */
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

/**
 * The errors of services with OpenAI's API.
 * @see https://platform.openai.com/docs/guides/error-codes
 * @example
 * ```ts
 * import { openAiErrors } from "hubsmith/contract";
 *
 * openAiErrors.wrongBody.status; // → 422
 * ```
 * @public
 */
export const openAiErrors: Errors = errorsOf((message, status) => ({
  error: { message, type: "invalid_request_error", code: String(status) },
}));
