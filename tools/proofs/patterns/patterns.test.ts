// Every pattern was checked for super-linear time, and the check finds the kinds of patterns that take it.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { exceptionOf, patternsIn, problemOf, shippedSources } from "./patterns.ts";

test("every pattern was checked, is checked now, or has a reason", async () => {
  const checked = new Set(
    JSON.parse(readFileSync("tools/proofs/patterns/checked.json", "utf8")) as string[],
  );
  const found = patternsIn(shippedSources());
  expect(found.size).toBeGreaterThan(100);
  const open = [...found].filter(
    ([pattern, files]) =>
      !checked.has(pattern) && files.some((file) => exceptionOf(pattern, file) === undefined),
  );
  const problems: string[] = [];
  for (const [pattern, files] of open) {
    const problem = await problemOf(pattern);
    if (problem !== undefined) problems.push(`${files.join(", ")}: ${pattern} is ${problem}.`);
  }
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
