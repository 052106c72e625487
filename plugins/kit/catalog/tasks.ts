// Lists for pages about tasks: modality labels, the libraries of a task, and its page.
import type { Entry } from "hubsmith";
import type { Modality } from "#core/kinds/task";
import type { TaskPage } from "./task-page.ts";

/** The label of each modality, in the Hub's order. @public */
export const modalityLabels: Readonly<Record<Modality, string>> = {
  multimodal: "Multimodal",
  nlp: "Natural Language Processing",
  audio: "Audio",
  cv: "Computer Vision",
  rl: "Reinforcement Learning",
  tabular: "Tabular",
  other: "Other",
};

/** The libraries for a task's models, of entries or plugins, in their order. @public */
export const librariesFor = <L extends { readonly tasks?: readonly string[] }>(
  libraries: Iterable<L>,
  task: string,
): readonly L[] => [...libraries].filter(({ tasks }) => tasks?.includes(task));

/** Loads the page of a task; undefined if its entry has none. @public */
export const loadTaskPage = async ({ page }: Entry<"task">): Promise<TaskPage | undefined> =>
  (await page?.())?.default as TaskPage | undefined;
