// The page of a task: the heavy part of its record, which is loaded when a page opens. Field names are the ecosystem's.
import { deepFreeze } from "./guard.ts";

/** A dataset, model, space or metric on a task's page, with why it is there. @public */
export interface CatalogueItem {
  readonly id: string;
  readonly description: string;
}

/** A score in a chart. @public */
export interface DemoScore {
  readonly label: string;
  readonly score: number;
}

/** A marked span of a demo's text: UTF-16 units, the end not included. @public */
export interface DemoToken {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/**
 * One input or output of a demo. `filename` is a file among the demo media of its package, or a URL; `alt` says what is
 * seen or heard in it.
 * @public
 */
export type DemoItem =
  | { readonly type: "text"; readonly label?: string; readonly content: string }
  | {
      readonly type: "img" | "audio";
      readonly label?: string;
      readonly filename: string;
      readonly alt: string;
      /** Of a picture: it moves by itself, so that a page must offer to stop it. */
      readonly isMoving?: boolean;
    }
  | { readonly type: "chart"; readonly label?: string; readonly data: readonly DemoScore[] }
  | {
      readonly type: "tabular";
      readonly label?: string;
      /** Rows of cells; the first has the names of the columns. */
      readonly table: readonly (readonly string[])[];
    }
  | {
      readonly type: "text-with-tokens";
      readonly label?: string;
      readonly text: string;
      readonly tokens: readonly DemoToken[];
    };

/** A special case of a task, by which datasets are told apart on the Hub. @public */
export interface Subtask {
  readonly id: string;
  readonly label: string;
}

/** Something that people do with a task: a few words, and a sentence or two. @public */
export interface TaskUse {
  readonly title: string;
  readonly text: string;
}

/** Another task that a reader of this page may be looking for, and when it is the right one. @public */
export interface RelatedTask {
  readonly id: string;
  readonly when: string;
}

/** What a task's page says. @public */
export interface TaskPage {
  /** What goes in, what comes out, and what that is good for, in a few sentences. */
  readonly summary: string;
  readonly subtasks: readonly Subtask[];
  readonly uses: readonly TaskUse[];
  /** How to choose a model: one piece of advice each. */
  readonly choosing: readonly string[];
  readonly related: readonly RelatedTask[];
  readonly datasets: readonly CatalogueItem[];
  readonly models: readonly CatalogueItem[];
  readonly spaces: readonly CatalogueItem[];
  /** What a metric measures, in one sentence for somebody who never heard of it. */
  readonly metrics: readonly CatalogueItem[];
  readonly demo: { readonly inputs: readonly DemoItem[]; readonly outputs: readonly DemoItem[] };
  readonly widgetModels: readonly string[];
  readonly youtubeId?: string;
  /** The task among whose models its own are counted. */
  readonly canonicalId?: string;
  /** The Hub does not offer it as a filter of models. */
  readonly hideInModels?: boolean;
  /** The Hub does not offer it as a filter of datasets. */
  readonly hideInDatasets?: boolean;
}

/** What `defineTaskPage` is told: lists that are left out are empty. @public */
export type TaskPageSpec = Pick<TaskPage, "summary"> & Partial<TaskPage>;

/** Makes the page of a task. @public */
export const defineTaskPage = ({ summary, ...more }: TaskPageSpec): TaskPage =>
  deepFreeze({
    summary,
    subtasks: [],
    uses: [],
    choosing: [],
    related: [],
    datasets: [],
    models: [],
    spaces: [],
    metrics: [],
    demo: { inputs: [], outputs: [] },
    widgetModels: [],
    ...more,
  });
