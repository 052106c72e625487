// How the cost of something grows with its input: the exponent of a line through four sizes, in processor time and in memory.
import { Session } from "node:inspector";

/** What grows, and how far: each size is twice the one before. */
export interface Growing {
  readonly name: string;
  /** The largest size. */
  readonly most: number;
  /** What is done with an input of a size; making the input does not count. */
  of(size: number): () => unknown;
}

/** How something grew: exponents, of which 1 is a line and 2 a square. */
export interface Growth {
  readonly name: string;
  readonly time: number;
  readonly memory: number;
  /** What the largest size took: milliseconds of the processor, bytes that were allocated. */
  readonly milliseconds: number;
  readonly bytes: number;
}

/** The largest exponent that is taken for a line: n log n has 1.1 here, and a square 2. */
export const MOST = 1.4;

// Below it the clock, the compiler and the collector are what is measured; a square that matters is far above.
const FLOOR = { milliseconds: 6, bytes: 1_000_000 };
const STEPS = [8, 4, 2, 1];
// What a busy machine adds to a run it does not add to each of so many.
const TRIES = 4;

/**
 * Measures growth. Processor time, not time on the wall, so that others on the machine do not count; and a size costs
 * what it took in its cheapest run, because whatever else happens can only make a run dearer. What looks like more than
 * a line is run again, up to a number of times: a line looks like one at last, and a square never does.
 */
export function growthOf({ name, most, of }: Growing): Growth {
  const runs = STEPS.map((step) => ({ run: of(Math.ceil(most / step)), least: Infinity }));
  // The first run of all compiles.
  runs[0]!.run();
  let time = Infinity;
  for (let tries = 0; tries < TRIES && time > MOST; tries += 1) {
    for (const [at, one] of runs.entries()) {
      one.least = Math.min(one.least, timeOf(one.run));
      // Nobody waits for what is eight times as long again.
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

/** Is it more than a line? */
export const isSteep = ({ time, memory }: Growth): boolean => time > MOST || memory > MOST;

/** What is wrong, for a person. */
export function steepText({ name, time, memory, milliseconds }: Growth): string {
  const what =
    time > MOST
      ? `time grows with the power ${time.toFixed(2)}`
      : `memory grows with the power ${memory.toFixed(2)}`;
  return `${name}: ${what} of the input, and ${MOST} is the most (the largest size took ${Math.round(milliseconds)} ms). Look for a loop in a loop, indexOf and includes in one, text that is cut or joined in one, and patterns that begin anew at each character.`;
}

/** The slope of the line through the logarithms of costs, each of which is of twice the size of the one before. */
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

/** The bytes that were allocated in a run, those included that were given back: no run needs more at a time. */
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
  // Within one process the answer is there when the call returns.
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
