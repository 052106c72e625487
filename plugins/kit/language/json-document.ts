// JSON inside a string of a language.
import type { Doc, Group } from "#core/code/doc";
import type { Language, Printing } from "#core/code/language";
import { outputFor, printDoc } from "#core/code/print-doc";
import type { Base64, Env, TextPart } from "#core/code/value";
import { quoteJson } from "./escape.ts";
import { type LiteralForm, literals } from "./literal.ts";

/** What a printer printed, as lines of a language that begin at its first column. */
export function printedText(printed: string | Group, language: Language): string {
  const out = outputFor(language);
  printDoc(out, printed as Doc, "", 0);
  return out.text;
}

/**
 * Makes a printer of values as JSON inside a string.
 * @param escape - Escapes a string of JSON for the string of the language.
 * @param expression - The text of an expression inside a string of JSON.
 * @param more - Fields of the form that differ, such as limits of the program that reads the JSON.
 * @internal
 */
export function jsonDocument(
  escape: (json: string) => string,
  expression: (value: Env | Base64, printing: Printing) => string,
  more: Partial<LiteralForm> = {},
): ReturnType<typeof literals> {
  const quote = (text: string): string => escape(quoteJson(text));
  const partOf = (part: TextPart, printing: Printing): string =>
    typeof part === "string" ? quote(part).slice(1, -1) : expression(part, printing);
  const quoted = (value: Env | Base64, printing: Printing): string =>
    `"${expression(value, printing)}"`;
  return literals({
    quote,
    minusZero: "-0",
    list: ["[", "]"],
    object: ["{", "}"],
    env: quoted,
    base64: quoted,
    text: ({ parts }, printing) => `"${parts.map((part) => partOf(part, printing)).join("")}"`,
    file: (_, printing) =>
      printing.unsupported("a file inside JSON", "Use base64(file) or dataUrl(file)."),
    ...more,
  });
}
