// The models with records: custom ones of the user, and the built-in ones of the app, which are loaded on demand.
import type { Model } from "hubsmith";
import { createStore, type StoreApi } from "zustand/vanilla";

/** The source of the built-in models. */
export interface ModelSource {
  all(): Promise<readonly Model[]>;
  one(id: string): Promise<Model | undefined>;
}

/** The models, and functions to add more. */
export type ModelStore = StoreApi<readonly Model[]> & {
  /** Adds models of the user: before all others, replacing those with the same id. */
  readonly add: (models: readonly Model[]) => void;
  /** Adds the built-in models, after all others; fails if they do not load, and can be retried. */
  readonly complete: () => Promise<void>;
  /** An added model, or else a built-in one. */
  readonly find: (id: string) => Promise<Model | undefined>;
};

/** Creates a store without models. */
export function createModelStore(source: ModelSource): ModelStore {
  const store = createStore<readonly Model[]>(() => []);
  let own: readonly Model[] | undefined;
  return Object.assign(store, {
    add: (added: readonly Model[]) =>
      store.setState((models) => [...added, ...models.filter(isNot(added))], true),
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
