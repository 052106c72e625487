// Which known name somebody may have meant who wrote another one.
import { remember } from "../code/remember.ts";

// Work grows with the length, and no name is longer.
const LONGEST = 60;

/** The known name that is most like the one given; nothing where that would be a guess. @public */
export function nearestName(known: Iterable<string>, given: string): string | undefined {
  if (given.length > LONGEST) return undefined;
  const plain = flat(given);
  let most = Math.max(1, Math.floor(plain.length / 3));
  let best: string | undefined;
  for (const name of known) {
    const other = flatOf(name);
    // Each character that one has more is an edit, and only a name that is nearer takes the place of another.
    if (Math.abs(other.length - plain.length) > most) continue;
    const far = distance(plain, other, most);
    if (far <= most) [best, most] = [name, far - 1];
  }
  return best;
}

// The names that are known are the same each time.
const flatOf = remember((name: string) => flat(name));

const flat = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

// Edits of one character, two neighbours that changed places being one edit; counted no further than to the most.
function distance(from: string, to: string, most: number): number {
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
