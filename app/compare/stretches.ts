// Rows of one kind that stand together; long stretches that are alike are folded but for what is next to a change.
import type { Row } from "./lines.ts";

/** Rows of one kind, one behind the other. */
export interface Stretch {
  readonly kind: Row["kind"];
  readonly rows: readonly Row[];
  readonly isFolded: boolean;
}

/** So many lines that are alike are shown. */
const MOST_ALIKE = 6;
/** Of more, so many next to a change, which show where it is. */
const NEXT_TO = 2;

/** The stretches of a comparison, in order. */
export function stretchesOf(rows: readonly Row[]): readonly Stretch[] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last?.[0]?.kind === row.kind) last.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run, at): readonly Stretch[] => {
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
