// A table in a frame. Columns with numbers have a button that sorts the rows.
import { type ReactNode, useRef, useState } from "react";
import { useOverflow } from "./use-overflow.ts";
import "./table.css";

/** A row: its header, if it has one, and its other cells. */
export interface TableRow {
  readonly key: string;
  readonly isCurrent?: boolean;
  readonly name?: ReactNode;
  readonly cells: readonly ReactNode[];
  /** The number of each column of the head, by which the rows can be sorted. */
  readonly numbers?: readonly (number | undefined)[];
}

interface TableProps {
  readonly label: string;
  /** A visible caption, instead of the label. */
  readonly caption?: ReactNode;
  readonly head: readonly ReactNode[];
  readonly rows: readonly TableRow[];
  readonly className?: string;
}

/**
 * A table, which scrolls horizontally if it is too wide; then its frame is focusable. At first, the rows are sorted by the
 * first column with numbers.
 */
export function Table({ label, caption, head, rows, className = "" }: TableProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const reachable = useOverflow(frame)
    ? { tabIndex: 0, role: "region", "aria-label": `${label}, scrollable table` }
    : {};
  const hasNumbers = (at: number): boolean =>
    rows.some(({ numbers }) => numbers?.[at] !== undefined);
  const [sort, setSort] = useState<Sort>(() => ({
    at: head.findIndex((_, at) => hasNumbers(at)),
    direction: "ascending",
  }));
  return (
    <div className={`box scroller ${className}`} ref={frame} {...reachable}>
      <table>
        <caption className={caption === undefined ? "unseen" : undefined}>
          {caption ?? label}
        </caption>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col" aria-sort={at === sort.at ? sort.direction : undefined}>
                {hasNumbers(at) ? (
                  <button type="button" onClick={() => setSort(next(sort, at))}>
                    {cell}
                  </button>
                ) : (
                  cell
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortedBy(rows, sort.at, sort.direction === "descending").map(
            ({ key, isCurrent, name, cells }) => (
              <tr key={key} data-current={isCurrent || undefined}>
                {name !== undefined && <th scope="row">{name}</th>}
                {cells.map((cell, at) => (
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

interface Sort {
  readonly at: number;
  readonly direction: "ascending" | "descending";
}

const next = (sort: Sort, at: number): Sort => ({
  at,
  direction: sort.at === at && sort.direction === "ascending" ? "descending" : "ascending",
});

/** The rows by the numbers of a column; those without a number are last in both directions. */
export const sortedBy = <R extends Pick<TableRow, "numbers">>(
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
