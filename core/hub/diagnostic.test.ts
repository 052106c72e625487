// An absence is told from all else by its three texts.
import { expect, test } from "vitest";
import { absent, isAbsence } from "../base/issue.ts";

test("an absence has a code, a reason and what would change it", () => {
  expect(isAbsence(absent("a", "b", "c"))).toBe(true);
  for (const other of [
    undefined,
    null,
    "absent",
    {},
    absent("", "b", "c"),
    { code: "a", reason: "b" },
    { code: 1, reason: "b", change: "c" },
  ])
    expect(isAbsence(other)).toBe(false);
});
