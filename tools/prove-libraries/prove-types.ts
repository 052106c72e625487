// Both levels that run nothing: sources are found, programs held against them, and each library is judged.
import type { Shown } from "./blocks.ts";
import { type Excuse, excused } from "./excuse.ts";
import { EXCUSES } from "./excuses.ts";
import type { Fault } from "./fault.ts";
import { checkScripts } from "./javascript.ts";
import { judge, type Proof } from "./judge.ts";
import type { Asking } from "./registry.ts";
import { sourcesFor } from "./sources.ts";
import { checkTypes } from "./types.ts";

/** What was found without running anything. */
export interface Typed {
  readonly faults: readonly Fault[];
  readonly needless: readonly Excuse[];
  readonly proofs: ReadonlyMap<string, Proof>;
}

/** Holds libraries against the packages as they are published; `inspected` is what their parsers said. */
export async function proveTypes(
  shown: readonly Shown[],
  inspected: readonly Fault[],
  asking: Asking,
): Promise<Typed> {
  const blocks = shown.flatMap((one) => one.blocks);
  const sourced = await sourcesFor(blocks, asking);
  const scripts = await checkScripts(blocks, asking);
  const told = (done: number, all: number): void => {
    if (done % 20 === 0 || done === all)
      console.log(`${done} of ${all} sets of packages are typed.`);
  };
  const typed = await checkTypes(sourced, asking.jobs, told);
  const { faults, needless } = excused([...inspected, ...typed, ...scripts.faults], EXCUSES);
  const all = [...sourced, ...scripts.sourced];
  const proofs = shown.map((one): [string, Proof] => [one.library.id, judge(one, all, faults)]);
  const isShown = ({ library: id }: Excuse): boolean =>
    shown.some(({ library }) => library.id === id);
  return { faults, needless: needless.filter(isShown), proofs: new Map(proofs) };
}
