// Every task with a model has a page with a program that uses the model.
import { loadTaskPage } from "#plugins/kit/catalog/tasks";
import { parseModel } from "hubsmith";
import { expect, test } from "vitest";
import { loadModels } from "../catalog/records.ts";
import { entries } from "../plugins.ts";
import { shownIn } from "../routing/places.ts";
import { createPluginStore } from "../stores/plugins.ts";
import { firstSnippet, modelsFor } from "./first-snippet.ts";

test("each task with a model has its program, and downloads are the last resort", async () => {
  const all = loadModels();
  const plugins = createPluginStore(entries);
  const missing: string[] = [];
  const downloads: string[] = [];
  for (const task of shownIn(entries, "task")) {
    const page = await loadTaskPage(task);
    const models = modelsFor(task.id, page?.widgetModels ?? [], all);
    const snippet = await firstSnippet(models, all, plugins);
    if (snippet === undefined && models.length > 0) missing.push(task.id);
    if (snippet?.content.includes("snapshot_download")) downloads.push(task.id);
  }
  expect({ missing, downloads }).toEqual({ missing: [], downloads: [] });
});

test("a hosted model is called, an open one before a gated one; another one is loaded", async () => {
  const plugins = createPluginStore(entries);
  const sample = (id: string, more: object) =>
    parseModel({ id, pipeline_tag: "text-generation", ...more }).model!;
  const local = sample("acme/local", { library_name: "transformers" });
  const mapping = { provider: "groq", providerId: "x", task: "conversational", status: "live" };
  const hosted = sample("acme/hosted", {
    tags: ["conversational"],
    inferenceProviderMapping: [mapping],
  });
  const gated = { ...hosted, id: "acme/gated", gated: true };
  const called = await firstSnippet([local, gated, hosted], [local], plugins);
  expect([called?.model.id, called?.note]).toEqual(["acme/hosted", "calls router.huggingface.co"]);
  expect(called?.token).toMatchObject({ variable: "HF_TOKEN", what: "Get a Hugging Face token" });
  expect((await firstSnippet([local, gated], [local], plugins))?.model).toBe(gated);
  const loaded = await firstSnippet([local], [local], plugins);
  expect([loaded?.title, loaded?.token]).toEqual(["Transformers", undefined]);
  expect(await firstSnippet([], [], plugins)).toBeUndefined();
});

test("a task has the models of its page first, and chat has those of other tasks", () => {
  const models = ["a/a", "b/b", "c/c"].map(
    (id) => parseModel({ id, pipeline_tag: "text-generation", tags: ["conversational"] }).model!,
  );
  const ids = (task: string, preferred: readonly string[]) =>
    modelsFor(task, preferred, models).map(({ id }) => id);
  expect(ids("text-generation", ["c/c", "no/no"])).toEqual(["c/c", "a/a", "b/b"]);
  expect(ids("conversational", [])).toEqual(["a/a", "b/b", "c/c"]);
  expect(ids("translation", [])).toEqual([]);
});
