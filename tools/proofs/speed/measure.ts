// Measures CPU time of several functions alternately in one process, so that other programs slow down all of them.

/** Runs one round, and returns the number of units of work. */
export type Side = (round: number) => number;

// As many keys as a prompt has, after which V8 has compiled most functions.
const WARM_UP = 64;
const ROUNDS = 5;

/**
 * How many times as long the second side takes for a unit of work, by the least CPU time over several rounds of `millis`
 * each. Benchmark libraries measure wall time, which other programs affect.
 */
export function ratioOf(ours: Side, other: Side, millis: number = 100): number {
  const sides = [ours, other].map((run) => ({ run, batch: batchOf(run, millis), least: Infinity }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of sides) side.least = Math.min(side.least, timeOf(side.run, side.batch));
  return sides[1]!.least / sides[0]!.least;
}

/** How often a side runs in the time of a round. */
function batchOf(run: Side, millis: number): number {
  for (let at = 0; at < WARM_UP; at += 1) run(at);
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < millis) run(count++);
  return Math.max(count, 1);
}

/** The CPU time of a unit in microseconds. */
function timeOf(run: Side, batch: number): number {
  const start = process.cpuUsage();
  let units = 0;
  for (let at = 0; at < batch; at += 1) units += run(at);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / units;
}
