// Which provider serves which task.
import type { Entry } from "hubsmith";
import { byLabel } from "../../browser/places.ts";

type Provider = Entry<"provider">;

// Providers of chat serve models for text generation; only some serve models without chat.
const CALLED_AS: ReadonlyMap<string, string> = new Map([["text-generation", "conversational"]]);

/** The tasks of a provider, including those that it serves as another task. */
export function tasksOf({ tasks }: Provider): readonly string[] {
  const more = [...CALLED_AS].filter(([, as]) => tasks.includes(as)).map(([task]) => task);
  return [...new Set([...tasks, ...more])];
}

export const providersOf = (entries: readonly Entry[], task: string): readonly Provider[] =>
  entries
    .filter((entry) => entry.kind === "provider")
    .filter((entry) => tasksOf(entry).includes(task))
    .toSorted(byLabel);
