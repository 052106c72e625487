// The shared stores of all pages.
import type { Model } from "hubsmith";
import { expect, test } from "vitest";
import { createModelStore, type ModelSource } from "./models.ts";
import { createNoticeStore } from "./notice.ts";

const model = (id: string, ...tags: readonly string[]): Model => ({ id, tags });

const sourceOf = (all: ModelSource["all"]): ModelSource => ({
  all,
  one: async (id) => (await all()).find((one) => one.id === id),
});

test("one model is found without loading all, and a custom one is found first", async () => {
  const store = createModelStore(sourceOf(async () => [model("a"), model("b")]));
  expect(await store.find("b")).toEqual(model("b"));
  expect(store.getState()).toEqual([]);
  store.add([model("b", "own")]);
  expect(await store.find("b")).toEqual(model("b", "own"));
  await store.complete();
  expect(await store.find("a")).toEqual(model("a"));
  expect(await store.find("c")).toBeUndefined();
});

test("a repeated message is announced twice", () => {
  const { say, getState } = createNoticeStore();
  say("Copied.");
  say("Copied.");
  expect(getState()).toEqual({ words: "Copied.", count: 2 });
});

test("custom models are first and replace others with the same id; built-in ones are last and replace none", async () => {
  const store = createModelStore(sourceOf(async () => [model("a"), model("b"), model("c")]));
  const ids = (): readonly string[] => store.getState().map(({ id }) => id);
  const own = model("b", "own");
  store.add([own]);
  await store.complete();
  expect(ids()).toEqual(["b", "a", "c"]);
  expect(store.getState()[0]).toBe(own);
  const newer = model("c", "own");
  store.add([newer, model("d")]);
  expect(ids()).toEqual(["c", "d", "b", "a"]);
  expect(store.getState()[0]).toBe(newer);
});

test("custom models are restored, and a removed one is gone; a built-in one with its id is back", async () => {
  const kept = new Map([["b", model("b", "own")]]);
  const own: ModelSource["own"] = {
    load: async () => [...kept.values()],
    save: async (models) => models.forEach((one) => kept.set(one.id, one)),
    remove: async (id) => void kept.delete(id),
  };
  const source = { ...sourceOf(async () => [model("a"), model("b")]), own };
  const store = createModelStore(source);
  expect(await store.find("b")).toEqual(model("b", "own"));
  expect([store.isOwn("b"), store.isOwn("a")]).toEqual([true, false]);
  store.add([model("c", "own")]);
  await store.complete();
  store.remove("b");
  expect(store.getState()).toEqual([model("c", "own"), model("a"), model("b")]);
  expect([...kept.keys()]).toEqual(["c"]);
});

test("without storage, custom models last as long as the page", async () => {
  const fails = () => Promise.reject(new Error("forbidden"));
  const own = { load: fails, save: fails, remove: fails };
  const store = createModelStore({ ...sourceOf(async () => [model("a")]), own });
  store.add([model("b")]);
  await store.complete();
  expect(store.getState().map(({ id }) => id)).toEqual(["b", "a"]);
});

test("built-in models are added once, and retried if they did not load", async () => {
  let loads = 0;
  const store = createModelStore(
    sourceOf(() => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error("offline")) : Promise.resolve([model("a")]);
    }),
  );
  await expect(store.complete()).rejects.toThrow("offline");
  await Promise.all([store.complete(), store.complete()]);
  await store.complete();
  expect(store.getState()).toHaveLength(1);
});
