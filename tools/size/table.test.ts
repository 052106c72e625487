// Limits hold what they are said to hold, and a limit that is not the planned one says why.
import { describe, expect, test } from "vitest";
import { LIMITS } from "./limits.ts";
import { isFine, type Size, tableOf } from "./table.ts";

const sized = (bytes: number, more: Partial<Size> = {}): Size => ({
  what: "a thing",
  bytes,
  most: 100,
  ...more,
});

test("A size at its limit is fine; one byte more, and what was not measured, is not.", () => {
  expect([100, 101, 0, Number.NaN].map((bytes) => isFine(sized(bytes)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

describe("the table", () => {
  test("says the plan beside another limit, and below it why", () => {
    const table = tableOf([
      sized(99),
      sized(1200, { what: "another", most: 1300, missed: { plan: 800, why: "it says more." } }),
    ]);
    expect(table.split("\n").slice(2)).toEqual([
      "| a thing          | 99       | 100   | the same | ok  |",
      "| another          | 1,200    | 1,300 | 800      | ok  |",
      "- another: it says more.",
    ]);
  });

  test("shows what is over its limit", () => {
    expect(tableOf([sized(101)])).toContain("| OVER |");
  });
});

test.each(Object.entries(LIMITS))("the limit of %s is a number above zero", (_, limit) => {
  expect(limit.most).toBeGreaterThan(0);
  if (limit.missed === undefined) return;
  expect(limit.most).toBeGreaterThan(limit.missed.plan);
  expect(limit.missed.why).toMatch(/^[a-z].*\.$/);
});
