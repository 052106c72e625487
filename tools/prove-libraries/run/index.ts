// The third level: programs are run as they are printed, each with a small model that is made for it.
import type { Shown } from "../blocks.ts";
import { requirementsIn } from "../requirements.ts";
import { type Case, CASES } from "./cases.ts";
import { ensureEnvironment, versionOf } from "./environment.ts";
import { startHub } from "./hub.ts";
import { type Around, runProgram } from "./program.ts";

/** What was run of a library. */
export interface Run {
  readonly records: readonly string[];
  readonly packages: Readonly<Record<string, string>>;
}

/** What was run, and a sentence for each program that failed. */
export interface Ran {
  /** By the library's id; one with a program that failed is not here. */
  readonly runs: ReadonlyMap<string, Run>;
  readonly faults: readonly string[];
}

/** Runs the programs of the cases whose library is shown. */
export async function proveRuns(
  shown: readonly Shown[],
  { keep = false }: { readonly keep?: boolean },
  cases: readonly Case[] = CASES,
): Promise<Ran> {
  const libraries = shown
    .map((one) => ({ one, its: cases.filter(({ library }) => library === one.library.id) }))
    .filter(({ its }) => its.length > 0);
  if (libraries.length === 0) return { runs: new Map(), faults: [] };
  const python = ensureEnvironment();
  const hub = await startHub();
  const runs = new Map<string, Run>();
  const faults: string[] = [];
  try {
    for (const { one, its } of libraries) {
      const found: string[] = [];
      for (const each of its) found.push(...(await runCase(one, each, { python, hub, keep })));
      faults.push(...found);
      if (found.length === 0) runs.set(one.library.id, runOf(one, its));
    }
  } finally {
    await hub.stop();
  }
  return { runs, faults };
}

const programsOf = ({ blocks }: Shown, { record: name }: Case): Shown["blocks"] =>
  blocks.filter(({ record, language }) => record === name && language.id === "python");

async function runCase(shown: Shown, one: Case, around: Around): Promise<readonly string[]> {
  const blocks = programsOf(shown, one);
  const found = blocks.length === 0 ? ["No record of this name has a program."] : [];
  for (const { content } of blocks) found.push(...(await runProgram(content, one, around)));
  return found.map((text) => `${one.record}, run: ${text}`);
}

function runOf(shown: Shown, cases: readonly Case[]): Run {
  const names = cases
    .flatMap((one) => programsOf(shown, one))
    .flatMap(({ install }) => requirementsIn(install.pip).map(({ name }) => name));
  const versions = [...new Set(names)].sort().map((name): [string, string] => {
    const version = versionOf(name);
    if (version === undefined)
      throw new Error(`tools/prove-libraries/run/requirements.txt does not have ${name}.`);
    return [name, version];
  });
  const records = cases.map(({ record }) => record);
  return { records, packages: Object.fromEntries(versions) };
}
