// The shared stores of all pages.
import type { Model } from "hubsmith";
import { expect, test } from "vitest";
import { createModelStore, type ModelSource, type ModelStore } from "./models.ts";
import { createNoticeStore } from "../browser/notice.ts";

const model = (id: string, ...tags: readonly string[]): Model => ({ id, tags });
const idsOf = (store: ModelStore): readonly string[] => store.getState().map(({ id }) => id);

const sourceOf = (ids: string, own?: ModelSource["own"]): ModelSource => {
  const all = ids.split("").map((id) => model(id));
  return {
    all: async () => all,
    one: async (id) => all.find((candidate) => candidate.id === id),
    ...(own === undefined ? {} : { own }),
  };
};

test("one model is found without loading all, and a custom one is found first", async () => {
  const store = createModelStore(sourceOf("ab"));
  expect(await store.find("b")).toEqual(model("b"));
  expect(store.getState()).toEqual([]);
  store.add([model("b", "own")]);
  expect(await store.find("b")).toEqual(model("b", "own"));
  await store.complete();
  expect(await store.find("c")).toBeUndefined();
});

test("a repeated message is announced twice", () => {
  const { say, getState } = createNoticeStore();
  say("Copied.");
  say("Copied.");
  expect(getState()).toEqual({ words: "Copied.", count: 2 });
});

test("custom models are first and replace others with the same id; built-in ones are last and replace none", async () => {
  const store = createModelStore(sourceOf("abc"));
  store.add([model("b", "own")]);
  await store.complete();
  expect(idsOf(store)).toEqual(["b", "a", "c"]);
  store.add([model("c", "own"), model("d")]);
  expect(idsOf(store)).toEqual(["c", "d", "b", "a"]);
  expect(store.getState().map(({ tags }) => tags)).toEqual([["own"], [], ["own"], []]);
});

test("custom models are restored, and a removed one is gone; a built-in one with its id is back", async () => {
  let kept: readonly Model[] = [model("b", "own")];
  const storage = { load: () => kept, save: (models: readonly Model[]) => void (kept = models) };
  const store = createModelStore(sourceOf("ab", storage));
  expect(await store.find("b")).toEqual(model("b", "own"));
  expect([store.isOwn("b"), store.isOwn("a")]).toEqual([true, false]);
  // The first render of a prerendered page has none.
  expect(idsOf(store)).toEqual([]);
  store.restore();
  expect(idsOf(store)).toEqual(["b"]);
  kept = [...kept, model("d", "other tab")];
  store.add([model("c", "own")]);
  await store.complete();
  store.remove("b");
  expect(idsOf(store)).toEqual(["c", "d", "a", "b"]);
  expect(kept.map(({ id }) => id)).toEqual(["c", "d"]);
  expect(await store.find("b")).toEqual(model("b"));
});

test("built-in models are added once, and retried if they did not load", async () => {
  const all = [() => Promise.reject(new Error("offline")), async () => [model("a")]];
  const store = createModelStore({ ...sourceOf(""), all: () => all.shift()!() });
  await expect(store.complete()).rejects.toThrow("offline");
  await store.complete();
  await store.complete();
  expect(idsOf(store)).toEqual(["a"]);
});
