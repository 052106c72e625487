// What a model was made from, as the Hub's tags tell it.
import type { Model } from "hubsmith";

const TAG = /^base_model:(?:[a-z]+:)?(\w[\w.-]*\/\w[\w.-]*)$/;

/** The first model that this one was made from; undefined if no tag names it. */
export function baseModelOf(model: Model): string | undefined {
  for (const tag of model.tags) {
    const id = TAG.exec(tag)?.[1];
    if (id !== undefined) return id;
  }
  return undefined;
}
