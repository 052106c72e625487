// Go: literals as gofmt formats them; every program has the function `must`.
import {
  camelCase,
  comment,
  defineLanguage,
  gofmt,
  importLines,
  literals,
  quoted,
  type Tag,
} from "hubsmith/language";
import { number64 } from "./files.ts";

const print64 = number64();

/**
 * The template tag for Go 1.22 and later. Programs are formatted as by gofmt.
 * @see https://go.dev/ref/spec
 * @example
 * ```ts
 * import { go, render } from "hubsmith/code";
 *
 * render(go`fmt.Println(${"hello"})`); // → 'fmt.Println("hello")'
 * ```
 * @public
 */
export const go: Tag<"go"> = defineLanguage({
  id: "go",
  label: "Go",
  extension: ".go",
  fileName: "main.go",
  order: 4,
  highlight: "go",
  check: { grammar: "go" },
  comment: "//",
  hasOperators: true,
  width: 100,
  indent: "\t",
  formatter: gofmt,
  print: literals({
    quote: { unicode: "uU" },
    number: (value, printing) => {
      // A constant zero has no sign.
      if (!Object.is(value, -0)) return print64(value);
      printing.requires("math");
      return "math.Copysign(0, -1)";
    },
    env: ["os.Getenv(", ")", "os"],
    file: ["must(os.ReadFile(", "))", "os"],
    base64: ["base64.StdEncoding.EncodeToString(", ")", "encoding/base64"],
    text: " + ",
    constants: { null: "nil", true: "true", false: "false" },
    list: ["[]any{", "}"],
    object: ["map[string]any{", "}"],
    trailing: ",",
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
  variable: (words) => camelCase(words).replace("Url", "URL"),
  imports: importLines('import "', '"', /[\w./-]+/, {
    print: (module) => `\t"${module}"`,
    around: ["import (\n", "\n)"],
    prologue: /package \w+/,
  }),
});
