// The store loads what a choice needs, no more and not twice, and keeps going where a plugin does not load.
import { expect, test } from "vitest";
import { createPanelStore, missingEntries, modelOf, providerOf } from "./store.ts";
import { smallEntries, smallModels } from "../../testing/small-hub.ts";

const PAINTS = "example-org/paints";
const TALKS = "example-org/talks";

test("starts with the first model, and loads nothing by itself", () => {
  const { entries, loaded } = smallEntries();
  const store = createPanelStore(smallModels, entries);
  expect(store.getState().model).toBe(TALKS);
  expect(loaded).toEqual([]);
});

test("loads the task, the library, the clients and the providers of a model, each once", async () => {
  const { entries, loaded } = smallEntries();
  const store = createPanelStore(smallModels, entries);
  const clients = ["client/python/plain", "client/python/chatty", "client/js/broken"];
  await store.actions.load();
  expect(loaded).toEqual(["task/text-generation", "provider/auto", ...clients, "library/loader"]);
  await store.actions.chooseModel(PAINTS);
  expect(loaded.slice(6)).toEqual(["task/text-to-image", "provider/beta"]);
  await store.actions.chooseProvider("alpha");
  expect(loaded.slice(8)).toEqual(["provider/alpha"]);
  await store.actions.chooseModel(TALKS);
  expect(loaded).toHaveLength(9);
  expect(store.getState().hub.diagnostics).toEqual([]);
});

test("a plugin that does not load is reported, the others are there, and it can be tried again", async () => {
  const { entries, failing } = smallEntries();
  failing.add("library/loader");
  const store = createPanelStore(smallModels, entries);
  await store.actions.load();
  expect(store.getState().failed.map(({ plugin }) => plugin)).toEqual(["library/loader"]);
  expect(missingEntries(store.getState())).toEqual([]);
  expect(store.getState().hub.clients.size).toBe(3);
  expect(store.getState().hub.libraries.size).toBe(0);
  failing.clear();
  await store.actions.load();
  expect(store.getState().failed).toEqual([]);
  expect(store.getState().hub.libraries.size).toBe(1);
});

test("the same failure of two choices at once is reported once", async () => {
  const { entries, failing } = smallEntries();
  failing.add("client/js/broken");
  const { actions, getState } = createPanelStore(smallModels, entries);
  await Promise.all([actions.chooseModel(PAINTS), actions.chooseModel(TALKS)]);
  expect(getState().failed).toHaveLength(1);
  expect(missingEntries(getState())).toEqual([]);
});

test("shows the first provider that is live and has a plugin", () => {
  const { entries } = smallEntries();
  const { getState, actions } = createPanelStore(smallModels, entries);
  expect(providerOf(getState())).toBe("auto");
  void actions.chooseModel(PAINTS);
  expect(providerOf(getState())).toBe("beta");
});

test("a provider stays for the models that it serves, and Auto for those it was chosen for", async () => {
  const { entries } = smallEntries();
  const { getState, actions } = createPanelStore(smallModels, entries);
  await actions.chooseProvider("alpha");
  await actions.chooseModel(PAINTS);
  expect(providerOf(getState())).toBe("alpha");
  await actions.chooseModel(TALKS);
  await actions.chooseProvider("auto");
  await actions.chooseModel(PAINTS);
  expect(providerOf(getState())).toBe("beta");
  await actions.chooseModel("example-org/silent");
  expect(providerOf(getState())).toBe("auto");
});

test("of several sources the later one wins, field by field", () => {
  const { entries } = smallEntries();
  const memory = { model: PAINTS, language: "js", clients: { js: "broken" }, streaming: true };
  const address = { model: TALKS, clients: { python: "chatty" } };
  const { getState } = createPanelStore(smallModels, entries, memory, address);
  expect(getState()).toMatchObject({
    model: TALKS,
    language: "js",
    clients: { js: "broken", python: "chatty" },
    streaming: true,
  });
});

test("a model without a record is remembered as such until another one is chosen", async () => {
  const { entries } = smallEntries();
  const { getState, actions } = createPanelStore(smallModels, entries, { model: "no/where" });
  expect(getState()).toMatchObject({ model: TALKS, unknownModel: "no/where" });
  await actions.chooseModel(PAINTS);
  expect(getState()).not.toHaveProperty("unknownModel");
});

test("what is typed belongs to its model, and can be taken back", async () => {
  const { entries } = smallEntries();
  const { getState, actions } = createPanelStore(smallModels, entries);
  actions.type("0.content", "Hello");
  await actions.chooseModel(PAINTS);
  actions.type("", "A blue fox");
  actions.ask("seed", "7");
  actions.ask("steps", "9");
  expect(getState()).toMatchObject({
    typed: { [TALKS]: { "0.content": "Hello" }, [PAINTS]: { "": "A blue fox" } },
    asked: { [PAINTS]: { seed: "7", steps: "9" } },
  });
  actions.clear();
  expect(getState()).toMatchObject({ typed: { [TALKS]: { "0.content": "Hello" } }, asked: {} });
  expect(getState().typed).not.toHaveProperty(PAINTS);
});

test("the same words said twice are two announcements", () => {
  const { getState, actions } = createPanelStore(smallModels, []);
  actions.say("Copied.");
  actions.say("Copied.");
  expect(getState().said).toEqual({ words: "Copied.", count: 2 });
});

test("a panel without models says what it needs", () => {
  expect(() => modelOf({ models: [], model: "" })).toThrow("A panel needs one model at least");
});

test("models that are brought come first and take the place of their like; added ones come last and take none", () => {
  const { entries } = smallEntries();
  const { actions, getState } = createPanelStore(smallModels, entries);
  const ids = (): readonly string[] => getState().models.map(({ id }) => id);
  const before = ids();
  const own = { ...smallModels[1]!, tags: ["own"] };
  actions.bring([own, { id: "you/new", tags: [] }]);
  expect(ids()).toEqual([own.id, "you/new", ...before.filter((id) => id !== own.id)]);
  expect(modelOf({ models: getState().models, model: own.id })).toBe(own);
  actions.add([{ id: "late/one", tags: [] }, smallModels[1]!]);
  expect(ids().at(-1)).toBe("late/one");
  expect(modelOf({ models: getState().models, model: own.id })).toBe(own);
  expect(getState().model).toBe(TALKS);
});
