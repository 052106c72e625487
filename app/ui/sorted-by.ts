// The order of the rows of a sortable table.

interface Sortable {
  /** The number of each column, if it has one. */
  readonly numbers?: readonly (number | undefined)[];
}

/** The rows by the numbers of a column; those without a number are last in both directions. */
export const sortedBy = <R extends Sortable>(
  rows: readonly R[],
  column: number,
  isDescending: boolean,
): readonly R[] =>
  rows.toSorted(({ numbers: left }, { numbers: right }) => {
    const [a, b] = [left?.[column], right?.[column]];
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined);
    return isDescending ? b - a : a - b;
  });
