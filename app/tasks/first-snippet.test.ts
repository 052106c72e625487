// Every task page with an embedded model shows a program for it.
import { loadTaskPage } from "#plugins/catalogue/tasks";
import { expect, test } from "vitest";
import { loadModels } from "../catalog/records.ts";
import { embedded } from "../own-models.ts";
import { entries } from "../plugins.ts";
import { shownIn } from "../routing/places.ts";
import { createModelStore } from "../stores/models.ts";
import { createPluginStore } from "../stores/plugins.ts";
import { firstSnippet } from "./first-snippet.ts";

test("each task whose page names an embedded model has its program", async () => {
  const models = loadModels();
  const { find } = createModelStore(embedded);
  const plugins = createPluginStore(entries);
  const known = new Set(models.map(({ id }) => id));
  const found: string[] = [];
  for (const task of shownIn(entries, "task")) {
    const page = await loadTaskPage(task);
    const ids = page?.widgetModels ?? [];
    const snippet = await firstSnippet(ids, find, plugins);
    const first = ids.find((id) => known.has(id));
    expect([task.id, snippet?.model.id]).toEqual([task.id, first]);
    if (snippet === undefined) continue;
    const { id, inferenceProviderMapping: mappings = [] } = snippet.model;
    const names = [id, ...mappings.map(({ providerId }) => providerId)];
    expect(names.filter((name) => snippet.content.includes(name))).not.toEqual([]);
    found.push(task.id);
  }
  expect(found.length).toBeGreaterThanOrEqual(25);
});

test("without a model there is no program", async () => {
  const { find } = createModelStore(embedded);
  const plugins = createPluginStore(entries);
  expect(await firstSnippet([], find, plugins)).toBeUndefined();
  expect(await firstSnippet(["no/where"], find, plugins)).toBeUndefined();
});
