// Layout: indentation, lines that print nothing, and line breaks like those of ruff. tools/proofs/snippets/static/layout.test.ts
// runs ruff and Prettier.
import { describe, expect, test } from "vitest";
import { go, js, python, rust, sh } from "hubsmith/code";
import { programOf } from "#plugins/kit/testing/program-of";
import { defineLanguage, literals, quoted, type Tag } from "hubsmith/language";
import { type Code, type Hole, unsafe } from "./tag.ts";
import { env, type Value } from "./value.ts";
import { quoteJson } from "#plugins/kit/language/escape";
import { render } from "./render.ts";

const brackets = (more: object = {}): Tag<"acme"> =>
  defineLanguage({
    id: "acme",
    label: "Acme",
    extension: ".acme",
    print: literals({ quote: quoteJson, list: ["[", "]"], object: ["{", "}"] }),
    spans: [quoted('"')],
    ...more,
  });
/** A literal of this length. */
const wide = (length: number): string => "x".repeat(length - 2);
const numbers = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => from + at);
const of = (template: string, ...holes: readonly Hole<"python">[]): Code<"python"> =>
  programOf(python, template, ...holes);
const ofJs = (template: string, ...holes: readonly Hole<"js">[]): Code<"js"> =>
  programOf(js, template, ...holes);

type AroundList = (list: Value) => Code;
test.each<readonly [most: number, AroundList]>([
  [83, (list) => of("a\nf(▢)", list)],
  [80, (list) => of("▢.f(▢)", python.join([python`aaa`, python`bb`], "\n\n"), list)],
  [70, (list) => of("a\nbb + ▢.then(▢)", python`g(${1})`, list)],
  [79, (list) => of("if a:\n    ▢", of("b\nf(▢)", list))],
  [77, (list) => of("if a:\n    ▢", of("▢\nc\nd.f(▢)", python`b`, list))],
])(
  "a list with a string of %i characters is the longest that fits in 88 columns: %#",
  (most, around) => {
    const [fits, broken] = [most, most + 1].map((length) =>
      render(around([wide(length)]))
        .split("\n")
        .find((line) => line.includes("xx")),
    );
    expect(fits).toContain(`["${wide(most)}"]`);
    // The list, or its item, has its own line.
    expect(broken!.trim()).toMatch(/^(?:"x+"|\["x+"\]),$/);
  },
);

test("a line end in the bracket of an object is a space on one line", () => {
  const object = ["new Map\n{", "}", " "] as const;
  const print = literals({ quote: quoteJson, list: ["[", "]"], object });
  const tag = brackets({ print });
  expect(render(tag`f(${{ a: { b: 1 } }})`)).toBe('f(new Map { "a": new Map { "b": 1 } })');
  expect(render(tag`f(${{}})`)).toBe("f(new Map {})");
  expect(render(tag`f(${{ a: { b: wide(76) } }})`)).toBe(`f(new Map
{
    "a": new Map
    {
        "b": "${wide(76)}"
    }
})`);
});

