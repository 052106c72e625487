// The libraries of a model, and why a record has none.
import { brief } from "../hub/anything.ts";
import { rememberOf } from "../code/remember.ts";
import type { Hub } from "../hub/create-hub.ts";
import { absent } from "../hub/diagnostic.ts";
import type { Plugin } from "../hub/plugin.ts";
import type { Registry } from "../hub/registry.ts";
import type { Model } from "../model/model.ts";
import type { NotOffered } from "./offer.ts";
import { didYouMeanIn } from "./unknown.ts";

/** The libraries of a model: the one its record names, then those of its tags. What helps with any model is none. @public */
export function librariesOf(hub: Hub, model: Model): readonly Plugin<"library">[] {
  const names = [model.library_name ?? "", ...model.tags];
  const found = names.map((name) => hub.libraries.get(name));
  return [...new Set(found.filter((library) => library !== undefined))];
}

/** The libraries that help with any model. @internal */
export const fallbacksIn: (libraries: Registry<Plugin<"library">>) => readonly Plugin<"library">[] =
  rememberOf(({ list }) => list.filter(({ isFallback }) => isFallback === true));

/** Why libraries that a record names, or all, are not there. @internal */
export function unknownLibraries(hub: Hub, model: Model): readonly NotOffered[] {
  const { library_name: named } = model;
  if (named !== undefined && !hub.libraries.has(named)) {
    const near = didYouMeanIn(hub.libraries, named);
    const change =
      near === undefined
        ? "Check the spelling of library_name, or add a library plugin."
        : `${near} Mend library_name in the model card.`;
    const reason = `No library "${brief(named)}" is known.`;
    return [{ library: named, ...absent("unknown-library", reason, change) }];
  }
  if (librariesOf(hub, model).length > 0) return [];
  const reason = "Neither library_name nor a tag of the record names a library that is known.";
  return [absent("no-library", reason, "Add library_name to the model card.")];
}
