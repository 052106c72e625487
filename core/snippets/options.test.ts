// Unknown names are reported with the one that may be meant, quoted in part, and a hundred times at most.
import { describe, expect, test } from "vitest";
import {
  answer,
  createHub,
  defineClient,
  defineProvider,
  defineTask,
  inferenceCall,
  inferenceSnippets,
  type InferenceRequest,
  serves,
  loadSnippets,
  parseModel,
} from "../index.ts";
import { python } from "hubsmith/code";

const draw = defineTask({
  id: "draw-it",
  label: "Draw",
  modality: "cv",
  inputs: "text",
  output: "image",
  parameters: {
    num_steps: { type: "count", label: "Steps", example: 4, aliases: ["iterations"] },
  },
  sample: () => "a boat",
});
const together = defineProvider({
  id: "together",
  aliases: ["fastest-one"],
  label: "Together",
  baseUrl: "https://api.example.org",
  tasks: [
    serves(draw, {
      request: ({ inputs, parameters }) => ({ path: "x", json: { inputs, ...parameters } }),
      answer: answer.bytes("image/png"),
    }),
  ],
});
const client = defineClient({
  id: "python/one",
  label: "One",
  language: python.language,
  order: 1,
  templates: [],
  otherwise: () => python`call()`,
});
const hub = createHub([draw, together, client]);
const record = (pipeline_tag: string): InferenceRequest["model"] =>
  parseModel({ id: "acme/model", pipeline_tag }).model!;
const request = (more: object = {}): InferenceRequest => ({
  model: record("draw-it"),
  provider: "together",
  providerId: "vendor/model",
  ...more,
});
const changeOf = (more: object): string | undefined => {
  const call = inferenceCall(hub, request(more));
  return "reason" in call ? call.change : undefined;
};
const told = (more: object): readonly string[] =>
  inferenceSnippets(hub, request(more)).diagnostics.map(({ message }) => message);

test.each([
  ["Togehter", 'Did you mean "together"?'],
  ["fastest_on", 'Did you mean "fastest-one"?'],
  ["somebody-else", "Choose one of the hub's providers."],
])("the provider %s is unknown: %s", (provider, change) => {
  expect(changeOf({ provider })).toBe(change);
});

test.each(["together", "Together", "TOGETHER", "Fastest-One"])("%s is found", (provider) => {
  expect(changeOf({ provider })).toBeUndefined();
  expect(told({ provider })).toEqual([]);
});

test("a task in a record is told with the one that may be meant", () => {
  expect(changeOf({ model: record("drawit") })).toBe(
    'Did you mean "draw-it"? Fix pipeline_tag in the model card.',
  );
  expect(changeOf({ model: record("something") })).toBe(
    "Add a task plugin with inputs and an output.",
  );
  expect(changeOf({ model: record("Draw-It") })).toBeUndefined();
});

describe("an option", () => {
  test.each([
    ["Streaming", "streaming"],
    ["streamin", "streaming"],
    ["bill_to", "billTo"],
    ["maxTokens", "max_tokens"],
    ["endpointURL", "endpointUrl"],
  ])("%s is told: %s", (name, meant) => {
    expect(told({ options: { [name]: "x" } })).toEqual([
      `An inference snippet has no option "${name}". It was ignored. Did you mean "${meant}"?`,
    ]);
  });

  test("that is like none is told with all that there are", () => {
    expect(told({ options: { colour: "red" } })[0]).toMatch(
      /^An inference snippet has no option "colour"\. It was ignored\. Choose from accessToken, .*, parameters\.$/,
    );
    expect(told({ providerID: "x" })).toEqual([
      'A request has no option "providerID". It was ignored. Did you mean "providerId"?',
    ]);
  });

  test("that is known, or left out, is not", () => {
    const options = { streaming: true, parameters: { num_steps: 3 }, Streaming: undefined };
    expect(told({ options })).toEqual([]);
  });
});

test("a parameter that the task does not know is sent, and told with the one that may be meant", () => {
  const sent = 'Unknown parameter "NumSteps" for draw-it. It is sent unchanged.';
  expect(told({ options: { parameters: { NumSteps: 3 } } })).toEqual([
    `${sent} Did you mean "num_steps"?`,
  ]);
  expect(told({ options: { parameters: { iteration: 3 } } })[0]).toMatch(/"iterations"\?$/);
  expect(told({ options: { parameters: { guidance: 3 } } })[0]).toMatch(/sent unchanged\.$/);
});

const LONG = "x".repeat(1_000_000);
const base = { id: "acme/model", pipeline_tag: "draw-it" };
const live = { provider: "together", providerId: "acme/model", status: "live" };
const mapped = (...inferenceProviderMapping: readonly object[]) => ({
  ...base,
  inferenceProviderMapping,
});
/** Everything that is said about a record and a request. */
function said(given: object, more: object = {}): readonly string[] {
  const read = parseModel(given);
  const offers = [
    inferenceSnippets(hub, { model: read.model!, provider: "together", ...more }),
    loadSnippets(hub, read.model!),
  ];
  const diagnostics = [read, ...offers].flatMap((one) => one.diagnostics);
  return [
    ...diagnostics.flatMap(({ message, path = "" }) => [message, path]),
    ...offers.flatMap((one) => one.notOffered.flatMap(({ reason, change }) => [reason, change])),
  ];
}

test.each<[string, object, object?]>([
  ["a task", { ...base, pipeline_tag: LONG }],
  ["a library", { ...base, library_name: LONG }],
  ["a key of the record", { ...base, config: { [LONG]: Number.NaN } }],
  ["a provider", base, { provider: LONG }],
  ["a provider's id", base, { providerId: `../${LONG}` }],
  ["a status", mapped({ ...live, status: LONG })],
  ["a task of a mapping", mapped({ ...live, task: LONG })],
  ["another provider", mapped({ ...live, provider: LONG })],
  ["a parameter", base, { options: { parameters: { [LONG]: 1 } } }],
  ["an option", base, { options: { [LONG]: 1 } }],
  ["a field of the request", base, { [LONG]: 1 }],
  ["an input", base, { options: { inputs: { [LONG]: 1 } } }],
])("%s of a megabyte is quoted in part", (_, given, more) => {
  const all = said(given, more);
  expect(all.length).toBeGreaterThan(0);
  expect(Math.max(...all.map(({ length }) => length))).toBeLessThan(600);
});

test("a name of a hundred characters is quoted in full, and of many names the first are reported", () => {
  const name = "y".repeat(100);
  expect(said({ ...base, pipeline_tag: name }).join(" ")).toContain(`${name} is an unknown task`);
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`name_${at}`, at]));
  for (const options of [{ parameters: many }, many]) expect(told({ options })).toHaveLength(100);
  const tasks = Array.from({ length: 1000 }, (_, at) => ({ ...live, task: `task-${at}` }));
  expect(said(mapped(...tasks)).join(" ")).toContain("for task-0, task-1, task-2, not for");
});
