// The models on a task's page: hosted ones first, and those that are made for the task.
import { type Model, parseModel } from "hubsmith";
import { expect, test } from "vitest";
import { pageAt } from "../../app.tsx";
import { embedded } from "../../models/own-models.ts";
import { entries } from "../../plugins.ts";
import { routesOf } from "../../routes.tsx";
import { createHost } from "../../models/host.ts";
import { drawnPage } from "../../testing/drawn.tsx";
import { modelsFor } from "./data.ts";

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
