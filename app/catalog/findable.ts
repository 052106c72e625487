// How the search finds a model: by its names, tasks and providers.
import type { Facts } from "./card.ts";

/** The names of a model; the one without its owner is not unique. */
export const modelNames = (
  id: string,
): { readonly names: readonly string[]; readonly shortName: string } => ({
  names: [id],
  shortName: id.slice(id.indexOf("/") + 1),
});

/** The tasks of a model; a chat model has two. */
export function tasksOf({ task, tags }: Pick<Facts, "task" | "tags">): readonly string[] {
  const isChat = task !== "conversational" && tags.includes("conversational");
  return [...(task === undefined ? [] : [task]), ...(isChat ? ["conversational"] : [])];
}

export const subjectsOf = (model: Facts): readonly string[] => [
  ...tasksOf(model),
  ...model.providers,
];
