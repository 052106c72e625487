// The shared stores of all pages.
import type { Model } from "hubsmith";
import { expect, test } from "vitest";
import { readInput } from "../home/read-records.ts";
import { createModelStore, type ModelSource, type ModelStore } from "./models.ts";
import { createNoticeStore } from "./notice.ts";

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

test("a thousand pasted models change the list once, so that a page renders once", () => {
  const record = (_: unknown, at: number): string => JSON.stringify({ id: `owner/model-${at}` });
  const read = readInput(Array.from({ length: 1_000 }, record).join("\n"));
  const store = createModelStore(sourceOf("ab"));
  let changes = 0;
  store.subscribe(() => (changes += 1));
  store.add("models" in read ? read.models : []);
  expect([changes, store.getState().length]).toEqual([1, 1_000]);
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
  const kept = new Map([["b", model("b", "own")]]);
  const store = createModelStore(
    sourceOf("ab", {
      part: async () => ({ models: [...kept.values()] }),
      one: async (id) => kept.get(id),
      save: async (models) => models.forEach((saved) => kept.set(saved.id, saved)),
      remove: async (id) => void kept.delete(id),
    }),
  );
  expect(await store.find("b")).toEqual(model("b", "own"));
  expect(store.isOwn("b")).toBe(true);
  await store.restore();
  expect([store.isOwn("b"), store.isOwn("a")]).toEqual([true, false]);
  store.add([model("c", "own")]);
  await store.complete();
  store.remove("b");
  expect(store.getState()).toEqual([model("c", "own"), model("a"), model("b")]);
  expect([...kept.keys()]).toEqual(["c"]);
});

test("of many custom models, a page waits for the first; one is found without the others", async () => {
  let release = (): void => undefined;
  const read = new Promise<void>((done) => (release = done));
  const ownModels: ModelSource["own"] = {
    part: async (after) => {
      if (after === undefined) return { models: [model("b"), model("c")], last: "c" };
      await read;
      return after === "c"
        ? { models: [model("d"), model("e")], last: "e" }
        : { models: [model("f")] };
    },
    one: async (id) => ("bcdef".includes(id) ? model(id, "own") : undefined),
    save: async () => undefined,
    remove: async () => undefined,
  };
  const store = createModelStore(sourceOf("a", ownModels));
  await store.restore();
  expect(idsOf(store)).toEqual(["b", "c"]);
  expect(await store.find("e")).toEqual(model("e", "own"));
  // Neither a model that is removed nor one that is added meanwhile is replaced.
  store.remove("d");
  store.add([model("e", "new")]);
  expect(await store.find("d")).toBeUndefined();
  release();
  await store.complete();
  expect(idsOf(store)).toEqual(["e", "b", "c", "f", "a"]);
  expect(await store.find("e")).toEqual(model("e", "new"));
});

test("without storage, custom models last as long as the page", async () => {
  const fails = () => Promise.reject(new Error("forbidden"));
  const store = createModelStore(
    sourceOf("a", { part: fails, one: fails, save: fails, remove: fails }),
  );
  store.add([model("b")]);
  await store.complete();
  expect(idsOf(store)).toEqual(["b", "a"]);
});

test("built-in models are added once, and retried if they did not load", async () => {
  const all = [() => Promise.reject(new Error("offline")), async () => [model("a")]];
  const store = createModelStore({ ...sourceOf(""), all: () => all.shift()!() });
  await expect(store.complete()).rejects.toThrow("offline");
  await store.complete();
  await store.complete();
  expect(idsOf(store)).toEqual(["a"]);
});
