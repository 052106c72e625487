// Highlighting changes no character, in any language, with any text.
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { colored, loadColors, type Piece } from "./highlight.ts";

const GRAMMARS = ["python", "javascript", "shellscript", "json", "swift", "csharp", "go"];
const textOf = (lines: readonly (readonly Piece[])[]): string =>
  lines.map((line) => line.map(({ text }) => text).join("")).join("\n");

beforeAll(async () => {
  expect(colored("x = 1", "no-such-language")).toBeUndefined();
  await Promise.all(GRAMMARS.map(loadColors));
});

test.each(GRAMMARS)("%s: the tokens are the text, line by line", (grammar) => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom('"""', "'", "<b>", "&amp;", "// x", "# y", "${a}", "{", "\t"),
  );
  const text = fc.array(line, { maxLength: 8 }).map((lines) => lines.join("\n"));
  fc.assert(
    fc.property(text, (text) => {
      expect(textOf(colored(text, grammar)!)).toBe(text);
    }),
  );
});

test("a string over several lines has its class in each of them", () => {
  const lines = colored('x = """a\nb"""', "python")!;
  expect(lines).toHaveLength(2);
  expect(lines[1]).toEqual([{ text: 'b"""', kind: "string" }]);
});

test("an unknown grammar has no colors, and neither does a name in Object.prototype", async () => {
  for (const name of ["klingon", "toString", "__proto__", ""]) {
    await loadColors(name);
    expect(colored("x", name)).toBeUndefined();
  }
});
