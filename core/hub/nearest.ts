// Which known name somebody may have meant who wrote another one.

// Work grows with the length, and no name is longer.
const LONGEST = 60;

/** The known name that is most like the one given; nothing where that would be a guess. @public */
export function nearestName(known: Iterable<string>, given: string): string | undefined {
  if (given.length > LONGEST) return undefined;
  const plain = flat(given);
  const most = Math.max(1, Math.floor(plain.length / 3));
  let best: { readonly name: string; readonly far: number } | undefined;
  for (const name of known) {
    const far = distance(plain, flat(name));
    if (far <= most && (best === undefined || far < best.far)) best = { name, far };
  }
  return best?.name;
}

const flat = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

// Edits of one character, two neighbours that changed places being one edit.
function distance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row[to.length]!;
}
