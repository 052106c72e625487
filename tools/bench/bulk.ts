// The built command in bulk: records a second beside the floor, with one worker and two, its memory, and its start.
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { medianOf } from "./alternate.ts";
import { recordLines } from "./bulk-records.ts";
import { checked, COMMAND, FLOOR, floorOf, type Run, run, saidBy } from "./bulk-runs.ts";

/** A figure with what it is of, its unit, and where there is one the limit that was set. */
export interface BulkRow {
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: string;
}

/** How much is measured. */
export interface BulkSize {
  /** Records that CPU time is measured on. */
  readonly lines?: number;
  /** Records that memory is measured on, and what a second worker is worth once both are warm. */
  readonly many?: number;
  readonly rounds?: number;
  /** A file of records, in place of those that are looked for. */
  readonly records?: string;
}

/** Measures. Throws where the work was not done. */
export function bulk(size: BulkSize = {}): readonly BulkRow[] {
  if (!existsSync(FLOOR)) throw new Error("The command is not built. Run `npm run build` first.");
  const place = mkdtempSync(join(tmpdir(), "hubsmith-bulk-"));
  try {
    return measured(place, size);
  } finally {
    rmSync(place, { recursive: true });
  }
}

function measured(
  place: string,
  { lines: count = 100_000, many = 1_000_000, rounds = 1, records }: BulkSize,
): readonly BulkRow[] {
  const { lines, from } = recordLines(records);
  const [all, few, outputs, one] = ["all", "few", "outputs", "one"].map((name) =>
    join(place, `${name}.jsonl`),
  ) as [string, string, string, string];
  repeat(all, lines, count);
  repeat(few, lines, Math.min(count, lines.length));
  repeat(one, lines, 1);
  const bytes = checked(few, outputs, Math.min(count, lines.length));
  const [floors, alone, two] = [[], [], []] as [Run[], Run[], Run[]];
  for (let round = 0; round < rounds; round += 1) {
    floors.push(floorOf(all, outputs, count));
    alone.push(run(["snippets", all]));
    two.push(run(["snippets", "--jobs", "2", all]));
  }
  repeat(all, lines, many);
  const long = { alone: run(["snippets", all]), two: run(["snippets", "--jobs", "2", all]) };
  const median = (runs: readonly Run[], of: keyof Run): number => medianOf(runs.map((r) => r[of]));
  const each = (runs: readonly Run[]): number => (median(runs, "cpu") / count) * 1e6;
  return [
    row(from, count, "lines"),
    row("output for a record", bytes, "bytes"),
    row("load of the machine", loadavg()[0]!, "processes"),
    row("floor: CPU for a record", each(floors), "µs"),
    row("snippets: CPU for a record", each(alone), "µs"),
    row("snippets beside the floor", each(alone) / each(floors), "times", "≤ 2.5"),
    row("snippets: records in a second of CPU time", count / median(alone, "cpu"), "records"),
    row("--jobs 2: CPU for a record", each(two), "µs"),
    row(
      "--jobs 2: sooner than one job",
      median(alone, "wall") / median(two, "wall"),
      "times",
      "≥ 1.7",
    ),
    row(from, many, "lines"),
    row("--jobs 2: sooner than one job", long.alone.wall / long.two.wall, "times", "≥ 1.7"),
    row("memory", long.alone.memory, "MB", "≤ 200"),
    row("memory of --jobs 2", long.two.memory, "MB", "≤ 200"),
    ...starts(one),
  ];
}

const row = (label: string, value: number, unit: string, target?: string): BulkRow => ({
  label,
  value,
  unit,
  ...(target === undefined ? {} : { target }),
});

function starts(one: string): readonly BulkRow[] {
  const calls = [
    ["node alone", ["-e", "0"], undefined],
    ["hubsmith --version", [COMMAND, "--version"], "≤ 120"],
    ["hubsmith --help", [COMMAND, "--help"], "≤ 120"],
    ["snippets of one record", [COMMAND, "snippets", one], "≤ 120"],
  ] as const;
  return calls.map(([label, argv, target]) => {
    const times = Array.from({ length: 15 }, () => {
      const start = performance.now();
      saidBy(argv);
      return performance.now() - start;
    });
    return row(`start: ${label}`, medianOf(times), "ms", target);
  });
}

function repeat(path: string, lines: readonly string[], count: number): void {
  const file = openSync(path, "w");
  const some = 1_000;
  for (let at = 0; at < count; at += some) {
    const part = Array.from(
      { length: Math.min(some, count - at) },
      (_, more) => lines[(at + more) % lines.length],
    );
    writeSync(file, `${part.join("\n")}\n`);
  }
  closeSync(file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      lines: { type: "string" },
      many: { type: "string" },
      rounds: { type: "string" },
      records: { type: "string" },
    },
  });
  const rows = bulk({
    ...(values.lines === undefined ? {} : { lines: Number(values.lines) }),
    ...(values.many === undefined ? {} : { many: Number(values.many) }),
    ...(values.rounds === undefined ? {} : { rounds: Number(values.rounds) }),
    ...(values.records === undefined ? {} : { records: values.records }),
  });
  for (const { label, value, unit, target = "" } of rows)
    console.log(
      label.padEnd(44),
      value.toFixed(value < 100 ? 1 : 0).padStart(9),
      unit.padEnd(10),
      target,
    );
}
