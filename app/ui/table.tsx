// A table with headers; it scrolls sideways if it is wider than the page.
import type { ReactNode } from "react";
import { Scroller } from "../routing/scroller.tsx";
import "./table.css";

interface Props<T> {
  readonly label: string;
  /** The title of each column, and its cell in a row; the first column has the headers of the rows. */
  readonly columns: readonly (readonly [title: string, cell: (row: T) => ReactNode])[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
}

/** The table. */
export function Table<T>({ label, columns, rows, keyOf }: Props<T>): ReactNode {
  if (rows.length === 0) return <p className="empty">Nothing found.</p>;
  return (
    <Scroller label={label} className="report">
      <table>
        <caption className="unseen">{label}</caption>
        <thead>
          <tr>
            {columns.map(([title]) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(([title, cell], at) =>
                at === 0 ? (
                  <th key={title} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={title}>{cell(row)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
