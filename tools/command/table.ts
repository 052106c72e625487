// The catalogue for a person: a table of a list, and one record field by field, within the width of a terminal.
import { type Install, installText, type Kind } from "hubsmith";
import type { Value, ValueObject } from "hubsmith/code";
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

/** A record field by field. */
export function recordOf(row: Row, { width, bold }: Terminal): string {
  const isEmpty = (value: unknown): boolean =>
    typeof value === "object" && value !== null && Object.keys(value).length === 0;
  const names = Object.keys(row).filter((name) => name !== "id" && !isEmpty(row[name]));
  const indent = Math.max(0, ...names.map((name) => name.length)) + GAP.length;
  const lines = names.flatMap((name) =>
    linesOf(name, row[name])
      .flatMap((line) => wrapped(visible(line), width - indent))
      .map((line, at) => (at === 0 ? name : "").padEnd(indent) + line),
  );
  return [bold(visible(row.id)), ...lines].join("\n");
}

function linesOf(name: string, value: unknown): readonly string[] {
  if (name === "parameters") return parametersOf(value as Value);
  if (name === "answers") return answersOf(value as ValueObject);
  return fieldOf(name === "install" ? installText(value as Install) : value);
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
    ["ID", "FORMAT", "CODE"],
    (row) => [row.id, String(row["format"]), `${String(row["set"])} ${String(row["code"])}`],
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

// What can be asked of a task: each with its name, its type, and a value to try it with.
function parametersOf(parameters: Value): readonly string[] {
  const rows = Object.entries(parameters as Readonly<Record<string, ValueObject>>);
  const longest = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.map(
    ([name, { type, label, example }]) =>
      `${name.padEnd(longest)}  ${String(type)}: ${String(label)}, e.g. ${JSON.stringify(example)}`,
  );
}

// What comes back for each task: the task, and the shape.
function answersOf(answers: ValueObject): readonly string[] {
  const longest = Math.max(0, ...Object.keys(answers).map((task) => task.length));
  return Object.entries(answers).map(
    ([task, shape]) => `${task.padEnd(longest)}  ${String(shape)}`,
  );
}

function fieldOf(value: unknown): readonly string[] {
  if (typeof value === "string") return value.split("\n");
  if (!Array.isArray(value)) return [membersOf(value) ?? JSON.stringify(value)];
  if (value.every((one) => typeof one !== "object")) return [value.join(", ")];
  return value.map((one: unknown) => {
    const { id, description } = (one ?? {}) as {
      readonly id?: unknown;
      readonly description?: unknown;
    };
    return typeof id === "string" && typeof description === "string"
      ? `${id}: ${description}`
      : JSON.stringify(one);
  });
}

function membersOf(value: unknown): string | undefined {
  const members = Object.entries((value ?? {}) as object).map(([name, one]) => [
    name,
    one as unknown,
  ]);
  const isFlat = members.length > 0 && members.every(([, one]) => typeof one !== "object");
  return isFlat ? members.map((member) => member.join(": ")).join(", ") : undefined;
}

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
