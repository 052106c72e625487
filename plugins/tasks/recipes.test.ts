// Each recipe of chats is printed for some model: a recipe that no model can have would not be noticed.
import { createHub, inferenceSnippets, loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { expect, test } from "vitest";
import conversational from "./conversational.ts";

const { plugins } = await loadPlugins(
  entries.filter(
    ({ kind, id }) => kind === "task" || id === "together" || id === "python/requests",
  ),
);
const hub = createHub(plugins);
const called = hub.tasks.list.filter(({ callAs, id }) => {
  const model = { id: "acme/lighthouse", pipeline_tag: id, tags: ["conversational"] };
  return callAs?.(model) === conversational;
});

test.each(conversational.recipes!.map(({ id }) => id))("%s", (recipe) => {
  const printed = called.filter(({ id }) => {
    const model = { id: "acme/lighthouse", pipeline_tag: id, tags: ["conversational"] };
    const request = { model, provider: "together", providerId: "lighthouse", options: { recipe } };
    return inferenceSnippets(hub, request).snippets.length === 1;
  });
  expect(printed.map(({ id }) => id)).not.toEqual([]);
});
