// A word that is not known is answered with the known word it is most like.

const LONGEST = 60;

/** ` Did you mean "…"?`, or nothing where no word is like it. */
export function didYouMean(word: string, known: Iterable<string>): string {
  if (word.length > LONGEST) return "";
  const plain = flat(word);
  const near = [...known]
    .map((one) => ({ one, far: distance(plain, flat(one)) }))
    .filter(({ far }) => far <= Math.max(1, Math.floor(plain.length / 3)))
    .sort((a, b) => a.far - b.far)[0];
  return near === undefined ? "" : ` Did you mean "${near.one}"?`;
}

/** Words for a sentence: `"a", "b" and "c"`. */
export function listed(words: readonly string[]): string {
  const quoted = words.map((word) => `"${word}"`);
  const last = quoted.pop() ?? "";
  return quoted.length > 0 ? `${quoted.join(", ")} and ${last}` : last;
}

function flat(word: string): string {
  return word.toLowerCase().replace(/[\s_.-]/g, "");
}

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
