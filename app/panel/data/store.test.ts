// The store loads the plugins that a selection needs, no more and not twice, and continues if one does not load.
import { createHub, defineClient, loadPlugins } from "hubsmith";
import { ts } from "hubsmith/code";
import { expect, test } from "vitest";
import { smallEntries, smallModel, smallPanel } from "../../testing/small-hub.ts";
import { panelOf } from "./panel-data.ts";
import { createPanelStore } from "./store.ts";
import { missingEntries } from "./needed.ts";
import { pluginsOf } from "../../models/plugins.ts";
import { providerOf } from "./state.ts";

const PAINTS = smallModel("paints");
const TALKS = smallModel("talks");

test("loads the task, the library, the providers and the shown clients of a model, and the others later, each once", async () => {
  const { entries, loaded } = smallEntries();
  const { actions, getState, loadingOf } = smallPanel(entries);
  const clients = ["client/python/plain", "client/python/chatty"];
  expect(loaded).toEqual([]);
  expect(panelOf(getState()).isReady).toBe(false);
  await actions.load();
  expect(panelOf(getState()).isReady).toBe(true);
  await loadingOf("libraries");
  expect(loadingOf("libraries")).toBeUndefined();
  expect(loaded).toEqual(["task/text-generation", "provider/auto", ...clients, "library/loader"]);
  await actions.show(PAINTS);
  expect(loaded.slice(5)).toEqual(["task/text-to-image", "provider/beta"]);
  await actions.loadBeside("alpha");
  await actions.chooseProvider("alpha");
  await actions.show(TALKS);
  actions.choose({ language: "js" });
  expect(loaded.slice(7)).toEqual(["provider/alpha", "client/js/broken"]);
  expect(getState().hub.diagnostics).toEqual([]);
});

test("a complete hub is shown immediately", async () => {
  const { entries } = smallEntries();
  const hub = createHub((await loadPlugins(entries)).plugins);
  expect(pluginsOf(hub)).toBe(pluginsOf(hub));
  expect(pluginsOf(entries)).toBe(pluginsOf(entries));
  const { isReady, call } = panelOf(createPanelStore(PAINTS, pluginsOf(hub)).getState());
  expect({ isReady, provider: call.provider }).toEqual({ isReady: true, provider: "beta" });
  expect(call.count).toBeGreaterThan(0);
});

test("a plugin that does not load is reported once, the others work, and it can be retried", async () => {
  const { entries, failing } = smallEntries();
  failing.add("library/loader");
  const { actions, getState, loadingOf } = smallPanel(entries);
  await Promise.all([actions.show(TALKS), actions.show(TALKS)]);
  await Promise.all([loadingOf("libraries"), loadingOf("libraries")]);
  expect(getState().failed.map(({ plugin }) => plugin)).toEqual(["library/loader"]);
  expect(missingEntries(getState())).toEqual([]);
  expect(getState().hub).toMatchObject({ clients: { size: 2 }, libraries: { size: 0 } });
  failing.clear();
  // Nothing draws the section of the libraries again, which would load them.
  await actions.load();
  expect(getState().failed).toEqual([]);
  expect(getState().hub.libraries.size).toBe(1);
});

test("two panels load a plugin once, and each has its own selection", async () => {
  const { entries, loaded } = smallEntries();
  const cache = pluginsOf(entries);
  const [first, second] = [PAINTS, PAINTS].map((model) => createPanelStore(model, cache));
  await first!.actions.load();
  const { length } = loaded;
  expect(missingEntries(createPanelStore(PAINTS, cache).getState())).toEqual([]);
  second!.actions.typeInput("", "A fox");
  void second!.actions.show(PAINTS);
  expect(panelOf(second!.getState()).isReady).toBe(true);
  expect(loaded).toHaveLength(length);
  expect(second!.getState().hub).toBe(first!.getState().hub);
  expect([first, second].map((store) => panelOf(store!.getState()).call.isEdited)).toEqual([
    false,
    true,
  ]);
});

