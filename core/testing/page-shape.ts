// The shape of a task's page, which no hub looks at: it comes beside the plugin.
import type { DemoItem, TaskPage } from "hubsmith/catalogue";
import { unknownFieldIssues } from "./fields.ts";
import { get } from "../base/describe.ts";
import {
  boolean,
  primitive,
  arrayOf,
  number,
  strictObject,
  oneOf,
  optional,
  type Schema,
  type Schemas,
  string,
} from "../checked/schema.ts";

type Fields<T extends DemoItem["type"]> = Schemas<Omit<Extract<DemoItem, { type: T }>, "type">>;

const label = optional(string);
const media: Fields<"img"> = {
  label,
  filename: string,
  alt: optional(string),
  isMoving: optional(boolean),
};
const DEMOS: { readonly [T in DemoItem["type"]]: Fields<T> } = {
  text: { label, content: string },
  img: media,
  audio: media,
  chart: { label, data: arrayOf(strictObject({ label: string, score: number })) },
  tabular: { label, table: arrayOf(arrayOf(string)) },
  "text-with-tokens": {
    label,
    text: string,
    tokens: arrayOf(strictObject({ type: string, start: number, end: number })),
  },
};
const kind = oneOf(...(Object.keys(DEMOS) as readonly DemoItem["type"][]));
const demoItem: Schema = (value, at, ...more) => {
  const type = get(value, "type");
  return (
    kind(type, `${at}.type`) ??
    strictObject<object>({ type: kind, ...DEMOS[type as DemoItem["type"]] })(value, at, ...more)
  );
};
const items = arrayOf(strictObject({ id: string, description: string }));

const shape = strictObject<TaskPage>({
  summary: primitive("a string", '"…"', (value) => typeof value === "string"),
  subtasks: arrayOf(strictObject({ id: string, label: string })),
  uses: arrayOf(strictObject({ title: string, text: string })),
  choosing: arrayOf(string),
  related: arrayOf(strictObject({ id: string, when: string })),
  datasets: items,
  models: items,
  spaces: items,
  metrics: items,
  demo: strictObject({ inputs: arrayOf(demoItem), outputs: arrayOf(demoItem) }),
  widgetModels: arrayOf(string),
  youtubeId: optional(string),
  canonicalId: optional(string),
  hideInModels: optional(boolean),
  hideInDatasets: optional(boolean),
});

/** What is no page: fields that nobody reads, and one that is not what it should be. @internal */
export function pageFlaws(page: unknown): readonly string[] {
  const slips = unknownFieldIssues(shape, page, "a page");
  const flaw = shape(page, "");
  return flaw === undefined ? slips : [...slips, flaw];
}
