// Which thing somebody may have meant who wrote its name in another way.
import { closestName } from "#core/base/describe";
import type { Named } from "./places.ts";

/** The thing whose id, label or alias is nearest; none where that would be a guess. */
export function nearestOf<T extends Named>(items: readonly T[], wanted: string): T | undefined {
  const namesOf = ({ id, label, aliases = [] }: T): readonly string[] => [id, label, ...aliases];
  const near = closestName(items.flatMap(namesOf), wanted);
  return near === undefined ? undefined : items.find((item) => namesOf(item).includes(near));
}
