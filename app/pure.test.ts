// Output depends only on the input: for the built-in models, every provider and every client.
import {
  createHub,
  defineLibrary,
  type Hub,
  type InferenceRequest,
  inferenceSnippets,
  loadPlugins,
  loadSnippets,
  type Model,
} from "hubsmith";
import { python } from "hubsmith/code";
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
  new Map(models.toReversed().map((one) => [one.pipeline_tag, one])).values(),
);
const OPTIONS = { directRequest: true, streaming: true, parameters: { seed: 7, more: { a: [1] } } };

function printed(of: Hub, model: Model): string {
  const ask = (more: Partial<InferenceRequest>): unknown =>
    of.providers.list.map(({ id }) => inferenceSnippets(of, { model, provider: id, ...more }));
  const asked = [loadSnippets(of, model), ask({})];
  if (ofItsTask.has(model)) asked.push(ask({ providerId: "vendor/one", options: OPTIONS }));
  return JSON.stringify(asked);
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

test("a clock or a state would be found", () => {
  const [model] = models;
  const printing = (value: () => unknown): Hub =>
    createHub([
      defineLibrary({
        id: model!.library_name!,
        prettyLabel: "Odd",
        repoName: "odd",
        repoUrl: "https://example.org",
        filter: false,
        snippets: () => python`x = ${String(value())}`,
      }),
    ]);
  const dated = printing(() => Date.now());
  const reached = watchEnvironment((uses) => (printed(dated, model!), uses()));
  expect(reached).toContainEqual({ what: "the clock", by: "Date.now" });
  let calls = 0;
  const counting = printing(() => ++calls);
  expect(printed(counting, model!)).not.toBe(printed(createHub(counting.libraries.list), model!));
});
