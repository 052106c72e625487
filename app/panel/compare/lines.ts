// A line diff of two texts: segments of equal, removed and added lines.
import { diffArrays } from "diff/lib/diff/array.js";

/** A line, and its number in each of the texts that have it. */
export interface Row {
  readonly text: string;
  readonly before?: number;
  readonly after?: number;
}

/** Consecutive lines of one kind. */
export interface Segment {
  readonly kind: "same" | "gone" | "new";
  readonly rows: readonly Row[];
  readonly isFolded: boolean;
}

// The time is quadratic in the differences, and nobody reads a longer diff.
const MOST = 2000;

/** The number of equal lines that are shown. */
const MOST_ALIKE = 6;
/** In longer segments, the number of lines next to a change that are shown. */
const NEXT_TO = 2;

/** The segments in order; in each change, removed lines come before added ones. */
export function segmentsOf(before: string, after: string): readonly Segment[] {
  const left = before.split("\n");
  const right = after.split("\n");
  const changes = diffArrays(left, right, { maxEditLength: MOST }) ?? [
    { removed: true, added: false, value: left },
    { removed: false, added: true, value: right },
  ];
  let [inLeft, inRight] = [0, 0];
  return changes.flatMap(({ removed, added, value }, at): readonly Segment[] => {
    const rows = value.map((text) => ({
      text,
      ...(added ? {} : { before: (inLeft += 1) }),
      ...(removed ? {} : { after: (inRight += 1) }),
    }));
    if (removed) return [{ kind: "gone", rows, isFolded: false }];
    if (added) return [{ kind: "new", rows, isFolded: false }];
    const from = at === 0 ? 0 : NEXT_TO;
    const to = rows.length - (at === changes.length - 1 ? 0 : NEXT_TO);
    const parts: readonly Segment[] =
      rows.length <= MOST_ALIKE
        ? [{ kind: "same", rows, isFolded: false }]
        : [
            { kind: "same", rows: rows.slice(0, from), isFolded: false },
            { kind: "same", rows: rows.slice(from, to), isFolded: true },
            { kind: "same", rows: rows.slice(to), isFolded: false },
          ];
    return parts.filter((part) => part.rows.length > 0);
  });
}
