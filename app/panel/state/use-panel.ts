// React hooks for the panel's store: a component is rendered again when its data changes.
import { type Context, createContext, use, useRef, useSyncExternalStore } from "react";
import { type Panel, panelOf } from "./panel.ts";
import type { PanelActions, PanelState, PanelStore } from "./store.ts";

/** The store of the panel. */
export const PanelContext: Context<PanelStore | undefined> = createContext<PanelStore | undefined>(
  undefined,
);

/** A selection of the panel's state. The same state must have the same value. */
export function usePanelState<T>(select: (state: PanelState) => T): T {
  const { subscribe, getState } = usePanelStore();
  const selected = (): T => select(getState());
  return useSyncExternalStore(subscribe, selected, selected);
}

/** A selection of plain data: the same object as long as its content is the same, so a key renders only what it changes. */
export function usePanelData<T>(select: (panel: Panel) => T): T {
  const last = useRef<{ readonly value: T; readonly text: string | undefined }>(undefined);
  return usePanelState((state) => {
    const value = select(panelOf(state));
    if (last.current?.value === value) return value;
    const text = JSON.stringify(value);
    if (last.current?.text !== text || last.current === undefined) last.current = { value, text };
    return last.current.value;
  });
}

/** The actions; the same object for the life of the store. */
export function useActions(): PanelActions {
  return usePanelStore().actions;
}

/** The store itself, for code outside of rendering. */
export function usePanelStore(): PanelStore {
  const store = use(PanelContext);
  if (store === undefined) throw new TypeError("This component is not inside PanelContext.");
  return store;
}
