// React's view of the store: a part asks for what it shows, and is drawn again when that changes.
import { type Context, createContext, use } from "react";
import { useStore } from "zustand";
import type { PanelActions, PanelState, PanelStore } from "./store.ts";

/** The store of the page. */
export const StoreContext: Context<PanelStore | undefined> = createContext<PanelStore | undefined>(
  undefined,
);

/** What a part shows of the state. The same state must give the same value. */
export function usePanel<T>(select: (state: PanelState) => T): T {
  return useStore(useThisStore(), select);
}

/** What can be done; the same object for as long as the page lives. */
export function useActions(): PanelActions {
  return useThisStore().actions;
}

/** The store itself, for what is no part of the page. */
export function useThisStore(): PanelStore {
  const store = use(StoreContext);
  if (store === undefined)
    throw new TypeError("This part stands outside of StoreContext; put it inside.");
  return store;
}
