// Freezes values in place and makes frozen copies.

/**
 * Freezes a value and everything in it. Skips functions, nested objects that are already frozen, regular expressions
 * (they store `lastIndex`) and typed arrays (they cannot be frozen).
 * @internal
 */
export function deepFreeze<T>(value: T): T {
  const pending: unknown[] = [value];
  // The caller may have frozen the root shallowly, so its members are visited anyway.
  for (let isRoot = true; pending.length > 0; isRoot = false) {
    const item = pending.pop();
    if (typeof item !== "object" || item === null || (Object.isFrozen(item) && !isRoot)) continue;
    if (ArrayBuffer.isView(item) || item instanceof RegExp) continue;
    for (const member of Object.values(Object.freeze(item))) pending.push(member);
  }
  return value;
}

// Marks values such as files and code, which are already frozen.
const RUNTIME_VALUE = Symbol.for("hubsmith.node");

/** Copies and freezes arrays and plain objects. Other values are shared, and so is `done`, an earlier copy. @internal */
export function frozenClone<T>(value: T, done?: unknown): T {
  if (typeof value !== "object" || value === null || value === done || RUNTIME_VALUE in value)
    return value;
  if (Array.isArray(value)) return Object.freeze(value.map((item) => frozenClone(item, done))) as T;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value))
    defineMember(copy, name, frozenClone(member, done));
  return Object.freeze(copy) as T;
}

const OWN_PROPERTY = { enumerable: true, configurable: true, writable: true };

/** Sets a property. Assigning `__proto__` would set the prototype instead. @internal */
export function defineMember(into: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== "__proto__") into[name] = value;
  else Object.defineProperty(into, name, { ...OWN_PROPERTY, value });
}
