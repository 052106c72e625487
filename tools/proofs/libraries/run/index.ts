// The third level: programs are run, each with a small model that is created for it.
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { errorText } from "#core/base/issue";
import { inDirectory } from "#plugins/kit/testing/inspect/child";
import type { Ended } from "../../../support/process.ts";
import { type Environment, ensurePython, versionsIn } from "../../../support/setup.ts";
import type { Shown } from "../blocks.ts";
import { CACHE, requirementsIn } from "../packages.ts";
import { type Case, type Cases, LIGHT, OLDER, TORCH } from "./cases.ts";
import { type Expected, judge, lastOf, makeModel, runCommand, userIn } from "./command.ts";
import { type Hub, startHub } from "./hub.ts";

export interface Run {
  readonly records: readonly string[];
  readonly packages: Readonly<Record<string, string>>;
}

/** The results, and a sentence for each program that failed. */
export interface Ran {
  /** By the library's id, without those that failed. */
  readonly runs: ReadonlyMap<string, Run>;
  readonly faults: readonly string[];
}

export async function proveRuns(shown: readonly Shown[]): Promise<Ran> {
  const hub = await startHub();
  const runs = new Map<string, Run>();
  const faults: string[] = [];
  try {
    for (const environment of ENVIRONMENTS)
      for (const entry of shown) {
        const { id } = entry.library;
        const cases = environment.cases[id];
        if (cases === undefined) continue;
        const found = await runCases(entry, cases, await ensurePython(environment), hub);
        faults.push(...found);
        if (found.length === 0) runs.set(id, runOf(entry, cases, environment));
      }
  } finally {
    await hub.stop();
  }
  return { runs, faults };
}

/** Runs the programs of a library, and returns the problems. */
async function runCases(
  shown: Shown,
  cases: readonly Case[],
  python: string,
  hub: Hub,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const testCase of cases) {
    const record = recordOf(shown, testCase);
    const programs = programsOf(shown, record);
    if (programs.length === 0) faults.push(`${record}, run: No record of this name has a program.`);
    for (const { content } of programs) {
      const found = await runProgram(content, testCase, python, hub).catch((error: unknown) => [
        errorText(error),
      ]);
      faults.push(...found.map((text) => `${record}, run: ${text}`));
    }
  }
  return faults;
}

const recordOf = ({ library }: Shown, [record]: Case): string => `${library.id}: ${record}`;

export const programsOf = ({ blocks }: Shown, name: string): Shown["blocks"] =>
  blocks.filter(({ record, language }) => record === name && language.id === "python");

function runOf(shown: Shown, cases: readonly Case[], environment: RunEnvironment): Run {
  const records = cases.map((testCase) => recordOf(shown, testCase));
  const names = records
    .flatMap((record) => programsOf(shown, record))
    .flatMap(({ install }) => requirementsIn(install.pip).map(({ name }) => name));
  const pinned = versionsIn(environment);
  const versions = [...new Set(names)].sort().map((name): [string, string] => {
    const version = pinned.get(name);
    if (version === undefined)
      throw new Error(`${environment.requirements} does not have ${name}.`);
    return [name, version];
  });
  return { records, packages: Object.fromEntries(versions) };
}

/** Makes the model of a case, runs a program with it, and returns the problems. */
async function runProgram(
  content: string,
  [, model, prints]: Case,
  python: string,
  hub: Hub,
): Promise<readonly string[]> {
  return inDirectory(async (folder) => {
    const repository = join(folder, "model");
    await mkdir(repository);
    const [script = "", ...task] = model.split(" ");
    await makeModel(python, script, [repository, ...task], folder);
    await hub.serve(repository);
    const env = await userIn(folder, "home", hub);
    await writeFile(join(folder, "work/program.py"), content);
    const expected = { prints, seconds: 180 };
    const result = await runCommand(`exec '${python}' program.py`, env, expected);
    const faults = judgeProgram(result, expected);
    if (faults.length === 0) return faults;
    return [...faults, `Unknown files requested from the Hub: ${hub.unknown.join(", ") || "none"}`];
  });
}

/** An exception that a program catches appears only as a warning. */
export function judgeProgram(result: Ended, expected: Expected): readonly string[] {
  const hidesError =
    result.code === 0 && /^Traceback \(most recent call last\)/m.test(result.errors);
  return [
    ...(hidesError ? [`It continues after an error: ${lastOf(result)}`] : []),
    ...judge("python program.py", expected, result),
  ];
}

/** Packages that are installed together, and the programs that run with them. */
interface RunEnvironment extends Environment {
  readonly cases: Cases;
}

const environment = (name: string, cases: Cases): RunEnvironment => ({
  folder: resolve(CACHE, "run", name),
  requirements: fileURLToPath(new URL(`${name}.txt`, import.meta.url)),
  cases,
});

/** The environments, each with its cases. A library is in one of them. */
export const ENVIRONMENTS: readonly RunEnvironment[] = [
  environment("torch", TORCH),
  environment("older", OLDER),
  environment("light", LIGHT),
];
