// What is no value, no name or of another language is refused: by the compiler, and where nothing is compiled.
import { describe, expect, test } from "vitest";
import { csharp, js, python, sh, swift } from "hubsmith/code";
import type { AnyTag } from "../testing/program-of.ts";
import {
  base64,
  type Code,
  env,
  file,
  filesIn,
  isCode,
  render,
  text,
  unsafe,
  type Value,
} from "./index.ts";

const TAGS = { python, js, sh } as const;
const names = Object.keys(TAGS) as readonly (keyof typeof TAGS)[];

/** A value that the types refuse, to see what happens where there are none. */
const untyped = (value: unknown): Value => value as Value;

describe("what the compiler refuses, the printer refuses as well", () => {
  test("code of another language", () => {
    // @ts-expect-error Shell in Python.
    const shellInPython = python`run(${sh`ls`})`;
    // @ts-expect-error Python in JavaScript.
    const pythonInJs = js`run(${python`x`});`;
    // @ts-expect-error JavaScript among the parts of Python.
    const joined = python.join([js`x`]);
    expect(() => render(shellInPython)).toThrow(
      "python code cannot contain sh code. Render it separately, or pass the value it is made from.",
    );
    expect(() => render(pythonInJs)).toThrow("js code cannot contain python code.");
    expect(isCode(joined)).toBe(true);
  });

  test("code inside a value", () => {
    const inside = "code cannot contain code inside a list or an object. Give it its own hole.";
    // @ts-expect-error Code in a list.
    expect(() => render(python`f(${[python`x`]})`)).toThrow(`python ${inside}`);
    // @ts-expect-error Code in an object.
    expect(() => render(sh`f ${{ a: sh`x` }}`)).toThrow(`sh ${inside}`);
  });

  test("the options of tags", () => {
    // @ts-expect-error No tag takes a string in the place of its template.
    expect(() => python("x")).toThrow(TypeError);
    // @ts-expect-error Code takes no member from outside.
    const forged: Code<"python"> = { language: "python" };
    expect(isCode(forged)).toBe(false);
    expect(() => render(forged)).toThrow("render() expects code");
  });
});

class Point {
  readonly x = 1;
}
const INSTEAD = "Remove the member, or use a string, number, boolean, null, list or plain object.";
const ONE_BY_ONE = "Print its strings, numbers and lists one by one.";

describe.each(names)("%s", (name) => {
  const tag = TAGS[name];
  test.each([
    ["undefined", undefined],
    ["NaN", Number.NaN],
    ["Infinity", Number.POSITIVE_INFINITY],
    ["-Infinity", Number.NEGATIVE_INFINITY],
    ["a function", () => 1],
    ["a symbol", Symbol("a")],
    ["a bigint", 10n],
    ["an instance of Date", new Date(0)],
    ["an instance of Set", new Set([1])],
    ["an instance of RegExp", /a/],
    ["an instance of Promise", Promise.resolve(1)],
    ["an instance of Error", new Error("a")],
    ["an instance of String", Object("a")],
    ["an instance of Point", new Point()],
    ["an instance of a class", Object.create({ constructor: undefined })],
  ])("refuses %s, alone and inside", (what, value) => {
    const isNumber = typeof value === "number";
    const instead = isNumber ? "" : typeof value === "object" ? ONE_BY_ONE : INSTEAD;
    for (const found of [value, [value], { a: { b: [value] } }]) {
      const print = (): string => render(tag.value(untyped(found)));
      expect(print).toThrow(TypeError);
      expect(print).toThrow(`${name} code cannot contain ${what}. ${instead}`);
    }
  });

  test("refuses the holes of a sparse list", () => {
    const sparse: Value[] = ["a"];
    sparse[2] = "c";
    expect(() => render(tag.value(sparse))).toThrow(`${name} code cannot contain undefined.`);
  });

  test("takes objects without a prototype, and looks at own members alone", () => {
    const bare = Object.assign(Object.create(null) as object, { a: 1 }) as Value;
    expect(render(tag.value(bare))).toBe(render(tag.value({ a: 1 })));
    const hidden = Object.defineProperty({ a: 1 }, "b", { value: 2, enumerable: false }) as Value;
    expect(render(tag.value(hidden))).toBe(render(tag.value({ a: 1 })));
  });
});

