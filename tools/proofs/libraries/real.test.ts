// Programs that are only comments are distinguished from others.
import { expect, test } from "vitest";
import { isComment } from "./real.ts";

test.each([
  ["# ⚠️ Type of model unknown", true],
  ["// one\n// two", true],
  ["# one\nprint(1)", false],
  ["print(1)\n# one", false],
  ["#include", true],
])("%j is a comment: %s", (program, expected) => {
  expect(isComment(program)).toBe(expected);
});
