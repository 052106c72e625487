// Committed tables: one line a row, sorted by id if they have one, with tabs between the cells.
import { readFileSync, writeFileSync } from "node:fs";

export interface Table<R extends object> {
  readonly path: string;
  readonly columns: readonly (keyof R & string)[];
  /** Matches a valid line. */
  readonly line: RegExp;
}

/** Parses rows. Throws if a line is not one, or if an id has two. */
export function parseRows<R extends object>(
  text: string,
  { columns, line: valid }: Table<R>,
): readonly R[] {
  const [header, ...lines] = text.replace(/\n$/, "").split("\n");
  if (header !== columns.join("\t"))
    throw new TypeError(`The first line must be ${columns.join()}`);
  const ids = new Set<string>();
  return lines.map((line) => {
    if (!valid.test(line)) throw new TypeError(`Not a row: ${line}`);
    const cells = line.split("\t");
    const row: { readonly id?: string } = Object.fromEntries(
      columns.map((column, at) => [column, cells[at]]),
    );
    const { id } = row;
    if (id !== undefined && ids.has(id)) throw new TypeError(`${id} has two rows`);
    if (id !== undefined) ids.add(id);
    return row as R;
  });
}

export const readRows = <R extends object>(table: Table<R>): readonly R[] =>
  parseRows(readFileSync(table.path, "utf8"), table);

export function writeRows<R extends { readonly id: string }>(
  { path, columns }: Table<R>,
  rows: readonly R[],
): void {
  const sorted = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const lines = sorted.map((row) => columns.map((column) => row[column]).join("\t"));
  writeFileSync(path, `${[columns.join("\t"), ...lines].join("\n")}\n`);
}
