// A fault of a load snippet as a line, and the false reports of the checkers, each with its reason.
import { readRows } from "../../support/rows.ts";
import type { Fault } from "./blocks.ts";

export const describeFault = ({ block, line, code, message }: Fault): string =>
  `${block.library}, ${block.record}, line ${line}: ${code}: ${message.replace(/\s*\n\s*/g, " | ")}`;

export interface Excuse {
  /** The library's id, or an asterisk for classes that many libraries use. */
  readonly library: string;
  readonly code: string;
  readonly pattern: RegExp;
  readonly reason: string;
  /** Matches its program, if the message is not enough. */
  readonly program: RegExp;
}

interface Excused {
  readonly faults: readonly Fault[];
  readonly needless: readonly Excuse[];
}

export function excused(faults: readonly Fault[], excuses: readonly Excuse[]): Excused {
  const used = new Set<Excuse>();
  const left = faults.filter((fault) => {
    const excuse = excuses.find((candidate) => isFor(candidate, fault));
    if (excuse !== undefined) used.add(excuse);
    return excuse === undefined;
  });
  return { faults: left, needless: excuses.filter((excuse) => !used.has(excuse)) };
}

const isFor = (excuse: Excuse, { block, code, message }: Fault): boolean =>
  [block.library, "*"].includes(excuse.library) &&
  excuse.code === code &&
  excuse.pattern.test(message) &&
  excuse.program.test(block.content);

/** All excuses. An unneeded one is an error. */
export const EXCUSES: readonly Excuse[] = readRows<Readonly<Record<keyof Excuse, string>>>({
  path: "tools/proofs/libraries/excuses.tsv",
  columns: ["library", "code", "pattern", "reason", "program"],
  line: /^(?:[^\t]+\t){4}[^\t]*$/,
}).map((row) => ({
  ...row,
  pattern: new RegExp(row.pattern),
  program: new RegExp(row.program),
}));
