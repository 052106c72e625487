// The built-in models of the app, loaded on demand.
import type { ModelSource } from "./stores/models.ts";

export const embedded: ModelSource = {
  all: async () => (await import("./catalog/records.ts")).loadModels(),
  one: async (id) => (await import("./catalog/records.ts")).loadModel(id),
};

/** A source without a model. */
export const nothing: ModelSource = {
  all: () => Promise.resolve([]),
  one: () => Promise.resolve(undefined),
};
