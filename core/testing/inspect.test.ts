// The inspectors find the faults they are for, and tell shapes from constants.
import { beforeAll, describe, expect, test } from "vitest";
import { inspectPrograms, parsePrograms } from "./inspect.ts";
import type { ProgramFault } from "./program.ts";

describe("faults", { timeout: 30_000 }, () => {
  const FAULTY = [
    ["python", "x = (", /^SyntaxError: '\(' was never closed/, 1],
    ["python", "import os\nprint(path)", /^undefined name 'path'$/, 2],
    ["python", 'x = "\\d"', /invalid escape sequence/, 1],
    ["python", "return 1", /'return' outside function/, 1],
    ["python", "if True:\n  x = 1\n\ty = 2", /TabError|IndentationError/, 3],
    ["python", "x = None\0", /null bytes/, undefined],
    ["js", "const a = ;", /^SyntaxError: Unexpected token/, 1],
    ["js", "const a = 1;\nconst b = fs.readFileSync;", /^undefined name 'fs'$/, 2],
    ["js", "let a;\nlet a;", /already been declared/, 2],
    ["js", "document.title", /^undefined name 'document'$/, 1],
    ["js", "export default 1;\nexport default 2;", /[Dd]uplicate export/, 2],
    ["sh", "echo 'abc", /unexpected EOF/, 1],
    ["sh", "if true; then echo a", /syntax error/, undefined],
    ["sh", "a\0b", /a NUL, which no shell reads/, undefined],
    ["json", '{"a": }', /SyntaxError/, undefined],
    ["swift", 'let x = "a', /is missing|not understood/, 1],
    ["swift", "func f( {\n}\n", /is missing|not understood/, 1],
    ["csharp", 'var x = "a;', /is missing|not understood/, 1],
  ] as const;
  const found = new Map<string, readonly ProgramFault[]>();

  beforeAll(async () => {
    for (const language of new Set(FAULTY.map(([one]) => one))) {
      const texts = FAULTY.map(([one, text]) => (one === language ? text : ""));
      found.set(language, await parsePrograms(language, texts));
    }
  }, 60_000);

  test.each(FAULTY.map((row, at) => [...row, at] as const))(
    "%s: %j",
    (language, _, message, line, at) => {
      const faults = found.get(language)!.filter(({ program }) => program === at);
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatchObject({
        message: expect.stringMatching(message) as string,
        ...(line === undefined ? {} : { line }),
      });
    },
  );

  test("none but these, and an empty text is a program but for JSON", () => {
    for (const [language, faults] of found) {
      const rows = FAULTY.flatMap(([one], at) =>
        one === language || language === "json" ? [at] : [],
      );
      expect(
        faults.map(({ program }) => program),
        language,
      ).toEqual(rows);
    }
  });

  test.each([
    ["python", "import os\nprint(f\"{os.environ['A']}\", [x for x in range(3)], __name__)"],
    [
      "js",
      'import a from "a";\nconst { b, ...c } = await fetch(new URL("x"));\na(b, c, Buffer, process.env.X);',
    ],
    ["sh", "x=$(curl -s 'a b' | jq -r .x)\nwhile [ \"$x\" != done ]; do sleep 1; done"],
    ["json", '{"a": [1, null]}'],
    ["swift", 'import Foundation\nlet a = try await load("x", ["a": [1.5, nil]])\nprint(a!)'],
    ["csharp", 'using System;\nvar a = new Model("x");\nstring[] b = ["x", "y"];'],
    ["text", "It's anything at all"],
  ])("none in %s", async (language, text) => {
    expect(await parsePrograms(language, [text])).toEqual([]);
  });

  test("names that come from elsewhere can be allowed", async () => {
    const options = { allowedNames: ["display", "document"] };
    expect(await parsePrograms("python", ["display(1)"], options)).toEqual([]);
    expect(await parsePrograms("js", ["document.title"], options)).toEqual([]);
  });

  test("a language without a parser is an error, and no programs are no work", async () => {
    await expect(parsePrograms("cobol", ["x"])).rejects.toThrow(
      'No parser for "cobol" is known. Languages: python, js, sh, swift, csharp, json, text.',
    );
    expect(await parsePrograms("python", [])).toEqual([]);
  });

  test("a Python without pyflakes is told how to get it", async () => {
    // Isolated and without site packages, any Python is one without pyflakes.
    const python = new URL("bare-python.sh", import.meta.url).pathname;
    await expect(parsePrograms("python", ["x"], { python })).rejects.toThrow(
      `Checking Python needs pyflakes, which ${python} does not have: ${python} -m pip install pyflakes.`,
    );
    await expect(parsePrograms("python", ["x"], { python: "/nowhere/python" })).rejects.toThrow(
      "/nowhere/python could not be started",
    );
  });
});

