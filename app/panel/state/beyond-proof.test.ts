// What was chosen beside the sample is named, and what has no effect is not.
import { expect, test } from "vitest";
import { smallEntries, smallPanel } from "../../testing/small-hub.ts";
import { beyondProof } from "./beyond-proof.ts";
import type { Choice } from "./choice.ts";
import { panelOf } from "./panel.ts";

async function beyond(choice: Partial<Choice>, name = "talks"): Promise<readonly string[]> {
  const store = smallPanel(smallEntries().entries, name, choice);
  await store.actions.load();
  const state = store.getState();
  return beyondProof(panelOf(state).call, state.token, false);
}

test("nothing chosen is nothing beyond the proof", async () => {
  expect(await beyond({})).toEqual([]);
  expect(await beyond({}, "paints")).toEqual([]);
});

test("each choice that counts is named", async () => {
  const typed = { "example-org/talks": { "0.content": "Be long." } };
  expect(await beyond({ typed, streaming: true, token: "placeholder", billTo: "acme" })).toEqual([
    "inputs or parameters of your own",
    "streaming",
    "a placeholder for the key",
    "an organisation that pays",
  ]);
  const endpoint = { way: "endpoint", endpoint: "https://mine.example" } as const;
  expect(await beyond({ ...endpoint, token: "pasted", billTo: "acme" })).toEqual([
    "an endpoint of your own",
    "a pasted key",
  ]);
  expect(await beyond({ way: "direct" }, "paints")).toEqual(["a request to the provider itself"]);
});

test("what has no effect here is not named", async () => {
  expect(await beyond({ way: "direct", streaming: true }, "compares")).toEqual([]);
});

test("a client that knows no other way asks directly in its proof, too", async () => {
  const store = smallPanel(smallEntries().entries, "paints", { way: "direct" });
  await store.actions.load();
  expect(beyondProof(panelOf(store.getState()).call, "environment", true)).toEqual([]);
});
