// A word that is not known is answered with the known word it is most like.
import { closestName } from "hubsmith";

/** So many names that nobody knows are said: whoever gives more reads none of it. */
export const MOST_SAID = 100;

/** ` Did you mean "…"?`, or nothing where no word is like it. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const near = closestName(known, word);
  return near === undefined ? "" : ` Did you mean "${near}"?`;
}

/** Words for a sentence: `"a", "b" and "c"`. */
export function listed(words: readonly string[]): string {
  const quoted = words.map((word) => `"${word}"`);
  const last = quoted.pop() ?? "";
  return quoted.length > 0 ? `${quoted.join(", ")} and ${last}` : last;
}
