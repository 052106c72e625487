// A word that is not known is answered with the known word it is most like.
import { closestName } from "#core/base/describe";

/** At most this many unknown names are reported. */
export const MOST_SAID = 100;

/** ` Did you mean "…"?`, or an empty string if no known word is close. */
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
