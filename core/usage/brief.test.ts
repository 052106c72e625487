// What comes from outside is quoted in part, and told a hundred times at most, because one record may not fill a page with itself.
import { describe, expect, test } from "vitest";
import {
  answer,
  createHub,
  defineClient,
  defineProvider,
  defineTask,
  inferenceSnippets,
  type InferenceRequest,
  loadSnippets,
  on,
  parseModel,
  template,
} from "../index.ts";
import { python } from "hubsmith/code";
import { type Value } from "../code/index.ts";

const task = defineTask({
  id: "text-classification",
  label: "Text Classification",
  modality: "nlp",
  inputs: "text",
  output: "json",
  parameters: { top_k: { type: "count", label: "How many", example: 5 } },
  sample: () => "I like you.",
});
const acme = defineProvider({
  id: "acme",
  label: "Acme",
  baseUrl: "https://acme.example",
  tasks: [
    on(task, {
      request: ({ inputs, parameters }) => ({
        path: "run",
        json: { inputs: inputs as Value, ...parameters },
      }),
      answer: answer.json(),
    }),
  ],
});
const client = defineClient({
  id: "python/one",
  label: "One",
  language: python.language,
  order: 1,
  templates: [template(task, (call) => python`call(${call.inputs as Value})`)],
});
const hub = createHub([task, acme, client], { logger: { error: () => {} } });

const LONG = "x".repeat(1_000_000);
const record = { id: "acme/model", pipeline_tag: "text-classification" };
const live = { provider: "acme", providerId: "acme/model", status: "live" };

function said(model: object, request: object = {}): readonly string[] {
  const read = parseModel(model);
  const inference = inferenceSnippets(hub, {
    model: read.model!,
    provider: "acme",
    ...request,
  } as InferenceRequest);
  const load = loadSnippets(hub, read.model!);
  return [
    ...[...read.diagnostics, ...inference.diagnostics, ...load.diagnostics].flatMap(
      ({ message, path = "" }) => [message, path],
    ),
    ...[...inference.notOffered, ...load.notOffered].flatMap(({ reason, change }) => [
      reason,
      change,
    ]),
  ];
}

describe("a name of a megabyte is quoted in part", () => {
  test.each<[string, object, object?]>([
    ["a task", { ...record, pipeline_tag: LONG }],
    ["a library", { ...record, library_name: LONG }],
    ["a key of the record", { ...record, config: { [LONG]: Number.NaN } }],
    ["a provider", record, { provider: LONG }],
    ["a provider's id", record, { providerId: `../${LONG}` }],
    ["a status", { ...record, inferenceProviderMapping: [{ ...live, status: LONG }] }],
    ["a task of a mapping", { ...record, inferenceProviderMapping: [{ ...live, task: LONG }] }],
    ["another provider", { ...record, inferenceProviderMapping: [{ ...live, provider: LONG }] }],
    ["a parameter", record, { options: { parameters: { [LONG]: 1 } } }],
    ["an option", record, { options: { [LONG]: 1 } }],
    ["a field of the request", record, { [LONG]: 1 }],
    ["an input", record, { options: { inputs: { [LONG]: 1 } } }],
  ])("%s", (_, model, request) => {
    const all = said(model, request);
    expect(all.length).toBeGreaterThan(0);
    expect(Math.max(...all.map(({ length }) => length))).toBeLessThan(600);
  });

  test("and a short one whole", () => {
    const name = "y".repeat(100);
    expect(said({ ...record, pipeline_tag: name }).join(" ")).toContain(`${name} is not a task`);
  });
});

describe("what many things are wrong with is said of the first hundred", () => {
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`name_${at}`, at]));

  test.each([
    ["parameters", { parameters: many }],
    ["options", many],
  ])("%s", (_, options) => {
    const { snippets, diagnostics } = inferenceSnippets(hub, {
      model: parseModel(record).model!,
      provider: "acme",
      options,
    });
    expect(diagnostics).toHaveLength(100);
    expect(snippets).toHaveLength(1);
  });

  test("and of the tasks that a provider hosts a model for, three are named", () => {
    const inferenceProviderMapping = Array.from({ length: 1000 }, (_, at) => ({
      ...live,
      task: `task-${at}`,
    }));
    expect(said({ ...record, inferenceProviderMapping })).toContain(
      "Acme hosts acme/model for task-0, task-1, task-2, and not for text-classification.",
    );
  });
});

test("the values of a list count, whatever the list is of", () => {
  const tags = Array.from({ length: 1_000_002 }, () => "x");
  const widgetData = tags.map(() => ({}));
  const lists = [{ tags }, { widgetData }].map((more) => parseModel({ ...record, ...more }));
  for (const { model, diagnostics } of lists) {
    expect(Math.max(model!.tags.length, model!.widgetData?.length ?? 0)).toBe(1_000_001);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining("expected at most 1000000 values"),
    ]);
  }
  expect(parseModel({ ...record, tags: tags.slice(2) }).diagnostics).toEqual([]);
});
