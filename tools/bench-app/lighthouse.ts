// What Lighthouse says of each page: a phone of the middle class on a slow network, simulated, by the median of three runs.
import { createServer } from "node:net";
import type { Result } from "lighthouse";
import { launch } from "./browser.ts";
import { rowsOf } from "../markdown-table.ts";
import { type Figure, medianOf, written } from "./figures.ts";
import { type MeasuredPage, PAGES, SCORES, VITALS } from "./limits.ts";

const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What is kept of one run. */
export interface Run {
  /** Of 100, in the order of the categories. */
  readonly scores: readonly number[];
  /** The largest part is drawn, in s. */
  readonly lcp: number;
  /** The main thread is blocked, in ms. */
  readonly tbt: number;
  /** How far the layout shifts. */
  readonly cls: number;
  readonly faults: readonly Fault[];
}

/** An audit that is not as it should be. */
export interface Fault {
  readonly id: string;
  readonly title: string;
  readonly score: number;
  readonly display: string;
}

/** What was found of a page. */
export interface Audited {
  readonly page: MeasuredPage;
  readonly runs: readonly Run[];
}

/** Runs Lighthouse on all pages. */
export async function audit(url: string): Promise<readonly Audited[]> {
  const all: Audited[] = [];
  for (const page of PAGES) {
    const runs: Run[] = [];
    for (let at = 0; at < RUNS; at++) runs.push(await runOf(url + page.address));
    all.push({ page, runs });
  }
  return all;
}

/** The medians of a page, with their limits. */
export function auditFigures({ page, runs }: Audited): readonly Figure[] {
  const median = (of: (run: Run) => number): number => medianOf(runs.map(of));
  return [
    ...CATEGORIES.map((category, at): Figure => ({
      what: `${page.name}: ${category}`,
      value: median(({ scores }) => scores[at] ?? Number.NaN),
      unit: "points",
      limit: SCORES,
    })),
    {
      what: `${page.name}: largest contentful paint`,
      value: median(({ lcp }) => lcp),
      unit: "s",
      limit: VITALS.lcp,
    },
    {
      what: `${page.name}: total blocking time`,
      value: median(({ tbt }) => tbt),
      unit: "ms",
      limit: VITALS.tbt,
    },
    {
      what: `${page.name}: cumulative layout shift`,
      value: median(({ cls }) => cls),
      unit: "",
      limit: VITALS.cls,
    },
  ];
}

/** All runs, one a row. */
export function runsTable(all: readonly Audited[]): string {
  const head = ["page", "run", ...CATEGORIES, "LCP", "TBT", "CLS"];
  const rows = all.flatMap(({ page, runs }) =>
    runs.map(({ scores, lcp, tbt, cls }, at) => [
      page.name,
      `${at + 1}`,
      ...scores.map((score) => written(score, "points")),
      written(lcp, "s"),
      written(tbt, "ms"),
      written(cls, ""),
    ]),
  );
  return rowsOf([head, ...rows]);
}

/** Audits of a page that were below 1 in any of its runs, each with its worst score. */
export function faultsOf({ runs }: Audited): readonly Fault[] {
  const worst = new Map<string, Fault>();
  for (const fault of runs.flatMap(({ faults }) => faults)) {
    const known = worst.get(fault.id);
    if (known === undefined || fault.score < known.score) worst.set(fault.id, fault);
  }
  return [...worst.values()].sort((a, b) => a.score - b.score);
}

/** What is kept of a report. */
export function readReport({ categories, audits, runtimeError }: Result): Run {
  if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const number = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const counted = CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? []);
  // Weightless ones are hints of what would help, not what is counted; they say most about why a measure is low.
  const ids = new Set(counted.map(({ id }) => id));
  const faults = [...ids].flatMap((id): readonly Fault[] => {
    const { title = id, score = null, displayValue = "" } = audits[id] ?? {};
    return score === null || score >= 1 ? [] : [{ id, title, score, display: displayValue }];
  });
  return {
    scores: CATEGORIES.map((category) => (categories[category]?.score ?? Number.NaN) * 100),
    lcp: number("largest-contentful-paint") / 1000,
    tbt: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
    faults,
  };
}

/** One run, in a browser of its own, so that nothing is left from the one before. */
async function runOf(address: string): Promise<Run> {
  // Large, and not needed by who only reads reports.
  const { default: lighthouse } = await import("lighthouse");
  const port = await freePort();
  const browser = await launch(`--remote-debugging-port=${port}`);
  try {
    const onlyCategories = [...CATEGORIES];
    const result = await lighthouse(address, { port, logLevel: "error", onlyCategories });
    if (result === undefined) throw new Error("Lighthouse gave no report.");
    return readReport(result.lhr);
  } finally {
    await browser.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address !== null
          ? done(address.port)
          : fail(new Error("No port is free.")),
      );
    });
  });
}
