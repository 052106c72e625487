// The models whose records are here: those that a visitor brought, and those that the app brings along, which come when asked for.
import type { Model } from "hubsmith";
import { createStore, type StoreApi } from "zustand/vanilla";

/** Where the models are that the app brings along. */
export interface ModelSource {
  all(): Promise<readonly Model[]>;
  one(id: string): Promise<Model | undefined>;
}

/** The models, and ways to get more of them. */
export type ModelStore = StoreApi<readonly Model[]> & {
  /** Takes models that a visitor brought: before all others, and in the place of those of the same id. */
  readonly bring: (models: readonly Model[]) => void;
  /** Takes those that the app brings along, behind all others; fails where they do not load, and can be asked again. */
  readonly complete: () => Promise<void>;
  /** One of those that are here, or else of those that the app brings along. */
  readonly find: (id: string) => Promise<Model | undefined>;
};

/** Makes a store without a model. */
export function createModelStore(source: ModelSource): ModelStore {
  const store = createStore<readonly Model[]>(() => []);
  let own: readonly Model[] | undefined;
  return Object.assign(store, {
    bring: (brought: readonly Model[]) =>
      store.setState((models) => [...brought, ...models.filter(isNot(brought))], true),
    complete: async () => {
      const loaded = own ?? (await source.all());
      if (own !== undefined) return;
      own = loaded;
      store.setState((models) => [...models, ...loaded.filter(isNot(models))], true);
    },
    find: async (id: string) =>
      store.getState().find((model) => model.id === id) ??
      (own === undefined ? source.one(id) : undefined),
  });
}

// A set, because both may be tens of thousands.
function isNot(models: readonly Model[]): (model: Model) => boolean {
  const ids = new Set(models.map(({ id }) => id));
  return ({ id }) => !ids.has(id);
}
