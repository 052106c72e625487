// The loaded plugins: each is loaded once, when a page first needs it.
import { createHub, type Diagnostic, type Entry, type Hub, loadPlugins } from "hubsmith";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Host } from "./host.ts";

/** The loaded plugins, and the outcome of each load. */
export interface PluginState {
  readonly hub: Hub;
  /** Entries that are settled, successfully or not. */
  readonly settled: ReadonlySet<Entry>;
  /** Load errors. */
  readonly failed: readonly Diagnostic[];
}

/** The store, and functions to load. */
export type PluginStore = StoreApi<PluginState> & {
  /** The entries. */
  readonly entries: readonly Entry[];
  /** Loads those that are not settled. */
  readonly load: (entries: readonly Entry[]) => Promise<void>;
  /** Forgets failed loads, so that they can be retried, and returns their entries. */
  readonly forgive: () => readonly Entry[];
};

/** Creates a store without loaded plugins. */
export function createPluginStore(
  entries: readonly Entry[],
  create: typeof createHub = createHub,
): PluginStore {
  const store = createStore<PluginState>(() => ({
    hub: create([]),
    settled: new Set(),
    failed: [],
  }));
  const load = async (wanted: readonly Entry[]): Promise<void> => {
    const missing = wanted.filter((entry) => !store.getState().settled.has(entry));
    if (missing.length === 0) return;
    const { plugins, diagnostics } = await loadPlugins(missing);
    store.setState(({ hub, settled, failed }) => ({
      hub: hub.with(...plugins),
      settled: new Set([...settled, ...missing]),
      // A selection during another load may load the same plugin again, and fail again.
      failed: [
        ...failed,
        ...diagnostics.filter(({ plugin }) => !failed.some((known) => known.plugin === plugin)),
      ],
    }));
  };
  const forgive = (): readonly Entry[] => {
    const { settled, failed } = store.getState();
    const names = new Set(failed.map(({ plugin }) => plugin));
    const lost = [...settled].filter((entry) => names.has(nameOf(entry)));
    store.setState({
      settled: new Set([...settled].filter((entry) => !lost.includes(entry))),
      failed: [],
    });
    return lost;
  };
  return Object.assign(store, { entries, load, forgive });
}

const stores = new WeakMap<Host, PluginStore>();

/** The store of a host, of which there is one. */
export function pluginStoreOf(host: Host): PluginStore {
  const known = stores.get(host) ?? createPluginStore(host.entries, host.createHub);
  stores.set(host, known);
  return known;
}

const nameOf = ({ kind, id }: Entry): string => `${kind}/${id}`;

/** A hub of these entries, and the problems; fails if no plugin loads. */
export async function loadHub(
  entries: readonly Entry[],
): Promise<{ readonly hub: Hub; readonly lost: readonly Diagnostic[] }> {
  const { plugins, diagnostics } = await loadPlugins(entries);
  if (plugins.length === 0 && diagnostics.length > 0) throw new Error(diagnostics[0]!.message);
  const hub = createHub(plugins);
  return { hub, lost: [...diagnostics, ...hub.diagnostics] };
}
