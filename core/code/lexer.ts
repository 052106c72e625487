// Blanks strings and comments in the text of a template, and rejects holes inside them.

/** A string or a comment, made by `quoted`, `comment`, `span` or `forbidden` of hubsmith/language. @public */
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

/** Blanks the spans of a string: comments become spaces. @internal */
export type BlankOut = (text: string) => string;

const BLANK = "\ufffc";

export function lexer(language: string, spans: readonly Span[]): BlankOut {
  if (spans.length === 0) return (text) => text;
  // Such as ("[^"]*")|(")|(#.*)|(#): each span has a group for all of it, and one for its start. The first that matches at a
  // place decides. If only the start matches, the span has a hole, or no end.
  const all = new RegExp(spans.map(({ open, whole }) => `(${whole})|(${open})`).join("|"), "g");
  return (text) => {
    const blankPart = (part: string, from: number): string => {
      let blanked = "";
      for (const match of part.matchAll(all)) {
        const [token, ...groups] = match;
        const group = groups.findIndex((groupText) => groupText !== undefined);
        const span = spans[Math.floor(group / 2)]!;
        const isWhole = group % 2 === 0;
        if (!isWhole) throw spanError(language, text, from + match.index, span);
        blanked += part.slice(blanked.length, match.index);
        blanked += blankSpan(span, token, from + match.index);
      }
      return blanked + part.slice(blanked.length);
    };
    const blankSpan = ({ code, kind }: Span, token: string, from: number): string => {
      if (kind === "comment") return " ".repeat(token.length);
      if (code === undefined) return BLANK.repeat(token.length);
      let blanked = "";
      // The pattern has one group, so every second piece is code.
      for (const [at, piece] of token.split(code).entries()) {
        const isCode = at % 2 === 1;
        blanked += isCode ? blankPart(piece, from + blanked.length) : BLANK.repeat(piece.length);
      }
      return blanked;
    };
    return blankPart(text, 0);
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

export function matchAt(pattern: RegExp | undefined, text: string, at: number): string {
  if (pattern === undefined) return "";
  const sticky = new RegExp(pattern.source, "y");
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0] ?? "";
}
