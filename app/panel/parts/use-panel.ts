// React hooks for the panel's store: a component is rendered again when its selection changes.
import { type Context, createContext, useContext } from "react";
import { useStore } from "zustand";
import type { CallView } from "../data/call-data.ts";
import { panelOf } from "../data/panel-data.ts";
import type { PanelActions, PanelStore } from "../data/store.ts";
import type { PanelState } from "../data/state.ts";

export const PanelContext: Context<PanelStore | undefined> = createContext<PanelStore | undefined>(
  undefined,
);

/** A selection of the panel's state; one that makes an object needs `useShallow`. */
export const usePanelState = <T>(select: (state: PanelState) => T): T =>
  useStore(usePanelStore(), select);

export const useCall = <T>(select: (call: CallView) => T): T =>
  usePanelState((state) => select(panelOf(state).call));

/** The actions; the same object for the life of the store. */
export const useActions = (): PanelActions => usePanelStore().actions;

/** The store itself, for code outside of rendering. */
export function usePanelStore(): PanelStore {
  const store = useContext(PanelContext);
  if (store === undefined) throw new TypeError("This component is not inside PanelContext.");
  return store;
}
