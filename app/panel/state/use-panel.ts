// React's view of the panel's store: a part asks for what it shows, and is drawn again when that changes.
import { type Context, createContext, use, useSyncExternalStore } from "react";
import { type Panel, panelOf } from "./panel.ts";
import type { PanelActions, PanelState, PanelStore } from "./store.ts";

/** The store of the panel. */
export const PanelContext: Context<PanelStore | undefined> = createContext<PanelStore | undefined>(
  undefined,
);

/** All that the panel shows. */
export const usePanel = (): Panel => usePanelState(panelOf);

/** Something of the panel's state. The same state must give the same value. */
export function usePanelState<T>(select: (state: PanelState) => T): T {
  const { subscribe, getState } = usePanelStore();
  const selected = (): T => select(getState());
  return useSyncExternalStore(subscribe, selected, selected);
}

/** What can be done; the same object for as long as the store lives. */
export function useActions(): PanelActions {
  return usePanelStore().actions;
}

/** The store itself, for what is no part of the page. */
export function usePanelStore(): PanelStore {
  const store = use(PanelContext);
  if (store === undefined) throw new TypeError("This part is outside PanelContext. Put it inside.");
  return store;
}
