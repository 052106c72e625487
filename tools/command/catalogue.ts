// The subcommands list and show: the catalogue as JSON, as a table, and field by field.
import { Argument, type Command } from "commander";
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
import { formatOf } from "hubsmith/formats";
import { formatsIn } from "#plugins/quantizations/shared/table";
import { bold, didYouMean, failure, oneLine, type Terminal, visible } from "./io.ts";
import { addPluginOptions, type AddFlags, withAdded } from "./plugins.ts";
import type { Subcommand } from "./program.ts";

// The names of lists.
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ["tasks", "task"],
  ["libraries", "library"],
  ["providers", "provider"],
  ["clients", "client"],
  ["quantizations", "quantization"],
]);
const kindOf = (name: string): Kind => KINDS.get(name) ?? (name as Kind);
const addKind = (command: Command): Command =>
  addPluginOptions(command).addArgument(
    new Argument("<kind>", "a kind of plugins").choices([...KINDS.keys(), ...KINDS.values()]),
  );

type Flags = AddFlags & { readonly json?: boolean };

const print = (terminal: Terminal, found: object | string): Promise<boolean> =>
  terminal.write(`${typeof found === "string" ? found : JSON.stringify(found, null, 2)}\n`);

/** Prints the plugins of a kind. */
export const list: Subcommand = {
  define: (command, { terminal, entries }) =>
    addKind(command)
      .option("--json", "print an array of manifests")
      .addHelpText("after", LIST)
      .action(async (name: string, { json = false, ...flags }: Flags) => {
        const all = await withAdded(await entries(), terminal, flags);
        const rows = await rowsOf(all, kindOf(name), json);
        await print(terminal, json ? rows : tableOf(kindOf(name), rows));
      }),
};

const LIST = `
Examples:
  $ hubsmith list tasks
  $ hubsmith list libraries --json | jq -r '.[].id'`;

/** Prints one plugin, or one format of the quantizations. */
export const show: Subcommand = {
  define: (command, { terminal, entries }) =>
    addKind(command)
      .argument("<id>", "its id or an alias")
      .option("--json", "print its manifest")
      .addHelpText("after", SHOW)
      .action(async (name: string, id: string, { json, ...flags }: Flags) => {
        const all = await withAdded(await entries(), terminal, flags);
        const row = await find(all, kindOf(name), id);
        await print(terminal, json ? row : fieldsOf(row));
      }),
};

const SHOW = `
Examples:
  $ hubsmith show task text-to-image
  $ hubsmith show client python/requests --json
  $ hubsmith show quantization Q4_K_M`;

/** A row of a list: a card, a manifest with the page of a task, or a format of a quantization. */
interface Row {
  readonly id: string;
  readonly [field: string]: unknown;
}

async function rowsOf(
  entries: readonly Entry[],
  kind: Kind,
  isJson: boolean,
): Promise<readonly Row[]> {
  const { list: all } = registryOf(entries, kind);
  if (kind === "quantization") return (await quantizationsIn(all)).flatMap(formatRows);
  return isJson ? manifestsOf(all, entries) : (all as readonly unknown[] as readonly Row[]);
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
): Promise<readonly Row[]> {
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
      return {
        id: name,
        quantization: quantization.id,
        set,
        code: format.code,
        family: format.family,
        bits: bits?.exact ?? bits?.base,
        measured: bits?.measured,
        mostly: format.mostly,
        note: format.note,
      };
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
    return { id: one.id, codes, note, bits, family: label, description };
  });
  return { id: first.format.name, quantizations };
}

// Ids are never cut, because people copy them.
function tableOf(kind: Kind, rows: readonly Row[]): string {
  const [titles, cellsOf] = COLUMNS[kind];
  const head = ["ID", ...titles];
  const lines = rows.map((row) => [row.id, ...cellsOf(row)].map((cell) => oneLine(String(cell))));
  const widths = head.map((title, at) =>
    Math.max(title.length, ...lines.map((line) => line[at]!.length)),
  );
  const lineOf = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => cell.padEnd(widths[at]! + 2))
      .join("")
      .trimEnd();
  return [bold(lineOf(head)), ...lines.map(lineOf)].join("\n");
}

type Columns = readonly [titles: readonly string[], cells: (row: Row) => readonly unknown[]];

const COLUMNS: Readonly<Record<Kind, Columns>> = {
  task: [
    ["LABEL", "MODALITY"],
    ({ label, modality, isPlaceholder }) => [
      label,
      isPlaceholder === true ? `${String(modality)}, a placeholder` : modality,
    ],
  ],
  library: [
    ["LABEL", "FILTER"],
    ({ label, filter }) => [label, filter === true ? "a filter of the Hub" : "-"],
  ],
  provider: [["LABEL", "TASKS"], ({ label, ...row }) => [label, tasksOf(row)]],
  client: [["LABEL", "LANGUAGE"], ({ label, language }) => [label, (language as Row)["label"]]],
  quantization: [
    ["QUANTIZATION", "SET", "CODE", "BITS", "MEASURED"],
    ({ quantization, set, code = "-", bits = "-", measured = "-" }) => [
      quantization,
      set,
      code,
      bits,
      measured,
    ],
  ],
};

function tasksOf({ baseUrl, tasks }: Omit<Row, "id">): string {
  const { length } = tasks as readonly string[];
  if (baseUrl === undefined) return "the router chooses a provider";
  return length === 1 ? "1 task" : `${length} tasks`;
}

function fieldsOf({ id, install, ...fields }: Row): string {
  const text = install === undefined ? {} : { install: installText(install as Install) };
  return [bold(id), ...linesOf({ ...fields, ...text })].map(visible).join("\n");
}

// As YAML: a field on its line, and nested fields indented.
function linesOf(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return String(value).split("\n");
  if (Array.isArray(value))
    return isList(value)
      ? [value.join(", ")]
      : value.flatMap((one) => linesOf(one).map((line, at) => (at === 0 ? "- " : "  ") + line));
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    if (member === undefined) return [];
    const lines = linesOf(member);
    const isNested = typeof member === "object" && !isList(member);
    if (lines.length === 1 && !isNested) return [`${name}: ${lines[0]}`];
    return lines.length === 0 ? [] : [`${name}:`, ...lines.map((line) => `  ${line}`)];
  });
}

// Words, not sentences or objects.
const isList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => typeof one !== "object" && !String(one).endsWith("."));
