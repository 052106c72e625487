// The plugins that are here: each is loaded when a page first needs it, and once.
import { createHub, type Diagnostic, type Entry, type Hub, loadPlugins } from "hubsmith";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Host } from "./host.ts";

/** The plugins that are here, and what became of those that were asked for. */
export interface PluginState {
  readonly hub: Hub;
  /** Entries whose loading has ended, well or not. */
  readonly settled: ReadonlySet<Entry>;
  /** What did not load. */
  readonly failed: readonly Diagnostic[];
}

/** The store of them, and ways to load. */
export type PluginStore = StoreApi<PluginState> & {
  /** What can be loaded. */
  readonly entries: readonly Entry[];
  /** Loads those that are not settled. */
  readonly load: (entries: readonly Entry[]) => Promise<void>;
  /** Forgets what failed, so that it is loaded again when it is asked for. */
  readonly forgive: () => void;
};

/** Makes a store into which nothing is loaded yet. */
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
      // A choice that comes while another one loads may load the same plugin again, and fail again.
      failed: [...failed, ...diagnostics.filter((one) => !failed.some(isSame(one)))],
    }));
  };
  const forgive = (): void => {
    const names = new Set(store.getState().failed.map(({ plugin }) => plugin));
    store.setState(({ settled }) => ({
      settled: new Set([...settled].filter((entry) => !names.has(nameOf(entry)))),
      failed: [],
    }));
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

const isSame =
  (one: Diagnostic) =>
  (other: Diagnostic): boolean =>
    one.plugin === other.plugin;
const nameOf = ({ kind, id }: Entry): string => `${kind}/${id}`;
