// What a function of a plugin returned, where it is not what was asked for: a promise first of all, for which nobody waits.
import { misuse } from "../hub/guard.ts";
import { isRecord, shown } from "../hub/anything.ts";

/** Says what a function returned, and what it is to return instead. @internal */
export function misreturned(name: string, returned: unknown, wanted: string): TypeError {
  return misuse("wrong-return", `${said(name, returned)} ${mend(returned, wanted)}`);
}

/** Is this a promise, or what can be awaited as one? It may fail later without anybody hearing of it. @internal */
export function isPromise(value: unknown): value is PromiseLike<unknown> {
  if (!isRecord(value) || typeof value["then"] !== "function") return false;
  // An application must not end for a failure that nobody listens to.
  (value as unknown as PromiseLike<unknown>).then(undefined, () => {});
  return true;
}

/** Refuses a promise, and takes anything else as it is. @internal */
export function notPromised<T>(name: string, returned: T, wanted: string): T {
  if (isPromise(returned)) throw misreturned(name, returned, wanted);
  return returned;
}

function said(name: string, returned: unknown): string {
  if (isPromise(returned)) return `\`${name}\` returns a promise, and snippets are synchronous.`;
  return `\`${name}\` returned ${returned === undefined ? "nothing" : shown(returned)}.`;
}

const mend = (returned: unknown, wanted: string): string =>
  isPromise(returned) ? `Make it a plain function that returns ${wanted}.` : `Return ${wanted}.`;
