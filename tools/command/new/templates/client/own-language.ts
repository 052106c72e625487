// The language Mylang: how its values print, and what its quotes and comments look like.
import { isEnv } from "hubsmith/code";
import {
  comment,
  defineLanguage,
  hex,
  literals,
  type Printing,
  quoted,
  quoteString,
  type Tag,
  type TextPart,
} from "hubsmith/code/language";

// Half a surrogate pair is no character, and most languages cannot hold it in a string.
const HALF = /\p{Cs}/u;
// How Mylang writes a character by its number: look it up. Others write "\u0041" and "\U00010041", as Go does.
const point = (char: string): string => `\\u{${hex(char, 1)}}`;

// A string with its quotes: what means something, what puts values into strings (#{…}, $x, @x) and what cannot be seen
// is escaped. What means nothing in Mylang may stand as it is.
function quote(value: string, printing: Printing): string {
  if (HALF.test(value))
    return printing.unsupported("half a surrogate pair", "No text in Mylang can hold one.");
  return quoteString(value, point).replace(/[#$@]/g, point);
}

const variable = (name: string, printing: Printing): string => `env(${quote(name, printing)})`;
const fileText = (path: string, printing: Printing): string =>
  `base64(read(${quote(path, printing)}))`;

function part(one: TextPart, printing: Printing): string {
  if (typeof one === "string") return quote(one, printing);
  return isEnv(one) ? variable(one.name, printing) : fileText(one.file.path, printing);
}

/** The template tag for Mylang. */
export const mylang: Tag<"mylang"> = defineLanguage({
  id: "mylang",
  label: "Mylang",
  extension: ".mylang",
  // The tree-sitter grammar by which the kit reads what is printed.
  check: { grammar: "ruby" },
  comment: "#",
  hasOperators: true,
  print: literals({
    quote,
    env: ({ name }, printing) => variable(name, printing),
    file: ({ path }, printing) => `read(${quote(path, printing)})`,
    base64: ({ file }, printing) => fileText(file.path, printing),
    text: ({ parts }, printing) => parts.map((one) => part(one, printing)).join(" + "),
    isOperation: (value) => "parts" in value && value.parts.length > 1,
    list: ["[", "]"],
    object: ["{", "}"],
  }),
  spans: [quoted('"'), comment("#")],
});
