// The best way to use a model is shown first, a link's way instead of it, and each has the fact that decides.
import { createHub, loadPlugins, type Model } from "hubsmith";
import { offersOf } from "hubsmith/offers";
import { expect, test } from "vitest";
import { loadModel } from "#models/records";
import { entries } from "../../plugins.ts";
import { pluginsOf } from "../../models/plugins.ts";
import type { Choice } from "./choice.ts";
import { createPanelStore } from "./store.ts";
import { waysIn } from "./offered.ts";
import { wayOf, waysOf } from "./way.ts";

const { plugins } = await loadPlugins(entries);
const hub = createHub(plugins);

const HOSTED = loadModel("zai-org/GLM-5.1")!;
const GGUF = loadModel("bartowski/Llama-3.2-3B-Instruct-GGUF")!;
const UNHOSTED = loadModel("timm/resnet50.a1_in1k")!;
const stateOf = async (model: Model, choice: Partial<Choice> = {}) => {
  const store = createPanelStore(model, pluginsOf(entries), choice);
  await store.actions.load();
  return store.getState();
};

test.each([
  ["a hosted model is called", HOSTED, {}, "api"],
  ["GGUF files run in an app", GGUF, {}, "app"],
  ["others are loaded with a library", UNHOSTED, {}, "library"],
  ["a provider was chosen", UNHOSTED, { providers: { [UNHOSTED.id]: "hf-inference" } }, "api"],
  ["a link has an app", HOSTED, { app: "ollama" }, "app"],
  ["a link has a library", HOSTED, { app: "transformers" }, "library"],
  ["a link has an agent", HOSTED, { agent: "codex" }, "agent"],
  ["a link has a way, besides", HOSTED, { agent: "codex", use: "library" }, "library"],
] as const)("%s", async (_, model, choice, way) => {
  expect(wayOf(await stateOf(model, choice))).toBe(way);
});

test("until they are known all ways are there, and then those that exist", async () => {
  const state = await stateOf(UNHOSTED);
  const ids = (ways: typeof state.ways) => waysOf({ ...state, ways }).map(({ id }) => id);
  expect(ids(undefined)).toEqual(["library", "api", "app", "agent"]);
  const known = waysIn(hub, entries, UNHOSTED, undefined);
  expect(ids(known)).toEqual(["library", "api"]);
  // The shown one stays, although it does not exist.
  expect(waysOf({ ...state, ways: known, use: "agent" }).at(-1)).toEqual({ id: "agent", fact: "" });
});

test("facts are who hosts it from what price, the memory, and the first names", async () => {
  const facts = async (model: Model) =>
    Object.fromEntries(
      waysIn(hub, entries, model, await offersOf(model)).map(({ id, fact }) => [id, fact]),
    );
  expect(await facts(HOSTED)).toMatchObject({
    api: expect.stringMatching(/^\d+ providers, from \$\d/),
    agent: expect.stringMatching(/^Claude Code, Codex and \d+ more$/),
  });
  expect(await facts(GGUF)).toMatchObject({
    app: expect.stringMatching(/^[\d.]+ GB, llama\.cpp and \d+ more$/),
    // Its files are versions of one model, so there is no amount for all.
    library: "llama.cpp",
    api: "no known provider",
  });
  const asVersion = waysIn(hub, entries, UNHOSTED, undefined, [GGUF]);
  expect(asVersion.find(({ id }) => id === "app")?.fact).toMatch(/^[\d.]+ GB, llama\.cpp and/);
});
