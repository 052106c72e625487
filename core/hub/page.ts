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

/** One input or output of a demo. `alt` says what is seen or heard. @public */
export type DemoItem =
  | { readonly type: "text"; readonly label: string; readonly content: string }
  | { readonly type: "img" | "audio"; readonly filename: string; readonly alt?: string }
  | { readonly type: "chart"; readonly data: readonly DemoScore[] }
  | {
      readonly type: "tabular";
      readonly label?: string;
      readonly table: readonly (readonly string[])[];
    }
  | {
      readonly type: "text-with-tokens";
      readonly text: string;
      readonly tokens: readonly DemoToken[];
    };

/** What a task's page says. @public */
export interface TaskPage {
  readonly summary: string;
  readonly libraries: readonly string[];
  readonly datasets: readonly CatalogueItem[];
  readonly models: readonly CatalogueItem[];
  readonly spaces: readonly CatalogueItem[];
  readonly metrics: readonly CatalogueItem[];
  readonly demo: { readonly inputs: readonly DemoItem[]; readonly outputs: readonly DemoItem[] };
  readonly widgetModels: readonly string[];
  readonly youtubeId?: string;
  readonly canonicalId?: string;
}

/** Makes the page of a task. @public */
export const defineTaskPage = (page: TaskPage): TaskPage => deepFreeze(page);
