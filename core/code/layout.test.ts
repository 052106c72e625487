// Layout: indentation, lines that print nothing, and line breaks like those of ruff. tools/proofs/snippets/static/layout.test.ts
// runs ruff and Prettier.
import { describe, expect, test } from "vitest";
import { js, python, sh } from "hubsmith/code";
import { programOf } from "#plugins/kit/testing/program-of";
import { defineLanguage, literals, quoted } from "hubsmith/language";
import { type Code, type Hole, unsafe } from "./tag.ts";
import { env, type Value } from "./value.ts";
import { quoteJson } from "#plugins/kit/language/escape";
import { render } from "./render.ts";

const acme = defineLanguage({
  id: "acme",
  label: "Acme",
  extension: ".acme",
  print: literals({ quote: quoteJson, list: ["[", "]"], object: ["{", "}"] }),
  spans: [quoted('"')],
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

test("conditions are broken as by ruff", () => {
  const [long, list] = [`"${wide(50)}"`, python.value([wide(56), wide(20)])];
  const sum = python.join([python.value(wide(50)), python.value(wide(50))], " + ");
  expect(render(of("if (▢):\n    f()", sum))).toBe(`if (\n    ${long}\n    + ${long}\n):\n    f()`);
  expect(render(of("while f(a) in (▢, b):\n    g()", list))).toBe(
    `while f(a) in (\n    ["${wide(56)}", "${wide(20)}"],\n    b,\n):\n    g()`,
  );
});

const name = wide(84);
const pair = python.join([python.value(wide(42)), python.value(wide(42))], ", ");
test.each<readonly [Code, expected: string]>([
  [of("x = (▢) + 1234", python.name(name)), `x = (${name}) + 1234`],
  [of("x[▢] = 1234", python.name(name)), `x[${name}] = 1234`],
  [of('f("a(", ")b, [", ▢)', wide(80)), 'f(\n    "a(",\n    ")b, [",\n    ▢,\n)'],
  [of("f(▢, a, ▢)", python.args([]), wide(84)), "f(\n    a,\n    ▢,\n)"],
  [of("f(▢)", pair), "f(\n    ▢,\n    ▢,\n)"],
  [of("x = ▢", wide(90)), "x = ▢"],
  [of("x = f(lambda a: ▢)", wide(84)), "x = f(lambda a: ▢)"],
  [ofJs("f(a, bc, ▢, ▢);", wide(68), { a: 1 }), "f(a, bc, ▢, {\n  a: 1,\n});"],
  [ofJs("f(a, bc, ▢, ▢);", wide(69), { a: 1 }), "f(\n  a,\n  bc,\n  ▢,\n  { a: 1 },\n);"],
  [ofJs("const x = ▢;", wide(69)), "const x = ▢;"],
  [ofJs("const x = ▢;", wide(70)), "const x =\n  ▢;"],
])("a long line is that of ruff or Prettier: %#", (code, expected) => {
  expect(render(code).replaceAll(/"x{10,}"/g, "▢")).toBe(expected);
});

test("any language breaks only a list that is too long, and counts the comma after it", () => {
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

test("a list is broken around an item of several lines", () => {
  const args = (...codes: readonly Code<"python">[]): string =>
    render(python`f(${python.args(codes)})`);
  expect(args(of("lambda: (\n    1\n)"), python`2`)).toBe(
    "f(\n    lambda: (\n        1\n    ),\n    2,\n)",
  );
  expect(args(python.join([python`a`, python`b`], "\n"))).toBe("f(\n    a\n    b,\n)");
  expect(args(python.join([python`a`], "\n"))).toBe("f(a)");
  expect(args(python.join([python`a`, unsafe(python, "b\nc")], ", "))).toBe(
    "f(\n    a, b\n    c,\n)",
  );
  const print = literals({ quote: (text) => `<${text}>`, list: ["[", "]"] });
  const verse = defineLanguage({ id: "verse", label: "Verse", extension: ".v", print, spans: [] });
  expect(render(verse`${["a\nb", "c"]}`)).toBe("[\n    <a\nb>,\n    <c>\n]");
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
