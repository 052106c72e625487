// The demo check reads the page of a task: its demo matches the task's inputs and output, and its references
// exist.
import { createRequire } from "node:module";
import { createCheckedHub } from "../../checked/index.ts";
import type { TaskPage } from "hubsmith/catalog";
import type { DemoItem } from "#plugins/kit/catalog/task-page";
import type { Plugin } from "../../index.ts";
import { closestName, get } from "../../base/describe.ts";
import { type Check, onlyOf, suggestion } from "./check.ts";
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
} from "../../checked/schema.ts";

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

/** The page of a task has content, its demo matches the task, and its related tasks exist. @internal */
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
    const flaws =
      odd.length > 0
        ? odd
        : [...textFlaws(page), ...demoFlaws(task, page), ...nameFlaws(task, page, others)];
    return flaws.map((message) => ({ message }));
  }),
};

// Words of placeholder texts.
const UNFINISHED = /\b(?:TODO|FIXME|XXX|TBD)\b|\blorem ipsum\b/i;

function* textFlaws(page: TaskPage): Iterable<string> {
  if (page.summary.trim() === "") yield "`summary` is empty. Describe the inputs and the output.";
  const [unfinished] = UNFINISHED.exec(JSON.stringify(page)) ?? [];
  if (unfinished !== undefined) yield `The page has "${unfinished}". Finish its text.`;
  for (const [side, list] of Object.entries(page.demo))
    for (const [at, item] of list.entries())
      for (const flaw of itemFlaws(item)) yield `demo.${side}[${at}] ${flaw}`;
}

function* itemFlaws(item: DemoItem): Iterable<string> {
  switch (item.type) {
    case "text":
      if (item.content.trim() === "") yield "has no `content`. Write the text.";
      return;
    case "img":
    case "audio":
      yield* fileFlaws(item.filename);
      if ((item.alt ?? "").trim() === "")
        yield "has no `alt`. Describe the image or the recording.";
      return;
    case "chart":
      for (const { label, score } of item.data) {
        if (label === "") yield "has a bar without a label. Add the name of its score.";
        if (!(score >= 0 && score <= 1))
          yield `has the score ${score}. Scores are from 0 to 1: write ${score / 100}.`;
      }
      return;
    case "tabular":
      if (new Set(item.table.map((row) => row.length)).size !== 1)
        yield "has rows of different lengths, or none. Give every row a cell for each column.";
      return;
    case "text-with-tokens":
      for (const [at, { type, start, end }] of item.tokens.entries()) {
        const before = item.tokens[at - 1]?.end ?? 0;
        if (before > start || start >= end || end > item.text.length)
          yield `marks ${type} from ${start} to ${end}, which overlaps the previous token or is outside the text. Fix \`tokens\`.`;
      }
  }
}

const resolver = createRequire(import.meta.url);

// A name without a scheme is a file in the media of this package.
function* fileFlaws(filename: string): Iterable<string> {
  if (filename === "") yield "has no `filename`. Write the https URL of a file.";
  if (filename === "" || /^(?:https|data):/i.test(filename)) return;
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

function* nameFlaws(
  task: Plugin<"task">,
  { related, canonicalId }: TaskPage,
  others: readonly Plugin<"task">[],
): Iterable<string> {
  const { tasks } = createCheckedHub(others);
  if (related.some(({ id }) => id === task.id)) yield "`related` names the task itself. Remove it.";
  const named = [
    ...related.map(({ id }) => ["related", id] as const),
    ...(canonicalId === undefined ? [] : [["canonicalId", canonicalId] as const]),
  ];
  for (const [field, id] of named) {
    // Without companion tasks, the known tasks are unknown.
    if (id === task.id || tasks.size === 0 || tasks.has(id)) continue;
    const ids = tasks.list.map((one) => one.id);
    yield `\`${field}\` names "${id}", which is not a task.${suggestion(ids, id)} Fix the id, or remove it.`;
  }
}
