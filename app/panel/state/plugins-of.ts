// The plugin store of a panel: from a complete hub, or from entries to load.
import type { Entry, Hub, Plugin } from "hubsmith";
import { entryOf } from "#plugins/catalogue/manifest";
import { createStore } from "zustand/vanilla";
import { createPluginStore, type PluginState, type PluginStore } from "../../stores/plugins.ts";

const known = new WeakMap<object, PluginStore>();

/** The store; the same one for the same hub or entries, so that several panels do not load a plugin twice. */
export function pluginsOf(given: Hub | readonly Entry[]): PluginStore {
  const found = known.get(given) ?? (isHub(given) ? storeOf(given) : createPluginStore(given));
  known.set(given, found);
  return found;
}

const isHub = (given: Hub | readonly Entry[]): given is Hub => !Array.isArray(given);

// Everything is loaded, so nothing is missing.
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
