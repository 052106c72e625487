// What is typed for an API is also in the programs that run on the user's computer.
import { describe, expect, test } from "vitest";
import { loadModel } from "#models/records";
import { entries } from "../../plugins.ts";
import { createPluginCache } from "../../models/plugins.ts";
import { loadView } from "./load-data.ts";
import { createPanelStore } from "./store.ts";

const plugins = createPluginCache(entries);

async function localPrograms(id: string, field: string, text: string): Promise<readonly string[]> {
  const store = createPanelStore(loadModel(id)!, plugins);
  await store.actions.load();
  await store.loadingOf("libraries");
  store.actions.typeInput(field, text);
  return loadView(store.getState()).libraries.flatMap(({ snippets }) =>
    snippets.map(({ content }) => content),
  );
}

describe("what is typed is in local programs", () => {
  test.each([
    ["a file", "openai/whisper-large-v3", "", "meeting.m4a"],
    ["a prompt", "black-forest-labs/FLUX.1-dev", "", "A cat on the moon"],
    ["a message", "meta-llama/Llama-3.3-70B-Instruct", "0.content", "Name a lake."],
    ["a text", "facebook/bart-large-cnn", "", "It rained all day."],
    ["a question", "deepset/roberta-base-squad2", "question", "Who wrote it?"],
  ])("%s, of %s", async (_, id, field, text) => {
    const programs = await localPrograms(id, field, text);
    expect(programs.length).toBeGreaterThan(0);
    expect(programs.join("\n")).toContain(text);
  });

  test("an emptied file has the sample", async () => {
    const programs = await localPrograms("openai/whisper-large-v3", "", " ");
    expect(programs.join("\n")).toContain("https://");
  });
});
