// What is derived from a state and shown by several parts: derived once, so that the same state gives the same value.
import type { PanelState } from "./store.ts";

/** The function, remembering what it gave for a state for as long as that state lives. */
export function kept<T>(derive: (state: PanelState) => T): (state: PanelState) => T {
  const known = new WeakMap<PanelState, { readonly value: T }>();
  return (state) => {
    const found = known.get(state) ?? { value: derive(state) };
    known.set(state, found);
    return found.value;
  };
}
