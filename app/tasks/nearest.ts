// Which task somebody may have meant who wrote its name in another way.
import { nearestName } from "hubsmith";
import type { TaskEntry } from "./tasks.ts";

/** The task whose id, label or alias is nearest; none where that would be a guess. */
export function nearestTask(tasks: readonly TaskEntry[], wanted: string): TaskEntry | undefined {
  const namesOf = ({ id, label, aliases = [] }: TaskEntry): readonly string[] => [
    id,
    label,
    ...aliases,
  ];
  const near = nearestName(tasks.flatMap(namesOf), wanted);
  return near === undefined ? undefined : tasks.find((task) => namesOf(task).includes(near));
}
