// JSON inside a string of a language.
import type { Printing } from "#core/code/language";
import type { Base64, Env, TextPart } from "#core/code/value";
import { quoteJson } from "./escape.ts";
import { literals } from "./literal.ts";

/**
 * Makes a printer of values as JSON inside a string.
 * @param escape - Escapes a string of JSON for the string of the language.
 * @param expression - The text of an expression inside a string of JSON.
 * @internal
 */
export function jsonDocument(
  escape: (json: string) => string,
  expression: (value: Env | Base64, printing: Printing) => string,
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
  });
}
