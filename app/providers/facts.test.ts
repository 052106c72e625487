// Every provider of the app has a page with all its tasks, each with its routes.
import { isAbsence } from "hubsmith";
import { beforeAll, describe, expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { callable, loadFacts, type ProviderFacts } from "./facts.ts";

const cards = entries.filter((entry) => entry.kind === "provider");
const all = new Map<string, ProviderFacts>();
beforeAll(async () => {
  for (const card of cards) all.set(card.id, await loadFacts(entries, card));
});
const of = (id: string): ProviderFacts => all.get(id)!;

describe.each(cards)("$id", ({ id, baseUrl, tasks: served }) => {
  test("has all its tasks, each with a request, and its routes have keys", () => {
    const { tasks, routes, lost } = of(id);
    expect(lost).toEqual([]);
    const wanted = baseUrl === undefined ? cards.flatMap((card) => card.tasks) : served;
    expect(tasks.map(({ task }) => task.id).toSorted()).toEqual([...new Set(wanted)].toSorted());
    const called = tasks.filter((task) => !isAbsence(callable(task.routes).wire));
    expect(called.length).toBeGreaterThan(baseUrl === undefined ? 0 : tasks.length - 1);
    for (const { route: way, call } of routes)
      expect(call).toMatchObject({ target: way, token: { name: expect.any(String) } });
  });
});

test("a route that is not available for a task does not hide the other routes", () => {
  const { routes } = of("novita").tasks.find(({ task }) => task.id === "text-to-image")!;
  expect(routes.map(({ wire }) => isAbsence(wire))).toEqual([true, false]);
});

test("a provider that does not load is an error, and a task that does not is a diagnostic", async () => {
  const card = cards.find(({ id }) => id === "groq")!;
  const load = () => Promise.reject(new Error("lost"));
  await expect(loadFacts(entries, { ...card, load })).rejects.toThrow("lost");
  const broken = entries.map((entry) => (entry.kind === "task" ? { ...entry, load } : entry));
  expect((await loadFacts(broken as typeof entries, card)).lost.length).toBeGreaterThan(0);
});
