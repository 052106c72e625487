// Finds misspelled words; it is loaded with the first search.
import Fuzzy from "@leeoniya/ufuzzy";
import type { Matcher } from "./find.ts";

// One wrong, missing, added or swapped letter in a word.
const fuzzy = new Fuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });
// With more than these, the order of the list is not changed: nobody reads that far.
const MOST_RANKED = 1000;

/** Also matches words with one wrong letter. */
export const forgivingly: Matcher = (texts, words) => {
  const [found, info, order] = fuzzy.search([...texts], words, 1, MOST_RANKED);
  if (found === null) return [];
  return info === null || order === null ? found : order.map((at) => info.idx[at]!);
};
