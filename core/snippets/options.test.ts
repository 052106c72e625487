// Unknown names are reported with a suggestion, abbreviated, and at most a hundred times.
import { isAbsence } from "../base/issue.ts";
import { expect, test } from "vitest";
import {
  answer,
  createHub,
  defineProvider,
  defineTask,
  inferenceCall,
  inferenceSnippets,
  type InferenceRequest,
  serves,
  loadSnippets,
  parseModel,
} from "../index.ts";
import { client } from "#plugins/kit/testing/samples/small";
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
const plugin = client("python/one", {
  language: python.language,
  templates: [],
  fallback: () => python`call()`,
});
const hub = createHub([draw, together, plugin]);
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
  return isAbsence(call) ? call.fix : undefined;
};
const messagesOf = (more: object): readonly string[] =>
  inferenceSnippets(hub, request(more)).diagnostics.map(({ message }) => message);

test.each<readonly [request: object, fix: string | undefined]>([
  [{ provider: "Togehter" }, 'Did you mean "together"?'],
  [{ provider: "fastest_on" }, 'Did you mean "fastest-one"?'],
  [{ provider: "somebody-else" }, "Choose one of the hub's providers."],
  [{ provider: "TOGETHER" }, undefined],
  [{ provider: "Fastest-One" }, undefined],
  [{ model: record("drawit") }, 'Did you mean "draw-it"? Fix pipeline_tag in the model card.'],
  [{ model: record("something") }, "Add a task plugin with inputs and an output."],
  [{ model: record("Draw-It") }, undefined],
])("an unknown provider or task has a suggestion: %#", (more, fix) => {
  expect(changeOf(more)).toBe(fix);
});

const noOption = (name: string, meant: string, what = "An inference snippet"): string =>
  `${what} has no option "${name}". It was ignored. Did you mean "${meant}"?`;
const sent = (name: string): string =>
  `Unknown parameter "${name}" for draw-it. It is sent unchanged.`;
test.for<readonly [request: object, ...messages: string[]]>([
  [{ provider: "Together" }],
  [{ options: { Streaming: "x" } }, noOption("Streaming", "streaming")],
  [{ options: { bill_to: "x" } }, noOption("bill_to", "billTo")],
  [{ options: { maxTokens: "x" } }, noOption("maxTokens", "max_tokens")],
  [{ providerID: "x" }, noOption("providerID", "providerId", "A request")],
  [{ options: { streaming: true, parameters: { num_steps: 3 }, Streaming: undefined } }],
  [{ options: { parameters: { NumSteps: 3 } } }, `${sent("NumSteps")} Did you mean "num_steps"?`],
  [
    { options: { parameters: { iteration: 3 } } },
    `${sent("iteration")} Did you mean "iterations"?`,
  ],
  [{ options: { parameters: { guidance: 3 } } }, sent("guidance")],
])("unknown options and parameters are reported: %#", ([more, ...messages]) => {
  expect(messagesOf(more)).toEqual(messages);
});

test("an option without a suggestion is reported with all options", () => {
  expect(messagesOf({ options: { color: "red" } })[0]).toMatch(
    /^An inference snippet has no option "color"\. It was ignored\. Choose from accessToken, .*, parameters\.$/,
  );
});

const LONG = "x".repeat(1_000_000);
const base = { id: "acme/model", pipeline_tag: "draw-it" };
const live = { provider: "together", providerId: "acme/model", status: "live" };
const mapped = (...inferenceProviderMapping: readonly object[]) => ({
  ...base,
  inferenceProviderMapping,
});
/** All messages about a record and a request. */
function reported(given: object, more: object = {}): readonly string[] {
  const read = parseModel(given);
  const offers = [
    inferenceSnippets(hub, { model: read.model!, provider: "together", ...more }),
    loadSnippets(hub, read.model!),
  ];
  const diagnostics = [read, ...offers].flatMap((result) => result.diagnostics);
  return [
    ...diagnostics.flatMap(({ message, path = "" }) => [message, path]),
    ...offers.flatMap((result) => result.notOffered.flatMap(({ reason, fix }) => [reason, fix])),
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
])("%s of a megabyte is abbreviated", (_, given, more) => {
  const all = reported(given, more);
  expect(all.length).toBeGreaterThan(0);
  expect(Math.max(...all.map(({ length }) => length))).toBeLessThan(600);
});

test("a name of a hundred characters is quoted in full, and a hundred names are reported", () => {
  const name = "y".repeat(100);
  expect(reported({ ...base, pipeline_tag: name }).join(" ")).toContain(
    `${name} is an unknown task`,
  );
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`name_${at}`, at]));
  for (const options of [{ parameters: many }, many])
    expect(messagesOf({ options })).toHaveLength(100);
  const tasks = Array.from({ length: 1000 }, (_, at) => ({ ...live, task: `task-${at}` }));
  expect(reported(mapped(...tasks)).join(" ")).toContain("for task-0, task-1, task-2, not for");
});
