// How a hub grows with its plugins: time and memory for each of 270, 2,700 and 27,000, and what one more costs by `with`.
import { withBundle } from "./bundled-run.ts";
import type { Told } from "./hub-run.ts";

/** The numbers of plugins: as many as the Hub has libraries, ten times and a hundred times as many. */
export const COUNTS: readonly number[] = [270, 2700, 27_000];

/** How far the figure of each plugin may be from that of the smallest hub, as a share of it. */
export const FLAT = 0.3;

/** What a hub of so many plugins costs. */
export interface HubFigures extends Required<Told> {
  readonly count: number;
}

/** Measures hubs of each size; each figure comes from a process of its own, of a bundled build. */
export async function hubFigures(
  counts: readonly number[] = COUNTS,
): Promise<readonly HubFigures[]> {
  return withBundle("hub-run.ts", (run) => {
    const told = (what: string, count: number): Told => JSON.parse(run(what, `${count}`)) as Told;
    return counts.map(
      (count) =>
        ({
          count,
          ...told("time", count),
          ...told("memory", count),
          ...told("with", count),
        }) as HubFigures,
    );
  });
}

/** Says where a figure is not flat; nothing where all are. */
export function notFlat(figures: readonly HubFigures[]): readonly string[] {
  const [first, ...others] = figures;
  if (first === undefined) return [];
  return others.flatMap(({ count, ...more }) =>
    (["microsEach", "bytesEach"] as const)
      .filter((what) => more[what] > first[what] * (1 + FLAT))
      .map(
        (what) =>
          `${what} of ${count} plugins is ${(more[what] / first[what]).toFixed(2)} times that of ${first.count}, of at most ${1 + FLAT}.`,
      ),
  );
}

if (process.argv[1] === import.meta.filename) {
  const figures = await hubFigures();
  for (const { count, microsEach, bytesEach, microsOfWith, microsOfList, bytesOfWith } of figures) {
    const one = Object.entries(microsOfWith).map(
      ([kind, micros]) => `${kind} ${micros.toFixed(0)}`,
    );
    console.log(
      `${String(count).padStart(6)} plugins: ${microsEach.toFixed(1)} µs and ${bytesEach.toFixed(0)} bytes each; with one more, in µs: ${one.join(", ")}, library and list ${microsOfList.toFixed(0)}; and ${(bytesOfWith / 1000).toFixed(1)} kB`,
    );
  }
  const faults = notFlat(figures);
  for (const fault of faults) console.log(`FAILED  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
