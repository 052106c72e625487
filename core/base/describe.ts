// Describes unknown values in messages and suggests the closest known name.

/** Is the value an object, but not an array? @internal */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const isString = (value: unknown): boolean => typeof value === "string";

export const get = (value: unknown, name: string): unknown =>
  isObject(value) && name in value ? value[name] : undefined;

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that are not undefined. @internal */
export const defined = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<T>;

export const truncate = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1)}…` : text;

/** Cuts user input for a message, and escapes control characters, which a terminal would obey. @internal */
export const abbreviate = (text: string): string =>
  truncate(text, 100).replace(
    /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu,
    (control) => `\\u{${control.codePointAt(0)!.toString(16)}}`,
  );

export const withPeriod = (message: string): string =>
  /[.!?…]$/.test(message) ? message : `${message}.`;

/** Describes a value for a message, e.g. `an empty array`. @internal */
export function describe(value: unknown): string {
  if (value === undefined) return "missing";
  if (Array.isArray(value)) return value.length === 0 ? "an empty array" : "an array";
  if (value === null) return "null";
  if (typeof value === "object") return "then" in value ? "a promise" : "an object";
  if (typeof value === "function") return "a function";
  if (typeof value !== "string")
    return `the ${typeof value} ${String(value as number | bigint | boolean | symbol)}`;
  return `the string ${JSON.stringify(truncate(value, 40))}`;
}

// The edit distance is quadratic in the length, and no known name is longer.
const MAX_LENGTH = 60;

/** The known name closest to `given`, ignoring case and punctuation; `undefined` if none is close enough. @internal */
export function closestName(known: Iterable<string>, given: string): string | undefined {
  if (given.length > MAX_LENGTH) return undefined;
  const wanted = normalize(given);
  let max = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | undefined;
  for (const name of known) {
    // Two lower bounds of the distance, because most names are far: a missing character costs at least one edit.
    if (name.length < wanted.length - max) continue;
    const candidate = normalize(name);
    if (candidate.length > wanted.length + max || countMissing(wanted, candidate) > max) continue;
    const distance = editDistance(wanted, candidate);
    // From here on, only a closer name is accepted.
    if (distance <= max) [best, max] = [name, distance - 1];
  }
  return best;
}

/** A name without case and punctuation. @internal */
export const normalize = (name: string): string =>
  name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

function countMissing(from: string, to: string): number {
  let count = 0;
  for (const char of from) if (!to.includes(char)) count += 1;
  return count;
}

/** The Damerau-Levenshtein distance: swapped neighbors are one edit. @internal */
export function editDistance(from: string, to: string): number {
  let previous: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const substitution = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      const isSwap = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swap = isSwap ? previous[j - 2]! + 1 : Infinity;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, substitution, swap));
    }
    [previous, row] = [row, next];
  }
  return row[to.length]!;
}