describe("languages without a form for a value say what to write instead", () => {
  test.each([
    [
      "csharp",
      () => render(csharp`F(${{ a: 1 }})`),
      "csharp code cannot contain an object. Print its strings, numbers and lists one by one.",
    ],
    [
      "swift",
      () => render(swift`f(${"\ud800"})`),
      "swift code cannot contain half a surrogate pair. No string of the language can contain one.",
    ],
    [
      "swift, a file",
      () => render(swift`f(${file("a", "b/c")})`),
      "swift code cannot contain a file. The language has no literal for it. Print a string, or use another language.",
    ],
    [
      "csharp, a text",
      () => render(csharp`f(${text("a")})`),
      "csharp code cannot contain a string of several parts. The language has no literal for it. Print a string, or use another language.",
    ],
    [
      "swift, a file as base64",
      () => render(swift`f(${base64(file("a", "b/c"))})`),
      "swift code cannot contain a file as base64. The language has no literal for it. Print a string, or use another language.",
    ],
    [
      "csharp, a number that is none",
      () => render(csharp`f(${Number.NaN})`),
      "csharp code cannot contain NaN. JSON has no such number.",
    ],
    [
      "sh, a file in JSON",
      () => render(sh`f ${{ a: file("a", "b/c") }}`),
      "sh code cannot contain a file inside JSON. Use base64(file) or dataUrl(file).",
    ],
  ])("%s", (_, print, message) => {
    expect(print).toThrow(TypeError);
    expect(print).toThrow(message);
  });

  test("swift and csharp print the rest", () => {
    const values = ['a"\\\n\0\u202e\u{1f600}', -0, 1.5, true, null, ["x"]];
    expect(render(swift`f(${values})`)).toBe(
      String.raw`f(["a\"\\\n\u{0}\u{202e}😀", -0.0, 1.5, true, nil, ["x"]])`,
    );
    expect(render(swift`f(${{ a: {} }})`)).toBe('f(["a": [:]])');
    expect(render(csharp`F(${values});`)).toBe(
      String.raw`F(["a\"\\\n\u0000\u202e😀", -0.0, 1.5, true, null, ["x"]]);`,
    );
  });
});

describe("what is too deep", () => {
  const lists = (levels: number): Value => (levels === 0 ? "x" : [lists(levels - 1)]);
  const objects = (levels: number): Value => (levels === 0 ? "x" : { a: objects(levels - 1) });
  const codes = (levels: number): Code<"python"> =>
    levels === 1 ? python`x` : python`f(${codes(levels - 1)})`;
  const TOO_DEEP = "nested deeper than 500 levels";

  test("is a value of more than 500 levels, and says what to do", () => {
    for (const make of [lists, objects]) {
      expect(render(js`${make(500)}`)).toContain('"x"');
      expect(() => render(js`${make(501)}`)).toThrow(
        `js code cannot contain a value that is ${TOO_DEEP}. Print it in parts.`,
      );
    }
    expect(render(js`${[lists(499), lists(499), objects(499)]}`)).toContain('"x"');
  });

  test("is code of more than 500 levels, and says what to do", () => {
    expect(render(codes(500))).toMatch(/f\(\s*x,\s*\)/);
    expect(() => render(codes(501))).toThrow(
      `python code cannot contain code that is ${TOO_DEEP}. Join its parts.`,
    );
    const [deep, one] = [codes(499), codes(1)];
    expect(render(python.join([deep, ...Array.from({ length: 600 }, () => one)]))).toMatch(/x$/);
    for (let times = 0; times < 4; times += 1) {
      expect(render(python.join([deep, one, deep]))).toContain("\nx\n");
      expect(() => render(python`f(${python`g(${deep})`})`)).toThrow(TOO_DEEP);
    }
  });
});

describe("names", () => {
  test.each(["a", "_", "a1", "snake_case", "CamelCase", "match", "print"])("%s is one", (name) => {
    expect(render(python`${python.name(name)} = 1`)).toBe(`${name} = 1`);
  });

  test.for<readonly [AnyTag, ...names: string[]]>([
    [python, "class", "None", "", "1a", "a b", "a.b", "a\n", "é", "x); import os; ("],
    [js, "await", "new", "a-b"],
    [swift, "func"],
    [csharp, "class"],
  ])("others are refused: %#", ([tag, ...all]) => {
    for (const name of all)
      expect(() => tag.name(name)).toThrow(
        new TypeError(
          `${tag.language.id}.name(${JSON.stringify(name)}): not an identifier of the language. Check it with isName first.`,
        ),
      );
  });

  test("named arguments are names", () => {
    expect(() => python.args([], { "a-b": 1 })).toThrow("not an identifier of the language");
    expect(() => python.args([], { lambda: 1 })).toThrow("not an identifier of the language");
  });

  test("an environment variable has a name of letters, digits and underscores", () => {
    for (const name of ["", "A B", "1A", "A-B", "A;B", "$A", "A\n", "é"]) {
      expect(() => env(name)).toThrow(
        `env(${JSON.stringify(name)}): not the name of an environment variable. Use letters, digits and underscores.`,
      );
    }
    for (const name of ["_A1", "http_proxy", "a"]) expect(env(name).name).toBe(name);
  });
});

test("unsafe takes the text as it is, and is of one language", () => {
  expect(render(unsafe(js, "a(${`b`});\n// c"))).toBe("a(${`b`});\n// c");
  // @ts-expect-error JavaScript in Python.
  expect(() => render(python`${unsafe(js, "a")}`)).toThrow("python code cannot contain js code");
});

test("values are frozen, and tell the files they mention", () => {
  const cat = file("cat.png", "image/png");
  const value: Value = [text("a", env("A")), { b: [cat, file("dog.png", "image/png"), cat] }];
  expect(filesIn(value).map(({ path }) => path)).toEqual(["cat.png", "dog.png"]);
  expect(Object.isFrozen(cat) && Object.isFrozen(env("A")) && Object.isFrozen(text("a"))).toBe(
    true,
  );
});
