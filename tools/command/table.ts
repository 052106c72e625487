// A list of the catalogue as a table, within the width of a terminal.
import type { Kind } from "#core/base/kind";
import type { Row } from "./catalogue.ts";
import { type Terminal, visible } from "./io.ts";

const GAP = "  ";

/** A list as a table. Ids are never cut, because they are what is copied. */
export function tableOf(kind: Kind, rows: readonly Row[], { width, bold }: Terminal): string {
  const [head, cells] = COLUMNS[kind];
  const lines = rows.map((row) => cells(row).map((cell) => visible(cell).replace(/\s+/g, " ")));
  const widths = head.map((title, at) =>
    Math.max(title.length, ...lines.map((line) => line[at]!.length)),
  );
  const lineOf = (line: readonly string[]): string => {
    let left = width;
    const parts = line.map((cell, at) => {
      // A label may take half of what the id leaves, so that there is room for the fact.
      const most = at === 0 ? widths[0]! : at === 1 ? Math.min(widths[1]!, left >> 1) : left;
      left -= most + GAP.length;
      return (cell.length > most ? `${cell.slice(0, Math.max(0, most - 1))}…` : cell).padEnd(
        at === line.length - 1 ? 0 : most,
      );
    });
    return parts.join(GAP).trimEnd();
  };
  return [bold(lineOf(head)), ...lines.map(lineOf)].join("\n");
}

type Columns = readonly [head: readonly string[], cells: (row: Row) => readonly string[]];

const COLUMNS: Readonly<Record<Kind, Columns>> = {
  task: [["ID", "LABEL", "MODALITY"], (row) => [row.id, textAt(row, "label"), modalityOf(row)]],
  library: [
    ["ID", "LABEL", "FILTER"],
    (row) => [row.id, textAt(row, "label"), row["filter"] === true ? "a filter of the Hub" : "-"],
  ],
  provider: [["ID", "LABEL", "TASKS"], (row) => [row.id, textAt(row, "label"), tasksOf(row)]],
  client: [
    ["ID", "LABEL", "LANGUAGE"],
    (row) => [row.id, textAt(row, "label"), textAt(row["language"] as Row, "label")],
  ],
  quantization: [
    ["ID", "QUANTIZATION", "CODE AND BITS"],
    (row) => [row.id, textAt(row, "quantization"), formatFacts(row)],
  ],
};

const textAt = (row: Row, field: string): string => String(row[field]);

function modalityOf(row: Row): string {
  return textAt(row, "modality") + (row["isPlaceholder"] === true ? ", a placeholder" : "");
}

function tasksOf(row: Row): string {
  const count = (row["tasks"] as readonly string[]).length;
  if (row["baseUrl"] === undefined) return "the router chooses a provider";
  return count === 1 ? "1 task" : `${count} tasks`;
}

function formatFacts(row: Row): string {
  const { set, code, bits, measured } = row as Readonly<Record<string, unknown>>;
  const numbers = [
    ...(code === undefined ? [String(set)] : [`${String(set)} ${String(code)}`]),
    ...(bits === undefined ? [] : [`${String(bits)} bits`]),
    ...(measured === undefined ? [] : [`measured ${String(measured)}`]),
  ];
  return numbers.join(", ");
}
