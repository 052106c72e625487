// The page of a task, which is loaded only when it is opened. Field names are those of the Hub.
/** A dataset, model, space or metric on a task's page, with why it is there. @public */
export interface CatalogueItem {
  /** The id on the Hub. */
  readonly id: string;
  /** Why it is there, in a sentence. */
  readonly description: string;
}

/** A score in a chart. @public */
export interface DemoScore {
  /** What the score is of. */
  readonly label: string;
  /** The score, from 0 to 1. */
  readonly score: number;
}

/** A marked span of a demo's text: UTF-16 units, the end not included. @public */
export interface DemoToken {
  /** The kind of what is marked, such as `PER`. */
  readonly type: string;
  /** Where it begins. */
  readonly start: number;
  /** Where it ends: the place behind its last unit. */
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
  /** The id, as datasets name it. */
  readonly id: string;
  /** The name that people read. */
  readonly label: string;
}

/** Something that people do with a task: a few words, and a sentence or two. @public */
export interface TaskUse {
  /** A few words. */
  readonly title: string;
  /** A sentence or two. */
  readonly text: string;
}

/** Another task that a reader of this page may be looking for, and when it is the right one. @public */
export interface RelatedTask {
  /** The id of the other task. */
  readonly id: string;
  /** When it is the right one, in a sentence. */
  readonly when: string;
}

/** What a task's page says. @public */
export interface TaskPage {
  /** What goes in, what comes out, and what that is good for, in a few sentences. */
  readonly summary: string;
  /** Its special cases. */
  readonly subtasks: readonly Subtask[];
  /** What people do with it. */
  readonly uses: readonly TaskUse[];
  /** How to choose a model: one piece of advice each. */
  readonly choosing: readonly string[];
  /** Tasks that a reader may be looking for instead. */
  readonly related: readonly RelatedTask[];
  /** Datasets to train on. */
  readonly datasets: readonly CatalogueItem[];
  /** Models to begin with. */
  readonly models: readonly CatalogueItem[];
  /** Spaces to try. */
  readonly spaces: readonly CatalogueItem[];
  /** What a metric measures, in one sentence for a reader who does not know it. */
  readonly metrics: readonly CatalogueItem[];
  /** An example, as what goes in and what comes out. */
  readonly demo: { readonly inputs: readonly DemoItem[]; readonly outputs: readonly DemoItem[] };
  /** The ids of models that a page may call. */
  readonly widgetModels: readonly string[];
  /** The id of a video. */
  readonly youtubeId?: string;
  /** The task among whose models its own are counted. */
  readonly canonicalId?: string;
  /** The Hub does not offer it as a filter of models. */
  readonly hideInModels?: boolean;
  /** The Hub does not offer it as a filter of datasets. */
  readonly hideInDatasets?: boolean;
}

/** The options of `defineTaskPage`; omitted lists are empty. @public */
export type TaskPageSpec = Pick<TaskPage, "summary"> & Partial<TaskPage>;

/** Makes the page of a task. @public */
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
