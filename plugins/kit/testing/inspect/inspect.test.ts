// The inspectors find their faults, and distinguish shapes from constants.
import { describe, expect, test } from "vitest";
import { csharp, js, python, sh, swift } from "hubsmith/code";
import { render } from "#core/code/render";
import type { Value } from "#core/code/value";
import { type LanguageCheck } from "#core/code/language";
import { parseModel } from "hubsmith";
import { inspectPrograms, parsePrograms } from "./index.ts";

const LANGUAGES: Readonly<Record<string, { readonly check: LanguageCheck }>> = {
  python: python.language,
  js: js.language,
  sh: sh.language,
  json: { check: { parser: "json" } },
  swift: swift.language,
  csharp: csharp.language,
  php: { check: { grammar: "php" } },
};
const named = (name: string): { readonly check: LanguageCheck } => LANGUAGES[name]!;

describe("faults", () => {
  const FAULTY = [
    ["python", "x = (", /^SyntaxError: '\(' was never closed/, 1],
    ["python", "import os\nprint(path)", /^undefined name 'path'$/, 2],
    ["python", 'x = "\\d"', /invalid escape sequence/, 1],
    ["python", "if True:\n  x = 1\n\ty = 2", /TabError|IndentationError/, 3],
    ["python", "x = None\0", /null bytes/, undefined],
    ["js", "const a = ;", /^SyntaxError: Unexpected token/, 1],
    ["js", "const a = 1;\nconst b = fs.readFileSync;", /^undefined name 'fs'$/, 2],
    ["sh", "echo 'abc", /unexpected EOF/, 1],
    ["sh", "a\0b", /a NUL character, which no shell can read/, undefined],
    ["json", '{"a": }', /SyntaxError/, undefined],
    ["swift", 'let x = "a', /is missing|cannot read line 1 from/, 1],
    ["csharp", 'var x = "a;', /is missing|cannot read line 1 from/, 1],
    ["php", 'echo "a"', /the program has no code\. .* such as `<\?php`/, 1],
  ] as const;

  test.each(FAULTY)(
    "%s: %j, and no fault in an empty program",
    async (name, text, message, line) => {
      const [first, ...others] = await parsePrograms(named(name), [text, ""]);
      expect(first).toMatchObject({
        program: 0,
        message: expect.stringMatching(message) as string,
        ...(line === undefined ? {} : { line }),
      });
      // An empty string is not JSON.
      expect(others.map(({ program }) => program)).toEqual(name === "json" ? [1] : []);
    },
  );

  test("names that are defined elsewhere can be allowed", async () => {
    const options = { allowedNames: ["display", "document"] };
    expect(await parsePrograms(python.language, ["display(1)"], options)).toEqual([]);
    expect(await parsePrograms(js.language, ["document.title"], options)).toEqual([]);
  });

  test("an unknown parser is an error that lists the others, and an empty list has no results", async () => {
    await expect(parsePrograms({ check: { parser: "cobol" as "none" } }, ["x"])).rejects.toThrow(
      'There is no parser "cobol". Let `check` of the language name one of python, javascript, shell, json, none, or a grammar.',
    );
    const [skipped] = await inspectPrograms({ grammar: "cobol" }, [{ text: "x" }]);
    expect(skipped?.skipped).toContain("npm install --save-dev tree-sitter-cobol");
    expect(await parsePrograms(python.language, [])).toEqual([]);
  });

  test("if pyflakes is missing, the message has the command that installs it", async () => {
    // In isolated mode without site packages, any Python lacks pyflakes.
    const bare = new URL("bare-python.sh", import.meta.url).pathname;
    await expect(parsePrograms(python.language, ["x"], { python: bare })).rejects.toThrow(
      `Checking Python needs pyflakes, which ${bare} does not have: ${bare} -m pip install pyflakes.`,
    );
    await expect(
      parsePrograms(python.language, ["x"], { python: "/nowhere/python" }),
    ).rejects.toThrow("/nowhere/python could not be started");
  });
});

test("values as deep as a record may be are parsed, inside a program", async () => {
  let deep: Value = "bottom";
  for (let level = 0; level < 1000; level += 1) deep = level % 2 === 0 ? [deep] : { a: deep };
  const config = parseModel({ id: "acme/model", config: { deep } }).model!.config!;
  const inPython = python`
    def load():
        return f([{"a": g(${config})}])
  `;
  expect(render(inPython)).toContain('"a"');
  const allowedNames = ["f", "g"];
  expect(await parsePrograms(python.language, [render(inPython)], { allowedNames })).toEqual([]);
  const inJavaScript = js`f(${config});`;
  expect(await parsePrograms(js.language, [render(inJavaScript)], { allowedNames })).toEqual([]);
});

