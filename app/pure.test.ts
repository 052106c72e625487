// Output depends only on the input: for the built-in models, every provider, every client and every option.
import fc from "fast-check";
import {
  createHub,
  type Hub,
  inferenceCall,
  type InferenceOptions,
  type InferenceRequest,
  inferenceSnippets,
  loadPlugins,
  loadSnippets,
  type Model,
} from "hubsmith";
import { expect, test } from "vitest";
import { sampled, someOf } from "#core/testing/sampled";
import { watchEnvironment } from "#core/testing/watch/environment";
import { loadModels } from "./catalog/records.ts";
import { entries } from "./plugins.ts";

const models = sampled(loadModels(), 5);
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
  const results = [loadSnippets(of, model), ask({})];
  if (ofItsTask.has(model)) results.push(ask({ providerId: "vendor/one", options: OPTIONS[0]! }));
  return JSON.stringify(results);
}

const before = new Map(models.map((model) => [model.id, printed(hub, model)]));

/** The models for which a hub prints something else than the first one. */
const changed = (of: Hub, all: readonly Model[]): readonly string[] =>
  all.filter((model) => printed(of, model) !== before.get(model.id)).map(({ id }) => id);

function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

test("after all others, in another order, each is the same", () => {
  expect(before.size).toBeGreaterThan(someOf(290));
  expect([...before.values()].join("").split('"content":').length).toBeGreaterThan(someOf(5000));
  expect(changed(hub, models.toReversed())).toEqual([]);
});

test("the order of plugins does not matter", () => {
  const mixed = plugins.toReversed();
  const half = Math.floor(mixed.length / 2);
  const other = createHub(mixed.slice(half)).with(...mixed.slice(0, half));
  expect(other.diagnostics).toEqual([]);
  expect(changed(other, models)).toEqual([]);
});

test("a new hub prints the same for frozen records, and uses nothing of its environment", () => {
  freeze(OPTIONS);
  const results = watchEnvironment((reached) => [
    changed(createHub(plugins), models.map(freeze)),
    reached(),
  ]);
  expect(results).toEqual([[], []]);
});

test("in any order of requests, each has the result of a new hub", () => {
  const requests = fc.array(
    fc.record({
      model: fc.constantFrom(...ofItsTask),
      provider: fc.constantFrom(...hub.providers.list.map(({ id }) => id)),
      providerId: fc.constantFrom("vendor/one", "vendor/two"),
      options: fc.constantFrom(...OPTIONS),
    }),
    { minLength: 2, maxLength: 6 },
  );
  let offered = 0;
  fc.assert(
    fc.property(requests, (all) => {
      const unused = createHub(plugins);
      for (const request of [...all, ...all]) {
        const offer = inferenceSnippets(hub, request);
        offered += offer.snippets.length;
        expect(offer).toEqual(inferenceSnippets(unused, request));
        expect(inferenceCall(hub, request)).toEqual(inferenceCall(unused, request));
      }
    }),
    { seed: 21, numRuns: 100 },
  );
  expect(offered).toBeGreaterThan(300);
});
