// Elsewhere: work is done as if at another time, on another machine, under another user, and without a way out.
import { closedPatches, machinePatches } from "./machine.ts";
import { withPatches } from "./patch.ts";
import type { Surrounding } from "./reach.ts";
import { chancePatches, clockPatches } from "./time.ts";

/** What was reached for since the last time that somebody asked. @internal */
export type Reached = () => readonly { readonly what: Surrounding; readonly by: string }[];

/**
 * Does synchronous work elsewhere. What took hold of a function before, such as `const { now } = Date` at the top of a
 * module, is not seen.
 * @internal
 */
export function elsewhere<T>(work: (reached: Reached) => T): T {
  const found = new Map<string, { readonly what: Surrounding; readonly by: string }>();
  const note = (what: Surrounding, by: string): void => void found.set(by, { what, by });
  const reached: Reached = () => {
    const all = [...found.values()];
    found.clear();
    return all;
  };
  const patches = [clockPatches, chancePatches, machinePatches, closedPatches].flatMap((make) =>
    make(note),
  );
  return withPatches(patches, () => {
    // Node itself looked at what was put there.
    found.clear();
    return work(reached);
  });
}
