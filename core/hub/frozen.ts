// A frozen copy can be shown to anybody: nobody changes it for the others, and what it was made of stays as it is.
import { instanceOf, isSpecial } from "../code/value.ts";

// Copies need no further copy.
const copies = new WeakSet<object>();

/** A copy of lists and plain objects, frozen however deep; anything else in them is left as it is. @internal */
export function frozenCopy<T>(value: T): T {
  if (typeof value !== "object" || value === null || isSpecial(value) || copies.has(value))
    return value;
  if (!Array.isArray(value) && instanceOf(value) !== undefined) return value;
  const copy = Object.freeze(Array.isArray(value) ? value.map(frozenCopy) : copyOf(value));
  copies.add(copy);
  return copy as T;
}

function copyOf(value: object): object {
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const member = frozenCopy((value as Record<string, unknown>)[name]);
    // An assignment would lose it.
    if (name === "__proto__")
      Object.defineProperty(copy, name, { value: member, enumerable: true });
    else copy[name] = member;
  }
  return copy;
}
