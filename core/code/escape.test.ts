// Strings in the quotes that take fewer backslashes: read back by their language, they are what they were.
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { js, python } from "hubsmith/code";
import { render } from "./index.ts";
import { preferFewerEscapes } from "./escape.ts";

test.each([
  ['"a"', '"a"'],
  ['"it\'s"', '"it\'s"'],
  ['"say \\"hi\\""', "'say \"hi\"'"],
  ['"\\"it\'s\\""', "'\"it\\'s\"'"],
  ['"\\"it\'s"', '"\\"it\'s"'],
  ['"\\\\"', '"\\\\"'],
  ['"\\\\\\""', "'\\\\\"'"],
  ['"\\n\\""', "'\\n\"'"],
  ['"\\u200b\\""', "'\\u200b\"'"],
  ['""', '""'],
])("%s is written as %s", (quoted, written) => {
  expect(preferFewerEscapes(quoted)).toBe(written);
});

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };

/** What Python reads in a literal. */
function unescape(literal: string): string {
  const quote = literal[0]!;
  expect(['"', "'"]).toContain(quote);
  expect(literal.at(-1)).toBe(quote);
  return literal
    .slice(1, -1)
    .replace(
      /\\(?:x(..)|u(....)|U(.{8})|([^]))|["'\n]/g,
      (found, x?: string, u?: string, U?: string, char?: string) => {
        const digits = x ?? u ?? U;
        if (digits !== undefined) return String.fromCodePoint(parseInt(digits, 16));
        if (char !== undefined) return ESCAPES[char] ?? (/[\\"']/.test(char) ? char : found);
        // A quote without a backslash must not be the one that ends the literal, and no line ends inside.
        return found === quote || found === "\n" ? "<the literal ends here>" : found;
      },
    );
}

const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom('"', "'", "\\", "a", "\n", "n", "é", "\u200b", "\u{1f5fc}") }),
  fc.string({ unit: "grapheme" }),
);

describe("any string", () => {
  test("is read back by JavaScript", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(runInNewContext(render(js`${text}`))).toBe(text);
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  test("is read back by Python", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(unescape(render(python`${text}`))).toBe(text);
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  test("takes no more backslashes before quotes than in double quotes alone", () => {
    const count = (literal: string): number => literal.match(/\\["']/g)?.length ?? 0;
    const plain = fc.string({ unit: fc.constantFrom('"', "'", "a", " ") });
    fc.assert(
      fc.property(plain, (text) => {
        const literal = render(js`${text}`);
        const [doubles, singles] = ['"', "'"].map((quote) => text.split(quote).length - 1);
        expect(count(literal)).toBe(Math.min(doubles!, singles!));
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});
