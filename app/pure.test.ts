// Output depends only on the input: for the built-in models, every provider, every client and every option.
import {
  createHub,
  type Hub,
  type InferenceOptions,
  type InferenceRequest,
  inferenceSnippets,
  loadPlugins,
  loadSnippets,
  type Model,
} from "hubsmith";
import { expect, test } from "vitest";
import { sampled, someOf } from "#plugins/kit/testing/sampled";
import { watchEnvironment } from "#plugins/kit/testing/watch/environment";
import { loadModels } from "#models/records";
import { entries } from "./plugins.ts";

const models = sampled(loadModels(), 24);
const { plugins } = await loadPlugins(entries);
const hub = createHub(plugins);

// Providers without a mapping in a record are called with the first model of each task.
const ofItsTask = new Set(
  new Map(models.toReversed().map((model) => [model.pipeline_tag, model])).values(),
);
const OPTIONS: readonly InferenceOptions[] = [
  { directRequest: true, streaming: true, parameters: { seed: 7, more: { a: [1] } } },
  {},
  { inputs: "line\nbreak" },
  { streaming: true, temperature: 0.5 },
  { accessToken: "hf_a", billTo: "acme-org" },
  { accessToken: "key-of-a-service", directRequest: true },
  { tokenPlaceholder: true },
  { endpointUrl: "https://one.example.org" },
];

function printed(of: Hub, model: Model): string {
  const ask = (more: Partial<InferenceRequest>): unknown =>
    of.providers.list.map(({ id }) => inferenceSnippets(of, { model, provider: id, ...more }));
  const all = ofItsTask.has(model) ? OPTIONS : [];
  return JSON.stringify([
    loadSnippets(of, model),
    ask({}),
    ...all.map((options) => ask({ providerId: "vendor/one", options })),
  ]);
}

const before = new Map(models.map((model) => [model.id, printed(hub, model)]));

function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

test("a hub with the plugins in another order prints the same for frozen records in another order, and uses nothing of its environment", () => {
  expect(before.size).toBeGreaterThan(someOf(290));
  expect([...before.values()].join("").split('"content":').length).toBeGreaterThan(someOf(5000));
  freeze(OPTIONS);
  const mixed = plugins.toReversed();
  const half = Math.floor(mixed.length / 2);
  const other = createHub(mixed.slice(half)).with(...mixed.slice(0, half));
  expect(other.diagnostics).toEqual([]);
  const [changed, reached] = watchEnvironment((reached) => [
    models.toReversed().filter((model) => printed(other, freeze(model)) !== before.get(model.id)),
    reached(),
  ]);
  expect(changed.map(({ id }) => id)).toEqual([]);
  expect(reached).toEqual([]);
});
