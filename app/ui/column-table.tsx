// A table of a report: columns with functions for their cells, the first rows, and a message if there are none.
import type { ReactNode } from "react";
import { useFirst } from "./page-parts.tsx";
import { Table } from "./table.tsx";

interface Props<T> {
  readonly label: string;
  /** The title of each column, and its cell in a row; the first column has the headers of the rows. */
  readonly columns: readonly (readonly [title: string, cell: (row: T) => ReactNode])[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
}

/** The table. */
export function ColumnTable<T>({ label, columns, rows, keyOf }: Props<T>): ReactNode {
  const [first, more] = useFirst(rows);
  if (rows.length === 0) return <p className="empty">Nothing found.</p>;
  const drawn = first.map((row) => {
    const [name, ...cells] = columns.map(([, cell]) => cell(row));
    return { key: keyOf(row), name, cells };
  });
  const head = columns.map(([title]) => title);
  return (
    <>
      <Table label={label} className="report" head={head} rows={drawn} />
      {more}
    </>
  );
}
