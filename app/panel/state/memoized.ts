// Memoizes values that are derived from a state, so that the same state has the same value.
import type { PanelState } from "./store.ts";

/** Returns the memoized function; results live as long as their state. */
export function memoized<T>(derive: (state: PanelState) => T): (state: PanelState) => T {
  const known = new WeakMap<PanelState, { readonly value: T }>();
  return (state) => {
    const found = known.get(state) ?? { value: derive(state) };
    known.set(state, found);
    return found.value;
  };
}
