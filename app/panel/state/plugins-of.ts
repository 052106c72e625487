// The store of plugins that a panel stands on, out of what its host gives: a hub as it is, or entries to load from.
import type { Entry, Hub, Plugin } from "hubsmith";
import { entryOf } from "#plugins/catalogue/manifest";
import { createStore } from "zustand/vanilla";
import { createPluginStore, type PluginState, type PluginStore } from "../../stores/plugins.ts";

const known = new WeakMap<object, PluginStore>();

/** The store; of the same hub or the same entries the same one, so that panels beside each other load nothing twice. */
export function pluginsOf(given: Hub | readonly Entry[]): PluginStore {
  const found = known.get(given) ?? (isHub(given) ? storeOf(given) : createPluginStore(given));
  known.set(given, found);
  return found;
}

const isHub = (given: Hub | readonly Entry[]): given is Hub => !Array.isArray(given);

// All is here, so nothing is ever missing.
function storeOf(hub: Hub): PluginStore {
  const all: readonly Plugin[] = [
    ...hub.tasks.list,
    ...hub.libraries.list,
    ...hub.providers.list,
    ...hub.clients.list,
    ...hub.quantizations.list,
  ];
  const entries = all.map((plugin) => entryOf(plugin));
  const state: PluginState = { hub, settled: new Set(entries), failed: [] };
  const load = (): Promise<void> => Promise.resolve();
  return Object.assign(
    createStore<PluginState>(() => state),
    { entries, load, forgive: () => {} },
  );
}
