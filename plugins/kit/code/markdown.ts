// Text in Markdown: what a record says adds no markup.

// What starts markup, or makes a link of a URL or an address. "2.0" and "e.g." stay readable.
const MARKS = /[\\`*[\]<>&~$|#@^]|(?<![\p{L}\d])_|_(?![\p{L}\d])|:(?=\/\/)|\.(?=[a-z]{2})/giu;
// What starts a list, a line or a heading before it, at the start of a line only.
const STARTS = /^\s*(?:[-+=]|\d+[.)])/;

const entity = (mark: string): string => `&#${mark.codePointAt(0)};`;

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");

/** Escapes a string for Markdown, on one line. @internal */
export const escapeMarkdown = (text: string): string =>
  oneLine(text)
    .replace(MARKS, entity)
    .replace(STARTS, (start) => start.slice(0, -1) + entity(start.at(-1)!));

/**
 * A sentence of our own, in which a value may be: its spans of code stay, and agents read its names and URLs as they are.
 * It makes no tag, image or other block, and no link whose text hides its URL.
 * @internal
 */
export const markdownSentence = (text: string): string =>
  oneLine(text)
    .trim()
    .replace(/[[\]<>&\\|]/g, entity)
    .replace(
      /^(?:[#~`]+|[-+*=](?=\s|$)|\d+[.)](?=\s|$))/,
      (start) => start.slice(0, -1) + entity(start.at(-1)!),
    );

/** A value as a span of code, on one line. @internal */
export function codeSpan(text: string): string {
  const content = oneLine(text).trim();
  const runs = [...content.matchAll(/`+/g)].map(([run]) => run.length);
  const tick = "`".repeat(Math.max(0, ...runs) + 1);
  const pad = /^`|`$/.test(content) ? " " : "";
  return content === "" ? "" : `${tick}${pad}${content}${pad}${tick}`;
}
