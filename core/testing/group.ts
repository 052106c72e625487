// Grouping: findings with the same cause are one fault, shown with its simplest example.
import { truncate } from "../base/describe.ts";
import type { Finding } from "./check.ts";

/** One finding for each cause; `where` has the number of cases and an example. @internal */
export function grouped(findings: readonly Finding[], cases: string): readonly Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { cause = finding.message } = finding;
    const group = groups.get(cause);
    if (group === undefined) groups.set(cause, [finding]);
    else group.push(finding);
  }
  return [...groups.values()].map((group) => {
    const { message, program, where, string } = group.reduce((best, one) =>
      compare(rank(one), rank(best)) < 0 ? one : best,
    );
    const count = new Set(group.map((one) => one.where)).size;
    return {
      message,
      ...(where === undefined
        ? {}
        : { where: count === 1 ? where : `in ${count} ${cases}, e.g. ${where}` }),
      ...(string === undefined ? {} : { string }),
      ...(program === undefined ? {} : { program }),
    };
  });
}

/** A string for people: the simplest of several comes first, and long strings are abbreviated. @internal */
export function shown(string: string): string {
  return JSON.stringify(truncate(string, 40));
}

// Readable strings come before unreadable ones, short before long.
function rank({ string = "", program = "" }: Finding): readonly number[] {
  return [/^[ -~]*$/.test(string) ? 0 : 1, string.length, program.length];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((one, index) => one !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
