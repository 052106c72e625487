// Go, as a language of one's own: how its literals are written, what its quotes and comments look like, where imports go.
import { type FileRef } from "hubsmith/code";
import { type Base64, comment, defineLanguage, type Env, hex } from "hubsmith/code/language";
import { isEnv, isFile } from "hubsmith/code";
import { literals, importRef, type Printing, quoted } from "hubsmith/code/language";
import { quoteString, type Tag } from "hubsmith/code/language";

// Half a surrogate pair has no bytes in UTF-8, and Go would send another character in its place.
const HALF = /\p{Cs}/u;
const point = (char: string): string =>
  char.codePointAt(0)! < 0x10000 ? `\\u${hex(char, 4)}` : `\\U${hex(char, 8)}`;

function quote(value: string, printing: Printing): string {
  if (HALF.test(value))
    return printing.unsupported("half a surrogate pair", "No Go string can contain one.");
  return quoteString(value, point);
}

// A constant of more than 64 bits is none of Go's integers, and zero has no sign unless it is given one.
const LARGEST = 2 ** 63;

function number(value: number, printing: Printing): string {
  if (!Object.is(value, -0))
    return Math.abs(value) < LARGEST ? String(value) : value.toExponential();
  printing.requires("math");
  return "math.Copysign(0, -1)";
}

// Every program has the function `must`.
function special(one: string | Env | FileRef | Base64, printing: Printing): string {
  if (typeof one === "string") return quote(one, printing);
  printing.requires("os");
  if (isEnv(one)) return `os.Getenv(${quote(one.name, printing)})`;
  if (isFile(one)) return `must(os.ReadFile(${quote(one.path, printing)}))`;
  printing.requires("encoding/base64");
  return `base64.StdEncoding.EncodeToString(${special(one.file, printing)})`;
}

/** The template tag for Go 1.22 and later, laid out as gofmt does. */
export const go: Tag<"go"> = defineLanguage({
  id: "go",
  label: "Go",
  extension: ".go",
  order: 4,
  highlight: "go",
  check: { grammar: "go" },
  comment: "//",
  hasOperators: true,
  width: 100,
  indent: "\t",
  aligns: true,
  print: literals({
    quote,
    number,
    env: special,
    file: special,
    base64: special,
    text: ({ parts }, printing) => parts.map((one) => special(one, printing)).join(" + "),
    isOperation: (value) => "parts" in value && value.parts.length > 1,
    words: { null: "nil", true: "true", false: "false" },
    list: ["[]any{", "}"],
    object: ["map[string]any{", "}"],
    last: ",",
  }),
  spans: [
    comment("//"),
    comment("/*", "*/"),
    quoted('"'),
    quoted("'"),
    quoted("`", { lines: true, escapes: false }),
  ],
  keywords:
    "break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select struct switch type var",
  imports: {
    pattern: /import +"[^"\n\0]+"(?=\n|$)/,
    parse: (statement) => [importRef(statement.slice('import "'.length, -1))],
    print: (module) => `\t"${module}"`,
    around: ["import (\n", "\n)"],
    module: /^[\w./-]+$/,
    prologue: /package \w+/,
  },
});