describe("shapes", { timeout: 30_000 }, () => {
  const ALIKE = [
    ["python", 'f("a", 1, [True, None])', "f('it\\'s', 2.0, [False, None])", 'f("a", g())'],
    ["python", 'x = f"a {y}"', 'x = f"{y}"', 'x = f"a {z}"'],
    ["python", 'x = {"a": 1}', 'x = {"b c": 1}', 'x = {"a": 1, "b": 2}'],
    ["js", 'f({ a: "x" });', 'f({ "b c": "y" });', 'f({ a: "x", b: "y" });'],
    ["js", 'f({ ["__proto__"]: "x" });', 'f({ a: "y" });', 'f({ [a]: "y" });'],
    ["js", "f(`a ${b}`);", "f(` ${b} c`);", "f(`a ${c}`);"],
    ["js", "f(1, true, null);", "f(2, false, null);", "f(1, true);"],
    ["sh", "curl 'a b' -H c", 'curl x -H "d e"', "curl a b -H c"],
    ["sh", "curl a", "curl '; echo PWNED'", "curl a; echo PWNED"],
    ["sh", "curl a | jq .x > y.json", "curl 'b' | jq '.y z' > 'z.json'", "curl a > y.json"],
    ["sh", "curl a", "curl '$(echo PWNED)'", "curl $(echo PWNED)"],
    ["json", '{"a": ["x"]}', '{"b": ["y"]}', '{"a": "x"}'],
    ["swift", 'f("a")', 'f("b \\" c")', 'f("a \\(b)")'],
    ["csharp", 'F("a");', 'F("b \\" c");', 'F("a", b);'],
  ] as const;
  const shapes = new Map<string, string>();

  beforeAll(async () => {
    for (const language of new Set(ALIKE.map(([one]) => one))) {
      const texts = ALIKE.filter(([one]) => one === language).flatMap(([, ...all]) => all);
      const inspected = await inspectPrograms(
        language,
        texts.map((text) => ({ text })),
      );
      inspected.forEach(({ shape }, at) => shapes.set(`${language} ${texts[at]}`, shape));
    }
  }, 60_000);

  test.each(ALIKE)("%s: %j is like %j, and unlike %j", (language, one, same, other) => {
    const [first, second, third] = [one, same, other].map((text) =>
      shapes.get(`${language} ${text}`),
    );
    expect(first).toMatch(/\S/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test.each([
    ["python", "from a import Plain\nPlain()", "from a import Other_1\nOther_1()"],
    ["js", 'import { Plain } from "a";\nPlain();', 'import { Other_1 } from "a";\nOther_1();'],
  ])("%s: a planted name is the same as another", async (language, one, other) => {
    const [first, second] = await inspectPrograms(language, [
      { text: one, planted: "Plain" },
      { text: other, planted: "Other-1" },
    ]);
    expect(second!.shape).toBe(first!.shape);
    const [plain] = await inspectPrograms(language, [{ text: other, planted: "Plain" }]);
    expect(plain!.shape).not.toBe(first!.shape);
  });

  test("a shell program does nothing but be counted", async () => {
    const texts = [
      "cd /\nexit 3\necho a > /etc/hostname\necho b",
      "while true; do sleep 1; done; curl x",
      "while true; do :; done",
    ];
    const inspected = await inspectPrograms(
      "sh",
      texts.map((text) => ({ text })),
    );
    const [shape, waits, ends] = inspected.map((one) => one.shape);
    expect(shape!.trim().split("\n")).toEqual(["'cd' 2", "'echo' 2", "'exit' 2"]);
    expect(waits).not.toContain("curl");
    expect(ends).toBe("");
  });
});
