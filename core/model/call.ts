// A call is one inference call in two views: the task's, for SDK clients, and the wire's, for HTTP clients.
import type { FileRef, Text, Value, ValueObject } from "../code/value.ts";
import type { Absence } from "../hub/diagnostic.ts";
import type { Answer, Queue } from "./answer.ts";
import type { Contract } from "./contract.ts";
import type { Model, ProviderMapping } from "./model.ts";
import type { Task } from "./task.ts";

/** Where a call goes. A provider's key belongs to `direct` only, a hub token never there. @public */
export type Target = "routed" | "direct" | "endpoint";

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
