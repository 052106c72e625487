import { expect, test } from "vitest";
import { unformatted } from "./formatters.ts";

const line = (length: number, end = ""): string =>
  `f(${"x".repeat(length - "f(, b)".length - end.length)}, b)${end}`;

test("a program that its formatter would change is reported with the first line that differs", async () => {
  const programs = [
    ["python", "load( 'a' )"],
    ["python", 'load("a")'],
    ["python", "a = 1\n\n\n\n\nb = 1"],
    ["python", line(88)],
    ["python", line(89)],
    ["js", "load('a');"],
    ["js", 'load("a");'],
    ["js", line(80, ";")],
    ["js", line(81, ";")],
    ["sh", "load a > b"],
    ["sh", "load a >b"],
    ["swift", "load( a )"],
  ].map(([language, content], at) => ({ name: `${at}`, language: language!, content: content! }));
  expect(await unformatted(programs)).toEqual([
    '0, line 1: its formatter prints: load("a")',
    "2, line 4: its formatter prints: b = 1",
    "4, line 1: its formatter prints: f(",
    "9, line 1: its formatter prints: load a >b",
    '5, line 1: its formatter prints: load("a");',
    "8, line 1: its formatter prints: f(",
  ]);
});

test.each(["python", "js", "sh"])(
  "a %s program that does not parse is rejected",
  async (language) => {
    await expect(unformatted([{ name: "", language, content: "f (" }])).rejects.toThrow(/\S/);
  },
);
