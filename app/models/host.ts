// The shared state of all pages: the plugins that can be loaded, and a small store for each concern.
import type { createHub, Entry, Model } from "hubsmith";
import { type Context, createContext, useContext } from "react";
import { useStore } from "zustand";
import { createModelStore, type ModelSource, type ModelStore } from "./models.ts";
import { createNoticeStore, type NoticeStore } from "../browser/notice.ts";
import { createThemeStore, type ThemeStore } from "../browser/theme.ts";

export interface Host {
  readonly entries: readonly Entry[];
  /** Creates the hub: `createHub` of `hubsmith/checked` if some plugins are not trusted. */
  readonly createHub?: typeof createHub;
  readonly models: ModelStore;
  readonly notice: NoticeStore;
  readonly theme: ThemeStore;
}

/** Creates the host from entries of plugins, and from the built-in models of the app. */
export const createHost = (
  entries: readonly Entry[],
  source: ModelSource,
  create?: typeof createHub,
): Host => ({
  entries,
  ...(create === undefined ? {} : { createHub: create }),
  models: createModelStore(source),
  notice: createNoticeStore(),
  theme: createThemeStore(),
});

export const PanelHost: Context<Host | undefined> = createContext<Host | undefined>(undefined);

export function useHost(): Host {
  const host = useContext(PanelHost);
  if (host === undefined) throw new TypeError("This component is not inside PanelHost.");
  return host;
}

export const useEntries = (): readonly Entry[] => useHost().entries;

export const useModels = (): readonly Model[] => useStore(useHost().models);
