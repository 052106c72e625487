// The context check refuses a hole inside a quoted string or a comment, where a whole value has no place.
import type { Language, Span } from "./language.ts";
import type { Piece, Template } from "./template.ts";

/** Throws where a hole of the template stands in a string or a comment, or where a string stays open. @internal */
export function checkContext(language: Language, template: Template): void {
  let within: Span | undefined;
  const unclosed = (where: string, { open }: Span): TypeError =>
    new TypeError(
      `${where}: the string opened with ${open} is not closed. Close it, or write its text as a hole.`,
    );
  template.forEach((line, index) => {
    const where = `${language.id} template, line ${index + 1}: ${sketch(line)}`;
    for (const piece of line) {
      if (typeof piece === "string") within = scan(language.spans, within, piece);
      else if (within !== undefined) throw misplaced(where, within);
    }
    if (within === undefined || within.manyLines) return;
    if (!within.comment) throw unclosed(where, within);
    within = undefined;
  });
  if (within !== undefined && !within.comment) throw unclosed(`${language.id} template`, within);
}

function scan(spans: readonly Span[], start: Span | undefined, text: string): Span | undefined {
  let within = start;
  for (let at = 0; at < text.length;) {
    const mark = within ? within.close : opening(spans, text, at)?.open;
    if (text[at] === "\\" && within?.escapes !== false && !within?.comment) at += 2;
    else if (mark !== undefined && text.startsWith(mark, at)) {
      within = within ? undefined : opening(spans, text, at);
      at += mark.length;
    } else at += 1;
  }
  return within;
}

function opening(spans: readonly Span[], text: string, at: number): Span | undefined {
  return spans.find(
    // A number sign inside a word, as in `$#` or a URL, opens no comment.
    ({ open }) =>
      text.startsWith(open, at) && (open !== "#" || !/[^\s;&|()]/.test(text[at - 1] ?? " ")),
  );
}

function misplaced(where: string, { comment }: Span): TypeError {
  return comment
    ? new TypeError(
        `${where}: a hole inside a comment. ` +
          "A hole prints a value of the language; say it in code, or leave it out of the comment.",
      )
    : new TypeError(
        `${where}: a hole inside a quoted string. ` +
          "A hole prints a whole value with its own quotes. Take the quotes away, and put the pieces together " +
          "in TypeScript first: ${`before ${value} after`}.",
      );
}

function sketch(line: readonly Piece[]): string {
  const text = line.map((piece) => (typeof piece === "string" ? piece : "${…}"));
  return text.join("").trim();
}
