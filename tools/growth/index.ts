// Measures how CPU time and memory of each generator grow with each of its inputs, and fails if they grow faster than
// linearly.
import { Session } from "node:inspector";
import { growing } from "./subjects.ts";

/** The input that grows, up to the largest size. */
export interface Growing {
  readonly name: string;
  readonly most: number;
  /** Creates an input of a size, and returns the function to measure. */
  of(size: number): () => unknown;
}

/** The exponents of time and memory: 1 is linear, 2 is quadratic. */
export interface Growth {
  readonly name: string;
  readonly time: number;
  readonly memory: number;
  /** CPU time and allocated bytes of the largest size. */
  readonly milliseconds: number;
  readonly bytes: number;
}

/** The largest exponent that counts as linear; n log n has 1.1 here. */
const MOST = 1.4;

// Smaller costs are those of the clock, the compiler and the garbage collector.
const FLOOR = { milliseconds: 6, bytes: 1_000_000 };
const STEPS = [8, 4, 2, 1];
const TRIES = 4;

/**
 * Measures the CPU time of four sizes, each twice the one before. The cost of a size is that of its fastest run,
 * because other programs only slow down runs. Steep results are measured again, up to four times.
 */
export function growthOf({ name, most, of }: Growing): Growth {
  const runs = STEPS.map((step) => ({ run: of(Math.ceil(most / step)), least: Infinity }));
  // The first run compiles.
  runs[0]!.run();
  let time = Infinity;
  for (let tries = 0; tries < TRIES && time > MOST; tries += 1) {
    for (const [at, one] of runs.entries()) {
      one.least = Math.min(one.least, timeOf(one.run));
      // Larger sizes would take too long.
      const before = runs[at - 1];
      if (before !== undefined && one.least > 3 * Math.max(before.least, 300)) break;
    }
    time = exponentOf(runs.map(({ least }) => least).filter(Number.isFinite), FLOOR.milliseconds);
  }
  const isWhole = runs.every(({ least }) => Number.isFinite(least));
  const bytes = (isWhole ? runs : []).map(({ run }) => bytesOf(run));
  const memory = isWhole ? exponentOf(bytes, FLOOR.bytes) : time;
  return { name, time, memory, milliseconds: runs.at(-1)!.least, bytes: bytes.at(-1) ?? Infinity };
}

export const isSteep = ({ time, memory }: Growth): boolean => time > MOST || memory > MOST;

export function steepText({ name, time, memory, milliseconds }: Growth): string {
  const [what, exponent] = time > MOST ? ["time", time] : ["memory", memory];
  return `${name}: ${what} grows with exponent ${exponent.toFixed(2)}, limit ${MOST} (the largest size took ${Math.round(milliseconds)} ms). Look for a loop in a loop, for indexOf, includes, slice or joined text in a loop, and for patterns that start again at each character.`;
}

/** The slope of the line through the logarithms of the costs of doubling sizes. */
export function exponentOf(costs: readonly number[], floor: number): number {
  const logs = costs.map((cost) => Math.log2(Math.max(cost, floor)));
  const middle = (logs.length - 1) / 2;
  const mean = logs.reduce((sum, one) => sum + one, 0) / logs.length;
  const [above, below] = logs.reduce(
    ([a, b], one, at) => [a + (at - middle) * (one - mean), b + (at - middle) ** 2],
    [0, 0],
  );
  return logs.length < 2 ? 0 : above / below;
}

function timeOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const EVERY = 16 * 1024;

/** The bytes that a run allocates, collected ones included. */
function bytesOf(run: () => unknown): number {
  const session = new Session();
  session.connect();
  session.post("HeapProfiler.startSampling", {
    samplingInterval: EVERY,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  } as object);
  run();
  let bytes = 0;
  // Within one process the callback runs before post returns.
  session.post("HeapProfiler.stopSampling", (_, { profile }) => {
    const open = [profile.head];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      bytes += one.selfSize;
      open.push(...one.children);
    }
  });
  session.disconnect();
  return bytes;
}

if (process.argv[1] === import.meta.filename) {
  // `npm run growth -- python/requests` measures the generators whose names contain the words.
  const words = process.argv.slice(2);
  const all = (await growing()).filter(({ name }) => words.every((word) => name.includes(word)));
  const growths = all.map((one) => {
    const growth = growthOf(one);
    if (isSteep(growth)) console.log(`FAILED: ${steepText(growth)}`);
    return growth;
  });
  const steep = growths.filter(isSteep).length;
  const largest = Math.max(0, ...growths.flatMap(({ time, memory }) => [time, memory]));
  console.log(
    `${all.length} inputs of generators, ${steep} grow faster than linearly; the largest exponent is ${largest.toFixed(2)}.`,
  );
  if (steep > 0 || all.length === 0) process.exitCode = 1;
}
