// Spans: the strings and comments of a language, where no hole may be.
import type { Span } from "#core/code/lexer";

/**
 * Describes a construct by patterns for its start, one unit of its content, and its end. Never throws.
 * @param kind - Words the error for a hole inside it.
 * @param patterns - They must not match a NUL, which is a hole.
 * @param more - What to write instead, for the error.
 * @returns A span, for `spans` of `defineLanguage`.
 * @example
 * ```ts
 * import { span } from "hubsmith/language";
 *
 * const raw = span("string", [/r"/, /[^"\n\0]/, /"/], { instead: "Remove the r." });
 * raw.open; // → 'r"'
 * ```
 * @public
 */
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

/**
 * Describes strings between two quotes. Never throws.
 * @param quote - One or more characters, the same at both ends.
 * @param options - `lines`: may it contain line ends? Default: false. `escapes`: does a backslash escape the next
 * character? Default: true.
 * @returns A span, for `spans` of `defineLanguage`.
 * @example
 * ```ts
 * import { quoted } from "hubsmith/language";
 *
 * const spans = [quoted('"'), quoted("`", { lines: true, escapes: false })];
 * spans[0]?.kind; // → "string"
 * ```
 * @public
 */
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

/**
 * Describes strings with expressions in braces, such as Python's `f"…"`. The expressions may not contain the quote of
 * the string. Never throws.
 * @param prefix - What precedes the quote, as the source of a pattern.
 * @param quote - One or three quotes.
 * @returns A span, for `spans` of `defineLanguage`.
 * @see https://docs.python.org/3/reference/lexical_analysis.html#f-strings
 * @example
 * ```ts
 * import { interpolated } from "hubsmith/language";
 *
 * const span = interpolated("f", '"');
 * span.kind; // → "string"
 * ```
 * @public
 */
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

/**
 * Describes comments: to the end of the line, or between two marks. Never throws.
 * @param open - The first mark.
 * @param close - The last mark. Default: the comment ends with its line.
 * @returns A span, for `spans` of `defineLanguage`.
 * @example
 * ```ts
 * import { comment } from "hubsmith/language";
 *
 * const spans = [comment("//"), comment("/*", "*\/")];
 * spans[0]?.kind; // → "comment"
 * ```
 * @public
 */
export function comment(open: string, close?: string): Span {
  const end = close === undefined ? /(?=\n|$)/ : new RegExp(escapePattern(close));
  return span("comment", [new RegExp(escapePattern(open)), /[^\0]/, end]);
}

/**
 * Describes a construct that templates may not contain, because the lexer cannot tell where it ends. Never throws.
 * @param open - Matches its start.
 * @param instead - The error message: what to write instead.
 * @returns A span, for `spans` of `defineLanguage`.
 * @example
 * ```ts
 * import { forbidden } from "hubsmith/language";
 *
 * const heredoc = forbidden(/<<\w/, "a heredoc. Use a quoted string.");
 * heredoc.instead; // → "a heredoc. Use a quoted string."
 * ```
 * @public
 */
export function forbidden(open: RegExp, instead: string): Span {
  return { kind: "other", open: open.source, whole: "(?!)", instead };
}
