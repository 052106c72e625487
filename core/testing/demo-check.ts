// The demo check reads the page of a task: its demo matches the task's inputs and output, and its references
// exist.
import { createRequire } from "node:module";
import { createHub } from "../checked/index.ts";
import type { TaskPage } from "hubsmith/catalogue";
import type { DemoItem } from "#plugins/catalogue/task-page";
import type { Plugin } from "../index.ts";
import { closestName, get } from "../base/describe.ts";
import type { Check } from "./check.ts";
import { ofKind } from "./companions.ts";
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

// Invalid fields of a page: unknown fields, and fields of a wrong type.
function pageFlaws(page: unknown): readonly string[] {
  const slips = unknownFieldIssues(shape, page, "a page");
  const flaw = shape(page, "");
  return flaw === undefined ? slips : [...slips, flaw];
}

/** The page of a task has content, its demo matches the task, and its related tasks exist. @public */
export const demoCheck: Check = {
  id: "page-fits",
  what: "The page of a task is complete. Its demo fits the inputs and the output, and its names exist.",
  why: "A demo with the wrong media or a link to an unknown task misleads readers.",
  fix: "Fix the item of the page that the message names.",
  find: (plugin, { companions, pages }) => {
    if (plugin["~hub"].kind !== "task") return [];
    const task = plugin as Plugin<"task">;
    const page = (task.page as TaskPage | undefined) ?? pages[task.id];
    if (page === undefined) {
      const near = closestName(
        Object.keys(pages).filter((id) => pages[id] !== undefined),
        task.id,
      );
      const isItsOwn =
        near !== undefined && ofKind(companions, "task").every(({ id }) => id !== near);
      return isItsOwn
        ? [
            {
              message: `A page is given for "${near}", and the task is "${task.id}". Write "${task.id}" there.`,
            },
          ]
        : [];
    }
    const odd = pageFlaws(page);
    const flaws =
      odd.length > 0
        ? odd
        : [...textFlaws(page), ...demoFlaws(task, page), ...nameFlaws(task, page, companions)];
    return flaws.map((message) => ({ message }));
  },
};

// Words of placeholder texts.
const UNFINISHED = /\b(?:TODO|FIXME|XXX|TBD)\b|\blorem ipsum\b/i;

function textFlaws(page: TaskPage): readonly string[] {
  const { summary, demo } = page;
  const empty =
    summary.trim() === "" ? ["`summary` is empty. Describe the inputs and the output."] : [];
  const [unfinished] = UNFINISHED.exec(JSON.stringify(page)) ?? [];
  const items = Object.entries(demo).flatMap(([side, list]) =>
    list.flatMap((item: DemoItem, at: number) =>
      itemFlaws(item).map((flaw) => `demo.${side}[${at}] ${flaw}`),
    ),
  );
  return [
    ...empty,
    ...(unfinished === undefined ? [] : [`The page has "${unfinished}". Finish its text.`]),
    ...items,
  ];
}

function itemFlaws(item: DemoItem): readonly string[] {
  switch (item.type) {
    case "text":
      return item.content.trim() === "" ? ["has no `content`. Write the text."] : [];
    case "img":
    case "audio":
      return [
        ...fileFlaws(item.filename),
        ...((item.alt ?? "").trim() === ""
          ? ["has no `alt`. Describe the image or the recording."]
          : []),
      ];
    case "chart":
      return item.data.flatMap(({ label, score }) => [
        ...(label === "" ? ["has a bar without a label. Name what has the score."] : []),
        ...(score >= 0 && score <= 1
          ? []
          : [`has the score ${score}. Scores are from 0 to 1: write ${score / 100}.`]),
      ]);
    case "tabular": {
      const widths = new Set(item.table.map((row) => row.length));
      return widths.size === 1
        ? []
        : ["has rows of different lengths, or none. Give every row a cell for each column."];
    }
    case "text-with-tokens":
      return item.tokens.flatMap(({ type, start, end }, at) => {
        const before = item.tokens[at - 1]?.end ?? 0;
        return before <= start && start < end && end <= item.text.length
          ? []
          : [
              `marks ${type} from ${start} to ${end}, which overlaps the previous token or is outside the text. Fix \`tokens\`.`,
            ];
      });
  }
}

const resolver = createRequire(import.meta.url);

// A name without a scheme is a file in the media of this package.
function fileFlaws(filename: string): readonly string[] {
  if (filename === "") return ["has no `filename`. Write the https URL of a file."];
  if (/^(?:https|data):/i.test(filename)) return [];
  try {
    resolver.resolve(`hubsmith/media/${filename}`);
    return [];
  } catch {
    return [`has the file "${filename}", which does not exist. Write the https URL of a file.`];
  }
}

const SHOWN: Readonly<Record<string, DemoItem["type"]>> = {
  image: "img",
  video: "img",
  audio: "audio",
};

// An image may represent a video. JSON can be displayed in any form.
function demoFlaws({ inputs, output }: Plugin<"task">, { demo }: TaskPage): readonly string[] {
  const given =
    inputs === undefined ? [] : typeof inputs === "string" ? [inputs] : Object.values(inputs);
  const lacks = (side: keyof TaskPage["demo"], type: string): readonly string[] => {
    const wanted = SHOWN[type];
    if (wanted === undefined || demo[side].length === 0) return [];
    return demo[side].some((item) => item.type === wanted)
      ? []
      : [
          `demo.${side} shows no ${type}, and the task has one. Add an item of the type "${wanted}".`,
        ];
  };
  return [
    ...[...new Set(given)].flatMap((type) => lacks("inputs", type)),
    ...(output === undefined ? [] : lacks("outputs", output)),
    ...(demo.inputs.length > 0 === demo.outputs.length > 0
      ? []
      : ["`demo` has one side only. Give both `inputs` and `outputs`, or neither."]),
  ];
}

function nameFlaws(
  task: Plugin<"task">,
  { related, canonicalId }: TaskPage,
  companions: readonly Plugin[],
): readonly string[] {
  const others = createHub(ofKind(companions, "task")).tasks;
  const named = [
    ...related.map(({ id }): readonly [string, string] => ["related", id]),
    ...(canonicalId === undefined ? [] : [["canonicalId", canonicalId] as const]),
  ];
  return named.flatMap(([field, id]) => {
    if (field === "related" && id === task.id)
      return [`\`${field}\` names the task itself. Remove it.`];
    // Without companion tasks, the known tasks are unknown.
    if (id === task.id || others.size === 0 || others.has(id)) return [];
    const near = closestName(
      others.list.map((one) => one.id),
      id,
    );
    const suggestion = near === undefined ? "" : ` Did you mean "${near}"?`;
    return [
      `\`${field}\` names "${id}", which is not a task.${suggestion} Fix the id, or remove it.`,
    ];
  });
}
