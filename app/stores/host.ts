// What all pages share: the plugins that can be loaded, and a small store for each concern.
import type { createHub, Diagnostic, Entry, Model } from "hubsmith";
import { type Context, createContext, use } from "react";
import { useStoreState } from "../parts/use-store-state.ts";
import { createModelStore, type ModelSource, type ModelStore } from "./models.ts";
import { createNoticeStore, type NoticeStore } from "./notice.ts";
import { createThemeStore, type ThemeStore } from "./theme.ts";

/** What all pages share. */
export interface Host {
  readonly entries: readonly Entry[];
  /** What was wrong with plugins before there were entries of them. */
  readonly faults: readonly Diagnostic[];
  /** Creates the hub: `createHub` of `hubsmith/checked` if some plugins are not trusted. */
  readonly createHub?: typeof createHub;
  readonly models: ModelStore;
  readonly notice: NoticeStore;
  readonly theme: ThemeStore;
}

/** Makes a host of plugins that can be loaded, and of the models that the app brings along. */
export const createHost = (
  entries: readonly Entry[],
  source: ModelSource,
  faults: readonly Diagnostic[] = [],
  create?: typeof createHub,
): Host => ({
  entries,
  faults,
  ...(create === undefined ? {} : { createHub: create }),
  models: createModelStore(source),
  notice: createNoticeStore(),
  theme: createThemeStore(),
});

/** The host of the page. */
export const HostContext: Context<Host | undefined> = createContext<Host | undefined>(undefined);

/** What all pages share. */
export function useHost(): Host {
  const host = use(HostContext);
  if (host === undefined) throw new TypeError("This part is outside HostContext. Put it inside.");
  return host;
}

/** The plugins that can be loaded. */
export const useEntries = (): readonly Entry[] => useHost().entries;

/** The models whose records are here. */
export const useModels = (): readonly Model[] => useStoreState(useHost().models);
