// The models with records: custom ones of the user, which are kept, and the built-in ones, which are loaded on demand.
import type { Model } from "hubsmith";
import { createStore, type StoreApi } from "zustand/vanilla";

/** The source of the built-in models, and the place of the user's. */
export interface ModelSource {
  all(): Promise<readonly Model[]>;
  one(id: string): Promise<Model | undefined>;
  readonly own?: OwnModels;
}

/** Where the user's models are kept between visits. */
export interface OwnModels {
  load(): Promise<readonly Model[]>;
  save(models: readonly Model[]): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The models, and functions to change them. */
export type ModelStore = StoreApi<readonly Model[]> & {
  /** Adds models of the user: before all others, replacing those with the same id. */
  readonly add: (models: readonly Model[]) => void;
  /** Removes a model of the user; a built-in one with this id is back. */
  readonly remove: (id: string) => void;
  readonly isOwn: (id: string) => boolean;
  /** Adds the models of earlier visits. */
  readonly restore: () => Promise<void>;
  /** Adds the built-in models, after all others; fails if they do not load, and can be retried. */
  readonly complete: () => Promise<void>;
  /** An added model, or else a built-in one. */
  readonly find: (id: string) => Promise<Model | undefined>;
};

/** Creates a store without models. */
export function createModelStore(source: ModelSource): ModelStore {
  const store = createStore<readonly Model[]>(() => []);
  let own: readonly Model[] = [];
  let builtIn: readonly Model[] | undefined;
  let restored: Promise<void> | undefined;
  const show = (): void => store.setState([...own, ...(builtIn ?? []).filter(isNot(own))], true);
  const put = (added: readonly Model[]): void => {
    own = [...added, ...own.filter(isNot(added))];
    show();
  };
  // If the browser forbids storage, models last as long as the page.
  const quietly = (work: Promise<void> | undefined): void => void work?.catch(() => undefined);
  const restore = (): Promise<void> =>
    (restored ??= (source.own?.load() ?? Promise.resolve([])).then(
      (kept) => kept.length > 0 && put(kept.filter(isNot(own))),
      () => undefined,
    ) as Promise<void>);
  return Object.assign(store, {
    add: (added: readonly Model[]) => {
      put(added);
      quietly(source.own?.save(added));
    },
    remove: (id: string) => {
      own = own.filter((model) => model.id !== id);
      show();
      quietly(source.own?.remove(id));
    },
    isOwn: (id: string) => own.some((model) => model.id === id),
    restore,
    complete: async () => {
      await restore();
      if (builtIn !== undefined) return;
      const loaded = await source.all();
      builtIn ??= loaded;
      show();
    },
    find: async (id: string) => {
      await restore();
      return store.getState().find((model) => model.id === id) ?? source.one(id);
    },
  });
}

// A set, because both may be thousands.
function isNot(models: readonly Model[]): (model: Model) => boolean {
  const ids = new Set(models.map(({ id }) => id));
  return ({ id }) => !ids.has(id);
}
