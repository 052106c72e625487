// The base model, from the Hub's tags.
import type { Model } from "hubsmith";

const TAG = /^base_model:(?:[a-z]+:)?(\w[\w.-]*\/\w[\w.-]*)$/;

/** The first base model; undefined if no tag has one. */
export function baseModelOf(model: Model): string | undefined {
  for (const tag of model.tags) {
    const id = TAG.exec(tag)?.[1];
    if (id !== undefined) return id;
  }
  return undefined;
}
