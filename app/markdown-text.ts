// Text of records in Markdown: whatever it contains, it adds no markup.

// What starts markup, or makes a link of a URL or an address. "2.0" and "e.g." stay readable.
const MARKS = /[\\`*[\]<>&~$|#@^]|(?<![\p{L}\d])_|_(?![\p{L}\d])|:(?=\/\/)|\.(?=[a-z]{2})/giu;
// What starts a list, a line or a heading before it, at the start of a line only.
const STARTS = /^\s*(?:[-+=]|\d+[.)])/;

const entity = (mark: string): string => `&#${mark.codePointAt(0)};`;

/** A text that Markdown shows as it is, in one line. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(MARKS, entity)
    .replace(STARTS, (start) => start.slice(0, -1) + entity(start.at(-1)!));

/** A program in a fence that is longer than any fence in it; empty for an empty text. */
export function fenced(language: string, text = ""): string {
  const runs = [...text.matchAll(/`{3,}/g)].map(([run]) => run.length);
  const fence = "`".repeat(Math.max(2, ...runs) + 1);
  return text && `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}
