// Freezes values in place and makes frozen copies.

/** Freezes a value and everything in it, except functions, regular expressions and typed arrays. @internal */
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

/**
 * The key that marks runtime values and code, which are frozen. A symbol, so that JSON cannot forge it. Only its type is
 * exported, because `isEnv`, `isFile` and `isText` read it.
 * @example
 * ```ts
 * import type { FileRef, kindSymbol } from "hubsmith/code";
 *
 * export type UploadFields = Omit<FileRef, typeof kindSymbol>;
 * ```
 * @public
 */
export const kindSymbol: unique symbol = Symbol.for("hubsmith.node");

/** Copies and freezes arrays and plain objects. Other values are shared. @internal */
export function frozenClone<T>(value: T): T {
  if (typeof value !== "object" || value === null || kindSymbol in value) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(frozenClone)) as T;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  const copy = { ...value } as Record<string, unknown>;
  for (const name of Object.keys(copy)) copy[name] = frozenClone(copy[name]);
  return Object.freeze(copy) as T;
}

class Itself {
  constructor(object: object) {
    return object;
  }
}

/** A cache in a private field: a WeakMap would keep the models of a batch for too long. @internal */
export class Cache extends Itself {
  readonly #entries = new Map<unknown, unknown>();

  /** Adds a cache to an object that is not frozen yet. */
  static addTo<T extends object>(object: T): T {
    return new Cache(object) as object as T;
  }

  /** The cache of an object; undefined for an object without one, such as a copy. */
  static of<K, V>(object: object): Map<K, V> | undefined {
    return #entries in object ? (object.#entries as Map<K, V>) : undefined;
  }
}

/** Derives a value from an object once. @internal */
export function oncePer<K extends object, T>(derive: (from: K) => T): (from: K) => T {
  const others = new WeakMap<object, T>();
  return (from) => {
    const own = Cache.of<object, T>(from);
    const known = (own ?? others) as WeakMap<object, T>;
    const key = own === undefined ? from : derive;
    if (!known.has(key)) known.set(key, derive(from));
    return known.get(key)!;
  };
}

/** Caches what a function derives from a string: the first 1,000 strings of fewer than 100 characters. @internal */
export function oncePerText<T>(derive: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = derive(text);
    // The limits bound the memory, because users type any string.
    if (known.size < 1000 && text.length < 100) known.set(text, value);
    return value;
  };
}

/** Have two values the same content, in the same order? Class instances are the same only if identical. @internal */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const prototype: unknown = Object.getPrototypeOf(a);
  if (prototype !== Object.getPrototypeOf(b)) return false;
  if (prototype !== Object.prototype && prototype !== null && !Array.isArray(a)) return false;
  const [left, right] = [a, b] as Readonly<Record<PropertyKey, unknown>>[];
  const names = Object.keys(left!);
  const others = Object.keys(right!);
  if (names.length !== others.length || left![kindSymbol] !== right![kindSymbol]) return false;
  return names.every((name, at) => name === others[at] && isSame(left![name], right![name]));
}
