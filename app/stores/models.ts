// The models with records: custom ones of the user, which are stored, and the built-in ones, which are loaded on demand.
import type { Model } from "hubsmith";
import type { ModelOffers } from "hubsmith/offers";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { WayFact } from "../panel/choice/choice.ts";
import type { QuantizedVersion } from "../panel/host-context.ts";

/** The source of the built-in models, and the place of the user's. */
export interface ModelSource {
  all(): Promise<readonly Model[]>;
  one(id: string): Promise<Model | undefined>;
  /** The quantized versions of a model, among the built-in ones. */
  readonly quantized?: (id: string) => Promise<readonly QuantizedVersion[]>;
  /** Is it a built-in model? `false` until that is loaded. */
  readonly isListed?: (id: string) => boolean;
  /** Who hosts a model. */
  readonly offers?: (model: Model) => Promise<ModelOffers>;
  /** The ways to use a model, where they are known without plugins. */
  readonly ways?: (model: Model) => Promise<readonly WayFact[] | undefined>;
  readonly own?: OwnModels;
}

/** Where the user's models are stored between visits. */
export interface OwnModels {
  /** The models after this id; with a last id if there may be more. */
  part(after?: string): Promise<{ readonly models: readonly Model[]; readonly last?: string }>;
  one(id: string): Promise<Model | undefined>;
  save(models: readonly Model[]): Promise<void>;
  remove(id: string): Promise<void>;
}

export type ModelStore = StoreApi<readonly Model[]> & {
  /** Adds models of the user: before all others, replacing those with the same id. */
  readonly add: (models: readonly Model[]) => void;
  /** Removes a model of the user; a built-in one with this id is back. */
  readonly remove: (id: string) => void;
  /** Is it an added or a restored model of the user? */
  readonly isOwn: (id: string) => boolean;
  /** Adds the models of earlier visits; of thousands, it waits only for the first. */
  readonly restore: () => Promise<void>;
  /** Adds the built-in models, after all others; fails if they do not load, and can be retried. */
  readonly complete: () => Promise<void>;
  readonly find: (id: string) => Promise<Model | undefined>;
  /** The quantized versions of a model, among the built-in ones. */
  readonly quantized: (id: string) => Promise<readonly QuantizedVersion[]>;
  /** Does the model have a page? `false` until that is known. */
  readonly hasPage: (id: string) => boolean;
  /** Who hosts a model; undefined if that is unknown. */
  readonly offers: (model: Model) => Promise<ModelOffers | undefined>;
  /** The ways to use a model; undefined if they are not known yet. */
  readonly ways: (model: Model) => Promise<readonly WayFact[] | undefined>;
};

export function createModelStore(source: ModelSource): ModelStore {
  const store = createStore<readonly Model[]>(() => []);
  let ownModels: ReadonlyMap<string, Model> = new Map();
  let builtIn: readonly Model[] = [];
  let isComplete = false;
  const removed = new Set<string>();
  const show = (models: Iterable<Model>): void => {
    ownModels = byId(models);
    store.setState([...byId([...ownModels.values(), ...builtIn]).values()], true);
  };
  // If the browser forbids storage, models last as long as the page.
  const quietly = (work: Promise<unknown> | undefined): void => void work?.catch(() => undefined);
  const keep = (models: readonly Model[]): void => {
    if (models.length === 0) return;
    show([...ownModels.values(), ...models.filter(({ id }) => !removed.has(id))]);
  };
  const first = once(async () => {
    const part = await source.own?.part().catch(() => undefined);
    keep(part?.models ?? []);
    return part?.last;
  });
  // Shown together, because each time the page renders its lists.
  const rest = once(async () => {
    const loaded: Model[] = [];
    for (let last = await first(); last !== undefined;) {
      const part = await source.own?.part(last).catch(() => undefined);
      loaded.push(...(part?.models ?? []));
      last = part?.last;
    }
    keep(loaded);
  });
  return Object.assign(store, {
    add: (added: readonly Model[]) => {
      for (const { id } of added) removed.delete(id);
      show([...added, ...ownModels.values()]);
      quietly(source.own?.save(added));
    },
    remove: (id: string) => {
      removed.add(id);
      show([...ownModels.values()].filter((model) => model.id !== id));
      quietly(source.own?.remove(id));
    },
    isOwn: (id: string) => ownModels.has(id),
    restore: async () => {
      await first();
      void rest();
    },
    complete: async () => {
      await rest();
      if (isComplete) return;
      const loaded = await source.all();
      builtIn = loaded;
      isComplete = true;
      show(ownModels.values());
    },
    find: async (id: string) => {
      const added = ownModels.get(id);
      if (added !== undefined) return added;
      const kept = removed.has(id) ? undefined : await source.own?.one(id).catch(() => undefined);
      if (kept !== undefined) keep([kept]);
      return kept ?? builtIn.find((model) => model.id === id) ?? source.one(id);
    },
    hasPage: (id: string) => ownModels.has(id) || (source.isListed?.(id) ?? false),
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

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => (done ??= work());
}
