// Defines diagnostics and absences, and calls plugin code that may throw.
import { truncate, withPeriod } from "./describe.ts";

/** The codes of `Diagnostic`. New versions may add codes, so a program needs a default case. @public */
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
  | "parameter-dropped"
  | "parameter-range"
  | "no-windows-command";

/** A problem with a plugin or an input. Nothing throws: the rest of the result is still usable. @public */
export interface Diagnostic {
  /** A stable code to branch on. */
  readonly code: DiagnosticCode;
  /** What is wrong, where, and how to fix it. */
  readonly message: string;
  /** The path in the input, e.g. `tags[2]`. */
  readonly path?: string;
  /** The plugin that failed, as `kind/id`. */
  readonly plugin?: string;
}

/** The maximum number of problems that are reported for one input. @internal */
export const MAX_REPORTED = 100;

/** Why something is not available, and how to fix it. Made by `absent`, and recognized by `isAbsence`. @public */
export interface Absence {
  /** A stable code to branch on, e.g. `needs-provider-id`. */
  readonly code: string;
  /** The reason, as a sentence to show to a user. */
  readonly reason: string;
  /** How to change it, as a sentence to show to a user. */
  readonly fix: string;
}

// Not an own property, so that a copy of an absence is plain data. Values of users never have it.
const ABSENCE = Symbol.for("hubsmith.absence");

/**
 * Creates an absence. A plugin returns it instead of code or a request. Never throws.
 * @param absence - Complete sentences for `reason` and `fix`, because users read them.
 * @returns An absence, for `isAbsence`.
 * @example
 * ```ts
 * import { absent } from "hubsmith";
 *
 * absent({ code: "no-config", reason: "It has no config.", fix: "Add a config.json." });
 * ```
 * @public
 */
export const absent = ({ code, reason, fix }: Absence): Absence => new Absent(code, reason, fix);

// A class, because V8 takes five times as long to define a property of each.
class Absent implements Absence {
  readonly code: string;
  readonly reason: string;
  readonly fix: string;

  constructor(code: string, reason: string, fix: string) {
    this.code = code;
    this.reason = reason;
    this.fix = fix;
  }
}
Object.defineProperty(Absent.prototype, ABSENCE, { value: true });

/**
 * Is the result of a function an absence? Never throws.
 * @param result - The result, such as that of `inferenceCall`.
 * @returns Whether `absent` made it. An object with the same fields is not an absence.
 * @example
 * ```ts
 * import { absent, isAbsence } from "hubsmith";
 *
 * const plain = { code: "no-config", reason: "It has no config.", fix: "Add a config.json." };
 * [isAbsence(absent(plain)), isAbsence(plain)]; // → [true, false]
 * ```
 * @public
 */
export const isAbsence = (result: unknown): result is Absence =>
  typeof result === "object" && result !== null && ABSENCE in result;

/** The error of a plugin, with its code. For a value of the user that code cannot contain, it has an absence. @internal */
export class PluginError extends TypeError {
  readonly #code: DiagnosticCode | Absence;

  constructor(code: DiagnosticCode | Absence, message: string) {
    super(message);
    this.#code = code;
  }

  /** Unlike `instanceof`, this does not throw if the error is a proxy that throws. */
  static codeOf(error: unknown): DiagnosticCode | Absence | undefined {
    return typeof error === "object" && error !== null && #code in error ? error.#code : undefined;
  }
}

/** The error for an invalid part of the value that a plugin's function returned, such as an `answer`. @internal */
export const invalidReturn = (name: string, issue: string, what: string = name): PluginError =>
  new PluginError("wrong-return", `\`${name}\` returned an invalid ${what}: ${issue}`);

/** Calls plugin code. If it throws, reports that to `diagnostics`, except a value of the user, and returns an absence. @internal */
export function tryCall<T>(
  plugin: string,
  doing: string,
  diagnostics: Diagnostic[],
  call: () => T,
): T | Absence {
  try {
    return call();
  } catch (error) {
    const code = PluginError.codeOf(error) ?? "plugin-threw";
    if (isAbsence(code)) return code;
    const reason = withPeriod(`${plugin} threw while ${doing}: ${errorText(error)}`);
    const message = code === "plugin-threw" ? `${reason} ${TELL_AUTHOR}` : reason;
    diagnostics.push({ code, message, plugin });
    return absent({ code, reason, fix: TELL_AUTHOR });
  }
}

export const TELL_AUTHOR = "Report this to the plugin's author.";

/** The message of a thrown value, which may be anything. @internal */
export function errorText(error: unknown): string {
  try {
    return truncate(String(error instanceof Error ? error.message : error), 2000);
  } catch {
    return "an unprintable value";
  }
}
