// Every task with a model has a page with a program that uses the model.
import { loadTaskPage } from "#plugins/kit/catalog/tasks";
import { isConversational, type Model, parseModel } from "hubsmith";
import { expect, test } from "vitest";
import { loadModels } from "../catalog/records.ts";
import { pageAt } from "../app.tsx";
import { embedded } from "../own-models.ts";
import { entries } from "../plugins.ts";
import { routesOf } from "../routes.tsx";
import { createHost } from "../stores/host.ts";
import { drawnPage } from "../testing/drawn.tsx";
import { shownIn } from "../routing/places.ts";
import { panelOf } from "../panel/panel-data.ts";
import { createPanelStore } from "../panel/store.ts";
import { createPluginCache, type PluginCache } from "../stores/plugins.ts";
import { firstSnippet, modelsFor } from "./first-snippet.ts";

/** The task that the program of a hosted model calls. */
async function calledTask(model: Model, plugins: PluginCache): Promise<string | undefined> {
  const { actions, getState } = createPanelStore(model, plugins);
  await actions.show(model);
  return panelOf(getState()).call.task;
}

test("each task with a model has a program for this task, and downloads are the last resort", async () => {
  const all = loadModels();
  const plugins = createPluginCache(entries);
  const missing: string[] = [];
  const downloads: string[] = [];
  const others: string[] = [];
  for (const task of shownIn(entries, "task")) {
    const page = await loadTaskPage(task);
    const models = modelsFor(task.id, page, all);
    const snippet = await firstSnippet(models, plugins);
    if (snippet !== undefined) {
      const { model, token } = snippet;
      const called = token && (await calledTask(model, plugins));
      // A chat model is called as one.
      const isChat = called === "conversational" && isConversational(model);
      const named = page?.canonicalId ?? task.id;
      const isOf = [task.id, named].includes(model.pipeline_tag!);
      if (!isOf || !(called === undefined || called === task.id || isChat)) others.push(task.id);
    }
    if (snippet === undefined && models.length > 0) missing.push(task.id);
    if (snippet?.content.includes("snapshot_download")) downloads.push(task.id);
  }
  expect({ missing, downloads, others }).toEqual({ missing: [], downloads: [], others: [] });
});

test("a hosted model is called, an open one before a gated one; another one is loaded", async () => {
  const plugins = createPluginCache(entries);
  const sample = (id: string, more: object) =>
    parseModel({ id, pipeline_tag: "text-generation", ...more }).model!;
  const local = sample("acme/local", { library_name: "transformers" });
  const mapping = { provider: "groq", providerId: "x", task: "conversational", status: "live" };
  const hosted = sample("acme/hosted", {
    tags: ["conversational"],
    inferenceProviderMapping: [mapping],
  });
  const gated = { ...hosted, id: "acme/gated", gated: true };
  const called = await firstSnippet([local, gated, hosted], plugins);
  expect([called?.model.id, called?.note]).toEqual(["acme/hosted", "calls router.huggingface.co"]);
  expect(called?.token).toMatchObject({ variable: "HF_TOKEN", what: "Get a Hugging Face token" });
  expect((await firstSnippet([local, gated], plugins))?.model).toBe(gated);
  const loaded = await firstSnippet([local], plugins);
  expect([loaded?.title, loaded?.token]).toEqual(["Transformers", undefined]);
  expect(await firstSnippet([], plugins)).toBeUndefined();
});

const sampleOf = (id: string, more: object = {}): Model =>
  parseModel({ id, pipeline_tag: "text-generation", tags: ["conversational"], ...more }).model!;
const idsFor = (task: string, models: readonly Model[], preferred: readonly string[] = []) =>
  modelsFor(task, { canonicalId: "text-generation", widgetModels: preferred }, models).map(
    ({ id }) => id,
  );

