// Loads the plugins of a panel. Panels share a cache, so each plugin is loaded once; a panel copies it after each load.
import type { Entry } from "hubsmith";
import type { StoreApi } from "zustand/vanilla";
import type { PluginCache } from "../../models/plugins.ts";
import { byArguments } from "../../models/memoized.ts";
import { AUTO } from "../../models/providers.ts";
import type { PanelState } from "./state.ts";
import { entriesBeside, missingEntries, missingOf } from "./needed.ts";

export interface PluginActions {
  /** Loads missing plugins; failed ones are retried. */
  load(): Promise<void>;
  /** Loads the clients of all languages, and a provider in addition to the current one, if one is given. */
  loadBeside(provider?: string): Promise<void>;
}

export interface PluginSlice {
  readonly actions: PluginActions;
  /** Loads what the selection needs. */
  readonly loadMissing: () => Promise<void>;
  /** Loads the libraries of the model, or all apps and formats; undefined if none is missing. */
  readonly loadingOf: (part: "libraries" | "apps") => Promise<undefined> | undefined;
}

export function pluginSlice(
  { getState, setState }: StoreApi<PanelState>,
  cache: PluginCache,
): PluginSlice {
  const copy = (): void => {
    const loaded = cache.loaded();
    if (loaded.settled !== getState().settled) setState(loaded);
  };
  const load = (wanted: readonly Entry[]): Promise<void> => cache.load(wanted).then(copy);
  const loadOnce = byArguments((missing: readonly Entry[]) => load(missing).then(() => undefined));
  return {
    actions: {
      load: () => {
        const lost = cache.forgive();
        copy();
        return load([...new Set([...lost, ...missingEntries(getState())])]);
      },
      loadBeside: (provider = AUTO) => load(entriesBeside(getState(), provider)),
    },
    loadMissing: () => {
      // Another panel may have loaded them.
      copy();
      return load(missingEntries(getState()));
    },
    loadingOf: (part) => {
      const missing = missingOf(getState())[part];
      return missing.length === 0 ? undefined : loadOnce(missing);
    },
  };
}
