// The registered plugins as rows, from their entries, and a check that loads them all.
import { type Diagnostic, type Entry, loadPlugins } from "hubsmith";
import { createCheckedHub } from "hubsmith/checked";
import { KINDS, kinds } from "#core/kinds/index";
import { registryOf } from "#core/hub/registry";
import { byLabel } from "../routing/places.ts";

/** A registered plugin. */
export interface Row {
  readonly entry: Entry;
  /** Its package, and the plugin that it replaces or that replaces it. */
  readonly from: string;
}

/** All entries as rows, by kind and label; those in `builtIn` are of this package. */
export function rowsOf(entries: readonly Entry[], builtIn: ReadonlySet<Entry>): readonly Row[] {
  return KINDS.flatMap((kind) => {
    const { list, get } = registryOf(entries, kind);
    const remaining = new Set<Entry>(list);
    return entries
      .filter((entry) => entry.kind === kind)
      .map((entry): Row => {
        const { id, replaces } = entry;
        const from = [
          builtIn.has(entry) ? "hubsmith" : "third-party",
          ...(replaces === undefined ? [] : [`replaces ${replaces}`]),
          ...(remaining.has(entry) ? [] : [`replaced by ${get(id)?.label ?? "another plugin"}`]),
        ];
        return { entry, from: from.join(", ") };
      })
      .toSorted(byOrder);
  });
}

/** The plugins with the words in their kind, id, label or alias. */
export function found(rows: readonly Row[], words: string): readonly Row[] {
  const wanted = words.trim().toLowerCase();
  return rows.filter(({ entry: { kind, id, label, aliases = [] } }) =>
    [kinds[kind].label, id, label, ...aliases].some((name) => name.toLowerCase().includes(wanted)),
  );
}

/** Loads all plugins, and creates a hub of them; returns the diagnostics of both. Never rejects. */
export async function checkAll(entries: readonly Entry[]): Promise<readonly Diagnostic[]> {
  const { plugins, diagnostics } = await loadPlugins(entries);
  return [...diagnostics, ...createCheckedHub(plugins).diagnostics];
}

/** The result of a check, in a sentence or two. */
export function summaryOf({ length }: readonly Entry[], findings: readonly Diagnostic[]): string {
  const problems = findings.length === 1 ? "1 problem" : `${findings.length || "No"} problems`;
  const lost = findings.filter(({ code }) => code === "load-failed").length;
  const loaded = lost === 0 ? `All ${length}` : `${length - lost} of ${length}`;
  return `${loaded} plugins loaded. ${problems}.`;
}

const rankOf = ({ entry }: Row): number =>
  entry.kind === "client" ? entry.language.order * 1000 + entry.order : 0;
const byOrder = (a: Row, b: Row): number => rankOf(a) - rankOf(b) || byLabel(a.entry, b.entry);
