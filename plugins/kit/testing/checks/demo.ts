// The demo check reads the page of a task: its demo matches the task's inputs and output, and its references
// exist.
import { createRequire } from "node:module";
import type { TaskPage } from "hubsmith/catalog";
import type {
  CatalogItem,
  DemoItem,
  DemoScore,
  DemoToken,
  RelatedTask,
  Subtask,
  TaskUse,
} from "#plugins/kit/catalog/task-page";
import type { Plugin } from "hubsmith";
import { closestName, get } from "#core/base/describe";
import { type Check, onlyOf } from "./check.ts";
import { ofKind } from "../subjects/companions.ts";
import { unknownFieldIssues } from "./fields.ts";
import {
  arrayOf,
  boolean,
  primitive,
  number,
  strictObject,
  oneOf,
  optional,
  type Schema,
  type Schemas,
  string,
} from "#core/checked/schema";

const hasText = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";
const text = primitive("a non-empty string", '"…"', hasText);
const filename = primitive("the https URL of a file", '"https://…"', hasText);
const alt = primitive("a description of the image or the recording", '"…"', hasText);
const isShare = (value: unknown): boolean => typeof value === "number" && value >= 0 && value <= 1;
const score = primitive("a number from 0 to 1", "0.5", isShare);

/** An array in which no two items have the same name: a field, or the item itself. */
const unique =
  (item: Schema, nameOf: (item: unknown) => unknown): Schema =>
  (value, at, ...more) => {
    const flaw = arrayOf(item)(value, at, ...more);
    if (flaw !== undefined) return flaw;
    const names = (value as readonly unknown[]).map(nameOf);
    const twice = names.find((name, index) => names.indexOf(name) < index);
    return twice === undefined
      ? undefined
      : `${at} has ${JSON.stringify(twice)} twice. Remove one.`;
  };
const named = <T>(field: keyof T & string, schemas: Schemas<T>): Schema =>
  unique(strictObject(schemas), (item) => get(item, field));

type Fields<T extends DemoItem["type"]> = Schemas<Omit<Extract<DemoItem, { type: T }>, "type">>;

const label = optional(text);
const media: Fields<"img"> = { label, filename, alt, isMoving: optional(boolean) };
const DEMOS: { readonly [T in DemoItem["type"]]: Fields<T> } = {
  text: { label, content: text },
  img: media,
  audio: media,
  chart: { label, data: named<DemoScore>("label", { label: text, score }) },
  tabular: { label, table: arrayOf(arrayOf(string)) },
  "text-with-tokens": {
    label,
    text,
    tokens: arrayOf(strictObject<DemoToken>({ type: text, start: number, end: number })),
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
const items = named<CatalogItem>("id", { id: text, description: text });

const shape = strictObject<TaskPage>({
  summary: text,
  subtasks: named<Subtask>("id", { id: text, label: text }),
  uses: named<TaskUse>("title", { title: text, text }),
  choosing: arrayOf(text),
  related: named<RelatedTask>("id", { id: text, when: text }),
  datasets: items,
  models: items,
  spaces: items,
  metrics: items,
  demo: strictObject({ inputs: arrayOf(demoItem), outputs: arrayOf(demoItem) }),
  widgetModels: unique(text, (id) => id),
  youtubeId: optional(text),
  canonicalId: optional(text),
  hideInModels: optional(boolean),
  hideInDatasets: optional(boolean),
});

export const demoCheck: Check = {
  id: "page-fits",
  what: "The page of a task is complete. Its demo fits the inputs and the output, and its names exist.",
  why: "A demo with the wrong media or a link to an unknown task misleads readers.",
  fix: "Fix the item of the page that the message names.",
  find: onlyOf("task", (task, { companions, pages }) => {
    const page = (task.page as TaskPage | undefined) ?? pages[task.id];
    const others = ofKind(companions, "task");
    if (page === undefined) {
      const near = closestName(
        Object.keys(pages).filter((id) => pages[id] !== undefined),
        task.id,
      );
      if (near === undefined || others.some(({ id }) => id === near)) return [];
      const message = `The page is for "${near}", but the task is "${task.id}". Write "${task.id}".`;
      return [{ message }];
    }
    const flaw = shape(page, "");
    const odd = [
      ...unknownFieldIssues(shape, page, "a page"),
      ...(flaw === undefined ? [] : [flaw]),
    ];
    const flaws = odd.length > 0 ? odd : [...textFlaws(task, page), ...demoFlaws(task, page)];
    return flaws.map((message) => ({ message }));
  }),
};

// Words of placeholder texts.
const UNFINISHED = /\b(?:TODO|FIXME|XXX|TBD)\b|\blorem ipsum\b/i;

function* textFlaws(task: Plugin<"task">, page: TaskPage): Iterable<string> {
  const [unfinished] = UNFINISHED.exec(JSON.stringify(page)) ?? [];
  if (page.related.some(({ id }) => id === task.id))
    yield "`related` names the task itself. Remove it.";
  if (unfinished !== undefined) yield `The page has "${unfinished}". Finish its text.`;
  for (const [side, list] of Object.entries(page.demo))
    for (const [at, item] of list.entries())
      for (const flaw of itemFlaws(item)) yield `demo.${side}[${at}] ${flaw}`;
}

function* itemFlaws(item: DemoItem): Iterable<string> {
  if ("filename" in item) yield* fileFlaws(item.filename);
  if (item.type === "tabular" && new Set(item.table.map((row) => row.length)).size !== 1)
    yield "has rows of different lengths, or none. Give every row a cell for each column.";
  if (item.type !== "text-with-tokens") return;
  for (const [at, { type, start, end }] of item.tokens.entries()) {
    const before = item.tokens[at - 1]?.end ?? 0;
    if (before > start || start >= end || end > item.text.length)
      yield `marks ${type} from ${start} to ${end}, which overlaps the previous token or is outside the text. Fix \`tokens\`.`;
  }
}

const resolver = createRequire(import.meta.url);

// A name without a scheme is a file in the media of this package.
function* fileFlaws(filename: string): Iterable<string> {
  if (/^(?:https|data):/i.test(filename)) return;
  try {
    resolver.resolve(`hubsmith/media/${filename}`);
  } catch {
    yield `has the file "${filename}", which does not exist. Write the https URL of a file.`;
  }
}

const SHOWN: Readonly<Record<string, DemoItem["type"]>> = {
  image: "img",
  video: "img",
  audio: "audio",
};

// An image may represent a video. JSON can be displayed in any form.
function* demoFlaws({ inputs = {}, output }: Plugin<"task">, { demo }: TaskPage): Iterable<string> {
  const given = typeof inputs === "string" ? [inputs] : Object.values(inputs);
  const sides = { inputs: new Set(given), outputs: new Set([output ?? ""]) };
  for (const side of ["inputs", "outputs"] as const)
    for (const type of sides[side]) {
      const wanted = SHOWN[type];
      if (wanted === undefined || demo[side].length === 0) continue;
      if (demo[side].every((item) => item.type !== wanted))
        yield `demo.${side} shows no ${type}, but the task has one. Add an item of the type "${wanted}".`;
    }
  if (demo.inputs.length > 0 !== demo.outputs.length > 0)
    yield "`demo` has one side only. Give both `inputs` and `outputs`, or neither.";
}
