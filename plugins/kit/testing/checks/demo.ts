// The demo check reads the page of a task: its demo matches the task's inputs and output, and its references
// exist.
import { createRequire } from "node:module";
import { defineTaskPage, type TaskPage, type TaskPageSpec } from "hubsmith/catalog";
import type { DemoItem } from "#plugins/kit/catalog/task-page";
import type { Plugin } from "hubsmith";
import { closestName } from "#core/base/describe";
import { attempt, type Check, onlyOf } from "./check.ts";
import { ofKind } from "../subjects/companions.ts";

/** The lists whose items have different names. */
const LISTS = [
  "subtasks",
  "uses",
  "related",
  "datasets",
  "models",
  "spaces",
  "metrics",
  "widgetModels",
] as const;

/** TypeScript knows the fields of a page; here are the texts that are empty, the items that are twice, and odd scores. */
function* contentFlaws(page: TaskPage): Iterable<string> {
  for (const list of LISTS) {
    const names = page[list].map((item) =>
      typeof item === "string" ? item : "id" in item ? item.id : item.title,
    );
    const twice = names.find((name, at) => names.indexOf(name) < at);
    if (twice !== undefined) yield `${list} has ${JSON.stringify(twice)} twice. Remove one.`;
  }
  yield* emptyTexts(page, "");
}

function* emptyTexts(value: unknown, at: string): Iterable<string> {
  if (typeof value === "string" && value.trim() === "") yield `${at} is empty. Write it.`;
  if (typeof value === "number" && at.endsWith(".score") && !(value >= 0 && value <= 1))
    yield `${at} is ${value}. Write a number from 0 to 1.`;
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value))
    // A cell of a table may be empty.
    if (name !== "table") yield* emptyTexts(member, at === "" ? name : `${at}.${name}`);
}

export const demoCheck: Check = {
  id: "page-fits",
  what: "The page of a task is complete. Its demo fits the inputs and the output, and its names exist.",
  why: "A demo with the wrong media or a link to an unknown task misleads readers.",
  fix: "Fix the item of the page that the message names.",
  find: onlyOf("task", (task, { companions, pages }) => {
    const given = (task.page as TaskPageSpec | undefined) ?? pages[task.id];
    const others = ofKind(companions, "task");
    if (given === undefined) {
      const near = closestName(
        Object.keys(pages).filter((id) => pages[id] !== undefined),
        task.id,
      );
      if (near === undefined || others.some(({ id }) => id === near)) return [];
      const message = `The page is for "${near}", but the task is "${task.id}". Write "${task.id}".`;
      return [{ message }];
    }
    const page = defineTaskPage(given);
    const flaws = attempt(() => [
      ...contentFlaws(page),
      ...textFlaws(task, page),
      ...demoFlaws(task, page),
    ]);
    return (flaws ?? [NO_PAGE]).map((message) => ({ message }));
  }),
};

const NO_PAGE = "The page lacks fields, or one has another type. Make it with `defineTaskPage`.";

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
