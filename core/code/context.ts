// The context check refuses a hole inside a quoted string or a comment, where a whole value has no place.
import type { Lexis, Language, StringForm } from "./language.ts";
import type { Piece, Template } from "./template.ts";

type State =
  | { readonly in: "code" }
  | { readonly in: "comment"; readonly close: string }
  | { readonly in: "string"; readonly form: StringForm };

const CODE: State = { in: "code" };

/** Throws where a hole of the template stands in a string or a comment, or where a string stays open. @internal */
export function checkContext(language: Language, template: Template): void {
  let state: State = CODE;
  template.forEach((line, index) => {
    for (const piece of line) {
      if (typeof piece === "string") state = scan(language.lexis, state, piece);
      else if (state.in !== "code") throw misplaced(language, state, line, index);
    }
    if (state.in === "comment" && state.close === "\n") state = CODE;
    if (state.in === "string" && state.form.manyLines !== true) {
      throw new TypeError(
        `${language.id} template, line ${index + 1}: the string opened with ${state.form.open} is not closed: ${sketch(line)}. ` +
          "Close it, or write its text as a hole.",
      );
    }
  });
  if (state.in === "string") {
    throw new TypeError(
      `${language.id} template: the string opened with ${state.form.open} is not closed. Close it, or write its text as a hole.`,
    );
  }
}

function scan(lexis: Lexis, start: State, text: string): State {
  let state = start;
  for (let at = 0; at < text.length;) {
    if (state.in === "code") {
      const [opened, width] = opening(lexis, text, at);
      state = opened;
      at += width;
    } else if (state.in === "string" && state.form.escapes && text[at] === "\\") {
      at += 2;
    } else {
      const close: string = state.in === "string" ? state.form.close : state.close;
      if (text.startsWith(close, at)) {
        at += close.length;
        state = CODE;
      } else at += 1;
    }
  }
  return state;
}

function opening(lexis: Lexis, text: string, at: number): readonly [State, number] {
  for (const [open, close] of lexis.comments) {
    const atWord = open !== "#" || at === 0 || /[\s;&|()]/.test(text[at - 1]!);
    if (text.startsWith(open, at) && atWord) return [{ in: "comment", close }, open.length];
  }
  if (text[at] === "\\") return [CODE, 2];
  for (const form of lexis.strings) {
    if (text.startsWith(form.open, at)) return [{ in: "string", form }, form.open.length];
  }
  return [CODE, 1];
}

function misplaced(
  language: Language,
  state: State,
  line: readonly Piece[],
  index: number,
): TypeError {
  const where = `${language.id} template, line ${index + 1}`;
  return state.in === "comment"
    ? new TypeError(
        `${where}: a hole inside a comment: ${sketch(line)}. ` +
          "A hole prints a value of the language; say it in code, or leave it out of the comment.",
      )
    : new TypeError(
        `${where}: a hole inside a quoted string: ${sketch(line)}. ` +
          "A hole prints a whole value with its own quotes. Take the quotes away, and put the pieces together " +
          "in TypeScript first: ${`before ${value} after`}.",
      );
}

function sketch(line: readonly Piece[]): string {
  return line
    .map((piece) => (typeof piece === "string" ? piece : "${…}"))
    .join("")
    .trim();
}
