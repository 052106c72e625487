// The catalogue as rows: cards of one kind in the order the hub shows them, and what their plugins say when loaded.
import { type Entry, loadPlugins, type Plugin, type Task } from "hubsmith";
import type { Kind } from "#core/base/kind";
import { registryOf } from "#core/hub/registry";
import { answersOf, manifestOf } from "hubsmith/catalogue";
import type { Manifest } from "#plugins/catalogue/manifest";
import { formatNames, formatRow, formatRows } from "./formats.ts";
import { failure } from "./io.ts";
import { KINDS } from "./kinds.ts";
import { didYouMean } from "./suggest.ts";

/** A row of a list: what a card or a plugin says, a task's page with it, or one format of a quantization. */
export type Row = Manifest;

/** The rows of a kind: for a table its cards, and all that the plugins say where `whole` asks for it. */
export async function rowsOf(
  entries: readonly Entry[],
  kind: Kind,
  whole: boolean,
): Promise<readonly Row[]> {
  const { list } = registryOf(entries, kind);
  if (kind === "quantization") return (await quantizationsIn(list)).flatMap(formatRows);
  return whole ? manifestsOf(list, entries) : list.map((entry) => ({ ...entry }) as unknown as Row);
}

/** What a kind holds under an id. */
export async function find(entries: readonly Entry[], kind: Kind, id: string): Promise<Row> {
  const registry = registryOf(entries, kind);
  const found = registry.get(id);
  if (found !== undefined) return (await manifestsOf([found], entries))[0]!;
  const quantizations = kind === "quantization" ? await quantizationsIn(registry.list) : [];
  const format = formatRow(quantizations, id);
  if (format !== undefined) return format;
  const list = Object.keys(KINDS).find((name) => KINDS[name] === kind)!;
  const names = registry.list.flatMap((entry) => [entry.id, ...(entry.aliases ?? [])]);
  const hint = didYouMean(id, [...names, ...formatNames(quantizations)]);
  throw failure(`Unknown ${kind}: "${id}".${hint} \`hubsmith list ${list}\` prints all.`);
}

// A card knows also the tasks that a provider serves without listing them; `all` holds these.
async function manifestsOf(
  entries: readonly Entry[],
  all: readonly Entry[],
): Promise<readonly Manifest[]> {
  const served = new Set(entries.flatMap((one) => (one.kind === "provider" ? one.tasks : [])));
  const wanted = all.filter(({ kind, id }) => kind === "task" && served.has(id));
  const tasks = (await loadPlugins(wanted)).plugins as readonly Task[];
  const { plugins, diagnostics } = await loadPlugins(entries);
  const [fault] = diagnostics;
  if (fault !== undefined) throw failure(fault.message, 70);
  const pages = await Promise.all(entries.map(pageOf));
  return plugins.map((plugin, at) => {
    const entry = entries[at]!;
    const manifest = { ...manifestOf(plugin as Plugin), ...pages[at] };
    return entry.kind === "provider"
      ? { ...manifest, tasks: entry.tasks, answers: answersOf(plugin as Plugin<"provider">, tasks) }
      : manifest;
  });
}

// The other half of a task's record, which is loaded apart.
async function pageOf(entry: Entry): Promise<Omit<Row, "id">> {
  const load = entry.kind === "task" ? entry.page : undefined;
  try {
    return ((await load?.())?.default ?? {}) as Omit<Row, "id">;
  } catch (error) {
    throw failure(`The page of ${entry.kind}/${entry.id} did not load: ${String(error)}.`, 70);
  }
}

async function quantizationsIn(
  entries: readonly Entry[],
): Promise<readonly Plugin<"quantization">[]> {
  const { plugins, diagnostics } = await loadPlugins(entries);
  const [fault] = diagnostics;
  if (fault !== undefined) throw failure(fault.message, 70);
  return plugins as readonly Plugin<"quantization">[];
}
