// Every provider defines the schema of its responses, task by task.
import { createHub, loadPlugins } from "hubsmith";
import { isCallable } from "#core/kinds/task";
import { answersOf } from "hubsmith/catalog";
import { providerEntries, taskEntries } from "hubsmith/plugins";
import { expect, test } from "vitest";

const { plugins } = await loadPlugins([...providerEntries, ...taskEntries]);
const hub = createHub(plugins);
const tasks = [...hub.tasks].filter(isCallable);
const served = hub.providers.list.flatMap((provider) => [
  ...provider.tasks.map((handler) => [provider.id, handler] as const),
  ...tasks.flatMap((task) => {
    const handler = provider.handlerOf?.(task);
    return handler === undefined ? [] : [[provider.id, handler] as const];
  }),
]);

test("every provider of the hub is checked", () => {
  expect(new Set(served.map(([id]) => id)).size).toBe(
    hub.providers.list.filter(({ baseUrl }) => baseUrl !== undefined).length,
  );
});

test.each(served.map(([id, handler]) => [`${id} | ${handler.task.id}`, handler] as const))(
  "%s: printed JSON has a schema",
  (_, { answer }) => {
    const read = answer(false, "routed", "any");
    expect(read.kind !== "json" || (read.schemas ?? []).length > 0).toBe(true);
  },
);

test("listed and unlisted tasks have the same types", () => {
  const { scaleway, "hf-inference": hf } = Object.fromEntries(
    hub.providers.list.map((provider) => [provider.id, answersOf(provider, tasks)]),
  );
  expect(scaleway).toEqual({
    conversational: "{ choices: { message: { content: string } }[] }",
    "feature-extraction": "{ data: { embedding: numbers }[] }",
    responses: "{ output: { content: { text: string }[] }[] }",
    "text-generation": "{ choices: { text: string }[] }",
  });
  expect(hf).toMatchObject({ "question-answering": expect.stringContaining("answer: string") });
  expect(hf).toMatchObject({ "text-to-image": "bytes of image/jpeg" });
});
