// A language from outside: Go, written with what the entry offers and nothing else.
import { expect, test } from "vitest";
import {
  base64,
  comment,
  type Code,
  dataUrl,
  defineLanguage,
  env,
  file,
  type FileRef,
  hex,
  isEnv,
  literals,
  importRef,
  type Printing,
  quoted,
  quoteString,
  render,
  text,
  type TextPart,
} from "./index.ts";

const quote = (value: string): string =>
  quoteString(value, (char) =>
    char.codePointAt(0)! < 0x10000 ? `\\u${hex(char, 4)}` : `\\U${hex(char, 8)}`,
  );

function variable(name: string, printing: Printing): string {
  printing.requires("os");
  return `os.Getenv(${quote(name)})`;
}

function encode(of: FileRef, printing: Printing): string {
  printing.requires("encoding/base64");
  return `base64.StdEncoding.EncodeToString(${read(of, printing)})`;
}

// Go reads a file with an error beside it, so the program has a function that ends it there.
function read(of: FileRef, printing: Printing): string {
  printing.requires("os");
  return `must(os.ReadFile(${quote(of.path)}))`;
}

function part(one: TextPart, printing: Printing): string {
  if (typeof one === "string") return quote(one);
  return isEnv(one) ? variable(one.name, printing) : encode(one.file, printing);
}

const go = defineLanguage({
  id: "go",
  label: "Go",
  extension: ".go",
  order: 4,
  highlight: "go",
  check: { grammar: "go" },
  hasOperators: true,
  keywords:
    "break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select struct switch type var",
  print: literals({
    quote,
    env: ({ name }, printing) => variable(name, printing),
    file: read,
    base64: ({ file: of }, printing) => encode(of, printing),
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
  imports: {
    pattern: /import "[^"\n\0]+"(?=\n|$)/,
    parse: (statement) => [importRef(statement.slice('import "'.length, -1))],
    print: (module) => `import "${module}"`,
    module: /^[\w./-]+$/,
    prologue: /package \w+/,
  },
});

const token = env("HF_TOKEN");
const cat = file("cat.png", "image/png");

test("a whole program reads well", () => {
  const send: Code<"go"> = go`
    ${go.requires("net/http")}
    request.Header.Set("Authorization", ${text("Bearer ", token)})
    response := must(http.DefaultClient.Do(request))
  `;
  const program = go`
    package main

    import "fmt"

    func main() {
        body := ${{ model: "acme/model", inputs: ['a "b"\n', 1.5, true, null], image: dataUrl(cat) }}
        ${send}
        fmt.Println(response.Status, ${text("a", token)}[0], ${"x"})
    }
  `;
  expect(render(program)).toBe(`package main

import "encoding/base64"
import "fmt"
import "net/http"
import "os"

func main() {
    body := map[string]any{
        "model": "acme/model",
        "inputs": []any{"a \\"b\\"\\n", 1.5, true, nil},
        "image": "data:image/png;base64," + base64.StdEncoding.EncodeToString(must(os.ReadFile("cat.png"))),
    }
    request.Header.Set("Authorization", "Bearer " + os.Getenv("HF_TOKEN"))
    response := must(http.DefaultClient.Do(request))
    fmt.Println(response.Status, ("a" + os.Getenv("HF_TOKEN"))[0], "x")
}`);
});

test("it says what it is, and renders without being known anywhere", () => {
  expect(go.language).toMatchObject({ id: "go", label: "Go", extension: ".go", order: 4 });
  expect(go.language.check).toEqual({ grammar: "go" });
  expect(go`x`.language).toBe(go.language);
  expect(Object.isFrozen(go.language)).toBe(true);
  expect(render(go`send(${cat}, ${base64(cat)})`)).toContain('must(os.ReadFile("cat.png"))');
  expect(go.isName("func")).toBe(false);
});

test("a hole is refused where the table of spans says so", () => {
  expect(() => go`x := "a ${"b"}"`).toThrow(
    'go template, line 1: x := "a ${…}": a hole inside a quoted string.',
  );
  expect(() => go`x := \`a ${"b"}\``).toThrow("a hole inside a quoted string.");
  expect(() => go`x := 1 // ${"b"}`).toThrow("a hole inside a comment.");
  expect(() => go`x${"b"}`).toThrow("a hole directly follows a word");
  expect(render(go`x := \`a\\\` + ${"b"}`)).toBe('x := `a\\` + "b"');
});

test("a language says little when it has little", () => {
  const ini = defineLanguage({
    id: "ini",
    label: "INI",
    extension: ".ini",
    print: (value, printing) =>
      typeof value === "string" && /^[\w ]*$/.test(value)
        ? value
        : printing.unsupported("this value", "Write words."),
    spans: [comment(";")],
  });
  expect(render(ini`name = ${"a b"}`)).toBe("name = a b");
  expect(() => render(ini`name = ${"a\nb"}`)).toThrow(
    "ini code cannot contain this value. Write words.",
  );
  expect(ini.language).toMatchObject({ highlight: "text", check: { parser: "none" } });
  expect(ini.language.order).toBeGreaterThan(4);
});

test("a variable that a value needs stands first, and a language may write numbers its own way", () => {
  const acme = defineLanguage({
    id: "acme",
    label: "Acme",
    extension: ".acme",
    print: literals({
      quote,
      number: (value) => (Object.is(value, -0) ? "neg(0)" : value.toFixed(1)),
      env: ({ name }, printing) => {
        return printing.variable(name.toLowerCase(), `get(${quote(name)})`);
      },
      list: ["[", "]"],
    }),
    spans: [],
  });
  const inner = acme.join([acme`say ${token}`, acme`say ${[-0, 2, -1.5]}`], "\n\n");
  expect(
    render(acme`
      def main
          ${inner}
      end
    `),
  ).toBe(`hf_token = get("HF_TOKEN")

def main
    say hf_token

    say [neg(0), 2.0, -1.5]
end`);
});
