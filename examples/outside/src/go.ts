// Go, as a language of one's own: how its literals are written, what its quotes and comments look like, where imports go.
import {
  comment,
  defineLanguage,
  hex,
  isEnv,
  literals,
  need,
  type Printing,
  quoted,
  quoteWith,
  type Tag,
  type TextPart,
} from "hubsmith/code";

// Half a surrogate pair has no bytes in UTF-8, and Go would send another character in its place.
const HALF = /\p{Cs}/u;
const point = (char: string): string =>
  char.codePointAt(0)! < 0x10000 ? `\\u${hex(char, 4)}` : `\\U${hex(char, 8)}`;

function quote(value: string, printing: Printing): string {
  if (HALF.test(value))
    return printing.refuse("half a surrogate pair", "No text in Go can hold one.");
  return quoteWith(value, point);
}

// A constant of more than 64 bits is none of Go's integers, and zero has no sign unless it is given one.
const LARGEST = 2 ** 63;

function number(value: number, printing: Printing): string {
  if (!Object.is(value, -0))
    return Math.abs(value) < LARGEST ? String(value) : value.toExponential();
  printing.need("math");
  return "math.Copysign(0, -1)";
}

// Functions may stand anywhere in a file, so that those which values need open it.
const ENV = `func env(name string) string {
    value := os.Getenv(name)
    if value == "" {
        log.Fatalf("Set the environment variable %s first.", name)
    }
    return value
}
`;
const READ_FILE = `func readFile(path string) []byte {
    content, err := os.ReadFile(path)
    if err != nil {
        log.Fatal(err)
    }
    return content
}
`;

function declared(code: string, printing: Printing): void {
  printing.need("log");
  printing.need("os");
  printing.guard(code);
}

function variable(name: string, printing: Printing): string {
  declared(ENV, printing);
  return `env(${quote(name, printing)})`;
}

function read(path: string, printing: Printing): string {
  declared(READ_FILE, printing);
  return `readFile(${quote(path, printing)})`;
}

function encoded(path: string, printing: Printing): string {
  printing.need("encoding/base64");
  return `base64.StdEncoding.EncodeToString(${read(path, printing)})`;
}

function part(one: TextPart, printing: Printing): string {
  if (typeof one === "string") return quote(one, printing);
  return isEnv(one) ? variable(one.name, printing) : encoded(one.file.path, printing);
}

/** The template tag for Go 1.18 and later. */
export const go: Tag<"go"> = defineLanguage({
  id: "go",
  label: "Go",
  extension: ".go",
  order: 4,
  highlight: "go",
  check: { grammar: "go" },
  comment: "//",
  expressions: true,
  print: literals({
    quote,
    number,
    env: ({ name }, printing) => variable(name, printing),
    file: ({ path }, printing) => read(path, printing),
    base64: ({ file }, printing) => encoded(file.path, printing),
    text: ({ parts }, printing) => parts.map((one) => part(one, printing)).join(" + "),
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
    statement: /import +"[^"\n\0]+"(?=\n|$)/,
    read: (statement) => [need(statement.slice('import "'.length, -1))],
    write: (module) => `import "${module}"`,
    module: /^[\w./-]+$/,
    below: /package \w+/,
  },
});
