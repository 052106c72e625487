// Values, names and code of other languages that cannot be printed are rejected: by the compiler, and at run
// time.
import { describe, expect, test } from "vitest";
import { csharp, js, python, sh, swift } from "hubsmith/code";
import type { AnyTag } from "#plugins/kit/testing/program-of";
import { defineLanguage, isCode, literals, type Tag } from "hubsmith/language";
import { base64, env, file, text, type Value } from "./value.ts";
import { type Code, unsafe } from "./tag.ts";
import { render } from "./render.ts";

/** A value that the compiler would reject. */
const untyped = (value: unknown): Value => value as Value;

describe("the compiler and the printer reject", () => {
  test("code of another language", () => {
    // @ts-expect-error Shell in Python.
    const shellInPython = python`run(${sh`ls`})`;
    // @ts-expect-error JavaScript in a list of Python parts.
    const joined = python.join([js`x`]);
    // @ts-expect-error JavaScript in Python.
    const unchecked = python`${unsafe(js, "a")}`;
    expect(() => render(shellInPython)).toThrow(
      "python code cannot contain sh code. Render it separately, or pass the value it is made from.",
    );
    expect(() => render(unchecked)).toThrow("python code cannot contain js code.");
    expect(isCode(joined)).toBe(true);
  });

  test("code inside a value", () => {
    const inside = "code cannot contain code inside a list or an object. Give it its own ${…}.";
    // @ts-expect-error Code in a list.
    expect(() => render(python`f(${[python`x`]})`)).toThrow(`python ${inside}`);
    // @ts-expect-error Code in an object.
    expect(() => render(sh`f ${{ a: sh`x` }}`)).toThrow(`sh ${inside}`);
  });

  test("a string as a template, and an object as code", () => {
    // @ts-expect-error A tag does not accept a string.
    expect(() => python("x")).toThrow(TypeError);
    // @ts-expect-error Code has a mark.
    const forged: Code<"python"> = { language: "python" };
    expect(isCode(forged)).toBe(false);
    expect(() => render(forged)).toThrow("render() expects code");
  });
});

const TAGS: readonly Pick<Tag<string>, "language" | "value">[] = [python, js, sh];
class Point {
  readonly x = 1;
}
const INSTEAD = "Remove the member, or use a string, number, boolean, null, list or plain object.";
const ONE_BY_ONE = "Print its strings, numbers and lists one by one.";
const sparse: unknown[] = ["a"];
sparse[2] = "c";
const NO_VALUES: readonly (readonly [what: string, value: unknown, instead: string])[] = [
  ["undefined", undefined, INSTEAD],
  ["undefined", sparse, INSTEAD],
  ["NaN", Number.NaN, "JSON has no such number."],
  ["Infinity", Number.POSITIVE_INFINITY, "JSON has no such number."],
  ["-Infinity", Number.NEGATIVE_INFINITY, "JSON has no such number."],
  ["a function", () => 1, INSTEAD],
  ["a symbol", Symbol("a"), INSTEAD],
  ["a bigint", 10n, INSTEAD],
  ["an instance of Date", new Date(0), ONE_BY_ONE],
  ["an instance of Set", new Set([1]), ONE_BY_ONE],
  ["an instance of Promise", Promise.resolve(1), ONE_BY_ONE],
  ["an instance of String", Object("a"), ONE_BY_ONE],
  ["an instance of Point", new Point(), ONE_BY_ONE],
  ["an instance of a class", Object.create({ constructor: undefined }), ONE_BY_ONE],
];

describe.each(TAGS)("$language.id", (tag) => {
  test.each(NO_VALUES)("reject %s, also inside other values", (what, value, instead) => {
    for (const wrong of [value, [value], { a: { b: [value] } }])
      expect(() => render(tag.value(untyped(wrong)))).toThrow(
        new TypeError(`${tag.language.id} code cannot contain ${what}. ${instead}`),
      );
  });

  test("prints objects without a prototype, and own enumerable members only", () => {
    const bare = Object.assign(Object.create(null) as object, { a: 1 });
    const hidden = Object.defineProperty({ a: 1 }, "b", { value: 2, enumerable: false });
    for (const object of [bare, hidden])
      expect(render(tag.value(untyped(object)))).toBe(render(tag.value({ a: 1 })));
  });
});

