// The subcommands list and show: the catalogue as JSON, as a table, and field by field.
import {
  type Entry,
  type Install,
  installText,
  loadPlugins,
  type Plugin,
  type Task,
} from "hubsmith";
import type { Kind } from "#core/base/kind";
import { registryOf } from "#core/hub/registry";
import { answersOf, manifestOf } from "hubsmith/catalogue";
import type { Manifest } from "#plugins/catalogue/manifest";
import type { Value } from "hubsmith/code";
import { formatOf } from "hubsmith/formats";
import { formatsIn } from "#plugins/quantizations/shared/table";
import { didYouMean, failure, oneLine, type Terminal, visible } from "./io.ts";
import { KINDS } from "./options.ts";

const kindOf = (name: string): Kind => KINDS.get(name) ?? (name as Kind);

/** A row of a list: a card, a manifest with the page of a task, or a format of a quantization. */
type Row = Manifest;

/** Prints the plugins of a kind. */
export async function list(
  entries: readonly Entry[],
  terminal: Terminal,
  name: string,
  isJson: boolean,
): Promise<void> {
  const kind = kindOf(name);
  const { list: all } = registryOf(entries, kind);
  const cards = all as readonly unknown[] as readonly Row[];
  const rows =
    kind === "quantization"
      ? (await quantizationsIn(all)).flatMap(formatRows)
      : isJson
        ? await manifestsOf(all, entries)
        : cards;
  const text = isJson ? JSON.stringify(rows, null, 2) : tableOf(kind, rows, terminal);
  await terminal.write(`${text}\n`);
}

/** Prints one plugin, or one format of the quantizations. */
export async function show(
  entries: readonly Entry[],
  terminal: Terminal,
  name: string,
  id: string,
  isJson: boolean,
): Promise<void> {
  const row = await find(entries, kindOf(name), id);
  const text = isJson ? JSON.stringify(row, null, 2) : fieldsOf(row, terminal);
  await terminal.write(`${text}\n`);
}

async function find(entries: readonly Entry[], kind: Kind, id: string): Promise<Row> {
  const registry = registryOf(entries, kind);
  const found = registry.get(id);
  if (found !== undefined) return (await manifestsOf([found], entries))[0]!;
  const quantizations = kind === "quantization" ? await quantizationsIn(registry.list) : [];
  const format = formatRow(quantizations, id);
  if (format !== undefined) return format;
  const [plural] = [...KINDS].find(([, one]) => one === kind)!;
  const names = registry.list.flatMap((entry) => [entry.id, ...(entry.aliases ?? [])]);
  const hint = didYouMean(id, [
    ...names,
    ...quantizations.flatMap(formatsIn).map((one) => one.name),
  ]);
  throw failure(`Unknown ${kind}: "${id}".${hint} \`hubsmith list ${plural}\` prints all.`);
}

// A card has also the tasks that a provider serves without listing them; `all` has these tasks.
async function manifestsOf(
  entries: readonly Entry[],
  all: readonly Entry[],
): Promise<readonly Manifest[]> {
  const served = new Set(entries.flatMap((one) => (one.kind === "provider" ? one.tasks : [])));
  const wanted = all.filter(({ kind, id }) => kind === "task" && served.has(id));
  const tasks = (await loadPlugins(wanted)).plugins as readonly Task[];
  const plugins = await loaded(entries);
  const pages = await Promise.all(entries.map(pageOf));
  return plugins.map((plugin, at) => {
    const entry = entries[at]!;
    const manifest = { ...manifestOf(plugin as Plugin), ...pages[at] };
    return entry.kind === "provider"
      ? { ...manifest, tasks: entry.tasks, answers: answersOf(plugin as Plugin<"provider">, tasks) }
      : manifest;
  });
}

// The page of a task, which is loaded separately.
async function pageOf(entry: Entry): Promise<Omit<Row, "id">> {
  const load = entry.kind === "task" ? entry.page : undefined;
  try {
    return ((await load?.())?.default ?? {}) as Omit<Row, "id">;
  } catch (error) {
    throw failure(`The page of ${entry.kind}/${entry.id} did not load: ${String(error)}.`, 70);
  }
}

const quantizationsIn = loaded as (entries: readonly Entry[]) => Promise<readonly Quantization[]>;

