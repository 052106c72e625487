// A run is judged by its exit code and output.
import { expect, test } from "vitest";
import { ENVIRONMENTS, judgeRun, versionOf } from "./index.ts";

test("a program must exit with 0, print the expected output, and not hide an exception", () => {
  const fine = { code: 0, out: "[0.5]\n", errors: "a warning\n" };
  expect(judgeRun(fine, /0\.5/)).toEqual([]);
  expect(judgeRun({ ...fine, code: 1 }, /0\.5/)).toHaveLength(1);
  expect(judgeRun({ ...fine, code: null }, /0\.5/)).toHaveLength(1);
  expect(judgeRun({ ...fine, out: "" }, /0\.5/)).toHaveLength(1);
  const errors = "Traceback (most recent call last):\n";
  expect(judgeRun({ ...fine, errors }, /0\.5/)).toHaveLength(1);
});

test("a library is in one environment, and an empty output is never enough", () => {
  const cases = ENVIRONMENTS.flatMap((environment) => environment.cases);
  for (const { record, prints } of cases) expect(prints.test(""), record).toBe(false);
  const libraries = ENVIRONMENTS.flatMap((environment) => [
    ...new Set(environment.cases.map(({ library }) => library)),
  ]);
  expect(new Set(libraries).size).toBe(libraries.length);
});

test("versions are found by normalized names", () => {
  const [torch] = ENVIRONMENTS;
  expect(versionOf(torch!, "sentence-transformers")).toMatch(/^\d/);
  expect(versionOf(torch!, "no-such-package")).toBeUndefined();
});
