// A fault is data: a code to branch on, a sentence to read, and where it was found.

/** The codes of {@link Diagnostic}. @public */
export type DiagnosticCode =
  | "not-a-plugin"
  | "unknown-version"
  | "unknown-kind"
  | "invalid-plugin"
  | "duplicate-id"
  | "duplicate-alias"
  | "nothing-to-replace"
  | "load-failed"
  | "plugin-threw"
  | "wrong-return"
  | "changed-input"
  | "not-a-model"
  | "missing-id"
  | "bad-id"
  | "wrong-type"
  | "option-ignored"
  | "unknown-parameter"
  | "parameter-dropped";

/** A coded fault of a plugin or an input. @public */
export interface Diagnostic {
  /** A word to branch on. */
  readonly code: DiagnosticCode;
  /** What is wrong, where, and what to do. */
  readonly message: string;
  /** Where in the input, e.g. `tags[2]`. */
  readonly path?: string;
  /** The plugin at fault, as `kind/id`. */
  readonly plugin?: string;
}

/** Why something is not offered, and what would change that. @public */
export interface Absence {
  /** A word to branch on, e.g. `needs-provider-id`. */
  readonly code: string;
  /** Why, in one sentence for a reader. */
  readonly reason: string;
  /** What would change it, in one sentence. */
  readonly change: string;
}

/** Makes an absence. @public */
export function absent(code: string, reason: string, change: string): Absence {
  return { code, reason, change };
}

/** Is this an absence: a code, a reason, and what would change it? @public */
export function isAbsence(value: unknown): value is Absence {
  if (typeof value !== "object" || value === null) return false;
  const { code, reason, change } = value as Readonly<Record<string, unknown>>;
  return [code, reason, change].every((one) => typeof one === "string" && one !== "");
}

/** Where a hub reports what a person should see. @public */
export interface Logger {
  /** Reports one sentence. */
  error(message: string): void;
}
