// The second level: what a block in Python imports is there, has what is taken from it, and takes what it is given.
import type { Fault } from "./fault.ts";
import { checkPython, type Said } from "./python.ts";
import type { Sourced } from "./sources.ts";

// Types that are worked out of sources without any are often too narrow, so a wrong type of an argument says little.
const COUNTED: ReadonlySet<string> = new Set([
  "syntax",
  "reportAttributeAccessIssue",
  "reportCallIssue",
  "reportMissingImports",
  "reportPossiblyUnbound",
  "reportUndefinedVariable",
]);

// What an operator takes is a matter of types alone.
const OPERATOR = /^No overloads for "__\w+__"/;
const MODULE = /^Import "([\w.]+)"/;

/** Checks blocks, those that see the same packages together. */
export async function checkTypes(
  sourced: readonly Sourced[],
  jobs: number,
  told: (done: number, all: number) => void = () => {},
): Promise<readonly Fault[]> {
  const groups = new Map<string, Sourced[]>();
  for (const one of sourced.filter(({ block }) => block.language.id === "python")) {
    const key = JSON.stringify([one.block.library, one.roots]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const waiting = [...groups.values()];
  const faults: Fault[] = sourced.flatMap((one) => one.faults);
  let done = 0;
  const work = async (): Promise<void> => {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
      const programs = group.map(({ block }) => block.content);
      const said = await checkPython(programs, group[0]!.roots);
      for (const one of said) faults.push(...faultOf(group[one.at]!, one));
      told((done += 1), groups.size);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return faults;
}

function faultOf({ block, missing, faults }: Sourced, said: Said): readonly Fault[] {
  const { line, code, message } = said;
  if (!COUNTED.has(code) || OPERATOR.test(message)) return [];
  const module = MODULE.exec(message)?.[1];
  const isKnown =
    missing.some(({ what }) => `${module}.`.startsWith(`${what}.`)) ||
    faults.some((one) => one.line === line);
  if (code === "reportMissingImports" && isKnown) return [];
  return [{ block, level: code === "syntax" ? "parsed" : "typed", line, code, message }];
}
