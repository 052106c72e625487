// Strings in the quotes that need fewer backslashes. Interpreters read them back in read-back.test.ts.
import fc from "fast-check";
import { expect, test } from "vitest";
import { js } from "hubsmith/code";
import { render } from "./render.ts";
import { preferFewerEscapes } from "./escape.ts";

test.each([
  ['"it\'s"', '"it\'s"'],
  ['"say \\"hi\\""', "'say \"hi\"'"],
  ['"\\"it\'s\\""', "'\"it\\'s\"'"],
  ['"\\"it\'s"', '"\\"it\'s"'],
  ['"\\\\"', '"\\\\"'],
  ['"\\\\\\""', "'\\\\\"'"],
  ['"\\u200b\\n\\""', "'\\u200b\\n\"'"],
])("%s is written as %s", (quoted, written) => {
  expect(preferFewerEscapes(quoted)).toBe(written);
});

test("any string has the fewest backslashes before quotes", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', "'", "a", " ") }), (value) => {
      const literal = render(js`${value}`);
      const [doubles, singles] = ['"', "'"].map((quote) => value.split(quote).length - 1);
      expect(literal.match(/\\["']/g)?.length ?? 0).toBe(Math.min(doubles!, singles!));
    }),
    { seed: 5, numRuns: 300 },
  );
});
