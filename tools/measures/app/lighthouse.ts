// Runs Lighthouse on a page, with its mobile profile, and returns the medians of five runs.
import type { Result } from "lighthouse";
import { launch } from "../../support/browser.ts";
import { freePort } from "../../products/site/serve.ts";
import { type Figure, medianOf } from "../figures.ts";

const RUNS = 5;
// Chromium's usual one, or the next that is free.
const DEBUGGING_PORT = 9222;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const AUDITS = [
  { id: "largest-contentful-paint", unit: "s", most: 1.8, scale: 1000 },
  { id: "total-blocking-time", unit: "ms", most: 100, scale: 1 },
  { id: "cumulative-layout-shift", unit: "", most: 0.02, scale: 1 },
] as const;
const MEASURES: readonly (Omit<Figure, "value"> & { read(result: Result): number })[] = [
  ...CATEGORIES.map((id) => ({
    what: id,
    unit: "points" as const,
    least: id === "performance" ? 97 : 100,
    read: ({ categories }: Result) => (categories[id]?.score ?? Number.NaN) * 100,
  })),
  ...AUDITS.map(({ id, unit, most, scale }) => ({
    what: id.replaceAll("-", " "),
    unit,
    most,
    read: ({ audits }: Result) => (audits[id]?.numericValue ?? Number.NaN) / scale,
  })),
];

export async function audit(name: string, address: string): Promise<readonly Figure[]> {
  const results: Result[] = [];
  for (let at = 0; at < RUNS; at++) results.push(await runOf(address));
  return MEASURES.map(({ what, read, ...more }) => ({
    ...more,
    what: `${name}: ${what}`,
    value: medianOf(results.map(read)),
  }));
}

async function runOf(address: string): Promise<Result> {
  // Large, and not needed to read reports.
  const { default: lighthouse } = await import("lighthouse");
  const port = await freePort(DEBUGGING_PORT);
  const browser = await launch(`--remote-debugging-port=${port}`);
  try {
    const onlyCategories = [...CATEGORIES];
    const result = await lighthouse(address, { port, logLevel: "error", onlyCategories });
    if (result === undefined) throw new Error("Lighthouse returned no report.");
    const { runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}
