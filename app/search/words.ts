// The words of a string, and how the search compares them.

// British spellings, as American ones: "summarise", "colour", "analyse", "metre", "dialogue".
const SPELLINGS: readonly (readonly [british: RegExp, american: string])[] = [
  [/(?<=[a-z]{3})our(?=(?:s|ed|ing|ful|i[sz]\w{0,9})?\b)/g, "or"],
  [/(?<=[a-z]{3})is(?=(?:e[drs]?|ers|ing|ations?)\b)/g, "iz"],
  [/(?<=[a-z]{2})ys(?=(?:e[drs]?|ers|ing)\b)/g, "yz"],
  [/(?<=[a-z]{2})tre(?=s?\b)/g, "ter"],
  [/(?<=\b(?:def|lic|off))ence/g, "ense"],
  [/(?<=[a-z]{3})ogue(?=s?\b)/g, "og"],
];

/** Hyphens, slashes and spaces are the same: "text to image" is as common a search as "text-to-image". */
export const flat = (text: string): string =>
  SPELLINGS.reduce(
    (folded, [british, american]) => folded.replace(british, american),
    text.toLowerCase().replace(/[\s_/-]+/g, " "),
  );

/** A word without its ending: "coding" and "codes" are "code" in a purpose. */
export const stemOf = (word: string): string =>
  word.replace(/[^\p{L}\d]/gu, "").replace(/(?<=...)(?:ies|s|ing)$/, "") || word;

export const wordsOf = (text: string): readonly string[] => text.split(" ").filter(Boolean);

/** Whether a word of a string starts with this one. */
export const startsIn = (text: string, word: string): boolean => isAt(text, word, (at) => [at - 1]);

/** Whether this is a word of a string: "flux" is one of "flux.1". */
export const isWordOf = (text: string, word: string): boolean =>
  isAt(text, word, (at) => [at - 1, at + word.length]);

/** Whether a string contains a word without a letter or digit directly before or after it. */
function isAt(text: string, word: string, endsOf: (at: number) => readonly number[]): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (endsOf(at).every((end) => !/[a-z\d]/.test(text.charAt(end)))) return true;
  return false;
}
