// Each formatter is run: it changes what is badly formatted, and leaves what is not.
import { expect, test } from "vitest";
import { formatted, unformatted } from "./formatters.ts";

test.each<readonly [string, string, string]>([
  ["python", "if a:\n  f( 'a',)", 'if a:\n    f(\n        "a",\n    )'],
  ["js", "if (a) {\n  f( 'a',) }", 'if (a) {\n    f("a");\n}'],
  ["sh", "f \\\n  a > b", "f \\\n    a >b"],
])("%s", async (language, planted, expected) => {
  expect(await formatted(language, [planted, expected, ""])).toEqual([expected, expected, ""]);
});

test.each([
  ["python", 88],
  ["js", 80],
])("%s has lines of %i characters", async (language, width) => {
  const end = language === "js" ? ";" : "";
  const line = (length: number): string =>
    `f(${"x".repeat(length - "f(, b)".length - end.length)}, b)${end}`;
  const [fits, broken] = await formatted(language, [line(width), line(width + 1)]);
  expect(fits).toBe(line(width));
  expect(broken).not.toBe(line(width + 1));
});

test.each([
  ["python", "f("],
  ["js", "f("],
  ["sh", "f ("],
])("a program in %s that does not parse is refused", async (language, text) => {
  await expect(formatted(language, [text])).rejects.toThrow(/\S/);
});

test("a language without a formatter is refused, and no texts need none", async () => {
  await expect(formatted("swift", ["a"])).rejects.toThrow('There is no formatter for "swift".');
  expect(await formatted("python", [])).toEqual([]);
});

test("a program that its formatter would change is reported with the first line that differs", async () => {
  const programs = [
    ["python", "load( 'a' )"],
    ["python", 'load("a")'],
    ["python", "a = 1\n\n\n\n\nb = 1"],
    ["js", "load('a');"],
    ["js", 'load("a");'],
    ["sh", "load a > b"],
    ["sh", "load a >b"],
    ["swift", "load( a )"],
  ].map(([language, content], at) => ({ name: `${at}`, language: language!, content: content! }));
  expect(await unformatted(programs)).toEqual([
    '0, line 1: its formatter prints: load("a")',
    "2, line 4: its formatter prints: b = 1",
    '3, line 1: its formatter prints: load("a");',
    "5, line 1: its formatter prints: load a >b",
  ]);
});
