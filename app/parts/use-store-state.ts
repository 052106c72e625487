// What a store holds, in React.
import { useSyncExternalStore } from "react";

/** What a store holds, drawn again when that changes; a page that is drawn ahead has it, too. */
export function useStoreState<S>(store: Readable<S>): S {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

interface Readable<S> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => S;
}
