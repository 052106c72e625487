// A case is one snippet, everything its services know of the call, what lies around it, and what must come of it.
import type { Media, Situation } from "../service/index.ts";

/**
 * What must come of a run: the answer; a failure that says why; a failure at which nothing was sent, because a file or a
 * variable is missing; or no more than that it ends.
 * @internal
 */
export type Demand =
  | { readonly is: "answered" }
  | { readonly is: "failed"; readonly says?: string; readonly within?: number }
  | { readonly is: "silent"; readonly names?: string }
  | { readonly is: "over"; readonly says?: string };

/** A snippet to run, and what must come of it. @internal */
export interface Case {
  readonly name: string;
  /** The client as `language/name`. */
  readonly client: string;
  readonly language: string;
  readonly content: string;
  readonly situation: Situation;
  readonly files: ReadonlyMap<string, Media>;
  readonly env: Readonly<Record<string, string>>;
  readonly demand: Demand;
  /** Whether all waiting is taken out of it. */
  readonly hurries?: boolean;
}
