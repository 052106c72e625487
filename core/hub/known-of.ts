// What was found out of something for a hub is kept while the hub lives, of the last few things that were asked about.
import type { Hub } from "./create-hub.ts";

/**
 * A place for each hub and thing, which `make` fills at first; of the last `most` things alone, because whoever goes
 * through many asks about each of them once. Another hub, be it a copy, begins anew.
 * @internal
 */
export function knownOf<K extends object, T>(most: number, make: () => T): (hub: Hub, of: K) => T {
  const hubs = new WeakMap<Hub, Map<K, T>>();
  return (hub, of) => {
    let things = hubs.get(hub);
    if (things === undefined) hubs.set(hub, (things = new Map()));
    let known = things.get(of);
    if (known === undefined) {
      if (things.size >= most) things.delete(things.keys().next().value!);
      things.set(of, (known = make()));
    }
    return known;
  };
}
