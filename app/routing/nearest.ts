// Suggests the item for a misspelled name.
import { closestName } from "#core/base/describe";
import type { Named } from "./places.ts";

/** The item whose id, label or alias is nearest; undefined if none is near. */
export function nearestOf<T extends Named>(items: readonly T[], wanted: string): T | undefined {
  const namesOf = ({ id, label, aliases = [] }: T): readonly string[] => [id, label, ...aliases];
  const near = closestName(items.flatMap(namesOf), wanted);
  return near === undefined ? undefined : items.find((item) => namesOf(item).includes(near));
}
