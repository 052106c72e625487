// A frozen copy can be shown to anybody: nobody changes it for the others, and what it was made of stays as it is.
import { instanceOf, isSpecial } from "../code/value.ts";

/** A copy of lists and plain objects, frozen however deep; anything else in them is left as it is. @internal */
export function frozenCopy<T>(value: T): T {
  if (typeof value !== "object" || value === null || isSpecial(value)) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy)) as T;
  if (instanceOf(value) !== undefined) return value;
  const members = Object.entries(value).map(([name, member]) => [name, frozenCopy(member)]);
  return Object.freeze(Object.fromEntries(members)) as T;
}