test("the provider is the selected one if it serves the model, or the first live one with a plugin, or Auto", async () => {
  const { getState, actions } = smallPanel(smallEntries().entries);
  const shownFor = async (model: typeof TALKS): Promise<string> => {
    await actions.show(model);
    return providerOf(getState());
  };
  expect(await shownFor(TALKS)).toBe("auto");
  expect(await shownFor(PAINTS)).toBe("beta");
  await actions.show(TALKS);
  await actions.chooseProvider("alpha");
  expect(await shownFor(PAINTS)).toBe("alpha");
  await actions.show(TALKS);
  await actions.chooseProvider("auto");
  expect(await shownFor(PAINTS)).toBe("beta");
  expect(await shownFor(smallModel("silent"))).toBe("auto");
});

test("of several sources the last one wins, field by field", () => {
  const memory = { language: "js", clients: { js: "broken" }, streaming: true };
  const address = { clients: { python: "chatty" } };
  const { getState } = smallPanel(smallEntries().entries, "talks", memory, address);
  expect(getState()).toMatchObject({ ...memory, clients: { js: "broken", python: "chatty" } });
});

test("typed values belong to their model, and are reset together", async () => {
  const { getState, actions } = smallPanel(smallEntries().entries);
  actions.typeInput("0.content", "Hello");
  await actions.show(PAINTS);
  const typed = () => [getState().typed[PAINTS.id], getState().parameterTexts[PAINTS.id]];
  for (const name of ["table", ""]) actions.typeInput(name, name);
  for (const name of ["a.b", "a"]) actions.typeParameter(name, name);
  expect(typed()).toEqual([
    { table: "table", "": "" },
    { "a.b": "a.b", a: "a" },
  ]);
  expect(panelOf(getState()).call.isEdited).toBe(true);
  actions.clear();
  expect(typed()).toEqual([undefined, undefined]);
  expect(panelOf(getState()).call.isEdited).toBe(false);
  expect(getState().typed[TALKS.id]).toEqual({ "0.content": "Hello" });
});

test("another model is shown with its best way, and the same one as before", async () => {
  const { getState, actions } = smallPanel(smallEntries().entries, "talks", { app: "ollama" });
  await actions.show(TALKS);
  expect(getState()).toMatchObject({ app: "ollama" });
  await actions.show(PAINTS);
  expect(getState()).toMatchObject({ app: "" });
  await actions.show(TALKS, { app: "ollama" });
  expect(getState()).toMatchObject({ app: "ollama" });
});

test("a language loads its clients when it is chosen, and a recalled choice waits for its plugins", async () => {
  const { entries, loaded } = smallEntries();
  const { actions, getState } = smallPanel(entries);
  await actions.load();
  actions.choose({ language: "js" });
  expect(panelOf(getState()).isReady).toBe(false);
  await actions.load();
  expect(loaded.at(-1)).toBe("client/js/broken");
  expect(panelOf(getState()).isReady).toBe(true);

  const later = smallPanel(smallEntries().entries);
  await later.actions.load();
  const recalling = later.actions.recall({ language: "js" });
  expect(panelOf(later.getState())).toMatchObject({ isReady: true, call: { language: "python" } });
  await recalling;
  expect(panelOf(later.getState())).toMatchObject({ isReady: true, call: { language: "js" } });
  const lost = later.actions.recall({ language: "python" });
  later.actions.choose({ streaming: true });
  await lost;
  expect(later.getState()).toMatchObject({ language: "js", streaming: true });
});

test("a language that has only frameworks shows one without a choice", async () => {
  const framework = defineClient({
    id: "ts/easel",
    label: "Easel",
    language: ts.language,
    order: 20,
    isFramework: true,
    templates: [],
    fallback: () => ts`paint()`,
  });
  const { actions, getState } = smallPanel(smallEntries(framework).entries);
  await actions.load();
  actions.choose({ language: "ts" });
  await actions.load();
  expect(panelOf(getState()).call.client).toMatchObject({ id: "easel", content: "paint()" });
});
