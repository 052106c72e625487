// Two sides by turns in one process: what the machine does meanwhile, it does to both.

/** The CPU time of one unit of work, in microseconds: the median of the rounds, and their spread. */
export interface Timed {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** A side: does its work for the round of this number, and says how many units that were. */
export type Side = (round: number) => number;

/** Runs the sides by turns, warm, each as long as `millis` a round, and gives the time of one unit for each. */
export function alternate(
  sides: readonly Side[],
  { rounds, millis }: { readonly rounds: number; readonly millis: number },
): readonly Timed[] {
  const times = sides.map((): number[] => []);
  // As often as fills a round, found out while warming up.
  const batches = sides.map((run) => {
    const start = performance.now();
    let times = 0;
    while (performance.now() - start < millis) run(times++);
    return Math.max(times, 1);
  });
  for (let round = -2; round < rounds; round += 1) {
    sides.forEach((run, side) => {
      let units = 0;
      // Not the clock, of which other programs take their share.
      const start = process.cpuUsage();
      for (let at = 0; at < batches[side]!; at += 1) units += run(at);
      const { user, system } = process.cpuUsage(start);
      if (round >= 0) times[side]!.push((user + system) / units);
    });
  }
  return times.map(timed);
}

const timed = (numbers: readonly number[]): Timed => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return { median: medianOf(sorted), least: sorted[0]!, most: sorted.at(-1)! };
};

/** The middle of numbers, the upper one of two. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
