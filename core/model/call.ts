// A call is one inference call in two views: the task's, for SDK clients, and the wire's, for HTTP clients.
import type { Value, ValueObject } from "../code/value.ts";
import type { Absence } from "../hub/diagnostic.ts";
import type { Model } from "./model.ts";
import type { Task } from "./task.ts";
import type { Target, Wire } from "./wire.ts";

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
