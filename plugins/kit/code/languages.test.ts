// How each language prints the values in which it differs from the others. Interpreters read values back in decoded.test.ts
// and in core/code/read-back.test.ts; the pages of clients show how programs are formatted.
import { runInNewContext } from "node:vm";
import type { AnyTag } from "#plugins/kit/testing/program-of";
import { hostileStrings } from "#plugins/kit/testing/checks/hostile-strings";
import { parse as parseToml } from "smol-toml";
import { describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import {
  base64,
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

describe("each language escapes invisible characters in its own way", () => {
  const odd = "\0\u007f\u00ad\u200b\u2028\u{e0001}é\t\r\n\"\\'`$";
  test.each([
    [
      csharp`f(${odd})`,
      String.raw`f("\u0000\u007f\u00ad\u200b\u2028\U000e0001é\t\r\n\"\\'` + '`$")',
    ],
    [
      swift`f(${odd})`,
      String.raw`f("\u{0}\u{7f}\u{ad}\u{200b}\u{2028}\u{e0001}é\t\r\n\"\\'` + '`$")',
    ],
    [
      kotlin`f(${odd})`,
      String.raw`f("\u0000\u007f\u00ad\u200b\u2028\udb40\udc01é\t\r\n\"\\'` + '`\\$")',
    ],
  ])("%#", (code, expected) => {
    expect(render(code)).toBe(expected);
  });
});

test("a word of a shell has quotes if it needs them", () => {
  const words = ["--flag=value", "a/b:c@d%e+f,g-h.i_1", "undone", "=a", "done", "~", "", "é's"];
  const printed = "--flag=value a/b:c@d%e+f,g-h.i_1 undone '=a' 'done' '~' '' 'é'\\''s'";
  expect(words.map((word) => render(sh.value(word))).join(" ")).toBe(printed);
});

describe("a string of several parts is one expression", () => {
  const cat = file("cat.png", "image/png");
  const token = env("HF_TOKEN");
  const last = (program: string): string => program.split("\n").at(-1)!;
  test.each([
    [python`f(${text("{a} ", token)})`, `f(f"{{a}} {os.environ['HF_TOKEN']}")`],
    [js`f(${text("`$a ", token)});`, 'f(`\\`\\$a ${process.env.HF_TOKEN ?? ""}`);'],
    [python`${text("a", base64(file("b", "c/d")))}.strip()`, 'f"a{data}".strip()'],
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

test("a shell stops if a variable is not set, and its words have no invisible characters", () => {
  const token = env("HF_TOKEN");
  expect(render(sh`curl -H ${text("Bearer ", token)} -d ${{ key: token }}`)).toBe(
    `curl -H "Bearer \${HF_TOKEN:?}" -d '{"key": "'"\${HF_TOKEN:?}"'"}'`,
  );
  expect(render(sh`f ${text('"', token, "\n")} ${text("a\u200b", token)}`)).toBe(
    "f '\"'\"${HF_TOKEN:?}\"$'\\x0a' $'a\\xe2\\x80\\x8b'\"${HF_TOKEN:?}\"",
  );
});

describe("a file as base64 in Python", () => {
  const path = `${"a".repeat(40)}.png`;
  const [cat, dog, long] = ["cat.png", "dog.png", path].map((name) => file(name, "image/png"));

  test("is a variable that is set once, before the program, below a line for the system", () => {
    const code = python`
      #!/usr/bin/env python3
      f(${base64(cat!)}, ${base64(dog!)}, ${[text("data:", base64(cat!))]}, ${base64(long!)})
    `;
    expect(render(code)).toBe(`#!/usr/bin/env python3

import base64
from pathlib import Path

image = base64.b64encode(Path("cat.png").read_bytes()).decode()
image2 = base64.b64encode(Path("dog.png").read_bytes()).decode()
image3 = base64.b64encode(
    Path("${path}").read_bytes()
).decode()

f(image, image2, [f"data:{image}"], image3)`);
  });

  test.each([
    ["audio/wav", "audio"],
    ["video/mp4", "video"],
    ["application/pdf", "data"],
  ])("of the type %s is called %s", (type, name) => {
    expect(render(python`f(${base64(file("a", type))})`)).toMatch(new RegExp(`f\\(${name}\\)$`));
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
});

describe("names that an import may have", () => {
  const accepts = (tag: AnyTag, ...names: readonly [string, string?]): boolean => {
    try {
      tag.requires(...names);
      return true;
    } catch {
      return false;
    }
  };
  const dotted = ["A|_a1|A.B2.c|System.Net", "|1A|A.|.A|A..B|A-B|A b| A|A;|é"] as const;
  test.for<readonly [AnyTag, right: string, wrong: string]>([
    [csharp, ...dotted],
    [swift, ...dotted],
    [python, "a|_a1.b2|a.b as c1", "|a.|.a|1a|a b|a as|a as 1b|x a|a as b.c|os; evil()|os\n"],
    [js, "a|@a/b|node:fs|./a-b_c.js", '|a b|a"|a\n|é|a"; evil()'],
  ])("a module: %#", ([tag, right, wrong]) => {
    expect(right.split("|").filter((module) => !accepts(tag, module))).toEqual([]);
    expect(wrong.split("|").filter((module) => accepts(tag, module))).toEqual([]);
  });

  test.for<readonly [AnyTag, right: string, wrong: string]>([
    [python, "a|_a1|a as b1", "|*|a.b|1a|a as|a as 1b|a b| a|path; evil()"],
    [js, "*|a|$a_1|a as $b1|* as b|default as c", "|**|1a|a-b|a as|a as 1b|a b| a|b } from"],
  ])("a name in one: %#", ([tag, right, wrong]) => {
    expect(right.split("|").filter((name) => !accepts(tag, "m", name))).toEqual([]);
    expect(wrong.split("|").filter((name) => accepts(tag, "m", name))).toEqual([]);
  });

  test.each([
    ['import"a"', 'import "a";'],
    ["import   'a'  ;", undefined],
    ['import   a   from   "b"', 'import a from "b";'],
    ['import{a}from"b"', 'import { a } from "b";'],
    ['import{a}   from   "b"', 'import { a } from "b";'],
    ["import a,{b}from 'c';", 'import a, { b } from "c";'],
    ['import * as a from "b"', 'import * as a from "b";'],
    ['import a, * as b from "c"', 'import a from "c";\nimport * as b from "c";'],
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
    const modules = ["AcmeSystem", "Systems", "System.Net", "System"];
    expect(render(csharp.join(modules.map((module) => csharp.requires(module))))).toBe(
      "using System;\nusing System.Net;\nusing AcmeSystem;\nusing Systems;",
    );
    expect(render(csharp`${csharp`using A;`}${csharp`F();`}`)).toBe("using A;\n\nF();");
  });
});

test("C# prints an object as a JSON node, and numbers of 64 bits at most", () => {
  const list = [null, [], {}, -0, 2 ** 53, 2 ** 63, -(2 ** 63), 1e-7, { a: 1 }];
  expect(render(csharp`F(${list});`).replaceAll(/\s+/g, " ")).toBe(
    'using System.Text.Json.Nodes; F(new JsonArray([ null, new JsonArray(), new JsonObject(), -0.0, 9007199254740992, 9.223372036854776e+18, -9.223372036854776e+18, 1e-7, new JsonObject { ["a"] = 1 }, ]));',
  );
  expect(render(swift`f(${[2 ** 62, 2 ** 63, -0, null, true]})`)).toBe(
    "f([4611686018427388000, 9.223372036854776e+18, -0.0, nil, true])",
  );
  const [short, long] = [2 ** 31 - 1, -(2 ** 31)];
  expect(render(java`f(${short}, ${long});`)).toBe("f(2147483647, -2147483648L);");
  expect(render(rust`f(${short}, ${long});`)).toBe("f(2147483647, -2147483648_i64);");
});

test("JavaScript templates may have a hash-bang, and `__proto__` as a key is a member", () => {
  const raw = ["#!/usr/bin/env node\nimport { a } from 'b';\na({ ", ": 1, ", ": 2 });"];
  const code = js(Object.assign([...raw], { raw }), "__proto__", "a");
  expect(render(code)).toBe(
    '#!/usr/bin/env node\n\nimport { a } from "b";\n\na({ ["__proto__"]: 1, "a": 2 });',
  );
});

test("PHP templates have no text after the end of PHP", () => {
  for (const make of [() => php`echo 1; ?>text`, () => php`f(); // a ?> b`, () => php`f(); # ?>`])
    expect(() => render(make())).toThrow("PHP");
  expect(render(php`echo "?>", '?>', ${"?>"}, $a?->b;`)).toContain('"?>"');
});

test("JSON in a string of Java or Kotlin has no mark of formats or expressions", () => {
  const url = dataUrl(file("cat.png", "image/png"));
  expect(render(java`var a = ${{ "%": url }};`)).toContain('{"%%": "data:image/png;base64,%s"}');
  expect(render(kotlin`val a = ${{ a: '"$b\\' }}`)).toContain(String.raw`{"a": "\"\u0024b\\"}`);
});

test("an only argument of Kotlin has no comma, and imports of Rust's standard library have a line each", () => {
  const long = "x".repeat(98);
  expect(render(kotlin`f(${long})`)).toBe(`f(\n    "${long}"\n)`);
  const used = rust`
    use serde_json::Value;
    use std::env;
    use std::fs;
  `;
  expect(render(rust.join([used, rust.requires("serde_json", "json")]))).toBe(
    "use serde_json::{Value, json};\nuse std::env;\nuse std::fs;",
  );
});

test("Java and Kotlin have no holes in strings, and Kotlin none in comments", () => {
  expect(
    () => java`f("""
  ${1}""");`,
  ).toThrow("${…} inside a quoted string");
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
