// Blanks strings and comments in the text of a template, and rejects holes inside them.

/**
 * A string, a comment, or a construct with its own rules for words. It must end before the next hole. Made by `quoted`,
 * `interpolated`, `comment`, `span` and `forbidden`.
 * @public
 */
export interface Span {
  /** Describes a hole inside it, for messages. */
  readonly kind: "string" | "comment" | "other";
  /** The source of a regular expression for its start. A hole is a NUL. */
  readonly open: string;
  /** The source of a regular expression for all of it. */
  readonly whole: string;
  /** Matches code in a string, which may have holes; its one group is the code. */
  readonly code?: RegExp;
  /** What to write instead. */
  readonly instead?: string;
}

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

/** Blanks the spans of a string: comments become spaces. @internal */
export type BlankOut = (text: string) => string;

const BLANK = "\ufffc";

/** Makes the lexer of a language. @internal */
export function lexer(language: string, spans: readonly Span[]): BlankOut {
  // Two groups per span. The first that matches at a place decides: a complete span, or an error.
  const all = new RegExp(spans.map(({ open, whole }) => `(${whole})|(${open})`).join("|"), "g");
  if (spans.length === 0) return (text) => text;
  return (text) => {
    const read = (part: string, from: number): string =>
      part.replace(all, (found: string, ...groups: readonly unknown[]) => {
        const which = groups.findIndex((group) => group !== undefined);
        const one = spans[which >> 1]!;
        let at = from + (groups[2 * spans.length] as number);
        if (which % 2 === 1) throw spanError(language, text, at, one);
        if (one.kind === "comment") return " ".repeat(found.length);
        return (one.code ? found.split(one.code) : [found])
          .map((piece, index) => {
            at += piece.length;
            return index % 2 === 1 ? read(piece, at - piece.length) : BLANK.repeat(piece.length);
          })
          .join("");
      });
    return read(text, 0);
  };
}

const HOLE_IN_SPAN = {
  comment: "${…} inside a comment. It prints a value: use it in code, or remove it.",
  string:
    "${…} inside a quoted string. It prints a complete literal, quotes included. " +
    "Remove the quotes and join the pieces in TypeScript: ${`before ${value} after`}.",
} as const;

function spanError(language: string, text: string, at: number, row: Span): TypeError {
  const { kind, open, whole, instead } = row;
  const isHole =
    kind !== "other" && matchAt(new RegExp(whole), text.replaceAll("\0", "x"), at) !== "";
  const opened = `the ${kind} opened with ${matchAt(new RegExp(open), text, at)}`;
  const unclosed = instead
    ? `${opened} is not closed, or too complex to parse.`
    : `${opened} is not closed. Close it, or put its text in \${…}.`;
  const says = kind === "other" ? [] : [isHole ? HOLE_IN_SPAN[kind] : unclosed];
  if (instead !== undefined) says.push(instead);
  return templateError(language, text, isHole ? text.indexOf("\0", at) : at, says.join(" "));
}

/** An error in a template, with its line. @internal */
export function templateError(
  language: string,
  text: string,
  at: number,
  message: string,
): TypeError {
  const line = text.slice(0, at).split("\n").length;
  const sketch = text.split("\n")[line - 1]!.replaceAll("\0", "${…}").trim();
  return new TypeError(`${language} template, line ${line}: ${sketch}: ${message}`);
}

/** The match of a pattern at an index, or an empty string. @internal */
export function matchAt(pattern: RegExp | undefined, text: string, at: number): string {
  if (pattern === undefined) return "";
  const sticky = new RegExp(pattern.source, "y");
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0] ?? "";
}
