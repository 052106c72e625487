// The definition of each language, and how it prints the values in which it differs from the others.
import { runInNewContext } from "node:vm";
import { hostileStrings } from "#plugins/kit/testing/checks/hostile-strings";
import { parse as parseToml } from "smol-toml";
import { describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import {
  base64,
  type Code,
  csharp,
  dataUrl,
  env,
  file,
  go,
  java,
  js,
  json,
  kotlin,
  php,
  python,
  render,
  powershell,
  ruby,
  rust,
  sh,
  swift,
  text,
  toml,
  yaml,
} from "./index.ts";

test("a language has its name, files, position, grammar and checker", () => {
  const all = [python, js, sh, go, php, swift, powershell, csharp, rust, java, kotlin, ruby];
  const facts = all.map(({ language }) => {
    const { id, label, extension, order, highlight, check, comment, hasOperators } = language;
    return [id, label, extension, order, highlight, check, comment, hasOperators];
  });
  expect(facts).toEqual([
    ["python", "Python", ".py", 1, "python", { parser: "python" }, "#", true],
    ["js", "JavaScript", ".mjs", 2, "javascript", { parser: "javascript" }, "//", true],
    ["sh", "Shell", ".sh", 3, "shellscript", { parser: "shell" }, "#", false],
    ["go", "Go", ".go", 4, "go", { grammar: "go" }, "//", true],
    ["php", "PHP", ".php", 5, "php", { grammar: "php" }, "//", true],
    ["swift", "Swift", ".swift", 11, "swift", { grammar: "swift" }, "//", true],
    ["powershell", "PowerShell", ".ps1", 4, "powershell", { grammar: "powershell" }, "#", true],
    ["csharp", "C#", ".cs", 6, "csharp", { grammar: "c_sharp" }, "//", true],
    ["rust", "Rust", ".rs", 7, "rust", { grammar: "rust" }, "//", true],
    ["java", "Java", ".java", 8, "java", { grammar: "java" }, "//", true],
    ["kotlin", "Kotlin", ".kt", 10, "kotlin", { grammar: "kotlin" }, "//", true],
    ["ruby", "Ruby", ".rb", 9, "ruby", { grammar: "ruby" }, "#", true],
  ]);
});

test("a variable's name follows the naming convention of the language", () => {
  const tags = [python, js, go, php, csharp, java, kotlin, swift];
  const names = tags.map((tag) => render(tag.variable("status", "url")));
  expect(names).toEqual([
    "status_url",
    "statusUrl",
    "statusURL",
    "$statusUrl",
    "statusUrl",
    "statusUrl",
    "statusUrl",
    "statusURL",
  ]);
});

test("a tag has the fields of its type", () => {
  expect(render(python.value([1]))).toBe("[1]");
  expect([python.isName("a"), python.isName("if")]).toEqual([true, false]);
  expect(python.name("a").language).toBe(python.language);
});

describe("an import of a language is parsed", () => {
  const { imports: py } = python.language;
  const { imports: es } = js.language;
  test.each([
    [py!.parse("import os, sys as s"), [{ module: "os" }, { module: "sys as s" }]],
    [
      py!.parse("from a.b import (\n    c,\n    d as e,\n)"),
      [
        { module: "a.b", name: "c" },
        { module: "a.b", name: "d as e" },
      ],
    ],
    [es!.parse('import "a"'), [{ module: "a" }]],
    [es!.parse("import a from 'b';"), [{ module: "b", name: "default as a" }]],
    [
      es!.parse('import a, { b as c, d } from "e";'),
      [
        { module: "e", name: "default as a" },
        { module: "e", name: "b as c" },
        { module: "e", name: "d" },
      ],
    ],
    [
      es!.parse('import a, * as b from "c"'),
      [
        { module: "c", name: "default as a" },
        { module: "c", name: "* as b" },
      ],
    ],
    [swift.language.imports!.parse("import A.B"), [{ module: "A.B" }]],
    [csharp.language.imports!.parse("using A.B;"), [{ module: "A.B" }]],
    [java.language.imports!.parse("import a.B;"), [{ module: "a.B" }]],
    [kotlin.language.imports!.parse("import a.b"), [{ module: "a.b" }]],
  ])("%#", (read, expected) => {
    expect(read).toEqual(expected);
  });

  test.each([
    [py!.print("a", []), "import a"],
    [py!.print("a", ["b", "c"]), "from a import b, c"],
    [es!.print("a", []), 'import "a";'],
    [es!.print("a", ["b", "default as c", "d"]), 'import c, { b, d } from "a";'],
    [es!.print("a", ["* as b", "default as c"]), 'import c from "a";\nimport * as b from "a";'],
    [es!.print("a", ["default as c", "default as d"]), 'import c from "a";\nimport d from "a";'],
    [swift.language.imports!.print("A", []), "import A"],
    [csharp.language.imports!.print("A.B", []), "using A.B;"],
  ])("and is printed as: %#", (written, expected) => {
    expect(written).toBe(expected);
  });
});

describe("each language escapes invisible characters in its own way", () => {
  const odd = "\0\u007f\u00ad\u200b\u2028\u{e0001}é\t\r\n\"\\'`$";
  test.each([
    [python`f(${odd})`, String.raw`f("\x00\x7f\xad\u200b\u2028\U000e0001é\t\r\n\"\\'` + '`$")'],
    [js`f(${odd})`, String.raw`f("\u0000\u007f\u00ad\u200b\u2028\udb40\udc01é\t\r\n\"\\'` + '`$")'],
    [
      csharp`f(${odd})`,
      String.raw`f("\u0000\u007f\u00ad\u200b\u2028\U000e0001é\t\r\n\"\\'` + '`$")',
    ],
    [
      swift`f(${odd})`,
      String.raw`f("\u{0}\u{7f}\u{ad}\u{200b}\u{2028}\u{e0001}é\t\r\n\"\\'` + '`$")',
    ],
    [
      java`f(${odd});`,
      String.raw`f("\u0000\u007f\u00ad\u200b\u2028\udb40\udc01é\t\r\n\"\\'` + '`$");',
    ],
    [
      kotlin`f(${odd})`,
      String.raw`f("\u0000\u007f\u00ad\u200b\u2028\udb40\udc01é\t\r\n\"\\'` + '`\\$")',
    ],
    [
      sh`f ${"\u007f\u00ad\u2028é\t\n'\\`$"}`,
      String.raw`f $'\x7f\xc2\xad\xe2\x80\xa8é\x09\x0a\'\\` + "`$'",
    ],
  ])("%#", (code, expected) => {
    expect(render(code)).toBe(expected);
  });

  test("half a surrogate pair is escaped if the language has a syntax for it", () => {
    expect(render(js`f(${"\ud83d"})`)).toBe(String.raw`f("\ud83d")`);
    expect(render(python`f(${"\ude00"})`)).toBe(String.raw`f("\ude00")`);
    expect(() => render(sh`f ${"\ud83d"}`)).toThrow(
      "sh code cannot contain a word with a NUL or half a surrogate pair. Change the value, or choose another language.",
    );
    expect(() => render(sh`f ${"a\0"}`)).toThrow("a word with a NUL");
    expect(render(sh`f ${["\0"]}`)).toBe(String.raw`f '["\u0000"]'`);
  });
});

test("negative zero is distinct", () => {
  const all = [js`f(${-0})`, python`f(${-0})`, swift`f(${-0})`, kotlin`f(${-0})`, sh`f ${-0}`];
  expect(all.map((code) => render(code))).toEqual([
    "f(-0)",
    "f(-0.0)",
    "f(-0.0)",
    "f(-0.0)",
    "f -0",
  ]);
});

describe("a word of a shell has quotes if it needs them", () => {
  test.each([
    ["a", "a"],
    ["a/b:c@d%e+f,g-h.i_1", "a/b:c@d%e+f,g-h.i_1"],
    ["--flag=value", "--flag=value"],
    ["=a", "'=a'"],
    ["", "''"],
    ["a b", "'a b'"],
    ["a;b", "'a;b'"],
    ["it's", "'it'\\''s'"],
    ["é", "'é'"],
    ["é's", "'é'\\''s'"],
    ["done", "'done'"],
    ["undone", "undone"],
    ["~", "'~'"],
    ["a\n", "$'a\\x0a'"],
  ])("%j", (word, printed) => {
    expect(render(sh`f ${word}`)).toBe(`f ${printed}`);
  });

  test("also numbers, lists, objects and runtime values", () => {
    const cat = file("a cat.png", "image/png");
    expect(render(sh`f ${1} ${true} ${null} ${[]} ${{}}`)).toBe("f 1 true null '[]' '{}'");
    expect(render(sh`f ${cat} ${base64(cat)}`)).toBe(
      "f 'a cat.png' \"$(base64 <'a cat.png' | tr -d '\\n')\"",
    );
    expect(render(sh`f ${text('"', env("A"), "\n")}`)).toBe("f '\"'\"${A:?}\"$'\\x0a'");
    expect(render(sh`f ${text("\u200ba", env("A"))}`)).toBe("f $'\\xe2\\x80\\x8ba'\"${A:?}\"");
    expect(render(sh`f ${text("a\u200b", env("A"))}`)).toBe("f $'a\\xe2\\x80\\x8b'\"${A:?}\"");
    expect(render(sh`f ${{ a: env("A"), b: base64(cat), c: text("it's ", env("A")) }}`)).toBe(
      `f '{
    "a": "'"\${A:?}"'",
    "b": "'"$(base64 <'a cat.png' | tr -d '\\n')"'",
    "c": "it'\\''s '"\${A:?}"'"
}'`,
    );
  });
});

describe("a string of several parts is one expression", () => {
  const cat = file("cat.png", "image/png");
  const token = env("HF_TOKEN");
  const last = (program: string): string => program.split("\n").at(-1)!;
  test.each([
    [python`f(${text("{a} ", token)})`, `f(f"{{a}} {os.environ['HF_TOKEN']}")`],
    [python`f(${dataUrl(cat)})`, 'f(f"data:image/png;base64,{image}")'],
    [python`${text("a", base64(file("b", "c/d")))}.strip()`, 'f"a{data}".strip()'],
    [python`f(${text(token, base64(cat), "")})`, `f(f"{os.environ['HF_TOKEN']}{image}")`],
    [js`f(${text("`$a ", token)});`, 'f(`\\`\\$a ${process.env.HF_TOKEN ?? ""}`);'],
    [js`f(${dataUrl(cat)});`, 'f(`data:image/png;base64,${await readFile("cat.png", "base64")}`);'],
    [js`${base64(cat)}.length;`, '(await readFile("cat.png", "base64")).length;'],
    [js`${token}.length;`, "process.env.HF_TOKEN.length;"],
    [
      js`f(${{ __proto__x: 1, ["__proto__"]: 2, "a-b": 3, $a_1: 4 }});`,
      'f({ __proto__x: 1, ["__proto__"]: 2, "a-b": 3, $a_1: 4 });',
    ],
  ])("%#", (code, expected) => {
    expect(last(render(code))).toBe(expected);
  });
});

describe("a file as base64 in Python", () => {
  const cat = file("cat.png", "image/png");
  const dog = file("dog.png", "image/png");
  const program = (code: Code): readonly string[] => render(code).split("\n").slice(3);

  test("is a variable that is set once, before the program", () => {
    expect(program(python`f(${base64(cat)}, ${[text("data:", base64(cat))]})`)).toEqual([
      'image = base64.b64encode(Path("cat.png").read_bytes()).decode()',
      "",
      'f(image, [f"data:{image}"])',
    ]);
  });

  test("has a number after its name if another file has that name", () => {
    expect(program(python`f(${base64(cat)}, ${base64(dog)}, ${base64(cat)})`)).toEqual([
      'image = base64.b64encode(Path("cat.png").read_bytes()).decode()',
      'image2 = base64.b64encode(Path("dog.png").read_bytes()).decode()',
      "",
      "f(image, image2, image)",
    ]);
  });

  test.each([
    ["audio/wav", "audio"],
    ["video/mp4", "video"],
    ["text/plain", "data"],
    ["application/pdf", "data"],
  ])("of the type %s is called %s", (type, name) => {
    expect(program(python`f(${base64(file("a", type))})`).at(-1)).toBe(`f(${name})`);
  });

  test("is broken if its path is long", () => {
    const path = `${"a".repeat(40)}.png`;
    expect(program(python`f(${base64(file(path, "image/png"))})`)).toEqual([
      "image = base64.b64encode(",
      `    Path("${path}").read_bytes()`,
      ").decode()",
      "",
      "f(image)",
    ]);
  });

  test("is below a line for the system", () => {
    const code = python`
      #!/usr/bin/env python3
      f(${base64(cat)})
    `;
    expect(render(code).split("\n\n")).toEqual([
      "#!/usr/bin/env python3",
      "import base64\nfrom pathlib import Path",
      'image = base64.b64encode(Path("cat.png").read_bytes()).decode()',
      "f(image)",
    ]);
  });
});

describe("JavaScript helpers", () => {
  test("an object of values and code", () => {
    expect(render(js`f(${js.object({ a: 1, "b-c": js`d()`, e: { f: [] }, 1: null })});`)).toBe(
      'f({ 1: null, a: 1, "b-c": d(), e: { f: [] } });',
    );
    expect(render(js`const x = ${js.object({})};`)).toBe("const x = {};");
    expect(render(js`const x = ${js.object({ __proto__x: js`y`, ["__proto__"]: 1 })};`)).toBe(
      'const x = { __proto__x: y, ["__proto__"]: 1 };',
    );
  });

  test("a template literal of strings, texts and code, which only its own quote ends", () => {
    expect(render(js`f(${js.template(["a`$\\", text("b", env("KEY")), js`c.d`, "/e"])});`)).toBe(
      "f(`a\\`\\$\\\\b${process.env.KEY}${c.d}/e`);",
    );
    expect(render(js.template([]))).toBe("``");
    const program = render(js.template(["`${x}\\n", "\n\u200b", js`1 + 1`]));
    expect(runInNewContext(program)).toBe("`${x}\\n\n\u200b2");
  });

  test("keys without quotes, as Prettier prints them", () => {
    const keys = ["a", "$a", "a-b", "1", "1.5", "01", "1e3", "-1", "é", "日", "\u{1d4ea}", ""];
    const written = keys.map((key) =>
      render(js`x = ${{ [key]: 0 }}`).slice("x = { ".length, -": 0 }".length),
    );
    expect(written).toEqual([
      "a",
      "$a",
      '"a-b"',
      "1",
      "1.5",
      '"01"',
      '"1e3"',
      '"-1"',
      "é",
      "日",
      '"\u{1d4ea}"',
      '""',
    ]);
  });
});

test("an exponent has no plus in Python and JavaScript", () => {
  const values = [1e21, -1.5e300, 1e-7, 1e20, -0];
  expect(render(python`${values}`)).toBe("[1e21, -1.5e300, 1e-7, 100000000000000000000, -0.0]");
  expect(render(js`x = ${values}`)).toBe("x = [1e21, -1.5e300, 1e-7, 100000000000000000000, -0]");
});

test("an environment variable may have a lowercase name", () => {
  expect(render(python`f(${env("http_proxy")})`)).toContain('f(os.environ["http_proxy"])');
  expect(render(js`f(${env("http_proxy")});`)).toBe("f(process.env.http_proxy);");
  expect(render(sh`f ${env("http_proxy")}`)).toBe('f "${http_proxy:?}"');
});

describe("names that an import may have", () => {
  const takes = (
    tag: { requires(module: string, name?: string): unknown },
    names: string[],
  ): boolean => {
    try {
      tag.requires(names[0]!, names[1]);
      return true;
    } catch {
      return false;
    }
  };
  const dotted = {
    right: ["A", "_a1", "A.B2.c", "System.Net"],
    wrong: ["", "1A", "A.", ".A", "A..B", "A-B", "A b", " A", "A;", "é"],
  };
  test.each([
    ["csharp", csharp, dotted],
    ["swift", swift, dotted],
    [
      "python",
      python,
      {
        right: ["a", "_a1.b2", "a.b as c1"],
        wrong: ["", "a.", ".a", "1a", "a b", "a as", "a as 1b", "x a", "a as b.c"],
      },
    ],
    [
      "js",
      js,
      { right: ["a", "@a/b", "node:fs", "./a-b_c.js"], wrong: ["", "a b", 'a"', "a\n", "é"] },
    ],
  ] as const)("%s: a module", (_, tag, { right, wrong }) => {
    expect(right.filter((module) => !takes(tag, [module]))).toEqual([]);
    expect(wrong.filter((module) => takes(tag, [module]))).toEqual([]);
  });

  test.each([
    [
      "python",
      python,
      {
        right: ["a", "_a1", "a as b1"],
        wrong: ["", "*", "a.b", "1a", "a as", "a as 1b", "a b", " a"],
      },
    ],
    [
      "js",
      js,
      {
        right: ["*", "a", "$a_1", "a as $b1", "* as b", "default as c"],
        wrong: ["", "**", "1a", "a-b", "a as", "a as 1b", "a b", " a"],
      },
    ],
  ] as const)("%s: a name in one", (_, tag, { right, wrong }) => {
    expect(right.filter((name) => !takes(tag, ["m", name]))).toEqual([]);
    expect(wrong.filter((name) => takes(tag, ["m", name]))).toEqual([]);
  });

  test.each([
    ['import"a"', 'import "a";'],
    ["import   'a'  ;", undefined],
    ['import   a   from   "b"', 'import a from "b";'],
    ['import{a}from"b"', 'import { a } from "b";'],
    ['import{a}   from   "b"', 'import { a } from "b";'],
    ["import a,{b}from 'c';", 'import a, { b } from "c";'],
    ['import * as a from "b"', 'import * as a from "b";'],
    ['import {a as b,\n  c,\n} from "d";', 'import { a as b, c } from "d";'],
    ['import("a")', undefined],
    ['importing("a")', undefined],
    ['import a from "b" // c', undefined],
  ])("js reads %j", (statement, written) => {
    const raw = Object.assign([`${statement}\nf()`], { raw: [`${statement}\nf()`] });
    expect(render(js(raw))).toBe(written === undefined ? `${statement}\nf()` : `${written}\n\nf()`);
    const alone = Object.assign([statement], { raw: [statement] });
    expect(render(js(alone))).toBe(written ?? statement);
  });

  test("csharp puts its own imports first, and reads one at the end of the text", () => {
    expect(
      render(
        csharp.join([
          csharp.requires("AcmeSystem"),
          csharp.requires("Systems"),
          csharp.requires("System.Net"),
          csharp.requires("System"),
        ]),
      ),
    ).toBe("using System;\nusing System.Net;\nusing AcmeSystem;\nusing Systems;");
    expect(render(csharp`${csharp`using A;`}${csharp`F();`}`)).toBe("using A;\n\nF();");
  });
});

test("csharp prints an object as a JSON node, also with a list in it", () => {
  const list = [null, [], {}, -0, 2 ** 53, 2 ** 63, 2 ** 64, -(2 ** 63), 1e-7, true];
  expect(render(csharp`F(${list.slice(0, 2)}, ${dataUrl(file("a", "b/c"))}, ${{ list }});`))
    .toBe(`using System;
using System.IO;
using System.Text.Json.Nodes;

F([null, []], "data:b/c;base64," + Convert.ToBase64String(File.ReadAllBytes("a")), new JsonObject
{
    ["list"] = new JsonArray([
        null,
        new JsonArray(),
        new JsonObject(),
        -0.0,
        9007199254740992,
        9.223372036854776e+18,
        1.8446744073709552e+19,
        -9.223372036854776e+18,
        1e-7,
        true,
    ]),
});`);
});

test("csharp distinguishes its strings", () => {
  expect(render(csharp`F('"', "{", "}}{", $"{a}", ${"x"});`)).toBe(
    `F('"', "{", "}}{", $"{a}", "x");`,
  );
  expect(() => csharp`F('${"x"}');`).toThrow("${…} inside a quoted string");
  expect(() => csharp`F("${"x"}");`).toThrow("${…} inside a quoted string");
  for (const make of [
    () => csharp`F(@"a");`,
    () => csharp`F(@$"a");`,
    () => csharp`F($@"a");`,
    () => csharp`F($$"a");`,
    () => csharp`F($$$"a");`,
    () => csharp`F("""a""");`,
    () => csharp`F($"""a""");`,
  ])
    expect(make).toThrow("a verbatim or raw string. Put its text in ${…},");
});

test("JavaScript templates may have a hash-bang, and `__proto__` as a key is a member", () => {
  expect(
    render(js`
    #!/usr/bin/env node
    import { a } from "b";

    a(${1});
  `),
  ).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(render(js`f({ ${"__proto__"}: 1, ${"a"}: 2 });`)).toBe('f({ ["__proto__"]: 1, "a": 2 });');
});

test("PHP templates have no text after the end of PHP", () => {
  for (const make of [() => php`echo 1; ?>text`, () => php`f(); // a ?> b`, () => php`f(); # ?>`])
    expect(() => render(make())).toThrow("PHP");
  expect(render(php`echo "?>", '?>', ${"?>"}, $a?->b;`)).toContain('"?>"');
});

test("C# prints lists of objects, and Swift integers of 64 bits at most", () => {
  expect(render(csharp`f(${[{ a: 1 }]});`)).toContain(
    'f(new JsonArray([new JsonObject { ["a"] = 1 }]));',
  );
  expect(render(swift`f(${[2 ** 62, 2 ** 63, -0]})`)).toBe(
    "f([4611686018427388000, 9.223372036854776e+18, -0.0])",
  );
});

test("Rust breaks the arguments of a format as rustfmt does", () => {
  const key = text("Key ", env("FAL_AI_API_KEY"));
  expect(render(rust`request.header("Authorization", ${key});`)).toBe(`use std::env;

request.header(
    "Authorization",
    format!(
        "Key {}",
        env::var("FAL_AI_API_KEY").expect("FAL_AI_API_KEY")
    ),
);`);
});

test("Java prints objects as text blocks, with expressions as arguments of a format", () => {
  const cat = file("cat.png", "image/png");
  const list = [[1, "a"], { a: '"%' }, [null]].map((value) => java`var a = ${value};`);
  expect(render(java.join(list))).toBe(`import java.util.List;

var a = List.of(1, "a");
var a =
    """
    {"a": "\\\\"%"}
    """;
var a =
    """
    [null]
    """;`);
  expect(render(java`var a = ${{ "%": dataUrl(cat) }};`)).toContain(`
var a =
    """
    {"%%": "data:image/png;base64,%s"}
    """
        .formatted(Base64.getEncoder().encodeToString(Files.readAllBytes(Path.of("cat.png"))));`);
  const [long, key] = ["x".repeat(80), text("?key=", env("KEY"))];
  expect(
    render(java`
      var a = ${long + long};
      var b = ${text(long, key)};
      f(${[long, "a"]}, ${text(long, key)});
    `),
  ).toBe(`import java.util.List;
import java.util.Objects;

var a =
    "${long}${long}";
var b =
    "${long}?key=" + Objects.requireNonNull(System.getenv("KEY"), "KEY");
f(
    List.of(
        "${long}", "a"),
    "${long}?key=" + Objects.requireNonNull(System.getenv("KEY"), "KEY"));`);
  expect(
    () => java`f("""
  ${1}""");`,
  ).toThrow("${…} inside a quoted string");
});

test("Kotlin prints objects as raw strings, with expressions in them", () => {
  const list = [[1, "a", null], { a: '"$b\\' }, { "%": dataUrl(file("cat.png", "image/png")) }];
  const photo = '${Base64.getEncoder().encodeToString(Path("cat.png").readBytes())}';
  expect(render(kotlin.join(list.map((value) => kotlin`val a = ${value}`))))
    .toBe(`import java.util.Base64
import kotlin.io.path.Path
import kotlin.io.path.readBytes

val a = listOf(1, "a", null)
val a = """{"a": "\\"\\u0024b\\\\"}"""
val a =
    """
    {
        "%": "data:image/png;base64,${photo}"
    }
    """
        .trimIndent()`);
  const [long, key] = ["x".repeat(90), text("?key=", env("KEY"))];
  expect(
    render(kotlin`
      val a = ${long + long}
      val b = ${kotlin.join([kotlin.value(long), kotlin`c`, kotlin`d()`], " + ")}
      f(${[long, "a"]}, ${text(long, key)})
      f(${long + long})
      val c = ${[]}
    `),
  ).toBe(`val a =
    "${long}${long}"
val b =
    "${long}" +
        c +
        d()
f(
    listOf(
        "${long}",
        "a",
    ),
    "${long}?key=\${System.getenv().getValue("KEY")}",
)
f(
    "${long}${long}"
)
val c = emptyList<Any>()`);
  expect(() => render(kotlin`f("""${1}""")`)).toThrow("a raw string");
  expect(() => render(kotlin`f("$a ${1}")`)).toThrow("${…} inside a quoted string");
  expect(() => render(kotlin`f("\${g("${1}")}")`)).toThrow("Assign the expression in its braces");
  expect(() => render(kotlin`f(/* ${1} */)`)).toThrow("a comment that may contain others");
});

const strings = hostileStrings.filter((one) => !/\p{Cs}/u.test(one));

test.each([
  ["JSON", json, JSON.parse],
  ["TOML", toml, (read: string) => parseToml(`a = ${read}`)["a"]],
  ["YAML", yaml, parseYaml],
] as const)("%s reads the keys and strings that are printed", (_, { value }, read) => {
  const all = { list: [...strings, 1, true], ...Object.fromEntries(strings.map((s) => [s, s])) };
  expect(read(render(value(all)))).toEqual(all);
});

// PowerShell reads a quote of typography like its own: in single quotes it is there twice, in others after a backtick.
const SINGLE = /^'((?:[^'‘’‚‛]|(['‘’‚‛])\2)*)'$/;
const DOUBLE =
  /^"((?:[^"“”„$`]|`[^]|\$\(\[char\]::ConvertFromUtf32\(0x[\da-f]+\)\)|\$\{env:A\})*)"$/;
const ESCAPED = /`([^])|\$\(\[char\]::ConvertFromUtf32\(0x([\da-f]+)\)\)/g;
const SHORT: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", 0: "\0" };

function inPowerShell(printed: string): string | undefined {
  const [, single] = SINGLE.exec(printed) ?? [];
  const [, double] = DOUBLE.exec(printed) ?? [];
  return (
    single?.replaceAll(/(['‘’‚‛])\1/g, "$1") ??
    double?.replaceAll(ESCAPED, (_, char: string | undefined, code: string) =>
      char === undefined ? String.fromCodePoint(Number.parseInt(code, 16)) : (SHORT[char] ?? char),
    )
  );
}

test("PowerShell reads each string that is printed", () => {
  const all = [...strings, "‘’‚‛'“”„\"", "\n‘’‚‛'“”„\"$`"];
  expect(all.map((one) => inPowerShell(render(powershell.value(one))))).toEqual(all);
  const texts = all.map((one) => render(powershell.value(text(one, env("A")))));
  expect(texts.map(inPowerShell)).toEqual(all.map((one) => `${one}\${env:A}`));
});
