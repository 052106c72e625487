// Spans: the strings and comments of a language, where no hole may be.
import type { Span } from "#core/code/lexer";

/** A construct: its start, one unit of its content, and its end. @public */
export function span(
  kind: Span["kind"],
  [open, inside, close]: readonly [open: RegExp, inside: RegExp, close: RegExp],
  more: Pick<Span, "instead" | "code"> = {},
): Span {
  const whole = `(?:${open.source})(?:${inside.source})*?(?:${close.source})`;
  return { kind, open: open.source, whole, ...more };
}

/** The source of a pattern that matches a string. @internal */
export const escapePattern = (mark: string): string => mark.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** A string between two quotes; by default it ends with its line and has backslash escapes. @public */
export function quoted(
  quote: string,
  options: { readonly lines?: boolean; readonly escapes?: boolean } = {},
): Span {
  const mark = escapePattern(quote);
  const other = `\\0${options.lines ? "" : "\\n"}${options.escapes === false ? "" : "\\\\"}`;
  const inside = new RegExp(
    `(?!${mark})[^${other}]${options.escapes === false ? "" : "|\\\\[^\\0]"}`,
  );
  return span("string", [new RegExp(mark), inside, new RegExp(mark)]);
}

/** A string with expressions in braces, which contain no braces in quotes and not the string's own quote. @public */
export function interpolated(prefix: string, quote: string): Span {
  const other = quote.startsWith("'") ? '"' : "'";
  const end = quote.length > 1 ? "\\0" : "\\n\\0";
  const plain = `[^{}"'\\\\${end}]`;
  const inside =
    `(?!${quote})[^{}\\\\${end}]|\\\\[^\\0]|\\{\\{|\\}\\}|` +
    `\\{(?!\\{)(?:${plain}|${other}${plain}*${other}|\\{${plain}*\\})*\\}`;
  return span("string", [new RegExp(prefix + quote), new RegExp(inside), new RegExp(quote)], {
    instead: "Assign the expression in its braces to a variable first.",
  });
}

/** A comment: to the end of its line, or between two marks. @public */
export function comment(open: string, close?: string): Span {
  const end = close === undefined ? /(?=\n|$)/ : new RegExp(escapePattern(close));
  return span("comment", [new RegExp(escapePattern(open)), /[^\0]/, end]);
}

/** A construct that templates may not contain, and what to write instead. @public */
export function forbidden(open: RegExp, instead: string): Span {
  return { kind: "other", open: open.source, whole: "(?!)", instead };
}
