// Every first-party provider has a page with all its tasks, each with a request, or with the reason why not.
import { createHub, loadPlugins } from "hubsmith";
import { isCallable } from "#core/http/task";
import { beforeAll, describe, expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { loadModels } from "../catalog/records.ts";
import { type Facts, loadFacts } from "./facts.ts";
import { hostedBy } from "./provider-page.tsx";

const cards = entries.filter((entry) => entry.kind === "provider");
const all = new Map<string, Facts>();
beforeAll(async () => {
  for (const card of cards) all.set(card.id, await loadFacts(entries, card));
});
const of = (id: string): Facts => all.get(id)!;
const taskOf = (id: string, task: string) => of(id).tasks.find((one) => one.task.id === task)!;
const fatesOf = (id: string, task: string, name: string) =>
  taskOf(id, task).parameters.find((one) => one.name === name)!.fates;

describe.each(cards.map(({ id }) => id))("%s", (id) => {
  test("has all its tasks, and nothing failed to load", () => {
    const { tasks, faults } = of(id);
    const { baseUrl, tasks: served } = cards.find((card) => card.id === id)!;
    expect(faults).toEqual([]);
    const wanted = baseUrl === undefined ? cards.flatMap((card) => card.tasks) : served;
    expect(tasks.map(({ task }) => task.id).toSorted()).toEqual([...new Set(wanted)].toSorted());
  });

  test("every task has a request, a response and a path for each parameter, or is a policy's", () => {
    const isPolicy = of(id).provider.baseUrl === undefined;
    const called = of(id).tasks.filter(({ call }) => !isPolicy || call !== undefined);
    expect(called.length).toBeGreaterThan(0);
    for (const { task, call, shape, parameters, clients } of called) {
      expect(call, task.id).toBeDefined();
      expect(shape, task.id).not.toBe("");
      expect(clients.length, task.id).toBeGreaterThan(0);
      const lost = parameters.filter(({ fates }) => fates.some(isUnknown));
      expect(
        lost.map(({ name }) => name),
        task.id,
      ).toEqual([]);
    }
  });

  test("each route has a key from the environment", () => {
    for (const { way, call } of of(id).ways) {
      expect(call, way).toBeDefined();
      expect(call!.target).toBe(way);
      expect(call!.token).toHaveProperty("name");
    }
  });
});

const isUnknown = (fate: object | string): boolean => typeof fate === "object" && "unknown" in fate;

test("parameters have their paths", () => {
  expect(fatesOf("fal-ai", "text-to-image", "width")).toEqual([
    { at: ["image_size.width"], together: "height" },
  ]);
  expect(fatesOf("groq", "conversational", "frequency_penalty")).toEqual([
    { at: ["frequency_penalty"] },
    "dropped",
  ]);
  expect(fatesOf("hf-inference", "fill-mask", "top_k")).toEqual([{ at: ["parameters.top_k"] }]);
});

test("a route that is not available for a task does not hide the other routes", () => {
  const { requests, way, clients } = taskOf("novita", "text-to-image");
  expect(requests.map((one) => "reason" in one.wire)).toEqual([true, false]);
  expect(way).toBe("direct");
  expect(clients.length).toBeGreaterThan(0);
});

test("a provider that does not load is an error, and a client that does not is a diagnostic", async () => {
  const card = cards.find(({ id }) => id === "groq")!;
  const load = () => Promise.reject(new Error("lost"));
  await expect(loadFacts(entries, { ...card, load })).rejects.toThrow("lost");
  const broken = entries.map((one) => (one.kind === "client" ? { ...one, load } : one));
  const { faults, tasks } = await loadFacts(broken as typeof entries, card);
  expect(faults.length).toBeGreaterThan(0);
  expect(tasks[0]!.clients).toEqual([]);
});

test("a hub of the tasks has the same callable ones", async () => {
  const { plugins } = await loadPlugins(entries.filter(({ kind }) => kind === "task"));
  const known = [...createHub(plugins).tasks].filter(isCallable).map(({ id }) => id);
  expect(cards.flatMap(({ tasks }) => tasks).filter((id) => !known.includes(id))).toEqual([]);
});

describe("embedded models", () => {
  const models = loadModels();

  test("those that name a provider are found, with the status in their records", () => {
    const found = hostedBy(models, { id: "nebius" });
    expect(found.length).toBeGreaterThan(1);
    expect(found.map(({ status }) => status)).toContain("staging");
    expect(hostedBy(models, { id: "openai" })).toEqual([]);
    expect(hostedBy(models, { id: "x", aliases: ["nebius"] })).toEqual(found);
    const mapping = { provider: "x", providerId: "y" };
    const silent = { id: "a/b", tags: [], inferenceProviderMapping: [mapping] };
    expect(hostedBy([silent], { id: "x" })[0]!.status).toBe("status unknown");
  });
});
