// The catalogue as rows: cards of one kind in the order the hub shows them, and what their plugins say when loaded.
import {
  answersOf,
  type Entry,
  type Kind,
  loadPlugins,
  type Manifest,
  manifestOf,
  type Plugin,
  registryOf,
  type Task,
} from "hubsmith";
import { failure } from "./io.ts";
import { didYouMean } from "./suggest.ts";

/** The kinds by the name of their list. */
export const KINDS: Readonly<Record<string, Kind>> = {
  tasks: "task",
  libraries: "library",
  providers: "provider",
  clients: "client",
  quantizations: "quantization",
};

/** A row of a list: what a card or a plugin says, or one code of a quantization format. */
export type Row = Manifest;

/** The kind of a name in singular or plural. */
export function kindOf(name: string): Kind {
  const lower = name.toLowerCase();
  const found = Object.entries(KINDS).find((pair) => pair.includes(lower));
  if (found !== undefined) return found[1];
  const names = Object.keys(KINDS);
  throw failure(
    `There is no kind "${name}".${didYouMean(name, Object.entries(KINDS).flat())} Kinds: ${names.join(", ")}.`,
  );
}

/** The rows of a kind: for a table its cards, and all that the plugins say where `whole` asks for it. */
export async function rowsOf(
  entries: readonly Entry[],
  kind: Kind,
  whole: boolean,
): Promise<readonly Row[]> {
  const { list } = registryOf(entries, kind);
  if (kind === "quantization") return (await manifestsOf(list, entries)).flatMap(codesOf);
  return whole ? manifestsOf(list, entries) : list.map((entry) => ({ ...entry }) as unknown as Row);
}

/** What a kind holds under an id. */
export async function find(entries: readonly Entry[], kind: Kind, id: string): Promise<Row> {
  const registry = registryOf(entries, kind);
  const found = registry.get(id);
  if (found !== undefined) return (await manifestsOf([found], entries))[0]!;
  const rows =
    kind === "quantization" ? (await manifestsOf(registry.list, entries)).flatMap(codesOf) : [];
  const codes = rows.filter((row) => row.id.toLowerCase() === id.toLowerCase());
  const [first] = codes;
  if (first !== undefined) {
    const sets = codes.map((row) => [String(row["set"]), row["code"]!] as const);
    return { id: first.id, format: first["format"]!, codes: Object.fromEntries(sets) };
  }
  const list = Object.keys(KINDS).find((name) => KINDS[name] === kind)!;
  const names = registry.list.flatMap((entry) => [entry.id, ...(entry.aliases ?? [])]);
  const hint = didYouMean(id, [...names, ...rows.map((row) => row.id)]);
  throw failure(`There is no ${kind} "${id}".${hint} \`hubsmith list ${list}\` shows all.`);
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
  return plugins.map((plugin, at) => {
    const entry = entries[at]!;
    const manifest = manifestOf(plugin as Plugin);
    return entry.kind === "provider"
      ? { ...manifest, tasks: entry.tasks, answers: answersOf(plugin as Plugin<"provider">, tasks) }
      : manifest;
  });
}

function codesOf(manifest: Manifest): readonly Row[] {
  const { sets } = manifest as unknown as {
    readonly sets: Readonly<
      Record<string, readonly { readonly name: string; readonly code: number }[]>
    >;
  };
  return Object.entries(sets).flatMap(([set, codes]) =>
    codes.map(({ name, code }) => ({ id: name, format: manifest.id, set, code })),
  );
}
