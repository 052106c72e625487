// British spellings, as American ones: "summarise", "colour", "analyse", "metre", "dialogue".
const SPELLINGS: readonly (readonly [british: RegExp, american: string])[] = [
  [/(?<=\b[a-z]{3,})our(?=(?:s|ed|ing|ful|i[sz]\w*)?\b)/g, "or"],
  [/(?<=\b[a-z]{3,})is(?=(?:e[drs]?|ers|ing|ations?)\b)/g, "iz"],
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
  word.replace(/[^\p{L}\d]/gu, "").replace(/(?<=...)(?:s|ing)$/, "") || word;
