// A snippet is compared with the next of its language, through another provider, or with a selected one.
import { expect, test } from "vitest";
import { smallEntries, smallPanel } from "../../testing/small-hub.ts";
import type { Choice } from "./choice.ts";
import { compareView } from "./compare-view.ts";
import { panelOf } from "./panel.ts";
import type { PanelStore } from "./store.ts";

async function opened(choice: Partial<Choice> = {}, name = "talks"): Promise<PanelStore> {
  const store = smallPanel(smallEntries().entries, name, choice);
  await store.actions.load();
  return store;
}

test("with the next client of the language, and after the last with the first", async () => {
  const store = await opened();
  const { call } = panelOf(store.getState());
  expect(compareView(store.getState())).toMatchObject({
    provider: "auto",
    client: "python/chatty",
    before: { title: "Plain", content: call.client?.content },
    after: { title: "Chatty", content: "chatty()" },
    highlight: "python",
    isLoading: false,
  });
  store.actions.chooseClient("python", "chatty");
  expect(compareView(store.getState())).toMatchObject({
    client: "python/plain",
    before: { title: "Chatty" },
    after: { title: "Plain" },
  });
  expect(compareView(store.getState())).toBe(compareView(store.getState()));
});

test("through another provider if the language has no other client", async () => {
  const { getState } = await opened({}, "paints");
  expect(compareView(getState())).toMatchObject({
    provider: "auto",
    client: "python/plain",
    before: { title: "Plain at BETA" },
    after: { title: "Plain at Auto" },
  });
});

test("with the selected one, once its provider is loaded", async () => {
  const store = await opened({ withProvider: "alpha" });
  const before = compareView(store.getState());
  expect(before).toMatchObject({ provider: "alpha", client: "python/plain", isLoading: true });
  expect(before).not.toHaveProperty("after");
  await store.actions.loadBeside("alpha");
  expect(compareView(store.getState())).toMatchObject({
    isLoading: false,
    after: { title: "Plain at ALPHA", content: expect.stringContaining("plain(") },
  });
  store.actions.choose({ withClient: "python/chatty", withProvider: "" });
  expect(compareView(store.getState())).toMatchObject({
    provider: "auto",
    after: { title: "Chatty" },
  });
});

test("an impossible comparison has a reason, and an unknown one falls back", async () => {
  const store = await opened({ withClient: "js/broken" });
  const { after, absence, highlight } = compareView(store.getState());
  expect({ after, highlight }).toEqual({ highlight: "" });
  expect(absence).toMatchObject({ reason: expect.stringContaining("no luck today") });
  for (const odd of ["nobody/none", "__proto__", "python/"]) {
    store.actions.choose({ withClient: odd, withProvider: odd });
    expect(compareView(store.getState())).toMatchObject({
      provider: "auto",
      client: "python/plain",
      after: { title: "Plain" },
    });
  }
});

test("without a snippet there is no comparison", async () => {
  const store = await opened({}, "silent");
  const view = compareView(store.getState());
  expect(view).not.toHaveProperty("before");
  expect(view).toMatchObject({ absence: { code: "no-task" } });
});

test("options: the current provider and those of the model; clients by language, the current language first", async () => {
  const { getState } = await opened({ language: "js" }, "paints");
  const { providers, languages } = compareView(getState());
  expect(providers.map(({ id }) => id)).toEqual(["beta", "auto"]);
  expect(languages.map(({ label, clients }) => [label, clients.map(({ id }) => id)])).toEqual([
    ["JavaScript", ["js/broken"]],
    ["Python", ["python/plain", "python/chatty"]],
  ]);
});
