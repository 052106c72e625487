// The subcommands list and show: the catalog as JSON, as a table, and field by field.
import { Argument, type Command } from "commander";
import {
  type Entry,
  type Install,
  installText,
  loadPlugins,
  type Plugin,
  type Task,
} from "hubsmith";
import { isObject } from "#core/base/describe";
import { type Kind, KINDS, kinds } from "#core/kinds/index";
import { resolveEntries } from "#core/hub/registry";
import { answersOf, manifestOf } from "hubsmith/catalog";
import { formatOf } from "hubsmith/formats";
import {
  aligned,
  bold,
  counted,
  didYouMean,
  failure,
  oneLine,
  type Terminal,
  visible,
} from "./io.ts";
import { oneOf } from "./options.ts";
import { addPluginOptions, type AddFlags, withAdded } from "./plugins.ts";
import type { Subcommand } from "./context.ts";

// The names of lists.
const LISTS: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kinds[kind].folder, kind]));
const addKind = (command: Command): Command =>
  addPluginOptions(command).addArgument(
    new Argument("<kind>", [...LISTS.keys()].join(", ")).argParser(
      (name) => LISTS.get(name) ?? oneOf([...LISTS.keys(), ...KINDS])(name),
    ),
  );

type Flags = AddFlags & { readonly json?: boolean };

const print = (terminal: Terminal, value: object | string): Promise<boolean> =>
  terminal.write(`${typeof value === "string" ? value : JSON.stringify(value, null, 2)}\n`);

export const list: Subcommand = {
  define: (command, { terminal, entries }) =>
    addKind(command)
      .option("--json", "print an array of manifests")
      .addHelpText("after", LIST)
      .action(async (kind: Kind, { json = false, ...flags }: Flags) => {
        const all = await withAdded(await entries(), terminal, flags);
        const rows = await rowsOf(all, kind, json);
        await print(terminal, json ? rows : tableOf(kind, rows));
      }),
};

const LIST = `
Examples:
  $ hubsmith list tasks
  $ hubsmith list libraries --json | jq -r '.[].id'`;

export const show: Subcommand = {
  define: (command, { terminal, entries }) =>
    addKind(command)
      .argument("<id>", "its id or an alias")
      .option("--json", "print its manifest")
      .addHelpText("after", SHOW)
      .action(async (kind: Kind, id: string, { json, ...flags }: Flags) => {
        const all = await withAdded(await entries(), terminal, flags);
        const row = await find(all, kind, id);
        await print(terminal, json ? row : fieldsOf(row));
      }),
};

const SHOW = `
Examples:
  $ hubsmith show task text-to-image
  $ hubsmith show client python/requests --json`;

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
  const all = resolveEntries(entries, kind).registry.list.toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  if (kind === "quantization")
    return (await loaded(all)).flatMap((plugin) => formatRows(plugin as Plugin<"quantization">));
  return isJson ? manifestsOf(all, entries) : (all as readonly unknown[] as readonly Row[]);
}

/** The name of a client without its language, as `--client` takes it. */
const shortOf = (id: string): string => id.slice(id.indexOf("/") + 1);

async function find(entries: readonly Entry[], kind: Kind, id: string): Promise<Row> {
  const registry = resolveEntries(entries, kind).registry;
  const called = registry.list.filter((entry) => shortOf(entry.id) === id);
  const match = registry.get(id) ?? (called.length === 1 ? called[0] : undefined);
  if (match !== undefined) return (await manifestsOf([match], entries))[0]!;
  const names = registry.list.flatMap((entry) => [entry.id, ...(entry.aliases ?? [])]);
  const hint =
    called.length > 1
      ? ` Did you mean ${called.map((entry) => entry.id).join(" or ")}?`
      : didYouMean(id, [...names, ...names.map(shortOf)]);
  throw failure(
    `Unknown ${kind}: "${id}".${hint} \`hubsmith list ${kinds[kind].folder}\` prints all.`,
  );
}

// A card has also the tasks that a provider serves without listing them; `all` has these tasks.
async function manifestsOf(
  entries: readonly Entry[],
  all: readonly Entry[],
): Promise<readonly Row[]> {
  const served = new Set(
    entries.flatMap((entry) => (entry.kind === "provider" ? entry.tasks : [])),
  );
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
  return ((await load?.())?.default ?? {}) as Omit<Row, "id">;
}

async function loaded(entries: readonly Entry[]): Promise<readonly Plugin[]> {
  const { plugins, diagnostics } = await loadPlugins(entries);
  const [fault] = diagnostics;
  if (fault !== undefined) throw failure(fault.message, 70);
  return plugins as readonly Plugin[];
}

/** A row for each name in each set of codes. */
const formatRows = (quantization: Plugin<"quantization">): readonly Row[] =>
  Object.entries(quantization.sets).flatMap(([set, formats]) =>
    formats.map(({ name, code, family, mostly, note }): Row => {
      const { exact, base, measured } = formatOf(quantization, name)?.bits ?? {};
      const bits = exact ?? base;
      const { id } = quantization;
      return { id: name, quantization: id, set, code, family, bits, measured, mostly, note };
    }),
  );

// Ids are never cut, because people copy them.
function tableOf(kind: Kind, rows: readonly Row[]): string {
  const fields = ["id", ...COLUMNS[kind]];
  const [head = "", ...lines] = aligned([
    fields.map((field) => field.toUpperCase()),
    ...rows.map((row) => fields.map((field) => oneLine(String(cellOf(row, field))))),
  ]);
  return [bold(head), ...lines].join("\n");
}

// The fields of a table, after the id.
const COLUMNS: Readonly<Record<Kind, readonly string[]>> = {
  task: ["label", "modality"],
  library: ["label", "filter"],
  provider: ["label", "tasks"],
  app: ["label", "summary"],
  client: ["label", "language"],
  quantization: ["quantization", "set", "code", "bits", "measured"],
};

function cellOf({ baseUrl, ...row }: Row, field: string): unknown {
  const value = row[field];
  if (field === "filter") return value === true ? "a filter of the Hub" : "-";
  if (field === "tasks" && baseUrl === undefined) return "the router chooses a provider";
  if (Array.isArray(value)) return counted(value.length, "task");
  return isObject(value) ? value["label"] : (value ?? "-");
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
      : value.flatMap((item) => linesOf(item).map((line, at) => (at === 0 ? "- " : "  ") + line));
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
  value.every((item) => typeof item !== "object" && !String(item).endsWith("."));