describe("shapes", () => {
  const ALIKE = [
    ["python", 'f("a", 1, [True, None])', "f('it\\'s', 2.0, [False, None])", 'f("a", g())'],
    ["python", 'x = f"a {y}"', 'x = f"{y}"', 'x = f"a {z}"'],
    ["python", 'x = {"a": 1}', 'x = {"b c": 1}', 'x = {"a": 1, "b": 2}'],
    ["js", 'f({ a: "x" });', 'f({ "b c": "y" });', 'f({ a: "x", b: "y" });'],
    ["js", 'f({ ["__proto__"]: "x" });', 'f({ a: "y" });', 'f({ [a]: "y" });'],
    ["js", 'f({ "a": "x" });', 'f({ b: "y" });', 'f({ __proto__: "y" });'],
    ["js", "f(`a ${b}`);", "f(` ${b} c`);", "f(`a ${c}`);"],
    ["sh", "curl 'a b' -H c", 'curl x -H "d e"', "curl a b -H c"],
    ["sh", "curl a", "curl '; echo PWNED'", "curl a; echo PWNED"],
    ["sh", "curl a | jq .x > y.json", "curl 'b' | jq '.y z' > 'z.json'", "curl a > y.json"],
    ["sh", "curl a", "curl '$(echo PWNED)'", "curl $(echo PWNED)"],
    ["json", '{"a": ["x"]}', '{"b": ["y"]}', '{"a": "x"}'],
    ["swift", 'f("a")', 'f("b \\" c")', 'f("a \\(b)")'],
    ["csharp", 'F("a");', 'F("b \\" c");', 'F("a", b);'],
  ] as const;

  test.each(ALIKE)("%s: %j is like %j, and unlike %j", async (language, ...texts) => {
    const programs = texts.map((text) => ({ text }));
    const inspected = await inspectPrograms(named(language).check, programs);
    const [first, second, third] = inspected.map(({ shape }) => shape);
    expect(first).toMatch(/\S/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test.each([
    ["python", "from a import Plain\nPlain()", "from a import Other_1\nOther_1()"],
    ["js", 'import { Plain } from "a";\nPlain();', 'import { Other_1 } from "a";\nOther_1();'],
  ])("%s: a planted name is like any other", async (language, a, b) => {
    const [first, second] = await inspectPrograms(named(language).check, [
      { text: a, planted: "Plain" },
      { text: b, planted: "Other-1" },
    ]);
    expect(second!.shape).toBe(first!.shape);
    const [plain] = await inspectPrograms(named(language).check, [{ text: b, planted: "Plain" }]);
    expect(plain!.shape).not.toBe(first!.shape);
  });

  test("a shell program has no effects, and its commands are counted", async () => {
    const texts = [
      "cd /\nexit 3\necho a > /etc/hostname\necho b",
      "while true; do sleep 1; done; curl x",
      "while true; do :; done",
    ];
    const inspected = await inspectPrograms(
      sh.language.check,
      texts.map((text) => ({ text })),
    );
    const [shape, waits, ends] = inspected.map((inspection) => inspection.shape);
    expect(shape!.trim().split("\n")).toEqual(["'cd' 2", "'echo' 2", "'exit' 2"]);
    expect(waits).not.toContain("curl");
    expect(ends).toBe("");
  });

  test("a shell program is counted as if its files and variables existed", async () => {
    const text =
      '( set -e\n    : < cat.png\n    curl -H "Authorization: Bearer ${HF_TOKEN:?}" x\n)';
    const [{ shape, faults }] = (await inspectPrograms(sh.language.check, [{ text }])) as [never];
    expect(faults).toEqual([]);
    expect((shape as string).trim().split("\n")).toEqual(["'curl' 4", "'open' 2"]);
  });
});

test("a custom parser that returns too few results is reported", async () => {
  const acme = { id: "acme", check: { parser: "none" } } as const;
  const parsers = { acme: () => Promise.resolve([]) };
  await expect(parsePrograms(acme, ["say 1"], { parsers })).rejects.toThrow(
    'The parser of "acme" returned 0 results for 1 programs. Return one for each, in order.',
  );
});

describe("literals", () => {
  const odd = `it's "so" \\ $(x)\nnext\u2028`;
  test.each([
    ["python", `f(${JSON.stringify(odd)}, {"a": ["b"]}, f"c {d} e")`, [odd, "b", "c "], ["B"]],
    ["js", `f(${JSON.stringify(odd)}, { a: ["b"] }, \`c ${"${d}"} e\`);`, [odd, "b", "c "], ["B"]],
    ["json", JSON.stringify([odd, { a: "b" }]), [odd, "b"], ["a"]],
    [
      "sh",
      `curl 'it'\\''s' "b c" '{"a": ["d e"]}' $'f\\ng' ''`,
      ["it's", "b c", "d e", "f\ng", ""],
      ["b"],
    ],
  ])("%s: every string is found, once per occurrence", async (language, text, has, lacks) => {
    const { check } = named(language);
    const inspected = await inspectPrograms(check, [
      { text, prints: has },
      { text, prints: [...has, ...lacks] },
      { text, prints: [...has, has[1]!] },
    ]);
    expect(inspected.map(({ unread }) => unread)).toEqual([[], [has.length], [has.length]]);
  });

  test("in a shell, the value of an option is found in its word", async () => {
    const text = `run --path=a/b --data='["c d"]' x=e`;
    const prints = ["a/b", "c d", "a", "e"];
    const [inspection] = await inspectPrograms(sh.language.check, [{ text, prints }]);
    expect(inspection!.unread).toEqual([2, 3]);
  });

  test("strings that are pasted into other strings are not found", async () => {
    const inspected = await inspectPrograms(python.language.check, [
      { text: 'f("models/a b")', prints: ["a b"] },
      // Two characters in Python.
      { text: 'f("\\ud83d\\ude00")', prints: ["\u{1f600}"] },
    ]);
    expect(inspected.map(({ unread }) => unread)).toEqual([[0], [0]]);
  });

  test("a word that is too long is not reported", async () => {
    const prints = ["x y ".repeat(500)];
    const [inspection] = await inspectPrograms(sh.language.check, [
      { text: `curl '${prints[0]}'`, prints },
    ]);
    expect(inspection!.unread).toEqual([]);
  });
});
