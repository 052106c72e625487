// A call is one inference call in two views: the task's, for SDK clients, and the wire's, for HTTP clients.
import type { Value, ValueObject } from "../code/value.ts";
import type { Absence } from "../hub/diagnostic.ts";
import type { Model, ProviderMapping } from "./model.ts";
import type { Task } from "./task.ts";
import type { Target, Wire } from "./wire.ts";

/** One inference call; the type parameter is that of its inputs. @public */
export interface Call<T = Value> {
  /** Where it goes: through the router, to the provider, or to an endpoint. */
  readonly target: Target;
  /** The task as which the model is called. */
  readonly task: Task;
  /** Whether the answer is to come in pieces. */
  readonly streaming: boolean;
  /** Whether the first answer is a job's ticket, or may be one. */
  readonly queued: boolean;
  /** The record. */
  readonly model: Model;
  /** The id of the provider, and the name that readers know. */
  readonly provider: string;
  /** The provider's name that readers know. */
  readonly providerLabel: string;
  /** The Hub maps no models to the provider, so that SDKs, too, name them as it does. */
  readonly isOffHub?: boolean;
  /** The Hub's mapping of the model to the provider, where one is known. */
  readonly mapping?: ProviderMapping;
  /** The record does not say who hosts the model, so that the provider may not. */
  readonly isUnsure?: boolean;
  /** What a chat is addressed to: the Hub's id with the provider behind it, or the provider's own id. */
  readonly chatModel: string;
  /** The inputs, in the shape of the task; a file as `file(path, type)`. */
  readonly inputs: T;
  /** Under the task's names, without those that the provider does not take. */
  readonly parameters: ValueObject;
  /** The token as a value: the variable that it is read from, or what was given. */
  readonly token: Value;
  /** The organisation that pays, where one was chosen. */
  readonly billTo?: string;
  /** The URL of an endpoint of the reader's own. */
  readonly endpointUrl?: string;
  /** The wire view, or why this call has none. */
  readonly wire: Wire | Absence;
}
