// The tasks that have a page, among entries of all kinds.
import type { Entry } from "hubsmith";

/** A task's card, and how its plugin and its page are loaded. */
export type TaskEntry = Entry<"task">;

/** The tasks of a list that anybody is to see. */
export const tasksOf = (entries: readonly Entry[]): readonly TaskEntry[] =>
  entries.filter((entry): entry is TaskEntry => entry.kind === "task" && entry.isHidden !== true);

/** The task of this id, or whose alias it is. */
export const taskOf = (tasks: readonly TaskEntry[], id: string): TaskEntry | undefined =>
  tasks.find((task) => task.id === id) ?? tasks.find(({ aliases }) => aliases?.includes(id));

/** The address of a task's page. */
export const pathOf = (id: string): string => `/tasks/${encodeURIComponent(id)}`;

/** The id in the last step of such an address. */
export function idOf(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
