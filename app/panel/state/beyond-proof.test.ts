// Selected options that a proof does not cover are listed, and those without effect are not.
import { expect, test } from "vitest";
import { smallEntries, smallPanel } from "../../testing/small-hub.ts";
import { unprovenOptions } from "./unproven-options.ts";
import type { Choice } from "./choice.ts";
import { panelOf } from "./panel.ts";

async function beyond(choice: Partial<Choice>, name = "talks"): Promise<readonly string[]> {
  const store = smallPanel(smallEntries().entries, name, choice);
  await store.actions.load();
  const state = store.getState();
  return unprovenOptions(panelOf(state).call, state.token, false);
}

test("without options the list is empty", async () => {
  expect(await beyond({})).toEqual([]);
  expect(await beyond({}, "paints")).toEqual([]);
});

test("each option with an effect is listed", async () => {
  const typed = { "example-org/talks": { "0.content": "Be long." } };
  expect(await beyond({ typed, streaming: true, token: "placeholder", billTo: "acme" })).toEqual([
    "custom inputs or parameters",
    "streaming",
    "a placeholder token",
    "a billed organization",
  ]);
  const endpoint = { way: "endpoint", endpoint: "https://mine.example" } as const;
  expect(await beyond({ ...endpoint, token: "pasted", billTo: "acme" })).toEqual([
    "a custom endpoint",
    "a pasted key",
  ]);
  expect(await beyond({ way: "direct" }, "paints")).toEqual(["a direct request"]);
});

test("options without effect are not listed", async () => {
  expect(await beyond({ way: "direct", streaming: true }, "compares")).toEqual([]);
});

test("a client that only supports direct calls also used one in its proof", async () => {
  const store = smallPanel(smallEntries().entries, "paints", { way: "direct" });
  await store.actions.load();
  expect(unprovenOptions(panelOf(store.getState()).call, "environment", true)).toEqual([]);
});
