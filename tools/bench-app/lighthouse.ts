// Runs Lighthouse on a page, with its mobile profile, and returns the medians of five runs.
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { Result } from "lighthouse";
import { launch } from "../browser.ts";
import { type Figure, medianOf } from "../figures.ts";

export interface Audited {
  readonly name: string;
  readonly figures: readonly Figure[];
  readonly faults: readonly string[];
}

const RUNS = 5;
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

export async function audit(name: string, address: string): Promise<Audited> {
  const results: Result[] = [];
  for (let at = 0; at < RUNS; at++) results.push(await runOf(address));
  return readResults(name, results);
}

function readResults(name: string, results: readonly Result[]): Audited {
  for (const { runtimeError } of results)
    if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const figures = MEASURES.map(({ what, read, ...more }) => ({
    ...more,
    what: `${name}: ${what}`,
    value: medianOf(results.map(read)),
  }));
  const counted = new Set(
    CATEGORIES.flatMap((id) => results[0]?.categories[id]?.auditRefs ?? []).map(({ id }) => id),
  );
  const faults = [...counted]
    .flatMap((id) => {
      const scores = results.flatMap(({ audits }) => audits[id]?.score ?? []);
      return scores.some((score) => score < 1) ? [{ id, score: Math.min(...scores) }] : [];
    })
    .sort((a, b) => a.score - b.score)
    .map(({ id, score }) => {
      const { title = id, displayValue = "" } = results[0]!.audits[id] ?? {};
      return `- \`${id}\` (${score.toFixed(2)}): ${[title, displayValue].filter(Boolean).join(", ")}`;
    });
  return { name, figures, faults };
}

async function runOf(address: string): Promise<Result> {
  // Large, and not needed to read reports.
  const { default: lighthouse } = await import("lighthouse");
  const port = await freePort();
  const browser = await launch(`--remote-debugging-port=${port}`);
  try {
    const onlyCategories = [...CATEGORIES];
    const result = await lighthouse(address, { port, logLevel: "error", onlyCategories });
    if (result === undefined) throw new Error("Lighthouse returned no report.");
    return result.lhr;
  } finally {
    await browser.close();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