describe("a language without a literal for a value", () => {
  const NO_LITERAL = "The language has no literal for it. Print a string, or use another language.";
  const cat = file("a", "b/c");
  const bare = defineLanguage({
    id: "bare",
    label: "Bare",
    extension: ".bare",
    spans: [],
    print: literals({ quote: { unicode: "u{}" }, list: ["[", "]"] }),
  });
  test.each<readonly [Code, message: string]>([
    [bare`F(${{ a: 1 }})`, `bare code cannot contain an object. ${ONE_BY_ONE}`],
    [bare`f(${text("a")})`, `bare code cannot contain a string of several parts. ${NO_LITERAL}`],
    [
      swift`f(${"\ud800"})`,
      "swift code cannot contain half a surrogate pair. Change the value, or choose another language.",
    ],
    [bare`f(${cat})`, `bare code cannot contain a file. ${NO_LITERAL}`],
    [bare`f(${base64(cat)})`, `bare code cannot contain a file as base64. ${NO_LITERAL}`],
    [
      sh`f ${{ a: cat }}`,
      "sh code cannot contain a file inside JSON. Use base64(file) or dataUrl(file).",
    ],
  ])("has the replacement in the message: %#", (code, message) => {
    expect(() => render(code)).toThrow(new TypeError(message));
  });
});

describe("more than 500 levels are rejected:", () => {
  const lists = (levels: number): Value => (levels === 0 ? "x" : [lists(levels - 1)]);
  const objects = (levels: number): Value => (levels === 0 ? "x" : { a: objects(levels - 1) });
  const codes = (levels: number): Code<"python"> =>
    levels === 1 ? python`x` : python`f(${codes(levels - 1)})`;
  const TOO_DEEP = "nested deeper than 500 levels";

  test("of values", () => {
    const loop: Record<string, Value> = {};
    loop["a"] = loop;
    for (const [fits, tooDeep] of [lists, objects].map((make) => [make(500), make(501)] as const)) {
      expect(render(js`${fits}`)).toContain('"x"');
      for (const value of [tooDeep, loop])
        expect(() => render(js`${value}`)).toThrow(
          `js code cannot contain a value that is ${TOO_DEEP}. Change the value, or choose another language.`,
        );
    }
    expect(render(js`${[lists(499), lists(499), objects(499)]}`)).toContain('"x"');
  });

  test("of code", () => {
    expect(render(codes(500))).toMatch(/f\(\s*x,\s*\)/);
    expect(() => render(codes(501))).toThrow(
      `python code cannot contain code that is ${TOO_DEEP}. Join its parts.`,
    );
    const [deep, shallow] = [codes(499), codes(1)];
    expect(render(python.join([deep, ...Array.from({ length: 600 }, () => shallow)]))).toMatch(
      /x$/,
    );
    for (let times = 0; times < 2; times += 1) {
      expect(render(python.join([deep, shallow, deep]))).toContain("\nx\n");
      expect(() => render(python`f(${python`g(${deep})`})`)).toThrow(TOO_DEEP);
    }
  });
});

test("large values are printed", () => {
  for (const tag of TAGS) {
    const long = ["'", '"', "`", "\\", "\u202e", "\n", "$"].map((unit) => unit.repeat(150_000));
    expect(render(tag.value(long)).length).toBeGreaterThan(1_000_000);
    expect(render(tag.value(Array.from({ length: 10_000 }, () => ({ a: 1 }))))).toContain("1");
  }
  expect(render(js`f(${text("`".repeat(130_000), "a")})`)).toContain("a");
  const nested = Array.from({ length: 150 }).reduce<Code<"python">>(
    (code) => python`f(${python.args(["a".repeat(20), code])})`,
    python`x`,
  );
  expect(render(nested)).toContain("x");
  expect(render(python.join(Array.from({ length: 20_000 }, () => python`a()`)))).toMatch(/\)$/);
});

describe("names", () => {
  test("are identifiers", () => {
    for (const name of ["a", "_", "a1", "snake_case", "CamelCase", "match", "print"])
      expect(render(python`${python.name(name)} = 1`)).toBe(`${name} = 1`);
  });

  test.for<readonly [AnyTag, ...names: string[]]>([
    [python, "class", "None", "", "1a", "a b", "a.b", "a\n", "é", "x); import os; ("],
    [js, "await", "new", "a-b"],
    [swift, "func"],
    [csharp, "class"],
  ])("others are rejected: %#", ([tag, ...all]) => {
    for (const name of all)
      expect(() => tag.name(name)).toThrow(
        new TypeError(
          `${tag.language.id}.name(${JSON.stringify(name)}): not an identifier of the language. Check it with isName first.`,
        ),
      );
  });

  test("of arguments are identifiers", () => {
    for (const name of ["a-b", "lambda"])
      expect(() => python.args([], { [name]: 1 })).toThrow("not an identifier of the language");
  });

  test("of environment variables have letters, digits and underscores", () => {
    for (const name of ["", "A B", "1A", "A-B", "A;B", "$A", "A\n", "é"])
      expect(() => env(name)).toThrow(
        `env(${JSON.stringify(name)}): not the name of an environment variable. Use letters, digits and underscores.`,
      );
    for (const name of ["_A1", "http_proxy", "a"]) expect(env(name).name).toBe(name);
  });
});
