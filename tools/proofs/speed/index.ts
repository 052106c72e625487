// Fails if snippets become slower, compared with the incumbent and a minimal program in the same process.
import { failOver, type Figure, figureTable } from "../../measures/figures.ts";
import { runBundled } from "../../measures/bench/bundled.ts";

// 70 % of what was measured last, because other programs on the machine change even ratios.
const LIMITS = {
  plain: { what: "a snippet: times as fast as the incumbent", least: 2.1 },
  options: { what: "a snippet with options: times as fast as the incumbent", least: 1.7 },
  page: { what: "a page: times as fast as the incumbent", least: 1.9 },
  bulk: { what: "a record: times as slow as a minimal program", most: 8.5 },
} as const;

const measured = JSON.parse(await runBundled("ratios")) as Readonly<Record<string, number>>;
const figures = Object.entries(LIMITS).map(([name, limit]): Figure => ({
  unit: "×",
  value: measured[name] ?? Number.NaN,
  ...limit,
}));
console.log(figureTable(figures));
failOver(figures);
