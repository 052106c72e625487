// The built-in models of the app, loaded on demand, and the user's, kept in IndexedDB.
import { type Model, parseModel } from "hubsmith";
import type { ModelSource } from "./stores/models.ts";

const kept = async () => {
  const { createStore, delMany, setMany, values } = await import("idb-keyval");
  const store = createStore("hubsmith", "models");
  return {
    all: () => values<unknown>(store),
    save: (models: readonly Model[]) =>
      setMany(
        models.map((model) => [model.id, model] as [string, Model]),
        store,
      ),
    remove: (id: string) => delMany([id], store),
  };
};

export const embedded: ModelSource = {
  all: async () => (await import("./catalog/records.ts")).loadModels(),
  one: async (id) => (await import("./catalog/rows.ts")).loadModel(id),
  own: {
    // Prerendering has no IndexedDB.
    load: async () => {
      if (!("indexedDB" in globalThis)) return [];
      const records = await (await kept()).all();
      return records.flatMap((record) => parseModel(record).model ?? []);
    },
    save: async (models) => (await kept()).save(models),
    remove: async (id) => (await kept()).remove(id),
  },
};

/** A source without a model. */
export const nothing: ModelSource = {
  all: () => Promise.resolve([]),
  one: () => Promise.resolve(undefined),
};
