// What all pages share: the plugins that can be loaded, and a small store for each concern.
import type { Entry, Model } from "hubsmith";
import { type Context, createContext, use, useSyncExternalStore } from "react";
import { createModelStore, type ModelSource, type ModelStore } from "./models.ts";
import { createNoticeStore, type NoticeStore } from "./notice.ts";
import { createThemeStore, type ThemeStore } from "./theme.ts";

/** What all pages share. */
export interface Host {
  readonly entries: readonly Entry[];
  readonly models: ModelStore;
  readonly notice: NoticeStore;
  readonly theme: ThemeStore;
}

/** Makes a host of plugins that can be loaded, and of the models that the app brings along. */
export const createHost = (entries: readonly Entry[], source: ModelSource): Host => ({
  entries,
  models: createModelStore(source),
  notice: createNoticeStore(),
  theme: createThemeStore(),
});

/** The host of the page. */
export const HostContext: Context<Host | undefined> = createContext<Host | undefined>(undefined);

/** What all pages share. */
export function useHost(): Host {
  const host = use(HostContext);
  if (host === undefined)
    throw new TypeError("This part stands outside of HostContext; put it inside.");
  return host;
}

/** The plugins that can be loaded. */
export const useEntries = (): readonly Entry[] => useHost().entries;

/** Announces words to who cannot see that something changed. */
export const useSay = (): NoticeStore["say"] => useHost().notice.say;

/** The models whose records are here. */
export const useModels = (): readonly Model[] => useStoreState(useHost().models);

/** What a store holds, drawn again when that changes; a page that is drawn ahead has it, too. */
export function useStoreState<S>(store: Readable<S>): S {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

interface Readable<S> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => S;
}
