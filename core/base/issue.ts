// Diagnostics, absences, and calls of plugin code that may throw.
import { truncate, withPeriod } from "./describe.ts";

/** The codes of `Diagnostic`. @public */
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

/** An error of a plugin, with its code. @internal */
export class PluginError extends TypeError {
  readonly diagnosticCode: DiagnosticCode;

  constructor(code: DiagnosticCode, message: string) {
    super(message);
    this.diagnosticCode = code;
  }
}

/** Calls plugin code; returns its value, or a diagnostic if it throws. @internal */
export function tryCall<T>(
  plugin: string,
  doing: string,
  call: () => T,
): { readonly value: T } | { readonly fault: Diagnostic } {
  try {
    return { value: call() };
  } catch (error) {
    const code = pluginErrorCode(error) ?? "plugin-threw";
    const message = `${plugin} threw while ${doing}: ${errorText(error)}`;
    return {
      fault: { code, message: code === "plugin-threw" ? withAdvice(message) : message, plugin },
    };
  }
}

/** Calls plugin code; if it throws, reports it to `diagnostics` and returns an absence. @public */
export function tryCallOrAbsent<T>(
  plugin: string,
  doing: string,
  diagnostics: Diagnostic[],
  call: () => T,
): { readonly value: T } | Absence {
  const result = tryCall(plugin, doing, call);
  if ("value" in result) return result;
  const { code, message } = result.fault;
  diagnostics.push(result.fault);
  return absent(code, withPeriod(message.replace(` ${TELL_AUTHOR}`, "")), TELL_AUTHOR);
}

/** The advice for errors that only the author of a plugin can fix. @internal */
export const TELL_AUTHOR = "Report this to the plugin's author.";

const withAdvice = (message: string): string => `${withPeriod(message)} ${TELL_AUTHOR}`;

// A proxy may throw where its class is read.
function pluginErrorCode(error: unknown): DiagnosticCode | undefined {
  try {
    return error instanceof PluginError ? error.diagnosticCode : undefined;
  } catch {
    return undefined;
  }
}

const MAX_LENGTH = 2000;

/** The message of an error; anything can be thrown. @internal */
export function errorText(error: unknown): string {
  try {
    return truncate(String(error instanceof Error ? error.message : error), MAX_LENGTH);
  } catch {
    return "an unprintable value";
  }
}
