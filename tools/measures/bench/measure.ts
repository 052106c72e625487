// Measures CPU time of several functions alternately in one process, so that other programs slow down all of them.
import { medianOf } from "../figures.ts";

/** CPU time of one unit of work in microseconds, over all rounds. */
export interface Timed {
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** Runs one round, and returns the number of units of work. */
export type Side = (round: number) => number;

// Benchmark libraries measure wall time, which other programs affect.
const ROUNDS = 9;
// As many keys as a prompt has, after which V8 has compiled most functions.
const WARM_UP = 64;

/** Runs the sides alternately, each for a number of milliseconds per round, and returns the time of one unit of each. */
export function alternate(
  sides: readonly Side[],
  millis: number = 10,
  rounds: number = ROUNDS,
): readonly Timed[] {
  const times = sides.map((): number[] => []);
  const batches = sides.map((run) => {
    for (let at = 0; at < WARM_UP; at += 1) run(at);
    const start = performance.now();
    let count = 0;
    while (performance.now() - start < millis) run(count++);
    return Math.max(count, 1);
  });
  for (let round = 0; round < rounds; round += 1) {
    sides.forEach((run, side) => {
      let units = 0;
      const spent = cpu(() => {
        for (let at = 0; at < batches[side]!; at += 1) units += run(at);
      });
      times[side]!.push(spent / units);
    });
  }
  return times.map(spreadOf);
}

/** The CPU time of a call in microseconds. */
export function cpu(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

export const spreadOf = (values: readonly number[]): Timed => ({
  least: Math.min(...values),
  median: medianOf(values),
  most: Math.max(...values),
});

export const times = (value: number): string => `${value.toFixed(1)} ×`;
export const micros = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} µs`;
