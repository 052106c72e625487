// A cell of the plan, the snippets that it prints, and a case: one of them, the facts for its services, and its
// environment.
import type { ValueObject } from "#core/code/value";
import type { Call, Diagnostic, Hub, InferenceSnippet, Plugin, Task } from "hubsmith";
import type { Contract, Exchange, Reply } from "../../../contract/index.ts";
import type { Media } from "../service/received.ts";
import type { Situation } from "../service/situation.ts";
import type { Draft } from "../service/test-calls.ts";
import type { OptionSet } from "./option-sets.ts";

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
}

export type Provider = Plugin<"provider">;

/** The input of the plan. @internal */
export interface Known {
  readonly hub: Hub;
  /** By the ids of the providers. */
  readonly contracts: Readonly<Record<string, Contract>>;
  /** Responses of Hugging Face's own servers, by the ids of the tasks. */
  readonly replies: Readonly<Record<string, Reply>>;
}

export interface Cell {
  readonly known: Known;
  readonly draft: Draft;
  readonly task: Task;
  readonly requested: Provider;
  readonly set: OptionSet;
  /** The exchanges of the requested provider. */
  readonly exchanges: readonly Exchange[];
  readonly parameters?: ValueObject;
  /** The only client for which these parameters were chosen. */
  readonly for?: string;
}

/** A snippet, and the call that it prints. @internal */
export interface Printed {
  readonly cell: Cell;
  /** The client as `language/name`. */
  readonly client: string;
  readonly snippet: InferenceSnippet;
  readonly call: Call;
  readonly diagnostics: readonly Diagnostic[];
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
