// A line diff of two texts: equal, removed and added lines.
import { diffArrays } from "diff/lib/diff/array.js";

/** A line, and its number in each of the texts that have it. */
export interface Row {
  readonly kind: "same" | "gone" | "new";
  readonly text: string;
  readonly before?: number;
  readonly after?: number;
}

// The time is quadratic in the differences, and nobody reads a longer diff.
const MOST = 2000;

/** The lines of both texts in order; in each change, removed lines come before added ones. */
export function linesOf(before: string, after: string): readonly Row[] {
  const left = before.split("\n");
  const right = after.split("\n");
  const changes = diffArrays(left, right, { maxEditLength: MOST }) ?? [
    { removed: true, added: false, value: left },
    { removed: false, added: true, value: right },
  ];
  const rows: Row[] = [];
  let [inLeft, inRight] = [0, 0];
  for (const { removed, added, value } of changes) {
    for (const text of value) {
      if (removed) rows.push({ kind: "gone", text, before: (inLeft += 1) });
      else if (added) rows.push({ kind: "new", text, after: (inRight += 1) });
      else rows.push({ kind: "same", text, before: (inLeft += 1), after: (inRight += 1) });
    }
  }
  return rows;
}
