import type { Result } from "lighthouse";
import { expect, test } from "vitest";
import { isOver } from "../figures.ts";
import { readResults } from "./lighthouse.ts";

// The parts of a report that are read.
const report = (more: object = {}): Result => {
  const audits = {
    "largest-contentful-paint": {
      title: "LCP",
      score: 0.99,
      numericValue: 1800,
      displayValue: "1.8 s",
    },
    "total-blocking-time": { title: "TBT", score: 1, numericValue: 55 },
    "cumulative-layout-shift": { title: "CLS", score: 1, numericValue: 0.02 },
    "bf-cache": { title: "Restored", score: 0 },
    "manual-one": { title: "Manual", score: null },
    ...more,
  };
  const category = { score: 1, auditRefs: Object.keys(audits).map((id) => ({ id, weight: 0 })) };
  const categories = { performance: category, accessibility: category, "best-practices": category };
  return { audits, categories } as unknown as Result;
};

test("figures are medians, and a missing score exceeds its limit", () => {
  const slow = { "total-blocking-time": { title: "TBT", score: 0.5, numericValue: 900 } };
  const { figures, faults } = readResults("task", [report(slow), report(), report()]);
  expect(figures.map(({ value }) => value)).toEqual([100, 100, 100, Number.NaN, 1.8, 55, 0.02]);
  expect(figures.filter(isOver).map(({ what }) => what)).toEqual(["task: seo"]);
  expect(faults).toEqual([
    "- `bf-cache` (0.00): Restored",
    "- `total-blocking-time` (0.50): TBT",
    "- `largest-contentful-paint` (0.99): LCP, 1.8 s",
  ]);
});

test("a page that did not load is an error", () => {
  const failed = { ...report(), runtimeError: { code: "NO_FCP", message: "Nothing was drawn." } };
  expect(() => readResults("task", [failed as Result])).toThrow("Nothing was drawn.");
});
