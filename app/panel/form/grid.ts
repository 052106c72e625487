// A table as a grid of strings: the typed cells, and the values with the types of the sample.
import type { Value, ValueObject } from "hubsmith/code";
import { cellsIn, writtenCells } from "./csv.ts";
import { numberFrom } from "./scalar.ts";

/** Headers and rows; each row has a cell for each header, and there is at least one of both. */
export interface Grid {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The maximum number of rows. */
export const MOST_ROWS = 50;
/** The maximum number of columns. */
export const MOST_COLUMNS = 20;

/** The grid of a table by columns; `undefined` if it is invalid, or too large to edit. */
export function gridOf(value: Value): Grid | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const columns = Object.keys(value);
  const cells = Object.values(value).map(scalarsIn);
  const height = cells[0]?.length ?? 0;
  if (cells.some((column) => column?.length !== height)) return undefined;
  const rows = Array.from({ length: height }, (_, row) =>
    cells.map((column) => String(column![row] ?? "")),
  );
  return fitting({ columns, rows });
}

/** The grid in a URL as comma-separated values; `undefined` if it is invalid. */
export function gridFrom(text: string): Grid | undefined {
  const [columns = [], ...lines] = cellsIn(text);
  return fitting({ columns, rows: lines.map((line) => columns.map((_, at) => line[at] ?? "")) });
}

/** The grid as comma-separated values. */
export const writtenGrid = ({ columns, rows }: Grid): string => writtenCells([columns, ...rows]);

/**
 * The table by columns. A column has numbers if the sample's column of that name does, and strings if all its columns
 * do.
 */
export function tableOf(grid: Grid, sample: Value): ValueObject {
  const columns = new Map<string, Value>(Object.entries(sample ?? {}));
  const read = (name: string): ((cell: string) => Value) => {
    const known = columns.has(name) ? [columns.get(name)!] : [...columns.values()];
    return known.flat().every((cell) => typeof cell === "string") ? (cell) => cell : scalarIn;
  };
  return Object.fromEntries(
    namesOf(grid).map((name, at) => [
      name,
      grid.rows.map((row) => read(grid.columns[at]!)(row[at]!)),
    ]),
  );
}

/** The names of the columns; duplicates get a number. */
export function namesOf({ columns }: Grid): readonly string[] {
  const taken = new Set<string>();
  const all = new Set(columns);
  return columns.map((column) => {
    let name = column;
    for (let count = 2; taken.has(name); count += 1) {
      const next = `${column} ${count}`;
      if (!all.has(next)) name = next;
    }
    taken.add(name);
    return name;
  });
}

/** Changes the text of a cell. */
export const withCell = (
  { columns, rows }: Grid,
  row: number,
  column: number,
  text: string,
): Grid => ({
  columns,
  rows: rows.map((cells, at) => (at === row ? replaced(cells, column, text) : cells)),
});

/** Changes the name of a column. */
export const withName = ({ columns, rows }: Grid, column: number, name: string): Grid => ({
  columns: replaced(columns, column, name),
  rows,
});

/** Adds an empty row. */
export const withRow = ({ columns, rows }: Grid): Grid => ({
  columns,
  rows: [...rows, columns.map(() => "")],
});

/** Removes a row. */
export const withoutRow = ({ columns, rows }: Grid, row: number): Grid => ({
  columns,
  rows: without(rows, row),
});

/** Adds an empty column, with an unused name. */
export function withColumn({ columns, rows }: Grid): Grid {
  let count = columns.length + 1;
  while (columns.includes(`Column ${count}`)) count += 1;
  return {
    columns: [...columns, `Column ${count}`],
    rows: rows.map((cells) => [...cells, ""]),
  };
}

/** Removes a column. */
export const withoutColumn = ({ columns, rows }: Grid, column: number): Grid => ({
  columns: without(columns, column),
  rows: rows.map((cells) => without(cells, column)),
});

/** Pastes cells at a position, where row -1 is that of the headers; the grid grows up to its limit. */
export function withCells(
  grid: Grid,
  row: number,
  column: number,
  cells: readonly (readonly string[])[],
): Grid {
  let next = grid;
  const width = Math.min(column + Math.max(0, ...cells.map(({ length }) => length)), MOST_COLUMNS);
  const height = Math.min(row + cells.length, MOST_ROWS);
  while (next.columns.length < width) next = withColumn(next);
  while (next.rows.length < height) next = withRow(next);
  const [columns = [], ...rows] = [next.columns, ...next.rows].map((line, at) =>
    line.map((text, index) => cells[at - 1 - row]?.[index - column] ?? text),
  );
  return { columns, rows };
}

const replaced = (texts: readonly string[], at: number, text: string): readonly string[] =>
  texts.map((one, index) => (index === at ? text : one));

const without = <T>(all: readonly T[], at: number): readonly T[] =>
  all.filter((_, index) => index !== at);

function fitting(grid: Grid): Grid | undefined {
  const { columns, rows } = grid;
  const fits = (length: number, most: number): boolean => length > 0 && length <= most;
  return fits(columns.length, MOST_COLUMNS) && fits(rows.length, MOST_ROWS) ? grid : undefined;
}

type Scalar = string | number | boolean | null;

const isScalar = (value: Value): value is Scalar => value === null || typeof value !== "object";

function scalarsIn(column: Value): readonly Scalar[] | undefined {
  if (!Array.isArray(column)) return undefined;
  const cells: readonly Value[] = column;
  return cells.every(isScalar) ? cells : undefined;
}

// A missing number is not an empty string.
function scalarIn(cell: string): Scalar {
  const text = cell.trim();
  if (text === "") return null;
  if (text === "true" || text === "false") return text === "true";
  return numberFrom(text) ?? cell;
}
