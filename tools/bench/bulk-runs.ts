// Runs of the built command and of its floor in processes of their own, and the proof that they did the work.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, openSync, readFileSync } from "node:fs";
import { devNull } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const TOOLS = fileURLToPath(new URL("../../dist/tools", import.meta.url));
/** The command as it is built. */
export const COMMAND: string = join(TOOLS, "hubsmith.js");
/** Its floor. */
export const FLOOR: string = join(TOOLS, "bench/bulk-floor.js");

/** What a run took: seconds, and megabytes at the most. */
export interface Run {
  readonly cpu: number;
  readonly wall: number;
  readonly memory: number;
}

// Said by the process itself, which alone knows the time of all its threads.
const WATCH = `data:text/javascript,import{isMainThread}from'node:worker_threads';
if(isMainThread)process.on('exit',()=>{const{userCPUTime:u,systemCPUTime:s,maxRSS:m}=process.resourceUsage();
console.error(JSON.stringify({cpu:(u+s)/1e6,wall:performance.now()/1e3,memory:m/1024}))})`.replace(
  /\n/g,
  "",
);

/** Runs the command. */
export function run(argv: readonly string[]): Run {
  return JSON.parse(saidBy(["--import", WATCH, COMMAND, ...argv])) as Run;
}

/** Runs the floor. */
export function floorOf(records: string, outputs: string, count: number): Run {
  const { read, ...floor } = JSON.parse(saidBy([FLOOR, records, outputs])) as Run & {
    readonly read: number;
  };
  if (read !== count) throw new Error(`The floor read ${read} lines of ${count}.`);
  return floor;
}

/** What a program of Node said to the person; what it printed goes nowhere. */
export function saidBy(argv: readonly string[]): string {
  const nowhere = openSync(devNull, "w");
  const { status, stderr } = spawnSync(process.execPath, argv, {
    stdio: ["ignore", nowhere, "pipe"],
    encoding: "utf8",
  });
  closeSync(nowhere);
  if (status !== 0) throw new Error(`${argv.at(-1)} ended with ${status}: ${stderr}`);
  return stderr;
}

/** Sees that every line is answered, in order, and the same by several workers; keeps the answers. Gives their mean size. */
export function checked(records: string, outputs: string, count: number): number {
  const hashes = [[], ["--jobs", "2"], ["--jobs", "3"]].map((jobs) => {
    const out = openSync(outputs, "w");
    const { status } = spawnSync(process.execPath, [COMMAND, "snippets", ...jobs, records], {
      stdio: ["ignore", out, "inherit"],
    });
    closeSync(out);
    if (status !== 0) throw new Error(`snippets ${jobs.join(" ")} ended with ${status}.`);
    return createHash("sha256").update(readFileSync(outputs)).digest("hex");
  });
  if (new Set(hashes).size > 1) throw new Error("Several workers print other text than one job.");
  const text = readFileSync(outputs, "utf8");
  const rows = text.trimEnd().split("\n");
  if (rows.length !== count) throw new Error(`${rows.length} lines came out for ${count}.`);
  rows.forEach((line, at) => {
    if (!line.startsWith(`{"line":${at + 1},"id":`))
      throw new Error(`The answer to line ${at + 1} begins with ${line.slice(0, 60)}`);
  });
  return Buffer.byteLength(text) / count;
}