async function loaded(entries: readonly Entry[]): Promise<readonly Plugin[]> {
  const { plugins, diagnostics } = await loadPlugins(entries);
  const [fault] = diagnostics;
  if (fault !== undefined) throw failure(fault.message, 70);
  return plugins as readonly Plugin[];
}

type Quantization = Plugin<"quantization">;

/** A row for each name in each set of codes. */
function formatRows(quantization: Quantization): readonly Row[] {
  return Object.entries(quantization.sets).flatMap(([set, formats]) =>
    formats.map(({ name, ...format }): Row => {
      const bits = formatOf(quantization, name)?.bits;
      return defined({
        id: name,
        quantization: quantization.id,
        set,
        code: format.code,
        family: format.family,
        bits: bits?.exact ?? bits?.base,
        measured: bits?.measured,
        mostly: format.mostly,
        note: format.note,
      });
    }),
  );
}

/** The facts of a format in all quantizations, ignoring case. */
function formatRow(all: readonly Quantization[], name: string): Row | undefined {
  const found = all.flatMap((one) => {
    const format = formatOf(one, name);
    return format === undefined ? [] : [{ one, format }];
  });
  const [first] = found;
  if (first === undefined) return undefined;
  const quantizations = found.map(({ one, format: { codes, family, bits, note } }) => {
    const { label, description } = one.families?.[family ?? ""] ?? {};
    return defined({
      id: one.id,
      codes,
      note,
      bits: bits as Value | undefined,
      family: label,
      description,
    });
  });
  return { id: first.format.name, quantizations };
}

function defined<T extends Readonly<Record<string, Value | undefined>> & { readonly id: string }>(
  fields: T,
): Row {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Row;
}

const GAP = "  ";

// Ids are never cut, because people copy them.
function tableOf(kind: Kind, rows: readonly Row[], { width, bold }: Terminal): string {
  const [head, cells] = COLUMNS[kind];
  const lines = rows.map((row) => cells(row).map((cell) => oneLine(cell)));
  const widths = head.map((title, at) =>
    Math.max(title.length, ...lines.map((line) => line[at]!.length)),
  );
  const lineOf = (line: readonly string[]): string => {
    let left = width;
    const parts = line.map((cell, at) => {
      // The label gets at most half of the width that is left.
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

function fieldsOf(row: Row, { width, bold }: Terminal): string {
  const fields = Object.entries(row).filter(
    ([name, value]) =>
      name !== "id" && !(typeof value === "object" && Object.keys(value ?? {}).length === 0),
  );
  const indent = Math.max(0, ...fields.map(([name]) => name.length)) + GAP.length;
  const lines = fields.flatMap(([name, value]) =>
    linesOf(name === "install" ? installText(value as Install) : value)
      .flatMap((line) => wrapped(visible(line), width - indent))
      .map((line, at) => (at === 0 ? name : "").padEnd(indent) + line),
  );
  return [bold(visible(row.id)), ...lines].join("\n");
}

// A line for each member of an object, for each object in a list, and for each sentence.
function linesOf(value: unknown): readonly string[] {
  if (typeof value === "string") return value.split("\n");
  if (Array.isArray(value)) {
    const items = value.map(inline);
    const isList = value.every((one) => typeof one !== "object" && !String(one).endsWith("."));
    return isList ? [items.join(", ")] : items;
  }
  if (typeof value !== "object" || value === null) return [String(value)];
  return Object.entries(value).map(([name, member]) => `${name}: ${inline(member)}`);
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return value.map(nested).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  const { type, label, example } = value as Row;
  // A parameter of a task.
  if (example !== undefined)
    return `${String(type)}: ${String(label)}, e.g. ${JSON.stringify(example)}`;
  const members = Object.entries(value);
  const [[first, title], second] = [members[0] ?? ["", ""], members[1]];
  // A title and its text.
  if (members.length === 2 && ["id", "title", "name", "label"].includes(first))
    return `${String(title)}: ${nested(second![1])}`;
  return members.map(([name, member]) => `${name}: ${nested(member)}`).join(", ");
}

// The name of an object is enough inside another one.
function nested(value: unknown): string {
  const { name } = (value ?? {}) as { readonly name?: unknown };
  if (typeof name === "string") return name;
  return typeof value === "object" && !Array.isArray(value) ? `(${inline(value)})` : inline(value);
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