// In the expected text, ▢ is a string of the same length as its hole's.
type Row<L extends string> = readonly [
  template: string,
  holes: readonly (number | Hole<L>)[],
  expected?: string,
];
const printed = <L extends string>(tag: Tag<L>, [template, holes]: Row<L>): string =>
  render(
    programOf(
      tag,
      template,
      ...holes.map((hole) => (typeof hole === "number" ? wide(hole) : hole)),
    ),
  ).replaceAll(/(["'])x{10,}\1/g, "▢");
const wides = (...lengths: readonly number[]): Code<"python"> =>
  python.join(
    lengths.map((length) => python.value(wide(length))),
    " + ",
  );

describe("Python is formatted as by ruff", () => {
  test.for<Row<"python">>([
    ["f(g(▢, a))", [84], "f(\n    g(\n        ▢,\n        a,\n    ),\n)"],
    ["f(▢, a, ▢)", [python.args([]), 84], "f(\n    a,\n    ▢,\n)"],
    [
      "f(▢)",
      [python.join([python.value(wide(42)), python.value(wide(42))], ", ")],
      "f(\n    ▢,\n    ▢,\n)",
    ],
    [
      "while f(▢) in (▢, ▢):\n    g()",
      [30, 40, 20],
      "while f(▢) in (\n    ▢,\n    ▢,\n):\n    g()",
    ],
    ["if a:\n    f(▢, bbbbbb)", [76], "if a:\n    f(\n        ▢,\n        bbbbbb,\n    )"],
    ['f("a(", ")b, [", ▢)', [80], 'f(\n    "a(",\n    ")b, [",\n    ▢,\n)'],
    ["x = f(lambda a: ▢)", [84]],
    ["x = ▢", [90]],
    ["x = ▢", [wides(50, 50)], "x = (\n    ▢\n    + ▢\n)"],
    ["if (▢):\n    f()", [wides(50, 50)], "if (\n    ▢\n    + ▢\n):\n    f()"],
  ])("%j", (row) => {
    expect(printed(python, row)).toBe(row[2] ?? row[0]);
  });

  test("names in parentheses or subscripts, and calls without a hole, are unchanged", () => {
    const name = python.name(wide(84));
    const call = `f(${"x".repeat(31)}, ${"x".repeat(28)}, ${"x".repeat(25)})`;
    for (const code of [
      of("x = (▢) + 1234", name),
      of("x[▢] = 1234", name),
      of(`▢; ${call}`, 1),
      of("x = ▢", [
        { a: 1, b: 2 },
        { a: 3, b: 4 },
      ]),
    ])
      expect(render(code)).not.toContain("\n");
  });
});

const key = "k".repeat(74);
const sum = (operator: string): Code<"js"> =>
  js.join([js.value(wide(45)), js.value(wide(35))], operator);
test.for<Row<"js">>([
  ["f(▢, ▢);", [12, { a: wide(60) }], "f(▢, {\n    a: ▢,\n});"],
  ["f(▢, ▢);", [{ a: 1 }, { b: wide(60) }], "f(\n    { a: 1 },\n    { b: ▢ },\n);"],
  ["await abcdefghijk.f(▢, ▢);", [57, { a: 1 }], "await abcdefghijk.f(▢, {\n    a: 1,\n});"],
  ["await abcdefghijk.f(▢, ▢);", [58, { a: 1 }], "await abcdefghijk.f(\n    ▢,\n    { a: 1 },\n);"],
  [
    "f(▢, ▢);",
    [12, numbers(100, 16)],
    `f(\n    ▢,\n    [\n        ${numbers(100, 14).join(", ")},\n        114, 115,\n    ],\n);`,
  ],
  ["x = ▢;", [{ abcdef: wide(68) }], "x = {\n    abcdef: ▢,\n};"],
  ["x = ▢;", [{ abcdefg: wide(66) }], "x = {\n    abcdefg: ▢,\n};"],
  ["x = ▢;", [{ abcdefg: wide(67) }], "x = {\n    abcdefg:\n        ▢,\n};"],
  ["x = ▢;", [{ [key]: [] }], `x = {\n    ${key}:\n        [],\n};`],
  ["x = ▢;", [{ [key]: [[1], [2, 3]] }], `x = {\n    ${key}:\n        [[1], [2, 3]],\n};`],
  [
    "x = ▢;",
    [{ [key.slice(1)]: [wide(12)] }],
    `x = {\n    ${key.slice(1)}: [\n        ▢,\n    ],\n};`,
  ],
  ["const x = ▢;", [69]],
  ["const x = ▢;", [70], "const x =\n    ▢;"],
  ["const x = ▢;", [sum(" + ")], "const x =\n    ▢ +\n    ▢;"],
  ["if (▢) {\n    f();\n}", [sum(" && ")], "if (\n    ▢ &&\n    ▢\n) {\n    f();\n}"],
])("JavaScript is formatted as by Prettier: %j", (row) => {
  expect(printed(js, row)).toBe(row[2] ?? row[0]);
});

test.for<Row<"rust">>([
  ["f(▢, ▢);", [30, 28]],
  ["f(▢, ▢);", [30, 29], "f(\n    ▢,\n    ▢,\n);"],
  ["g(▢);", [80]],
  ["longer(▢);", [93], "longer(\n    ▢,\n);"],
  ["g(▢);", [98]],
])("Rust is formatted as by rustfmt: %j", (row) => {
  expect(printed(rust, row)).toBe(row[2] ?? row[0]);
});

test("Rust's imports of a module share a line, except those of the standard library", () => {
  const code = rust.join([
    rust.requires("std::env"),
    rust.requires("serde_json", "json"),
    rust`
      use serde_json::{Value, json};
      use std::env;

      main();
    `,
  ]);
  expect(render(code)).toBe("use serde_json::{Value, json};\nuse std::env;\n\nmain();");
});

describe("any language", () => {
  const acme = brackets();
  test("breaks only a list that is too long, and counts the comma after it", () => {
    expect(
      render(
        acme`${[
          [wide(60), wide(20)],
          [1, 2],
        ]}`,
      ),
    ).toBe(`[\n    [\n        "${wide(60)}",\n        "${wide(20)}"\n    ],\n    [1, 2]\n]`);
    const second = (length: number): string =>
      render(acme`${[[wide(length)], wide(60)]}`).split("\n")[1]!;
    expect([second(73), second(74)]).toEqual([`    ["${wide(73)}"],`, "    ["]);
    expect(render(acme`${numbers(0, 100)}`).split("\n")).toHaveLength(102);
    expect(render(acme`${[[], {}, [[]]]}`)).toBe("[[], {}, [[]]]");
    expect(render(acme`f(${wide(84)}, a)`)).not.toContain("\n");
  });

  test("breaks a list around an item of several lines", () => {
    const args = (code: Code<"python">): string => render(python`f(${python.args([code])})`);
    expect(render(python`f(${python.args([of("lambda: (\n    1\n)"), 2])})`)).toBe(
      "f(\n    lambda: (\n        1\n    ),\n    2,\n)",
    );
    expect(args(python.join([python`a`, python`b`], "\n"))).toBe("f(\n    a\n    b,\n)");
    expect(args(python.join([python`a`], "\n"))).toBe("f(a)");
    expect(args(python.join([python`a`, unsafe(python, "b\nc")], ", "))).toBe(
      "f(\n    a, b\n    c,\n)",
    );
    const verse = brackets({
      print: literals({ quote: (text) => `<${text}>`, list: ["[", "]"] }),
      spans: [],
    });
    expect(render(verse`${["a\nb", "c"]}`)).toBe("[\n    <a\nb>,\n    <c>\n]");
    expect(render(verse`${["ab", "c"]}`)).toBe("[<ab>, <c>]");
    expect(render(verse`${[wide(70), [wide(60)]]}`)).toContain(`,\n    [<${wide(60)}>]\n]`);
  });
});

const none = python``;
test.each<readonly [template: string, holes: readonly Hole<"python">[], expected: string]>([
  // Indentation.
  ["  import os\n\n  def f():\n      return 1\n\n", [], "import os\n\ndef f():\n    return 1"],
  [
    "def f():\n    ▢\n    for x in y:\n        ▢",
    [of("first()\nif a:\n    second()"), of("first()\nif a:\n    second()")],
    "def f():\n    first()\n    if a:\n        second()\n    for x in y:\n        first()\n        if a:\n            second()",
  ],
  ["if x:\n    ▢", [python.join([python`a`, none, python`b`])], "if x:\n    a\n    b"],
  // Lines that print nothing.
  ["a()\n\n\n▢\n\n\n\nb()", [none], "a()\n\n\nb()"],
  ["a()\n▢\n\n\nb()", [none], "a()\n\nb()"],
  ["a()\n▢ ▢\nc()", [none, none], "a()\nc()"],
  ["if a:\n    ▢", [of("▢\n\n\n▢", python`b()`, python`c()`)], "if a:\n    b()\n\n\n    c()"],
  ["a()\n▢\nb()", [of("▢\n\n▢", none, python`${none}`)], "a()\nb()"],
  ["f(▢)", [python.join([none, python` `], ", ")], "f()"],
  [
    "if a:\n    ▢",
    [python.join([python`b()`, none, python`c()`], "\n\n")],
    "if a:\n    b()\n\n    c()",
  ],
  ["if a:\n    ▢", [unsafe(python, "b()\n\n\nc()\n")], "if a:\n    b()\n\n\n    c()"],
])("the template %j is %3$j", (template, holes, expected) => {
  expect(render(of(template, ...holes))).toBe(expected);
});

test("Go is indented by tabs, and values of members with one line each are aligned", () => {
  const value = {
    model: "a",
    messages: [{ role: "user", content: "Name three rivers.".repeat(4) }],
    n: "x".repeat(90),
    temperature: 0.5,
    tools: [],
  };
  const code = go`
    ${go.requires("b")}
    ${go.requires("a")}
    if x {
        send(${value})
    }
  `;
  expect(render(code)).toBe(`import (
\t"a"
\t"b"
)

if x {
\tsend(map[string]any{
\t\t"model": "a",
\t\t"messages": []any{
\t\t\tmap[string]any{
\t\t\t\t"role":    "user",
\t\t\t\t"content": "${value.messages[0]!.content}",
\t\t\t},
\t\t},
\t\t"n":           "${value.n}",
\t\t"temperature": 0.5,
\t\t"tools":       []any{},
\t})
}`);
});

test("code of several levels, and a command of a shell over lines", () => {
  const inner = js`
    a();
    b();
  `;
  const middle = js`
    {
      ${inner}
      ${unsafe(js, "c();\nd();")}
    }
  `;
  expect(render(ofJs("{\n  ▢\n}", middle))).toBe(
    "{\n  {\n    a();\n    b();\n    c();\n    d();\n  }\n}",
  );
  const command = sh.command([sh`curl ${"https://x/?a=1"}`, sh``, sh`-H ${"A: b"}`]);
  expect(render(programOf(sh, "if true; then\n    ▢\nfi", command))).toBe(
    "if true; then\n    curl 'https://x/?a=1' \\\n        -H 'A: b'\nfi",
  );
});

describe("joined code is in parentheses", () => {
  const sum = js.join([js`a`, js`b`], " + ");
  const parted = (mark: string): Code => js.join([js.value(-1), js.value(2)], mark);
  test.each<readonly [Code, string]>([
    [js`[${js.join([js`a`, js`b`], ", ")}].c`, "[a, b].c"],
    [js`${js.join([js`a`], " + ")}.c`, "a.c"],
    [js`${sum}.c`, "(a + b).c"],
    [js.join([sum, js`c`], " + "), "(a + b) + c"],
    [python`${env("A")}.b`, 'import os\n\nos.environ["A"].b'],
    [js`() => ${env("A")}`, "() => process.env.A"],
    ...[" ", "\n", ",", ";", "; ", ",\n", " ,\n "].map(
      (mark) => [parted(mark), `-1${mark}2`] as const,
    ),
    ...[" and ", " or ", " | ", " && ", " || ", " + "].map(
      (mark) => [parted(mark), `(-1)${mark}2`] as const,
    ),
  ])("%#", (code, expected) => {
    expect(render(code)).toBe(expected);
  });
});
