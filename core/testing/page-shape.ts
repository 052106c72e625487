// The shape of a task's page, which no hub looks at: it comes beside the plugin.
import type { DemoItem, TaskPage } from "hubsmith/catalogue";
import { unknownFieldIssues } from "./fields.ts";
import { member } from "../base/describe.ts";
import {
  flag,
  leaf,
  listOf,
  number,
  objectWith,
  oneOf,
  optional,
  type Shape,
  type Shapes,
  text,
} from "../checked/schema.ts";

type Fields<T extends DemoItem["type"]> = Shapes<Omit<Extract<DemoItem, { type: T }>, "type">>;

const label = optional(text);
const media: Fields<"img"> = {
  label,
  filename: text,
  alt: optional(text),
  isMoving: optional(flag),
};
const DEMOS: { readonly [T in DemoItem["type"]]: Fields<T> } = {
  text: { label, content: text },
  img: media,
  audio: media,
  chart: { label, data: listOf(objectWith({ label: text, score: number })) },
  tabular: { label, table: listOf(listOf(text)) },
  "text-with-tokens": {
    label,
    text,
    tokens: listOf(objectWith({ type: text, start: number, end: number })),
  },
};
const kind = oneOf(...(Object.keys(DEMOS) as readonly DemoItem["type"][]));
const demoItem: Shape = (value, at, ...more) => {
  const type = member(value, "type");
  return (
    kind(type, `${at}.type`) ??
    objectWith<object>({ type: kind, ...DEMOS[type as DemoItem["type"]] })(value, at, ...more)
  );
};
const items = listOf(objectWith({ id: text, description: text }));

const shape = objectWith<TaskPage>({
  summary: leaf("a text", '"…"', (value) => typeof value === "string"),
  subtasks: listOf(objectWith({ id: text, label: text })),
  uses: listOf(objectWith({ title: text, text })),
  choosing: listOf(text),
  related: listOf(objectWith({ id: text, when: text })),
  datasets: items,
  models: items,
  spaces: items,
  metrics: items,
  demo: objectWith({ inputs: listOf(demoItem), outputs: listOf(demoItem) }),
  widgetModels: listOf(text),
  youtubeId: optional(text),
  canonicalId: optional(text),
  hideInModels: optional(flag),
  hideInDatasets: optional(flag),
});

/** What is no page: fields that nobody reads, and one that is not what it should be. @internal */
export function pageFlaws(page: unknown): readonly string[] {
  const slips = unknownFieldIssues(shape, page, "a page");
  const flaw = shape(page, "");
  return flaw === undefined ? slips : [...slips, flaw];
}
