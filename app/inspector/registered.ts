// The registered plugins as rows, from their entries, and a check that loads them all.
import { type Diagnostic, type Entry, loadPlugins } from "hubsmith";
import { createHub } from "hubsmith/checked";
import type { Kind } from "#core/base/kind";
import { registryOf } from "#core/hub/registry";

/** The kinds in display order, with their labels. */
export const KINDS: Readonly<Record<Kind, string>> = {
  task: "Task",
  library: "Library",
  provider: "Provider",
  client: "Client",
  quantization: "Quantization",
};

/** A registered plugin. */
export interface Row {
  readonly entry: Entry;
  /** First-party plugins are in this package; others have no package name. */
  readonly from: "hubsmith" | "third-party";
  /** The plugin that it replaces or that replaces it, in words. */
  readonly replacement: string;
}

/** All entries as rows, by kind and label; those in `own` are of this package. */
export function rowsOf(entries: readonly Entry[], own: ReadonlySet<Entry>): readonly Row[] {
  return (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const { list, get } = registryOf(entries, kind);
    const remaining = new Set<Entry>(list);
    return entries
      .filter((entry) => entry.kind === kind)
      .map((entry): Row => {
        const { id, replaces } = entry;
        const parts = [
          ...(replaces === undefined ? [] : [`Replaces ${replaces}`]),
          ...(remaining.has(entry) ? [] : [`Replaced by ${get(id)?.label ?? "another plugin"}`]),
        ];
        const from = own.has(entry) ? "hubsmith" : "third-party";
        return { entry, from, replacement: parts.join(", ") };
      })
      .toSorted(byOrder);
  });
}

/** The plugins with the words in their kind, id, label or alias. */
export function found(rows: readonly Row[], words: string): readonly Row[] {
  const wanted = words.trim().toLowerCase();
  return rows.filter(({ entry: { kind, id, label, aliases = [] } }) =>
    [KINDS[kind], id, label, ...aliases].some((name) => name.toLowerCase().includes(wanted)),
  );
}

/** Loads all plugins, and creates a hub of them; returns the diagnostics of both. Never rejects. */
export async function checkAll(entries: readonly Entry[]): Promise<readonly Diagnostic[]> {
  const { plugins, diagnostics } = await loadPlugins(entries);
  return [...diagnostics, ...createHub(plugins).diagnostics];
}

const rankOf = ({ entry }: Row): number =>
  entry.kind === "client" ? entry.language.order * 1000 + entry.order : 0;
const byOrder = (one: Row, other: Row): number =>
  rankOf(one) - rankOf(other) ||
  one.entry.label.localeCompare(other.entry.label, "en", { sensitivity: "base" });
