// A frozen copy can be shown to anybody: nobody changes it for the others, and what it was made of stays as it is.
import { classNameOf, isRuntimeValue } from "../code/value.ts";

/**
 * A copy of lists and plain objects, frozen however deep; anything else in them is left as it is, and so is `done`, which is
 * such a copy already.
 * @internal
 */
export function frozenCopy<T>(value: T, done?: unknown): T {
  if (typeof value !== "object" || value === null || value === done || isRuntimeValue(value))
    return value;
  if (Array.isArray(value)) return Object.freeze(value.map((one) => frozenCopy(one, done))) as T;
  if (classNameOf(value) !== undefined) return value;
  return Object.freeze(copyOf(value, done)) as T;
}

function copyOf(value: object, done: unknown): object {
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const member = frozenCopy((value as Record<string, unknown>)[name], done);
    // An assignment would lose it.
    if (name === "__proto__")
      Object.defineProperty(copy, name, { value: member, enumerable: true });
    else copy[name] = member;
  }
  return copy;
}
