// The guard is the only place where plugin code is called: what it throws becomes data, for that plugin only.
import { cut, ended } from "./anything.ts";
import { absent, type Absence, type Diagnostic, type DiagnosticCode } from "./diagnostic.ts";

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
