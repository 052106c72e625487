// The lexer: blanks strings and comments in the text of a template, and rejects holes inside them.

/**
 * A stretch of program text: a string, a comment, or a construct that reads its words in another way. What opens one
 * must end it before the next hole. Made by `quoted`, `comment`, `span` and `refused`.
 * @public
 */
export interface Span {
  /** Whether a hole in it would stand in a string, in a comment, or in what has another reason to have none. */
  readonly is: "string" | "comment" | "other";
  /** Sources of regular expressions: what opens it, and all of it. A hole is a NUL. */
  readonly open: string;
  /** The source of a regular expression for all of it, to its end. */
  readonly whole: string;
  /** The code in a string, in which holes may stand again; its one group is the code. */
  readonly code?: RegExp;
  /** What to write instead, where it is refused. */
  readonly instead?: string;
}

/** A construct: what opens it, one unit of what may stand in it, what ends it, and what to write where that is not so. @public */
export function span(
  is: Span["is"],
  [open, inside, close]: readonly [open: RegExp, inside: RegExp, close: RegExp],
  more: Pick<Span, "instead" | "code"> = {},
): Span {
  const whole = `(?:${open.source})(?:${inside.source})*?(?:${close.source})`;
  return { is, open: open.source, whole, ...more };
}

const escaped = (mark: string): string => mark.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** A string between two quotes; it ends with its line and knows a backslash, unless told. @public */
export function quoted(
  quote: string,
  options: { readonly lines?: boolean; readonly escapes?: boolean } = {},
): Span {
  const mark = escaped(quote);
  const other = `\\0${options.lines ? "" : "\\n"}${options.escapes === false ? "" : "\\\\"}`;
  const inside = new RegExp(
    `(?!${mark})[^${other}]${options.escapes === false ? "" : "|\\\\[^\\0]"}`,
  );
  return span("string", [new RegExp(mark), inside, new RegExp(mark)]);
}

/** A string with expressions in braces; no brace in them stands in quotes, and no quote is of the string's own kind. @public */
export function braced(prefix: string, quote: string): Span {
  const other = quote.startsWith("'") ? '"' : "'";
  const end = quote.length > 1 ? "\\0" : "\\n\\0";
  const plain = `[^{}"'\\\\${end}]`;
  const inside =
    `(?!${quote})[^{}\\\\${end}]|\\\\[^\\0]|\\{\\{|\\}\\}|` +
    `\\{(?!\\{)(?:${plain}|${other}${plain}*${other}|\\{${plain}*\\})*\\}`;
  return span("string", [new RegExp(prefix + quote), new RegExp(inside), new RegExp(quote)], {
    instead: "Give what stands between its braces a name first, on a line before.",
  });
}

/** A comment: to the end of its line, or between two marks. @public */
export function comment(open: string, close?: string): Span {
  const end = close === undefined ? /(?=\n|$)/ : new RegExp(escaped(close));
  return span("comment", [new RegExp(escaped(open)), /[^\0]/, end]);
}

/** A construct that has no place in a template, and what to write for it. @public */
export function refused(open: RegExp, instead: string): Span {
  return { is: "other", open: open.source, whole: "(?!)", instead };
}

/** The text of a template with its spans blanked: strings, and comments as blanks. @internal */
export type Reader = (text: string) => string;

const BLANK = "\ufffc";

/** Makes the reader of a language. @internal */
export function reader(language: string, spans: readonly Span[]): Reader {
  // Two groups each. Where a span opens, the first of those that fit decides: it is there as a whole, or it is a fault.
  const all = new RegExp(spans.map(({ open, whole }) => `(${whole})|(${open})`).join("|"), "g");
  if (spans.length === 0) return (text) => text;
  return (text) => {
    const read = (part: string, from: number): string =>
      part.replace(all, (found: string, ...groups: readonly unknown[]) => {
        const which = groups.findIndex((group) => group !== undefined);
        const one = spans[which >> 1]!;
        let at = from + (groups[2 * spans.length] as number);
        if (which % 2 === 1) throw fault(language, text, at, one);
        if (one.is === "comment") return " ".repeat(found.length);
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

const INSIDE = {
  comment:
    "a hole inside a comment. A hole prints a value of the language; say it in code, or leave it out of the comment.",
  string:
    "a hole inside a quoted string. A hole prints a whole value with its own quotes. " +
    "Take the quotes away, and put the pieces together in TypeScript first: ${`before ${value} after`}.",
} as const;

function fault(language: string, text: string, at: number, row: Span): TypeError {
  const { is, open, whole, instead } = row;
  const isHole =
    is !== "other" && matchAt(new RegExp(whole), text.replaceAll("\0", "x"), at) !== "";
  const opened = `the ${is} opened with ${matchAt(new RegExp(open), text, at)}`;
  const unclosed = instead
    ? `${opened} does not end plainly.`
    : `${opened} is not closed. Close it, or write its text as a hole.`;
  const says = is === "other" ? [] : [isHole ? INSIDE[is] : unclosed];
  if (instead !== undefined) says.push(instead);
  return misplaced(language, text, isHole ? text.indexOf("\0", at) : at, says.join(" "));
}

/** The refusal of a template, with the line that it is about. @internal */
export function misplaced(language: string, text: string, at: number, message: string): TypeError {
  const line = text.slice(0, at).split("\n").length;
  const sketch = text.split("\n")[line - 1]!.replaceAll("\0", "${…}").trim();
  return new TypeError(`${language} template, line ${line}: ${sketch}: ${message}`);
}

/** What a pattern matches right at a place; nothing where it does not. @internal */
export function matchAt(pattern: RegExp | undefined, text: string, at: number): string {
  if (pattern === undefined) return "";
  const sticky = new RegExp(pattern.source, "y");
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0] ?? "";
}
