// Which entries of the indexes readers see.
import type { Entry } from "hubsmith";
import type { Kind } from "#core/kinds/index";

/** The visible entries of a kind; an internal task is visible if a provider serves it, and it is no wire format. */
export function shownIn<K extends Kind>(entries: readonly Entry[], kind: K): readonly Entry<K>[] {
  const isServed = (id: string): boolean =>
    entries.some((entry) => entry.kind === "provider" && entry.tasks.includes(id));
  const isShown = (entry: Entry): boolean =>
    entry.kind === kind &&
    !("wireOf" in entry && entry.wireOf !== undefined) &&
    !("isInternal" in entry && entry.isInternal === true && !isServed(entry.id));
  return entries.filter(isShown) as unknown as readonly Entry<K>[];
}
