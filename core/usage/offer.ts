// An offer: snippets, what is not among them and why, and faults on the way.
import type { Absence, Diagnostic } from "../hub/diagnostic.ts";

/** A snippet that is not there, and why. @public */
export interface NotOffered extends Absence {
  readonly provider?: string;
  readonly library?: string;
  readonly language?: string;
  readonly client?: string;
}

/** Snippets, what is not among them and why, and faults on the way. @public */
export interface Offer<S> {
  readonly snippets: readonly S[];
  readonly notOffered: readonly NotOffered[];
  readonly diagnostics: readonly Diagnostic[];
}
