// Every app with records of every format: it runs the model or says why not, its server is called where it listens, and
// each client prints that call or says why not.
import { describe, expect, test } from "vitest";
import { appSnippets, createHub, inferenceSnippets, loadPlugins, parseModel } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { checkPlugins, pluginChecks } from "hubsmith/testing";
import { appRecords } from "#plugins/kit/testing/subjects/app-records";

const { plugins } = await loadPlugins(entries);
const hub = createHub(plugins);
const records = appRecords.map(({ model }) => model);

test("the parts of every app agree", async () => {
  const checks = pluginChecks.filter(({ id }) => id === "app-parts-agree");
  expect(await checkPlugins(hub.apps.list, { companions: plugins, checks })).toEqual([]);
});

describe.each(hub.apps.list.map(({ id }) => id))("%s", (id) => {
  test("runs each model, or says why not", () => {
    for (const model of records) {
      const { snippets, notOffered, diagnostics } = appSnippets(hub, model, { apps: [id] });
      expect([model.id, diagnostics]).toEqual([model.id, []]);
      expect([model.id, snippets.length + notOffered.length]).toEqual([model.id, 1]);
      for (const { commands, link = "" } of snippets)
        for (const text of [...commands.map(({ content }) => content), link])
          expect(text).not.toMatch(/\{\{|\}\}|undefined|\[object/);
    }
  });

  test("is called where its server listens", () => {
    for (const model of records) {
      const [snippet] = appSnippets(hub, model, { apps: [id] }).snippets;
      if (snippet?.server === undefined) continue;
      const { port } = new URL(snippet.server.url);
      const calls = inferenceSnippets(hub, { model, provider: id });
      expect([model.id, calls.snippets.length > 0]).toEqual([model.id, true]);
      for (const { content } of calls.snippets) {
        expect(content).toContain(`:${port}`);
        expect(content).not.toContain("API_TOKEN");
      }
    }
  });
});

test.each(["../otter-Q8_0.gguf", "./otter-Q8_0.gguf", "otter\0-Q8_0.gguf", "\ud800-Q8_0.gguf"])(
  "the path %j is an error of the record, and not of an app",
  (rfilename) => {
    const record = { id: "acme/otter-GGUF", tags: ["gguf", "conversational"] };
    const { diagnostics } = appSnippets(hub, { ...record, siblings: [{ rfilename }] });
    expect(diagnostics.map(({ path }) => path)).toEqual(["siblings[0].rfilename"]);
  },
);

test.each(["ollama", "lmstudio"])("%s takes images from files, and not as links", (provider) => {
  const siblings = [{ rfilename: "otter-Q4_K_M.gguf" }, { rfilename: "mmproj-F16.gguf" }];
  const { model } = parseModel({
    id: "acme/otter-VL-GGUF",
    pipeline_tag: "image-text-to-text",
    tags: ["gguf", "conversational"],
    siblings,
  });
  const offer = (wire?: string) =>
    inferenceSnippets(hub, {
      model: model!,
      provider,
      options: wire === undefined ? {} : { wire },
    });
  const { snippets, notOffered } = offer();
  const programs = snippets.map(({ content }) => content);
  expect(programs.length).toBeGreaterThan(5);
  for (const program of programs) {
    expect(program).toContain("photo.jpg");
    expect(program).not.toContain("https://");
  }
  const sdk = notOffered.find(({ client }) => client === "huggingface_hub");
  expect(sdk?.code).toBe("other-messages");
  expect(offer("messages").snippets).toEqual([]);
});

test.each([
  ["llama.cpp", "responses", false],
  ["llama.cpp", "messages", false],
  ["lmstudio", "messages", false],
  ["ollama", "messages", false],
  ["ollama", "responses", true],
  ["vllm", "messages", true],
])("schemas of chats with %s in the wire format %s", (provider, wire, isKept) => {
  const weights = provider === "vllm" ? "model.safetensors" : "otter-Q4_K_M.gguf";
  const { model } = parseModel({
    id: provider === "vllm" ? "acme/otter" : "acme/otter-GGUF",
    pipeline_tag: "text-generation",
    tags: [provider === "vllm" ? "safetensors" : "gguf", "conversational", "transformers"],
    library_name: "transformers",
    siblings: [{ rfilename: weights }],
  });
  const { snippets, notOffered } = inferenceSnippets(hub, {
    model: model!,
    provider,
    options: { wire, recipe: "structured" },
  });
  expect(snippets.length > 0).toBe(isKept);
  expect(notOffered.some(({ code }) => code === "unfit-parameters")).toBe(!isKept);
  for (const { content } of snippets) expect(content).toContain("length_km");
});
