// A case is one snippet, the facts for its services, and its environment.
import type { ValueObject } from "../../code/value.ts";
import type { Media } from "../service/received.ts";
import type { Situation } from "../service/situation.ts";
import type { Printed } from "./cell.ts";

/** A task of a provider, as a client calls it. @public */
export interface RunCell {
  /** The task as which the model is called. */
  readonly task: string;
  /** The requested provider. */
  readonly provider: string;
  /** The client as `language/name`. */
  readonly client: string;
}

/** A snippet to run, and where it comes from. @public */
export interface RunCase extends RunCell {
  /** Its unique name. */
  readonly name: string;
  /** The name of its option set. */
  readonly options: string;
  /** The id of its language. */
  readonly language: string;
  /** The program, as users copy it. */
  readonly content: string;
  /** The parameters, by the task's names. */
  readonly parameters: ValueObject;
  /** The fault that is injected, if any. */
  readonly mishap?: string;
}

/** The cases of a run. @public */
export interface RunPlan {
  /** The cases to run. */
  readonly cases: readonly RunCase[];
  /** The snippets without options; all are among the cases if the run is complete. */
  readonly offered: readonly RunCell[];
  /** The clients whose snippets contain the request itself. */
  readonly wires: ReadonlySet<string>;
}

/** A snippet to run, the facts for its services, and its environment. @internal */
export interface Case extends RunCase {
  readonly printed: Printed;
  /** Whether the snippet contains the request itself. */
  readonly isWire: boolean;
  /** What the program does with the response. */
  readonly kind: string;
  readonly situation: Situation;
  readonly files: ReadonlyMap<string, Media>;
  readonly env: Readonly<Record<string, string>>;
}
