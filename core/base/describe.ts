// Describes unknown values for messages, and finds the closest known name.

/** Is this an object, and no list? @internal */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A member of what may be anything. @internal */
export const get = (value: unknown, name: string): unknown =>
  isObject(value) && name in value ? value[name] : undefined;

/** A text of so many characters at the most, with an ellipsis where there were more. @internal */
export const truncate = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** A text from outside as a message quotes it: a long one is cut, because many messages may quote the same. @internal */
export const abbreviate = (text: string): string => truncate(text, 100);

/** A sentence with its end. @internal */
export const withPeriod = (message: string): string =>
  /[.!?…]$/.test(message) ? message : `${message}.`;

/** A value as a message names it. @internal */
export function describe(value: unknown): string {
  if (value === undefined) return "missing";
  if (Array.isArray(value)) return value.length === 0 ? "an empty array" : "an array";
  if (value === null) return "null";
  if (typeof value === "object") return "then" in value ? "a promise" : "an object";
  if (typeof value === "function") return "a function";
  if (typeof value !== "string") return `the ${typeof value} ${String(value)}`;
  return `the string ${JSON.stringify(truncate(value, 40))}`;
}

// Work grows with the length, and no name is longer.
const MAX_LENGTH = 60;

/** The known name that is most like the one given; nothing where that would be a guess. @public */
export function closestName(known: Iterable<string>, given: string): string | undefined {
  if (given.length > MAX_LENGTH) return undefined;
  const plain = normalize(given);
  let most = Math.max(1, Math.floor(plain.length / 3));
  let best: string | undefined;
  for (const name of known) {
    const other = normalize(name);
    // Each character that one has more is an edit, and only a name that is nearer takes the place of another.
    if (Math.abs(other.length - plain.length) > most) continue;
    const far = editDistance(plain, other, most);
    if (far <= most) [best, most] = [name, far - 1];
  }
  return best;
}

const normalize = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

// Edits of one character, two neighbours that changed places being one edit; counted no further than to the most.
function editDistance(from: string, to: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  let nearest = 0;
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    let near = i;
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
      near = Math.min(near, least);
    }
    // Every way on leads through one of the last two rows.
    if (near > most && nearest >= most) return near;
    [before, row, nearest] = [row, next, near];
  }
  return row[to.length]!;
}
