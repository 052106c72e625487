// The models with records: custom ones of the user, which are stored, and the built-in ones, which are loaded on demand.
import type { Model } from "hubsmith";
import type { ModelOffers } from "hubsmith/offers";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { WayFact } from "./ways.ts";

/** What is known of a model besides its record. */
interface Lookups {
  /** The quantized versions: those that local apps run first. */
  readonly quantized: (id: string) => Promise<readonly Model[]>;
  /** Who hosts it; undefined if that is unknown. */
  readonly offers: (model: Model) => Promise<ModelOffers | undefined>;
  /** The ways to use it; undefined if they are not known without plugins. */
  readonly ways: (model: Model) => Promise<readonly WayFact[] | undefined>;
}

/** The source of the built-in models, and the place of the user's. */
export interface ModelSource extends Partial<Lookups> {
  all(): Promise<readonly Model[]>;
  one(id: string): Promise<Model | undefined>;
  /** Is it a built-in model? `false` until that is loaded. */
  readonly isListed?: (id: string) => boolean;
  readonly own?: OwnModels;
}

/** Where the user's models are stored between visits. */
export interface OwnModels {
  load(): readonly Model[];
  save(models: readonly Model[]): void;
}

export type ModelStore = Lookups &
  StoreApi<readonly Model[]> & {
    /** Adds models of the user: before all others, replacing those with the same id. */
    readonly add: (models: readonly Model[]) => void;
    /** Removes a model of the user; a built-in one with this id is back. */
    readonly remove: (id: string) => void;
    /** Is it an added or a restored model of the user? */
    readonly isOwn: (id: string) => boolean;
    /** Shows the models of earlier visits. */
    readonly restore: () => void;
    /** Adds the built-in models, after all others; fails if they do not load, and can be retried. */
    readonly complete: () => Promise<void>;
    readonly find: (id: string) => Promise<Model | undefined>;
    /** Does the model have a page? `false` until that is known. */
    readonly hasPage: (id: string) => boolean;
  };

export function createModelStore(source: ModelSource): ModelStore {
  const store = createStore<readonly Model[]>(() => []);
  let loaded: ReadonlyMap<string, Model> | undefined;
  const own = (): ReadonlyMap<string, Model> => (loaded ??= byId(source.own?.load() ?? []));
  let builtIn: readonly Model[] = [];
  let isComplete = false;
  const restore = (): void =>
    store.setState([...byId([...own().values(), ...builtIn]).values()], true);
  const keep = (models: ReadonlyMap<string, Model>): void => {
    loaded = models;
    source.own?.save([...models.values()]);
    restore();
  };
  return Object.assign(store, {
    // Another tab may have added some.
    add: (added: readonly Model[]) =>
      keep(byId([...added, ...own().values(), ...(source.own?.load() ?? [])])),
    remove: (id: string) => keep(byId([...own().values()].filter((model) => model.id !== id))),
    isOwn: (id: string) => own().has(id),
    restore,
    complete: async () => {
      if (!isComplete) builtIn = await source.all();
      isComplete = true;
      restore();
    },
    find: async (id: string) =>
      own().get(id) ?? builtIn.find((model) => model.id === id) ?? source.one(id),
    hasPage: (id: string) => own().has(id) || (source.isListed?.(id) ?? false),
    quantized: async (id: string) => (await source.quantized?.(id)) ?? [],
    offers: async (model: Model) => source.offers?.(model),
    ways: async (model: Model) => source.ways?.(model),
  });
}

/** The first of those with the same id. */
function byId(models: Iterable<Model>): ReadonlyMap<string, Model> {
  const all = new Map<string, Model>();
  for (const model of models) if (!all.has(model.id)) all.set(model.id, model);
  return all;
}
