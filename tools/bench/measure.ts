// Runs bundled, because what tsx adds to functions is neither side's to pay for. Prints what it measured as JSON.
import { loadPlugins, type Plugin } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { type LoadTime, loadTime } from "./load.ts";
import { type PageTime, pageTime } from "./page.ts";
import { type CellTime, snippetTimes } from "./snippets.ts";
import { type Stage, stageTimes } from "./stages.ts";

/** What is measured beside the incumbent. */
export interface Measured {
  readonly cells: readonly (Omit<CellTime, "cell"> & {
    readonly name: string;
    readonly isPlain: boolean;
  })[];
  readonly stages: readonly Stage[];
  readonly page: PageTime;
  readonly load: LoadTime;
}

const loaded = await loadPlugins(entries);
const plugins = loaded.plugins as readonly Plugin[];
const calling = plugins.filter((one) => one["~hub"].kind !== "library");
const pace = { rounds: Number(process.argv[2] ?? 9), millis: 20 };
// A page is a thousand times what a snippet is, and is warm that much later.
const pagePace = { ...pace, millis: 10 * pace.millis };
const measured: Measured = {
  cells: snippetTimes(calling, pace).map(({ cell: { name, isPlain }, ...times }) => ({
    name,
    isPlain,
    ...times,
  })),
  stages: stageTimes(calling, pace),
  page: pageTime(plugins, pagePace),
  load: loadTime(plugins, pace),
};
console.log(JSON.stringify(measured));
