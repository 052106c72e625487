// Freezes values in place, and makes frozen copies.

/**
 * Freezes a value and all that it holds, however deep. What is frozen already is left as it is, and so are functions,
 * regular expressions, which count in themselves, and bytes, which cannot be frozen.
 * @internal
 */
export function deepFreeze<T>(value: T): T {
  const open: unknown[] = [value];
  // The value itself may be frozen at its surface only, by whoever made it by hand.
  for (let isRoot = true; open.length > 0; isRoot = false) {
    const one = open.pop();
    if (typeof one !== "object" || one === null || (Object.isFrozen(one) && !isRoot)) continue;
    if (ArrayBuffer.isView(one) || one instanceof RegExp) continue;
    for (const member of Object.values(Object.freeze(one))) open.push(member);
  }
  return value;
}

// Special values such as files are frozen already.
const RUNTIME_VALUE = Symbol.for("hubsmith.node");

/**
 * A frozen copy of arrays and plain objects; anything else in them is shared, and so is `done`, which is such a copy.
 * @internal
 */
export function frozenClone<T>(value: T, done?: unknown): T {
  if (typeof value !== "object" || value === null || value === done || RUNTIME_VALUE in value)
    return value;
  if (Array.isArray(value)) return Object.freeze(value.map((one) => frozenClone(one, done))) as T;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value))
    defineMember(copy, name, frozenClone(member, done));
  return Object.freeze(copy) as T;
}

/** Sets a member, also one called `__proto__`, which an assignment would lose. @internal */
export function defineMember(into: Record<string, unknown>, name: string, value: unknown): void {
  if (name === "__proto__")
    Object.defineProperty(into, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  else into[name] = value;
}
