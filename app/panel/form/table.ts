// A table by columns as comma-separated values, the names of the columns first, and back with the types of the sample.
import type { Value, ValueObject } from "hubsmith/code";

type Scalar = string | number | boolean | null;

/** A table as comma-separated values, which are read back unchanged; `undefined` if it is none. */
export function writtenTable(value: Value): string | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const columns: readonly Value[] = Object.values(value);
  if (!columns.every(isColumn)) return undefined;
  const height = columns[0]?.length ?? 0;
  if (height === 0 || columns.some(({ length }) => length !== height)) return undefined;
  const rows = Array.from({ length: height }, (_, row) => columns.map((column) => column[row]));
  return [Object.keys(value), ...rows].map((cells) => cells.map(quoted).join(",")).join("\n");
}

/**
 * The table in a text, which may be copied from a spreadsheet. A column has numbers if the sample's column of that name
 * does, and strings if all its columns do. `undefined` without rows, or if a row has another number of values.
 */
export function tableFrom(text: string, sample: Value): ValueObject | undefined {
  const [head = ""] = text.replaceAll(/"[^"]*"/g, "").split(/[\r\n]/);
  const separator = ["\t", ",", ";"].find((one) => head.includes(one)) ?? ",";
  const lines = linesIn(text, separator);
  const last = lines.findLastIndex((cells) => cells.length > 1 || cells[0] !== "");
  const [names = [], ...rows] = lines.slice(0, last + 1);
  const isEven = rows.every(({ length }) => length === names.length);
  if (rows.length === 0 || !isEven || new Set(names).size < names.length) return undefined;
  const columns = new Map<string, Value>(Object.entries(sample ?? {}));
  const typed = (name: string): ((cell: string) => Value) => {
    const known = columns.has(name) ? [columns.get(name)!] : [...columns.values()];
    return known.flat().every((cell) => typeof cell === "string") ? (cell) => cell : scalarIn;
  };
  return Object.fromEntries(
    names.map((name, at) => [name, rows.map((row) => typed(name)(row[at]!))]),
  );
}

const isColumn = (column: Value): column is readonly Scalar[] =>
  Array.isArray(column) && column.every((cell) => cell === null || typeof cell !== "object");

function quoted(value: Scalar | undefined): string {
  const cell = String(value ?? "");
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** The cells of separated values, line by line; an unclosed quote reaches to the end. Never throws. */
function linesIn(text: string, separator: string): readonly (readonly string[])[] {
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
