// Fails if snippets become slower, compared with the incumbent and a minimal program in the same process.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { build } from "vite";
import { failOver, type Figure, figureTable, medianOf } from "../../measures/figures.ts";
import { sources } from "../../support/sources.ts";

// 70 % of what was measured last, because other programs on the machine change even ratios.
const LIMITS = {
  plain: { what: "a snippet: times as fast as the incumbent", least: 2.7 },
  options: { what: "a snippet with options: times as fast as the incumbent", least: 2.5 },
  page: { what: "a page: times as fast as the incumbent", least: 3.4 },
  bulk: { what: "a record: times as slow as a minimal program", most: 11 },
} as const;
// V8 compiles functions at other times in each process, which changes a ratio by up to a sixth.
const RUNS = 3;
const FOLDER = ".cache/bench-ratios";

const figures = await ratioFigures();
console.log(figureTable(figures));
failOver(figures);

/** Measures in a process of its own and bundled, because tsx adds code to functions. */
async function ratioFigures(): Promise<readonly Figure[]> {
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [sources],
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, "ratios.ts"),
      outDir: FOLDER,
      emptyOutDir: true,
      minify: false,
      target: "es2023",
      rolldownOptions: { output: { entryFileNames: "run.mjs" } },
    },
  });
  const runs = Array.from({ length: RUNS }, () => {
    const printed = execFileSync(process.execPath, [`${FOLDER}/run.mjs`], { encoding: "utf8" });
    return JSON.parse(printed) as Readonly<Record<string, number>>;
  });
  return Object.entries(LIMITS).map(([name, limit]): Figure => ({
    unit: "×",
    value: medianOf(runs.map((measured) => measured[name] ?? Number.NaN)),
    ...limit,
  }));
}
