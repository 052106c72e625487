// The parts of the benchmark, each with its tables.
import { execFileSync } from "node:child_process";
import { medianOf } from "./alternate.ts";
import { brevity } from "./brevity.ts";
import { bulk } from "./bulk.ts";
import { hubFigures } from "./hub.ts";
import type { Measured } from "./measure.ts";
import { withBundle } from "./bundled-run.ts";

/** A table: its rows hold the value, what it is held against, and what is to be said about it. */
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
        "The CPU time of one snippet after each key that a reader types, over all pairs of a service and a task that both sides offer, with the clients for which both have a snippet.",
      head: ["options", "cells", "", "least", "median", "most", "wanted"],
      rows: kinds.flatMap(({ name, all }) => [
        [name, `${all.length}`, "ours", ...spread(all.map(({ ours }) => ours)).map(micros), ""],
        [name, "", "incumbent", ...spread(all.map(({ theirs }) => theirs)).map(micros), ""],
        [name, "", "times faster", ...spread(all.map(({ ratio }) => ratio)).map(times), "≥ 25 ×"],
      ]),
    },
    {
      title: "Where the time goes",
      about:
        "A chat, a classification, a picture and a job with all clients, each stage on its own; for one snippet.",
      head: ["stage", "CPU time"],
      rows: stages.map(({ name, micros: value }) => [name, micros(value)]),
    },
    {
      title: "One model page",
      about: `A chat model that every service hosts, drawn anew at each key: ours ${page.counts.ours} snippets and ${page.counts.reasons} reasons, the incumbent's ${page.counts.theirs} snippets.`,
      head: ["", "least", "median", "most", "wanted"],
      rows: [
        [
          "ours",
          millis(page.ours.least),
          millis(page.ours.median),
          millis(page.ours.most),
          "< 1 ms",
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
      about: `The snippets of one record, over the ${load.libraries} libraries for whose bare record both sides have one.`,
      head: ["", "CPU time", "beside concatenation", "wanted"],
      rows: (
        [
          ["plain concatenation of the same text", load.concatenated.median, ""],
          ["ours, of a record that was drawn before", load.again.median, "≤ 3 ×"],
          ["ours, of a record that is new", load.ours.median, "≤ 3 ×"],
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
        "Hubs of libraries made after the real ones, each in a process of its own: CPU time and memory for each plugin, and what one more costs by `with`.",
      head: ["plugins", "time each", "memory each", "`with` one more"],
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
        "`hubsmith snippets` over records, one JSON a line in and out: load snippets and provider `auto`. The floor reads the same lines, parses them, and writes the same amount of JSON.",
      head: ["", "", "wanted"],
      rows: rows.map(({ label, value, unit, target = "" }) => [
        label,
        `${Number.isInteger(value) ? value : value.toFixed(value < 100 ? 2 : 0)} ${unit}`,
        target,
      ]),
    },
  ];
}
