// A case is one snippet, everything its services know of the call, what lies around it, and what must come of it.
import type { Media } from "../service/seen.ts";
import type { Situation } from "../service/situation.ts";

/**
 * What must come of a run: the answer; a failure; or, where a key is missing, a failure at which no other key was sent.
 * @internal
 */
export type Demand = "answered" | "failed" | "keyless";

/** A task that a provider serves, as a client calls it. @public */
export interface RunCell {
  /** The task as which a model is called. */
  readonly task: string;
  /** The provider that is asked for. */
  readonly provider: string;
  /** The client as `language/name`. */
  readonly client: string;
}

/** A snippet to run, and where it comes from. @public */
export interface RunCase extends RunCell {
  /** What tells it from all others, in words. */
  readonly name: string;
  /** The name of its choice of options. */
  readonly options: string;
  /** The id of its language. */
  readonly language: string;
  /** The program, as a reader copies it. */
  readonly content: string;
}

/** A snippet to run, and what must come of it. @internal */
export interface Case extends RunCase {
  readonly situation: Situation;
  readonly files: ReadonlyMap<string, Media>;
  readonly env: Readonly<Record<string, string>>;
  /** What goes wrong in it, where something does. */
  readonly mishap?: string;
  readonly demand: Demand;
  /** Whether a policy chooses the provider, so that the format of a file is unknown. */
  readonly isChosen?: boolean;
}
