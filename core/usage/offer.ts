// An offer: snippets, what is not among them and why, and faults on the way.
import type { Absence, Diagnostic } from "../hub/diagnostic.ts";

/** A snippet that is not there, and why. @public */
export interface NotOffered extends Absence {
  /** The provider as it was asked for. */
  readonly provider?: string;
  /** The id of the library. */
  readonly library?: string;
  /** The id of the language. */
  readonly language?: string;
  /** The client's name, without its language. */
  readonly client?: string;
}

/** Snippets, what is not among them and why, and faults on the way. @public */
export interface Offer<S> {
  /** What can be copied. */
  readonly snippets: readonly S[];
  /** What cannot, and why. */
  readonly notOffered: readonly NotOffered[];
  /** What a plugin or the request was at fault in. */
  readonly diagnostics: readonly Diagnostic[];
}
