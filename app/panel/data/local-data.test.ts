// The chooser: each app once, those that fit first, and the call with the inputs of the form.
import { parseModel } from "hubsmith";
import { expect, test } from "vitest";
import { entries } from "../../plugins.ts";
import { createPanelStore } from "./store.ts";
import { pluginsOf } from "../../models/plugins.ts";
import { panelOf } from "./panel-data.ts";
import { callOf, localView } from "./local-data.ts";

const GGUF = parseModel({
  id: "acme/otter-8B-GGUF",
  pipeline_tag: "text-generation",
  tags: ["gguf", "conversational", "base_model:quantized:Qwen/Qwen3-8B"],
  siblings: [
    { rfilename: "otter-Q4_K_M.gguf", size: 5e9 },
    { rfilename: "otter-Q8_0.gguf", size: 8.7e9 },
  ],
}).model!;
const opened = async (model: typeof GGUF) => {
  const store = createPanelStore(model, pluginsOf(entries));
  await store.actions.load();
  await Promise.all([
    store.loadingOf("apps"),
    store.loadingOf("libraries"),
    store.actions.loadBeside(),
  ]);
  return store;
};

test("the server of an app is called with the inputs of the form, in the chosen language", async () => {
  const store = await opened(GGUF);
  store.actions.typeInput("0.content", "Where do otters sleep?");
  const state = store.getState();
  const { rows } = localView(state.hub, entries, GGUF, 8e9);
  const row = rows.find(({ id }) => id === "llama.cpp")!;
  const { shown, offered } = callOf(state, row);
  expect(shown?.content).toContain("http://localhost:8080");
  expect(shown?.content).toContain("Where do otters sleep?");
  expect(shown?.content).not.toContain("API_TOKEN");
  const { id, label } = offered.at(-1)!;
  expect(label).not.toBe(shown?.label);
  await store.actions.chooseClient("python", id);
  expect(callOf(store.getState(), row).shown?.label).toBe(label);
  store.actions.choose({ language: "js" });
  const inJs = callOf(store.getState(), row);
  expect(inJs.shown?.content).toContain('from "openai"');
});

test("the recipe that the usual call is has its name, and is not offered twice", async () => {
  const record = {
    id: "acme/otter-VL",
    pipeline_tag: "image-text-to-text",
    tags: ["conversational"],
  };
  const pictures = panelOf((await opened(parseModel(record).model!)).getState()).call;
  expect(pictures.usualRecipe?.label).toBe("Vision");
  const ids = pictures.recipes.map(({ id }) => id);
  expect(ids).toContain("tools");
  expect(ids).not.toContain("vision");
  const texts = panelOf((await opened(GGUF)).getState()).call;
  expect(texts.usualRecipe).toBeUndefined();
});
