// A table as lines of strings, the headers first: typed and pasted cells, and values with the types of the sample.
import type { Value, ValueObject } from "hubsmith/code";

/** The headers and at least one row; each line has a cell for each header, and there is at least one. */
export type Grid = readonly (readonly string[])[];

export const MOST_ROWS = 50;
export const MOST_COLUMNS = 20;

/** The grid of a table by columns; `undefined` if it is invalid, or too large to edit. */
export function gridOf(value: Value): Grid | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const columns: readonly Value[] = Object.values(value);
  if (!columns.every(isColumn)) return undefined;
  const height = columns[0]?.length ?? 0;
  if (columns.some(({ length }) => length !== height)) return undefined;
  const rows = Array.from({ length: height }, (_, row) =>
    columns.map((column) => String(column[row] ?? "")),
  );
  return fitting([Object.keys(value), ...rows]);
}

/** The grid in a URL as comma-separated values; `undefined` if it is invalid. */
export function gridFrom(text: string): Grid | undefined {
  const lines = cellsIn(text);
  return fitting(lines.map((line) => lines[0]!.map((_, at) => line[at] ?? "")));
}

/** The grid as comma-separated values, which are read back unchanged. */
export const writtenGrid = (grid: Grid): string =>
  grid.map((line) => line.map(quoted).join(",")).join("\n");

const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** The cells of separated values, line by line; an unclosed quote reaches to the end. Never throws. */
function cellsIn(text: string, separator = ","): Grid {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)(?:"|$))?([^${separator}\r\n]*)(${separator}|\r\n|[\r\n]|$)`,
    "gy",
  );
  const lines: string[][] = [[]];
  for (const [, inQuotes = "", rest = "", end = ""] of text.matchAll(cell)) {
    lines.at(-1)!.push(inQuotes.replaceAll('""', '"') + rest);
    if (end === "") break;
    if (end !== separator) lines.push([]);
  }
  return lines;
}

/**
 * The cells of pasted text: separated by tabs, as spreadsheets copy them, or by commas or semicolons if every line
 * has the same number. `undefined` for a single line without a tab, which is for one cell.
 */
export function pastedCells(text: string): Grid | undefined {
  const whole = text.replace(/(\r\n|\r|\n)$/, "");
  if (whole.includes("\t")) return cellsIn(whole, "\t");
  if (!/[\r\n]/.test(whole)) return undefined;
  const isTable = ([first, ...others]: Grid): boolean =>
    first!.length > 1 && others.every(({ length }) => length === first!.length);
  return (
    [",", ";"].map((separator) => cellsIn(whole, separator)).find(isTable) ?? cellsIn(whole, "\t")
  );
}

/**
 * The table by columns. A column has numbers if the sample's column of that name does, and strings if all its columns
 * do.
 */
export function tableOf(grid: Grid, sample: Value): ValueObject {
  const [headers = [], ...rows] = grid;
  const columns = new Map<string, Value>(Object.entries(sample ?? {}));
  const read = (name: string): ((cell: string) => Value) => {
    const known = columns.has(name) ? [columns.get(name)!] : [...columns.values()];
    return known.flat().every((cell) => typeof cell === "string") ? (cell) => cell : scalarIn;
  };
  return Object.fromEntries(
    namesOf(grid).map((name, at) => [name, rows.map((row) => read(headers[at]!)(row[at]!))]),
  );
}

/** The names of the columns; duplicates get a number. */
export function namesOf([columns = []]: Grid): readonly string[] {
  const taken = new Set<string>();
  return columns.map((column) => {
    const name = taken.has(column) ? unused(`${column} `, 2, [...columns, ...taken]) : column;
    taken.add(name);
    return name;
  });
}

export const withRow = (grid: Grid): Grid => [...grid, grid[0]!.map(() => "")];

/** Adds an empty column, with an unused name. */
export const withColumn = ([headers = [], ...rows]: Grid): Grid => [
  [...headers, unused("Column ", headers.length + 1, headers)],
  ...rows.map((cells) => [...cells, ""]),
];

export const withoutColumn = (grid: Grid, column: number): Grid =>
  grid.map((cells) => cells.toSpliced(column, 1));

/** Writes cells at a position, where line 0 has the headers; the grid grows up to its limit. */
export function withCells(grid: Grid, line: number, column: number, cells: Grid): Grid {
  let next = grid;
  const width = Math.min(column + Math.max(0, ...cells.map(({ length }) => length)), MOST_COLUMNS);
  const height = Math.min(line + cells.length, MOST_ROWS + 1);
  while (next[0]!.length < width) next = withColumn(next);
  while (next.length < height) next = withRow(next);
  return next.map((all, at) =>
    all.map((text, index) => cells[at - line]?.[index - column] ?? text),
  );
}

function unused(word: string, first: number, taken: readonly string[]): string {
  let count = first;
  while (taken.includes(word + count)) count += 1;
  return word + count;
}

function fitting(grid: Grid): Grid | undefined {
  const [width, height] = [grid[0]!.length, grid.length - 1];
  const fits = width > 0 && width <= MOST_COLUMNS && height > 0 && height <= MOST_ROWS;
  return fits ? grid : undefined;
}

type Scalar = string | number | boolean | null;

const isColumn = (column: Value): column is readonly Scalar[] =>
  Array.isArray(column) && column.every((cell) => cell === null || typeof cell !== "object");

// A missing number is not an empty string.
function scalarIn(cell: string): Scalar {
  const text = cell.trim();
  if (text === "") return null;
  if (text === "true" || text === "false") return text === "true";
  return numberFrom(text) ?? cell;
}

const NUMBER = /^[-+]?(\d+(?:\.\d*)?|\.\d+)(e[-+]?\d+)?$/i;

/** The number in a string, as people write it; `undefined` if it has none. */
export function numberFrom(text: string): number | undefined {
  const trimmed = text.trim();
  const number = NUMBER.test(trimmed) ? Number(trimmed) : NaN;
  return Number.isFinite(number) ? number : undefined;
}
