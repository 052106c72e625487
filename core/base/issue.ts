// Diagnostics, absences, and calls of plugin code that may throw.
import { cut, ended } from "./describe.ts";

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

const misuses = new WeakMap<Error, DiagnosticCode>();

/** An error that says of a plugin what it did, under a code of its own. @internal */
export function misuse(code: DiagnosticCode, message: string): TypeError {
  const error = new TypeError(message);
  misuses.set(error, code);
  return error;
}

/** Calls plugin code; gives its value, or the diagnostic of what it threw. @internal */
export function guard<T>(
  plugin: string,
  doing: string,
  call: () => T,
): { readonly value: T } | { readonly fault: Diagnostic } {
  try {
    return { value: call() };
  } catch (error) {
    const { code, said } = readError(error);
    const message = `${plugin} failed while it was to ${doing}: ${said}`;
    return { fault: { code, message, plugin } };
  }
}

// A proxy may throw where its class is read.
function readError(error: unknown): { readonly code: DiagnosticCode; readonly said: string } {
  const code = misuses.get(error as Error) ?? "plugin-threw";
  return { code, said: textOf(error) };
}

// Nobody reads more, and a message may hold a whole program.
const LONGEST = 2000;

/** What was thrown as text; anything can be thrown, also what has none. @internal */
export function textOf(error: unknown): string {
  try {
    return cut(String(error instanceof Error ? error.message : error), LONGEST);
  } catch {
    return "something that cannot be shown";
  }
}

/** Calls plugin code; what it throws goes to the diagnostics and comes back as an absence. @internal */
export function attempt<T>(
  plugin: string,
  doing: string,
  diagnostics: Diagnostic[],
  call: () => T,
): { readonly value: T } | Absence {
  const result = guard(plugin, doing, call);
  if ("value" in result) return result;
  diagnostics.push(mended(result.fault));
  return absent(result.fault.code, ended(result.fault.message), TELL);
}

/** What to do about what a plugin threw. @internal */
export const TELL = "Tell the author of the plugin.";

/** The diagnostic with what to do, where what was thrown does not say it. @internal */
export function mended(fault: Diagnostic): Diagnostic {
  if (fault.code !== "plugin-threw") return fault;
  return { ...fault, message: `${ended(fault.message)} ${TELL}` };
}
