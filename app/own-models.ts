// The models that the app brings along, loaded when one of them is asked for.
import type { ModelSource } from "./stores/models.ts";

export const embedded: ModelSource = {
  all: async () => (await import("./models/embedded.ts")).loadModels(),
  one: async (id) => (await import("./models/embedded.ts")).loadModel(id),
};

/** A source without a model. */
export const nothing: ModelSource = {
  all: () => Promise.resolve([]),
  one: () => Promise.resolve(undefined),
};
