// The page of a task, which is loaded only when it is opened. Field names are those of the Hub.
/** A dataset, model, space or metric on a task's page, with the reason. @public */
export interface CatalogItem {
  /** The id on the Hub. */
  readonly id: string;
  /** The reason, in a sentence. */
  readonly description: string;
}

/** A score in a chart. @public */
export interface DemoScore {
  /** The name of the metric. */
  readonly label: string;
  /** The score, from 0 to 1. */
  readonly score: number;
}

/** A marked span of a demo's text: UTF-16 units, the end not included. @public */
export interface DemoToken {
  /** The label, e.g. `PER`. */
  readonly type: string;
  /** Its start. */
  readonly start: number;
  /** Its end: the index after its last unit. */
  readonly end: number;
}

/**
 * One input or output of a demo. `filename` is a file among the demo media of its package, or a URL; `alt` describes
 * its content.
 * @public
 */
export type DemoItem =
  | { readonly type: "text"; readonly label?: string; readonly content: string }
  | {
      readonly type: "img" | "audio";
      readonly label?: string;
      readonly filename: string;
      readonly alt: string;
      /** Whether an image is animated: a page must offer to stop it. */
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

/** A variant of a task, by which the Hub distinguishes datasets. @public */
export interface Subtask {
  /** The id, as in datasets. */
  readonly id: string;
  /** The display name. */
  readonly label: string;
}

/** A use case of a task: a title and a description. @public */
export interface TaskUse {
  /** The title. */
  readonly title: string;
  /** One or two sentences. */
  readonly text: string;
}

/** A similar task, and when it is the right one. @public */
export interface RelatedTask {
  /** The id of the other task. */
  readonly id: string;
  /** When it is the right one, in a sentence. */
  readonly when: string;
}

/**
 * The content of a task's page. Names are those of the Hub.
 * @see https://huggingface.co/tasks
 * @public
 */
export interface TaskPage {
  /** The input, the output and the purpose, in a few sentences. */
  readonly summary: string;
  /** Its variants. */
  readonly subtasks: readonly Subtask[];
  /** Its use cases. */
  readonly uses: readonly TaskUse[];
  /** How to choose a model: one piece of advice each. */
  readonly choosing: readonly string[];
  /** Similar tasks. */
  readonly related: readonly RelatedTask[];
  /** Datasets to train on. */
  readonly datasets: readonly CatalogItem[];
  /** Models to start with. */
  readonly models: readonly CatalogItem[];
  /** Spaces to try. */
  readonly spaces: readonly CatalogItem[];
  /** The metrics, each explained in one sentence for beginners. */
  readonly metrics: readonly CatalogItem[];
  /** An example of an input and an output. */
  readonly demo: { readonly inputs: readonly DemoItem[]; readonly outputs: readonly DemoItem[] };
  /** The ids of models that a page may call. */
  readonly widgetModels: readonly string[];
  /** The id of a video. */
  readonly youtubeId?: string;
  /** The task under which the models of this one are counted. */
  readonly canonicalId?: string;
  /** The Hub does not offer it as a filter of models. */
  readonly hideInModels?: boolean;
  /** The Hub does not offer it as a filter of datasets. */
  readonly hideInDatasets?: boolean;
}

/** The options of `defineTaskPage`; omitted lists are empty. @public */
export type TaskPageSpec = Pick<TaskPage, "summary"> & Partial<TaskPage>;

/**
 * Makes the page of a task. Never throws.
 * @param spec - `summary` is required; omitted lists are empty.
 * @returns The page, frozen.
 * @see https://huggingface.co/tasks
 * @example
 * ```ts
 * import { defineTaskPage } from "hubsmith/catalog";
 *
 * const page = defineTaskPage({ summary: "Writes a title for a text." });
 * page.uses; // → []
 * ```
 * @public
 */
export const defineTaskPage = ({ summary, ...more }: TaskPageSpec): TaskPage =>
  Object.freeze({
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