test("a model that the page names is first if it is for the task, and much used", () => {
  const models = ["a/a", "b/b", "c/c"].map((id) => sampleOf(id));
  const painter = sampleOf("d/d", { pipeline_tag: "text-to-image", tags: [] });
  const named = ["d/d", "c/c", "no/no"];
  expect(idsFor("text-generation", [...models, painter], named)).toEqual(["c/c", "a/a", "b/b"]);
  expect(idsFor("translation", models)).toEqual([]);
  const many = Array.from({ length: 20 }, (_, at) => sampleOf(`a/${at}`));
  expect(idsFor("text-generation", many, ["a/19"])[0]).toBe("a/0");
});

test("chat has models of text before those that also see, and a task without chat its own before those that chat", () => {
  const seeing = sampleOf("a/sees", { pipeline_tag: "image-text-to-text" });
  expect(idsFor("conversational", [seeing, sampleOf("b/b")])).toEqual(["b/b", "a/sees"]);
  const [chats, plays] = ["conversational", "game"].map((tag) =>
    sampleOf(`a/${tag}`, { pipeline_tag: "reinforcement-learning", tags: [tag] }),
  );
  const models = [chats!, plays!];
  expect(idsFor("reinforcement-learning", models)).toEqual(["a/game", "a/conversational"]);
});

test("embeddings have the models first that are trained for them, and other tasks have these last", () => {
  const trained = { tags: ["sentence-transformers"] };
  const [encoder, first, second] = [{ tags: [] }, trained, trained].map((more, at) =>
    sampleOf(`a/${at}`, { pipeline_tag: "feature-extraction", ...more }),
  );
  const models = [encoder!, first!, second!];
  expect(idsFor("feature-extraction", models)).toEqual(["a/1", "a/2", "a/0"]);
  const [ranks, judges, rates] = [trained, { tags: [] }, { tags: [] }].map((more, at) =>
    sampleOf(`b/${at}`, { pipeline_tag: "text-classification", ...more }),
  );
  expect(idsFor("text-classification", [ranks!, judges!, rates!])).toEqual(["b/1", "b/2", "b/0"]);
});

test("a task has one name: on its tile, its page, and in lists", async () => {
  const routes = routesOf(createHost(entries, embedded));
  const { route, id } = pageAt(routes, "/tasks/feature-extraction");
  const title = route.title(id);
  expect(title).toBe("Embeddings");
  for (const path of ["/", "/tasks", "/libraries/transformers", "/providers/together"]) {
    const html = await drawnPage(path);
    expect([path, html]).toEqual([path, expect.stringContaining(`>${title}<`)]);
    expect([path, html]).not.toEqual([path, expect.stringContaining(">Feature Extraction<")]);
  }
});

test("a hosted model that few use is not before a local one that many use", async () => {
  const mapping = { provider: "groq", providerId: "x", task: "conversational", status: "live" };
  const locals = Array.from({ length: 10 }, (_, at) =>
    sampleOf(`a/${at}`, { library_name: "transformers" }),
  );
  const hosted = sampleOf("b/hosted", { inferenceProviderMapping: [mapping] });
  const plugins = createPluginCache(entries);
  const first = (models: readonly Model[]) => firstSnippet(models, plugins);
  expect((await first([...locals, hosted]))?.model.id).toBe("a/0");
  expect((await first([...locals.slice(1), hosted]))?.model.id).toBe("b/hosted");
});

test("hosted models are first, also before one that the page names", () => {
  const mapping = { provider: "groq", providerId: "x", task: "conversational", status: "live" };
  const hosted = (id: string, more: object = {}) =>
    sampleOf(id, { inferenceProviderMapping: [{ ...mapping, ...more }] });
  const models = [
    sampleOf("a/a"),
    hosted("b/b"),
    hosted("c/c", { status: "error" }),
    hosted("d/d"),
    hosted("e/e", { task: "text-to-image" }),
  ];
  expect(idsFor("text-generation", models, ["e/e", "d/d"])).toEqual([
    "d/d",
    "b/b",
    "e/e",
    "a/a",
    "c/c",
  ]);
});
