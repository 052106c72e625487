// Every provider of the app has a page with all its tasks, each with a request, or with the reason why not.
import { isAbsence } from "hubsmith";
import { beforeAll, describe, expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { loadFacts, type ProviderFacts } from "./facts.ts";

const cards = entries.filter((entry) => entry.kind === "provider");
const all = new Map<string, ProviderFacts>();
beforeAll(async () => {
  for (const card of cards) all.set(card.id, await loadFacts(entries, card));
});
const of = (id: string): ProviderFacts => all.get(id)!;
const taskOf = (id: string, task: string) => of(id).tasks.find((facts) => facts.task.id === task)!;

describe.each(cards)("$id", ({ id, baseUrl, tasks: served }) => {
  test("has all its tasks, each with a request and a response, and its routes have keys", () => {
    const { tasks, routes, lost } = of(id);
    expect(lost).toEqual([]);
    const wanted = baseUrl === undefined ? cards.flatMap((card) => card.tasks) : served;
    expect(tasks.map(({ task }) => task.id).toSorted()).toEqual([...new Set(wanted)].toSorted());
    const called = tasks.filter(({ call }) => baseUrl !== undefined || call !== undefined);
    expect(called.length).toBeGreaterThan(0);
    for (const { task, call, shape, clients } of called) {
      expect([task.id, call !== undefined, clients.length > 0]).toEqual([task.id, true, true]);
      expect(shape).not.toBe("");
    }
    for (const { route: way, call } of routes)
      expect(call).toMatchObject({ target: way, token: { name: expect.any(String) } });
  });
});

test("a route that is not available for a task does not hide the other routes", () => {
  const { routes, clients } = taskOf("novita", "text-to-image");
  expect(routes.map(({ wire }) => isAbsence(wire))).toEqual([true, false]);
  expect(clients.length).toBeGreaterThan(0);
});

test("a provider that does not load is an error, and a client that does not is a diagnostic", async () => {
  const card = cards.find(({ id }) => id === "groq")!;
  const load = () => Promise.reject(new Error("lost"));
  await expect(loadFacts(entries, { ...card, load })).rejects.toThrow("lost");
  const broken = entries.map((entry) => (entry.kind === "client" ? { ...entry, load } : entry));
  const { lost, tasks } = await loadFacts(broken as typeof entries, card);
  expect(lost.length).toBeGreaterThan(0);
  expect(tasks[0]!.clients.length).toBe(0);
});
