// Segments of consecutive rows of one kind; long equal segments are folded except next to a change.
import type { Row } from "./lines.ts";

/** Consecutive rows of one kind. */
export interface Segment {
  readonly kind: Row["kind"];
  readonly rows: readonly Row[];
  readonly isFolded: boolean;
}

/** The number of equal lines that are shown. */
const MOST_ALIKE = 6;
/** In longer segments, the number of lines next to a change that are shown. */
const NEXT_TO = 2;

/** The segments of a diff, in order. */
export function segmentsOf(rows: readonly Row[]): readonly Segment[] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last?.[0]?.kind === row.kind) last.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run, at): readonly Segment[] => {
    const { kind } = run[0]!;
    if (kind !== "same" || run.length <= MOST_ALIKE) return [{ kind, rows: run, isFolded: false }];
    const from = at === 0 ? 0 : NEXT_TO;
    const to = run.length - (at === runs.length - 1 ? 0 : NEXT_TO);
    return [
      { kind, rows: run.slice(0, from), isFolded: false },
      { kind, rows: run.slice(from, to), isFolded: true },
      { kind, rows: run.slice(to), isFolded: false },
    ].filter((stretch) => stretch.rows.length > 0);
  });
}
