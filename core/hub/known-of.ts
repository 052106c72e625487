// What was found out of a model for a hub is kept as long as both of them live.
import type { Model } from "../model/model.ts";
import type { Hub } from "./create-hub.ts";

/** A place for each hub and model, which `make` fills at first. Another hub, be it a copy, begins anew. @internal */
export function knownOf<T>(make: () => T): (hub: Hub, model: Model) => T {
  const hubs = new WeakMap<Hub, WeakMap<Model, T>>();
  return (hub, model) => {
    let models = hubs.get(hub);
    if (models === undefined) hubs.set(hub, (models = new WeakMap()));
    let known = models.get(model);
    if (known === undefined) models.set(model, (known = make()));
    return known;
  };
}
