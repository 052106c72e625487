// The store loads the plugins that a selection needs, no more and not twice, and continues if one does not load.
import { expect, test } from "vitest";
import { missingEntries, providerOf } from "./store.ts";
import { smallEntries, smallModel, smallPanel } from "../../testing/small-hub.ts";

const PAINTS = smallModel("paints");
const TALKS = smallModel("talks");

test("starts with its model, and loads nothing before load()", () => {
  const { entries, loaded } = smallEntries();
  const store = smallPanel(entries);
  expect(store.getState().model).toBe(TALKS);
  expect(loaded).toEqual([]);
});

test("loads the task, the library, the clients and the providers of a model, each once", async () => {
  const { entries, loaded } = smallEntries();
  const store = smallPanel(entries);
  const clients = ["client/python/plain", "client/python/chatty", "client/js/broken"];
  await store.actions.load();
  expect(loaded).toEqual(["task/text-generation", "provider/auto", ...clients, "library/loader"]);
  await store.actions.show(PAINTS);
  expect(loaded.slice(6)).toEqual(["task/text-to-image", "provider/beta"]);
  await store.actions.chooseProvider("alpha");
  expect(loaded.slice(8)).toEqual(["provider/alpha"]);
  await store.actions.show(TALKS);
  expect(loaded).toHaveLength(9);
  expect(store.getState().hub.diagnostics).toEqual([]);
});

test("a plugin that does not load is reported, the others work, and it can be retried", async () => {
  const { entries, failing } = smallEntries();
  failing.add("library/loader");
  const store = smallPanel(entries);
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

test("the same failure of two concurrent loads is reported once", async () => {
  const { entries, failing } = smallEntries();
  failing.add("client/js/broken");
  const { actions, getState } = smallPanel(entries);
  await Promise.all([actions.show(PAINTS), actions.show(TALKS)]);
  expect(getState().failed).toHaveLength(1);
  expect(missingEntries(getState())).toEqual([]);
});

test("selects the first provider that is live and has a plugin", () => {
  const { entries } = smallEntries();
  const { getState, actions } = smallPanel(entries);
  expect(providerOf(getState())).toBe("auto");
  void actions.show(PAINTS);
  expect(providerOf(getState())).toBe("beta");
});

test("a provider stays selected for models that it serves; Auto stays selected per model", async () => {
  const { entries } = smallEntries();
  const { getState, actions } = smallPanel(entries);
  await actions.chooseProvider("alpha");
  await actions.show(PAINTS);
  expect(providerOf(getState())).toBe("alpha");
  await actions.show(TALKS);
  await actions.chooseProvider("auto");
  await actions.show(PAINTS);
  expect(providerOf(getState())).toBe("beta");
  await actions.show(smallModel("silent"));
  expect(providerOf(getState())).toBe("auto");
});

test("of several sources the last one wins, field by field", () => {
  const { entries } = smallEntries();
  const memory = { language: "js", clients: { js: "broken" }, streaming: true };
  const address = { clients: { python: "chatty" } };
  const { getState } = smallPanel(entries, "talks", memory, address);
  expect(getState()).toMatchObject({
    language: "js",
    clients: { js: "broken", python: "chatty" },
    streaming: true,
  });
});

test("typed values belong to their model, and can be reset", async () => {
  const { entries } = smallEntries();
  const { getState, actions } = smallPanel(entries);
  actions.type("0.content", "Hello");
  await actions.show(PAINTS);
  actions.type("", "A blue fox");
  actions.ask("seed", "7");
  actions.ask("steps", "9");
  expect(getState()).toMatchObject({
    typed: { [TALKS.id]: { "0.content": "Hello" }, [PAINTS.id]: { "": "A blue fox" } },
    asked: { [PAINTS.id]: { seed: "7", steps: "9" } },
  });
  const { typed } = getState();
  await actions.chooseProvider("alpha");
  expect(getState().typed).toBe(typed);
  actions.clear();
  expect(getState()).toMatchObject({ typed: { [TALKS.id]: { "0.content": "Hello" } }, asked: {} });
  expect(getState().typed).not.toHaveProperty([PAINTS.id]);
});

test("a provider to compare with is loaded in addition to the current one", async () => {
  const { entries, loaded } = smallEntries();
  const { getState, actions } = smallPanel(entries);
  await actions.load();
  const before = loaded.length;
  await actions.loadBeside("alpha");
  await actions.loadBeside("alpha");
  expect(loaded.slice(before)).toEqual(["provider/alpha"]);
  expect(providerOf(getState())).toBe("auto");
});

test("another model is shown with its code, and the same one as before", async () => {
  const { entries } = smallEntries();
  const { getState, actions } = smallPanel(entries, "talks", { view: "compare" });
  actions.choose({ withClient: "python/chatty" });
  await actions.show(TALKS);
  expect(getState()).toMatchObject({ view: "compare", withClient: "python/chatty" });
  await actions.show(PAINTS);
  expect(getState()).toMatchObject({ view: "code", withClient: "" });
  await actions.show(TALKS, { view: "request" });
  expect(getState()).toMatchObject({ view: "request" });
});

test("a value that is set as a whole replaces the values of its parts", () => {
  const { getState, actions } = smallPanel(smallEntries().entries);
  const typed = (): unknown => getState().typed[TALKS.id];
  actions.type("table.a", "1");
  actions.type("tables", "2");
  actions.type("table", "3");
  expect(typed()).toEqual({ tables: "2", table: "3" });
  actions.type("", "4");
  expect(typed()).toEqual({ "": "4" });
  actions.ask("a.b", "5");
  actions.ask("a", "6");
  expect(getState().asked[TALKS.id]).toEqual({ "a.b": "5", a: "6" });
});
