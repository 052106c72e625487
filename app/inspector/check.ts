// Loads every plugin and creates a hub of all: the outcome of each entry, and the problems of the set.
import { type Diagnostic, type Entry, type Hub, loadPlugins } from "hubsmith";
import type { Kind } from "#core/base/kind";
import { createHub } from "hubsmith/checked";

/** The outcome of an entry. */
export type Outcome = "yes" | "no" | "refused";

/** The result of a check. */
export interface Checked {
  readonly outcomes: ReadonlyMap<Entry, Outcome>;
  /** The diagnostics of loading and of the hub, in this order. */
  readonly findings: readonly Diagnostic[];
}

/** Checks entries; `progress` receives the number of requested and of settled entries. Never rejects. */
export async function checkAll(
  entries: readonly Entry[],
  progress: (settled: number) => void,
): Promise<Checked> {
  const came = new Map<Entry, unknown>();
  let settled = 0;
  const watched = entries.map((entry) => ({
    kind: entry.kind,
    id: entry.id,
    load: async () => {
      try {
        const loaded = await entry.load();
        came.set(entry, loaded.default);
        return loaded;
      } finally {
        settled += 1;
        progress(settled);
      }
    },
  }));
  const { plugins, diagnostics } = await loadPlugins(watched);
  const outcomeOf = (entry: Entry): Outcome => {
    if (!came.has(entry) || !plugins.includes(came.get(entry))) return "no";
    return isTaken(came.get(entry), entry.kind) ? "yes" : "refused";
  };
  return {
    outcomes: new Map(entries.map((entry) => [entry, outcomeOf(entry)])),
    findings: [...diagnostics, ...createHub(plugins).diagnostics],
  };
}

// Alone in a hub, a plugin has no conflicts, so a missing one was rejected.
function isTaken(plugin: unknown, kind: Kind): boolean {
  const hub = createHub([plugin]);
  return REGISTRIES[kind](hub).list.length > 0;
}

const REGISTRIES: { readonly [K in Kind]: (hub: Hub) => { readonly list: readonly object[] } } = {
  task: ({ tasks }) => tasks,
  library: ({ libraries }) => libraries,
  provider: ({ providers }) => providers,
  client: ({ clients }) => clients,
  quantization: ({ quantizations }) => quantizations,
};
