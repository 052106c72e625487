// The counts of a step for the totals: tests by number, everything else as one.
import { stripVTControlCharacters } from "node:util";

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly note?: string;
}

export function countOne(code: number): Count {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

export function countTests(code: number, report: string | undefined): Count {
  if (report === undefined) return { passed: 0, failed: 1, note: "It wrote no report." };
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(report) as Report;
  return suspicious(code, { passed, failed });
}

export function countProofs(code: number, output: string): Count {
  const last = stripVTControlCharacters(output).trimEnd().split("\n").at(-1)!;
  const match =
    /^prove: \d+ offered, (?:(\d+) proven before, )?\d+ run, (\d+) passed, (\d+) failed$/.exec(
      last,
    );
  if (match === null) return { passed: 0, failed: 1, note: "Its last line has no figures." };
  const [before = 0, passed = 0, failed = 0] = match.slice(1).map((count) => Number(count ?? 0));
  return suspicious(code, { passed, failed }, before);
}

// A run has failed if its exit code is not 0, such as for a file that does not load, or if nothing ran.
function suspicious(code: number, count: Count, before = 0): Count {
  if (count.failed > 0) return count;
  if (code !== 0) return { ...count, failed: 1, note: `It ended with code ${code}.` };
  return count.passed + before > 0 ? count : { passed: 0, failed: 1, note: "Nothing ran." };
}
