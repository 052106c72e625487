// The third level: programs are run, each with a small model that is created for it.
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { environmentOf } from "#plugins/kit/testing/running/run/environment";
import { inDirectory } from "#plugins/kit/testing/inspect/child";
import { type Ended, ended } from "../../../support/process.ts";
import { ensurePython } from "../../../support/setup.ts";
import type { Shown } from "../blocks.ts";
import { CACHE, canonical, requirementsIn } from "../packages.ts";
import { type Case, LIGHT, OLDER, TORCH } from "./cases.ts";
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
    for (const environment of ENVIRONMENTS) {
      for (const entry of shown) {
        const cases = environment.cases.filter(({ library }) => library === entry.library.id);
        if (cases.length === 0) continue;
        const python = await pythonOf(environment);
        const before = faults.length;
        for (const each of cases) {
          const programs = programsOf(entry, each);
          if (programs.length === 0)
            faults.push(`${each.record}, run: No record of this name has a program.`);
          for (const { content } of programs) {
            const messages = await runProgram(content, each, python, hub);
            faults.push(...messages.map((text) => `${each.record}, run: ${text}`));
          }
        }
        if (faults.length === before) runs.set(entry.library.id, runOf(entry, cases, environment));
      }
    }
  } finally {
    await hub.stop();
  }
  return { runs, faults };
}

export const programsOf = (
  { blocks }: Shown,
  { record: name }: Pick<Case, "record">,
): Shown["blocks"] =>
  blocks.filter(({ record, language }) => record === name && language.id === "python");

function runOf(shown: Shown, cases: readonly Case[], environment: Environment): Run {
  const names = cases
    .flatMap((testCase) => programsOf(shown, testCase))
    .flatMap(({ install }) => requirementsIn(install.pip).map(({ name }) => name));
  const versions = [...new Set(names)].sort().map((name): [string, string] => {
    const version = versionOf(environment, name);
    if (version === undefined)
      throw new Error(`tools/proofs/libraries/run/${environment.name}.txt does not have ${name}.`);
    return [name, version];
  });
  const records = cases.map(({ record }) => record);
  return { records, packages: Object.fromEntries(versions) };
}

const ALONE = { isBare: true, timeout: 180_000 };

/** Creates the model of a case, runs a program with it, and returns the problems. */
async function runProgram(
  content: string,
  { model, prints }: Case,
  python: string,
  hub: Hub,
): Promise<readonly string[]> {
  return inDirectory(async (folder) => {
    const inside = (name: string): string => join(folder, name);
    for (const name of ["model", "home", "work"]) await mkdir(inside(name));
    await writeFile(inside("ca.pem"), hub.certificate);
    await writeFile(inside("work/program.py"), content);
    const [script = "", ...task] = model.split(" ");
    const maker = fileURLToPath(new URL(`models/${script}`, import.meta.url));
    const variables = (proxy: string): Record<string, string> => ({
      ...environmentOf({ tools: folder, proxy }, inside("home")),
      PYTHONDONTWRITEBYTECODE: "1",
    });
    const creation = await ended(python, [maker, inside("model"), ...task], {
      cwd: dirname(maker),
      // The script that creates a model has no network access.
      env: variables("http://127.0.0.1:9"),
      ...ALONE,
    });
    if (creation.code !== 0)
      return [`Its model could not be created: ${creation.errors.slice(-1500)}`];
    await hub.serve(inside("model"));
    const running = { cwd: inside("work"), env: variables(hub.url), ...ALONE };
    const messages = judgeRun(await ended(python, ["program.py"], running), prints);
    if (messages.length === 0) return messages;
    return [
      ...messages,
      `Unknown files requested from the Hub: ${hub.unknown.join(", ") || "none"}`,
    ];
  });
}

const LAST = 1500;

export function judgeRun({ code, out, errors }: Ended, prints: RegExp): readonly string[] {
  if (code !== 0) return [`It ended with ${code ?? "no code"}: ${errors.slice(-LAST)}`];
  // An exception that a program catches appears only as a warning.
  const traced = /^Traceback \(most recent call last\)/m.test(errors)
    ? [`It continues after an error: ${errors.slice(-LAST)}`]
    : [];
  const printed = prints.test(out)
    ? []
    : [`It does not print ${String(prints)}. Its output: ${out.slice(-LAST)}`];
  return [...traced, ...printed];
}

/** The environments, each with its cases and the file of its packages. A library is in one of them. */
export const ENVIRONMENTS: readonly Environment[] = [
  { name: "torch", cases: TORCH },
  { name: "older", cases: OLDER },
  { name: "light", cases: LIGHT },
];

/** Packages that are installed together, and the programs that run with them. */
export interface Environment {
  /** The name of its requirements: `torch.txt`. */
  readonly name: string;
  readonly cases: readonly Case[];
}

const pythonOf = ({ name }: Environment): Promise<string> =>
  ensurePython({
    folder: resolve(CACHE, "run", name),
    requirements: fileURLToPath(new URL(`${name}.txt`, import.meta.url)),
  });

export function versionOf(environment: Environment, name: string): string | undefined {
  const requirements = readFileSync(new URL(`${environment.name}.txt`, import.meta.url), "utf8");
  for (const line of requirements.split("\n")) {
    const [, packageName = "", version] = /^([\w.-]+)==(\S+)$/.exec(line) ?? [];
    if (canonical(packageName) === name) return version;
  }
  return undefined;
}
