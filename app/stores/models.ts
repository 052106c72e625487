// The models whose records are here: those that a visitor brought, and those that the app brings along, which come when asked for.
import type { Model } from "hubsmith";
import { createStore, type StoreApi } from "zustand/vanilla";

/** The models, and ways to get more of them. */
export type ModelStore = StoreApi<readonly Model[]> & {
  /** Takes models that a visitor brought: before all others, and in the place of those of the same id. */
  readonly bring: (models: readonly Model[]) => void;
  /** Takes those that the app brings along, behind all others; fails where they do not load, and can be asked again. */
  readonly complete: () => Promise<void>;
};

/** Makes a store without a model; `load` gives those that the app brings along. */
export function createModelStore(load: () => Promise<readonly Model[]>): ModelStore {
  const store = createStore<readonly Model[]>(() => []);
  let own: readonly Model[] | undefined;
  return Object.assign(store, {
    bring: (brought: readonly Model[]) =>
      store.setState((models) => [...brought, ...models.filter(isNot(brought))], true),
    complete: async () => {
      const loaded = own ?? (await load());
      if (own !== undefined) return;
      own = loaded;
      store.setState((models) => [...models, ...loaded.filter(isNot(models))], true);
    },
  });
}

// A set, because both may be tens of thousands.
function isNot(models: readonly Model[]): (model: Model) => boolean {
  const ids = new Set(models.map(({ id }) => id));
  return ({ id }) => !ids.has(id);
}
