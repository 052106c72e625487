// Every pattern was checked for super-linear time, and the check finds the kinds of patterns that take it.
import { expect, test } from "vitest";
import { checkPatterns, patternsIn, problemOf, readChecked, shippedSources } from "./patterns.ts";

test("every pattern was checked, is checked now, or has a reason", async () => {
  const patterns = patternsIn(shippedSources());
  const { safe, problems } = await checkPatterns(patterns, readChecked());
  expect(safe.length).toBeGreaterThan(100);
  expect(problems).toEqual([]);
});

test.each([
  String.raw`/(a+)+$/`,
  String.raw`/^-+.*-+x$/`,
  String.raw`/100m.*\.pt$/`,
  String.raw`/\s+$/`,
])("%s takes more than linear time", async (pattern) =>
  expect(await problemOf(pattern)).toMatch(/^(polynomial|exponential)/),
);

test.each([String.raw`/^[\w-]+$/`, String.raw`/\.gguf$/i`])(
  "%s takes linear time",
  async (pattern) => expect(await problemOf(pattern)).toBeUndefined(),
);

test("patterns are found in any source", () => {
  const text = "const a = /x+/g; b.replace(/y/u, `${/z/}`); // /no/";
  expect([...patternsIn(["a.ts"], () => text).keys()]).toEqual(["/x+/g", "/y/u", "/z/"]);
});
