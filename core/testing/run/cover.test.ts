// Chooses a few of many cases that cover everything that the many cover.
import { expect, test } from "vitest";
import type { Case } from "./case.ts";
import { coverOf } from "./plan.ts";

const caseOf = (words: string): Case => {
  const [task, provider, client, options, mishap] = words.split(" ");
  return { task, provider, client, options, ...(mishap ? { mishap } : {}) } as Case;
};

test.each([
  ["one of those that meet the same", ["a x c plain", "a x c plain"], [0]],
  ["one that meets more than two", ["a x c plain", "b y c plain", "a y c plain"], [0, 1]],
  ["a task of its own", ["a x c plain", "b x c plain"], [0, 1]],
  ["a provider of its own", ["a x c plain", "a y c plain"], [0, 1]],
  ["a client of its own", ["a x c plain", "a x d plain"], [0, 1]],
  ["an option in some client", ["a x c plain", "a x d plain", "a x c o", "a x d o"], [0, 3]],
  ["a mishap in each client", ["a x c plain", "a x d plain", "a x c plain m"], [0, 1, 2]],
  ["what adds most is first", ["a x c plain", "b y d o m"], [0, 1]],
  ["a common middle is not needed", ["a x c plain", "a y c plain", "b y c plain"], [0, 2]],
])("%s", (_, words, chosen) => {
  const cases = words.map(caseOf);
  const found = coverOf(cases).map((one) => cases.indexOf(one));
  expect(found.sort()).toEqual(chosen);
});
