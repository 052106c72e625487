// The state of a store, in React.
import { useSyncExternalStore } from "react";

/** The state of a store, rendered again when it changes; also in prerendered pages. */
export function useStoreState<S>(store: Readable<S>): S {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

interface Readable<S> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => S;
}
