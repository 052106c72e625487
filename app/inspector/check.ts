// Loads every plugin and makes a hub of all: what became of each entry, and what is wrong with the set.
import { type Diagnostic, type Entry, type Hub, loadPlugins } from "hubsmith";
import type { Kind } from "#core/base/kind";
import { createHub } from "hubsmith/checked";

/** What became of an entry. */
export type Outcome = "yes" | "no" | "refused";

/** What a check found. */
export interface Checked {
  readonly outcomes: ReadonlyMap<Entry, Outcome>;
  /** What loading and the hub report, in this order. */
  readonly findings: readonly Diagnostic[];
}

/** Checks entries; `progress` is told how many have been asked for and have come, or failed. Never rejects. */
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

// Alone in a hub nothing can displace a plugin, so that one which is not there was refused.
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
