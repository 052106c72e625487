// The words of a string, and how the search compares them.
import words from "./words.json" with { type: "json" };

// British spellings, as American ones: "summarise", "colour", "analyse", "metre", "dialogue".
const SPELLINGS: readonly (readonly [british: RegExp, american: string])[] = [
  [/(?<=[a-z]{3})our(?=(?:s|ed|ing|ful|i[sz]\w{0,9})?\b)/g, "or"],
  [/(?<=[a-z]{3})is(?=(?:e[drs]?|ers|ing|ations?)\b)/g, "iz"],
  [/(?<=[a-z]{2})ys(?=(?:e[drs]?|ers|ing)\b)/g, "yz"],
  [/(?<=[a-z]{2})tre(?=s?\b)/g, "ter"],
  [/(?<=\b(?:def|lic|off))ence/g, "ense"],
  [/(?<=[a-z]{3})ogue(?=s?\b)/g, "og"],
];

const BRITISH = /our|is|ys|tre|ence|ogue/;

const american = (word: string): string =>
  BRITISH.test(word)
    ? SPELLINGS.reduce((folded, [british, other]) => folded.replace(british, other), word)
    : word;

/** Hyphens, slashes and spaces are the same: "text to image" is as common a search as "text-to-image". */
export const flat = (text: string): string =>
  text
    .toLowerCase()
    .split(/[\s_/-]+/)
    .map(american)
    .join(" ");

// A version, a number with its unit, such as "8b" and "8x7b", another number, or letters.
const TERM =
  /(?<!\p{L})v\d+(?:\.\d+)*|\d+(?:\.\d+)*(?:x\d+)?(?:gb|[bkmn])?(?![\p{L}\d])|\d+(?:\.\d+)*|\p{L}+/gu;

/** The words of a flat string without endings, and its numbers: "qwen3" is "qwen 3", and "names" is "name". */
export const flatTerms = (flatText: string): string[] =>
  (flatText.match(TERM) ?? []).map((term) => term.replace(/(?<=...)(?:ies|ings?|s)$/, ""));

export const termsOf = (text: string): readonly string[] => flatTerms(flat(text));

export const isNumber = (term: string): boolean => /\d/.test(term);

/** Words that tell nothing about models. */
const FILLERS: ReadonlySet<string> = new Set(words.fillers.split(" "));

export const isTelling = (word: string): boolean => !FILLERS.has(word) && /[\p{L}\d]/u.test(word);
