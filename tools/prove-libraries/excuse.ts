// An excuse takes a fault away that is none, and is needed.
import type { Fault } from "./fault.ts";

/** A kind of fault that is none. */
export interface Excuse {
  /** The library's id, or an asterisk: what is said of classes that programs of many libraries use. */
  readonly library: string;
  /** What the checker calls it. */
  readonly code: string;
  /** What its message is like. */
  readonly says: RegExp;
  readonly reason: string;
  /** What its program is like, where what is said is not enough. */
  readonly program?: RegExp;
}

/** The faults that nothing excuses, and the excuses that excuse none of them. */
export function excused(
  faults: readonly Fault[],
  excuses: readonly Excuse[],
): { readonly faults: readonly Fault[]; readonly needless: readonly Excuse[] } {
  const used = new Set<Excuse>();
  const left = faults.filter((fault) => {
    const excuse = excuses.find((one) => isFor(one, fault));
    if (excuse !== undefined) used.add(excuse);
    return excuse === undefined;
  });
  return { faults: left, needless: excuses.filter((one) => !used.has(one)) };
}

const isFor = (one: Excuse, { block, code, message }: Fault): boolean =>
  [block.library, "*"].includes(one.library) &&
  one.code === code &&
  one.says.test(message) &&
  (one.program?.test(block.content) ?? true);
