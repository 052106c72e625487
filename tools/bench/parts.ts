// The parts of the benchmark, each with its tables.
import { execFileSync } from "node:child_process";
import { medianOf } from "./alternate.ts";
import { brevity } from "./brevity.ts";
import { bulk } from "./bulk.ts";
import { hubFigures } from "./hub.ts";
import type { Measured } from "./measure.ts";
import { withBundle } from "./bundled-run.ts";

/** A table with a title and a paragraph about it. */
export interface Table {
  readonly title: string;
  readonly about: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The parts by name. */
export const PARTS: Readonly<Record<string, () => Promise<readonly Table[]>>> = {
  snippets: async () => tablesOf(await measured()),
  hub: hubTables,
  bulk: () => Promise.resolve(bulkTables()),
  brevity,
};

const measured = (): Promise<Measured> =>
  withBundle("measure.ts", (run) => JSON.parse(run()) as Measured);

const times = (value: number): string => `${value.toFixed(1)} ×`;
const micros = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} µs`;
const millis = (value: number): string => `${(value / 1000).toFixed(2)} ms`;

function tablesOf({ cells, load, page, stages }: Measured): readonly Table[] {
  const kinds = [
    { name: "plain", all: cells.filter(({ isPlain }) => isPlain) },
    { name: "with every option", all: cells.filter(({ isPlain }) => !isPlain) },
  ];
  const spread = (numbers: readonly number[]): readonly [number, number, number] => [
    Math.min(...numbers),
    medianOf(numbers),
    Math.max(...numbers),
  ];
  return [
    {
      title: "One inference snippet",
      about:
        "The CPU time of one snippet after each key press, over all pairs of a provider and a task, with the clients that both sides support.",
      head: ["options", "cells", "", "least", "median", "most", "wanted"],
      rows: kinds.flatMap(({ name, all }) => [
        [name, `${all.length}`, "ours", ...spread(all.map(({ ours }) => ours)).map(micros), ""],
        [name, "", "incumbent", ...spread(all.map(({ theirs }) => theirs)).map(micros), ""],
        [name, "", "times faster", ...spread(all.map(({ ratio }) => ratio)).map(times), "≥ 16 ×"],
      ]),
    },
    {
      title: "Where the time goes",
      about:
        "The CPU time of each stage for one snippet, over a chat, a classification, an image and a job, with all clients.",
      head: ["stage", "CPU time"],
      rows: stages.map(({ name, micros: value }) => [name, micros(value)]),
    },
    {
      title: "One model page",
      about: `All snippets of a chat model that every provider hosts: ours ${page.counts.ours} snippets and ${page.counts.reasons} reasons, the incumbent's ${page.counts.theirs} snippets.`,
      head: ["", "least", "median", "most", "wanted"],
      rows: [
        [
          "ours",
          millis(page.ours.least),
          millis(page.ours.median),
          millis(page.ours.most),
          "≤ 0.6 ms",
        ],
        [
          "incumbent",
          millis(page.theirs.least),
          millis(page.theirs.median),
          millis(page.theirs.most),
          "",
        ],
        ["times faster", "", times(page.theirs.median / page.ours.median), "", "≥ 10 ×"],
      ],
    },
    {
      title: "Load snippets",
      about: `The load snippets of one record, over the ${load.libraries} libraries that both sides support.`,
      head: ["", "CPU time", "times concatenation", "wanted"],
      rows: (
        [
          ["plain concatenation of the same text", load.concatenated.median, ""],
          ["ours", load.ours.median, "≤ 12 µs"],
          ["the incumbent's", load.theirs.median, ""],
        ] as const
      ).map(([name, value, wanted]) => [
        name,
        micros(value),
        times(value / load.concatenated.median),
        wanted,
      ]),
    },
  ];
}

async function hubTables(): Promise<readonly Table[]> {
  const figures = await hubFigures();
  return [
    {
      title: "The hub",
      about:
        "Hubs of made-up libraries, each in its own process: CPU time and memory per plugin, and the time of `with` for one more plugin.",
      head: ["plugins", "time per plugin", "memory per plugin", "`with` one more"],
      rows: figures.map(({ count, microsEach, bytesEach, microsOfWith }) => [
        `${count}`,
        micros(microsEach),
        `${Math.round(bytesEach)} B`,
        Object.entries(microsOfWith)
          .map(([kind, value]) => `${kind} ${micros(value)}`)
          .join(", "),
      ]),
    },
  ];
}

function bulkTables(): readonly Table[] {
  // What is measured is the command as it is published.
  execFileSync("npm", ["run", "--silent", "build"], { stdio: ["ignore", "ignore", "inherit"] });
  const rows = bulk();
  return [
    {
      title: "The command in bulk",
      about:
        "`hubsmith snippets` over JSON lines: load snippets, and inference snippets of provider `auto`. The floor reads and parses the same lines, and writes the same amount of JSON.",
      head: ["", "", "wanted"],
      rows: rows.map(({ label, value, unit, target = "" }) => [
        label,
        `${Number.isInteger(value) ? value : value.toFixed(value < 100 ? 2 : 0)} ${unit}`,
        target,
      ]),
    },
  ];
}
