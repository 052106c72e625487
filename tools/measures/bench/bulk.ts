// Measures the built command in bulk: CPU time per record, workers, memory, and its start.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { devNull, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { type Figure, medianOf } from "../figures.ts";
import { madeRecords } from "../made-records.ts";

const COMMAND = join(import.meta.dirname, "../../../dist/tools/products/hubsmith.js");

interface Run {
  /** Seconds. */
  readonly cpu: number;
  readonly wall: number;
  /** Megabytes. */
  readonly memory: number;
}

// A process reports its own usage, because only it knows that of its threads. Its `maxRSS` is at least the memory of the
// process that started it, so the peak is that of Linux.
const REPORT = `data:text/javascript,import{readFileSync}from'node:fs';import{isMainThread}from'node:worker_threads';if(isMainThread)process.on('exit',()=>{const{userCPUTime:u,systemCPUTime:s}=process.resourceUsage();const[,m]=readFileSync('/proc/self/status','utf8').match(/VmHWM:\\s+(\\d+) kB/);console.error(JSON.stringify({cpu:(u+s)/1e6,wall:performance.now()/1e3,memory:m/1024}))})`;

/** Measures. Throws if the command did not process every record, in order, and the same with several workers. */
export function bulk(count: number, from: string | undefined): readonly Figure[] {
  const records =
    from === undefined ? madeRecords(3_200, 10) : readFileSync(from, "utf8").trimEnd().split("\n");
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-bulk-"));
  try {
    return measured(folder, records, count);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measured(folder: string, records: readonly string[], count: number): readonly Figure[] {
  const write = (name: string, lines: number): string => {
    const path = join(folder, name);
    const file = openSync(path, "w");
    for (let at = 0; at < lines; at += records.length)
      writeSync(file, `${records.slice(0, lines - at).join("\n")}\n`);
    closeSync(file);
    return path;
  };
  const few = write("few.jsonl", records.length);
  const answers = join(folder, "answers.jsonl");
  const bytes = checkedAnswers(few, answers, records.length);
  const input = write("input.jsonl", count);
  const alone = run([COMMAND, "snippets", "--json", input]);
  const two = run([COMMAND, "snippets", "--json", "--jobs", "2", input]);
  const each = (seconds: number): number => (seconds / count) * 1e6;
  const single = write("single.jsonl", 1);
  const start = (what: string, argv: readonly string[], most?: number): Figure => ({
    what: `start: ${what}`,
    value: medianOf(Array.from({ length: 15 }, () => wallTime(argv))),
    unit: "ms",
    ...(most === undefined ? {} : { most }),
  });
  return [
    { what: "--jobs 2: faster than one", value: alone.wall / two.wall, unit: "×", least: 1.7 },
    { what: "--jobs 2: CPU / that of one", value: two.cpu / alone.cpu, unit: "×" },
    { what: "memory", value: alone.memory, unit: "MB", most: 200 },
    { what: "--jobs 2: memory for each job", value: two.memory / 2, unit: "MB", most: 200 },
    { what: "snippets: CPU per record", value: each(alone.cpu), unit: "µs" },
    { what: "snippets: records per second of CPU", value: count / alone.cpu, unit: "records" },
    { what: "output per record", value: bytes, unit: "bytes" },
    { what: "load of the machine, processes", value: loadavg()[0]!, unit: "" },
    start("node alone", ["-e", "0"]),
    start("hubsmith --version", [COMMAND, "--version"], 120),
    start("hubsmith --help", [COMMAND, "--help"], 120),
    start("snippets of one record", [COMMAND, "snippets", "--json", single], 120),
  ];
}

function wallTime(argv: readonly string[]): number {
  const start = performance.now();
  errorsOf(argv);
  return performance.now() - start;
}

const run = (argv: readonly string[]): Run =>
  JSON.parse(errorsOf(["--import", REPORT, ...argv])) as Run;

/** A Node program that reports to standard error; its output is discarded. */
function errorsOf(argv: readonly string[]): string {
  const nowhere = openSync(devNull, "w");
  const { status, stderr } = spawnSync(process.execPath, argv, {
    stdio: ["ignore", nowhere, "pipe"],
    encoding: "utf8",
  });
  closeSync(nowhere);
  if (status !== 0) throw new Error(`${argv.at(-1)} ended with ${status}: ${stderr}`);
  return stderr;
}

/** Writes the output to a file, and returns the mean size of a line. */
function checkedAnswers(records: string, answers: string, count: number): number {
  const hashes = ["1", "2", "3"].map((jobs) => {
    const out = openSync(answers, "w");
    const { status } = spawnSync(
      process.execPath,
      [COMMAND, "snippets", "--json", "--jobs", jobs, records],
      {
        stdio: ["ignore", out, "inherit"],
      },
    );
    closeSync(out);
    if (status !== 0) throw new Error(`snippets --jobs ${jobs} ended with ${status}.`);
    return createHash("sha256").update(readFileSync(answers)).digest("hex");
  });
  if (new Set(hashes).size > 1) throw new Error("Several workers print other text than one.");
  const text = readFileSync(answers, "utf8");
  const lines = text.trimEnd().split("\n");
  if (lines.length !== count) throw new Error(`${lines.length} answers to ${count} records.`);
  const odd = lines.findIndex((line, at) => !line.startsWith(`{"line":${at + 1},"id":`));
  if (odd >= 0) throw new Error(`The answer to line ${odd + 1} is ${lines[odd]!.slice(0, 60)}`);
  return Buffer.byteLength(text) / count;
}
