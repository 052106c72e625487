// Lists for pages about tasks: modality labels, the libraries of a task, and its page.
import type { Entry } from "hubsmith";
import type { TaskSpec } from "#core/kinds/task";
import type { TaskPage } from "./task-page.ts";

/** The label of each modality, in the Hub's order. @internal */
export const modalityLabels: Readonly<Record<TaskSpec["modality"], string>> = {
  multimodal: "Multimodal",
  nlp: "Natural Language Processing",
  audio: "Audio",
  cv: "Computer Vision",
  rl: "Reinforcement Learning",
  tabular: "Tabular",
  other: "Other",
};

/**
 * Selects the libraries for the models of a task. Never throws.
 * @param libraries - Entries or plugins.
 * @param task - The id of the task.
 * @returns Those whose `tasks` has it, in their order.
 * @example
 * ```ts
 * import { librariesFor } from "hubsmith/catalog";
 * import { libraryEntries } from "hubsmith/plugins";
 *
 * librariesFor(libraryEntries, "text-to-image").some(({ id }) => id === "diffusers"); // → true
 * ```
 * @public
 */
export const librariesFor = <L extends { readonly tasks?: readonly string[] }>(
  libraries: Iterable<L>,
  task: string,
): readonly L[] => [...libraries].filter(({ tasks }) => tasks?.includes(task));

/**
 * Loads the page of a task.
 * @param entry - An entry of a task.
 * @returns The page; `undefined` if its entry has none.
 * @throws The promise rejects if the module of the page does not load.
 * @example
 * ```ts
 * import { loadTaskPage } from "hubsmith/catalog";
 * import { taskEntries } from "hubsmith/plugins";
 *
 * const entry = taskEntries.find(({ id }) => id === "text-to-image");
 * const page = await loadTaskPage(entry!);
 * page?.subtasks.length; // → 0
 * ```
 * @public
 */
export const loadTaskPage = async ({ page }: Entry<"task">): Promise<TaskPage | undefined> =>
  (await page?.())?.default as TaskPage | undefined;
