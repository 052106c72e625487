import type { Result } from "lighthouse";
import { expect, test } from "vitest";
import { isOver } from "./figures.ts";
import { auditFigures, faultsOf, readReport, type Run, runsTable } from "./lighthouse.ts";

const PAGE = { name: "task", address: "tasks/one" };
const run = (more: Partial<Run> = {}): Run => ({
  scores: [100, 100, 100, 100],
  lcp: 1,
  tbt: 10,
  cls: 0,
  faults: [],
  ...more,
});

// The parts of a report that are read, as Lighthouse writes them.
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
};
const category = (score: number | null, ...ids: readonly string[]): object => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: 0 })),
});
const report = {
  audits,
  categories: {
    performance: category(0.94, ...Object.keys(audits)),
    accessibility: category(1, "bf-cache"),
    "best-practices": category(0.5),
    seo: category(null),
  },
} as unknown as Result;

test("a report is read: scores of 100, seconds, and what is below 1, each once", () => {
  const { scores, lcp, tbt, cls, faults } = readReport(report);
  expect(scores).toEqual([94, 100, 50, Number.NaN]);
  expect([lcp, tbt, cls]).toEqual([1.8, 55, 0.02]);
  expect(faults).toEqual([
    { id: "largest-contentful-paint", title: "LCP", score: 0.99, display: "1.8 s" },
    { id: "bf-cache", title: "Restored", score: 0, display: "" },
  ]);
});

test("a page that could not be loaded is no page with bad scores", () => {
  const failed = { ...report, runtimeError: { code: "NO_FCP", message: "Nothing was drawn." } };
  expect(() => readReport(failed as Result)).toThrow("Nothing was drawn.");
});

test("figures are medians of the runs; what has no score breaks its limit", () => {
  const runs = [run({ tbt: 900 }), run({ tbt: 60 }), run({ tbt: 80 })];
  const figures = auditFigures({ page: PAGE, runs });
  expect(figures.find(({ what }) => what.endsWith("blocking time"))?.value).toBe(80);
  expect(figures.filter(isOver)).toEqual([]);
  const without = auditFigures({ page: PAGE, runs: [run({ scores: [100, 100, 100] })] });
  expect(without.filter(isOver).map(({ what }) => what)).toEqual(["task: seo"]);
});

test("an audit is told once, with the worst that any run said, the worst first", () => {
  const fault = (id: string, score: number) => ({ id, title: id, score, display: "" });
  const runs = [
    run({ faults: [fault("slow", 0.9)] }),
    run({ faults: [fault("slow", 0.4), fault("broken", 0)] }),
    run({ faults: [fault("slow", 0.6)] }),
  ];
  expect(faultsOf({ page: PAGE, runs }).map(({ id, score }) => [id, score])).toEqual([
    ["broken", 0],
    ["slow", 0.4],
  ]);
});

test("all runs are shown", () => {
  const rows = runsTable([{ page: PAGE, runs: [run(), run({ lcp: 2.25 })] }]).split("\n");
  expect(rows).toHaveLength(4);
  expect(rows[3]).toMatch(/^\| task +\| 2 +\|.*\| 2\.25 s/);
});
