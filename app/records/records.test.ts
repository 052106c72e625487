// The embedded records: each is valid, and together they cover the pages of the app.
import {
  createHub,
  type Hub,
  inferenceSnippets,
  loadPlugins,
  loadSnippets,
  type Model,
  parseModel,
} from "hubsmith";
import { formatsOf, modelFiles } from "hubsmith/formats";
import { beforeAll, expect, test } from "vitest";
import { entries } from "../plugins.ts";
import { shownIn } from "../routing/places.ts";
import { allRecords, recordOf } from "./index.ts";

const records = allRecords();

// The Hub lists no model for these, and none is made up.
const WITHOUT_MODEL = ["tabular-to-text", "text-retrieval"];
// OpenAI's models are not on the Hub, so no record names it.
const OFF_HUB = "openai";
// Mappings on the Hub that cannot be called: the service supports other tasks only.
const NOT_CALLED = [
  "Lightricks/LTX-Video, fal-ai",
  "Lightricks/LTX-Video, replicate",
  "openai/whisper-large-v3, sambanova",
];

const models: readonly Model[] = records.flatMap((record) => parseModel(record).model ?? []);
const modelOf = (id: string): Model => models.find((model) => model.id === id)!;
let hub: Hub;
beforeAll(async () => {
  hub = createHub((await loadPlugins(entries)).plugins);
});

test("there are enough, without duplicates, and all are parsed without diagnostics", () => {
  expect(records.length).toBeGreaterThanOrEqual(290);
  expect(records.length).toBeLessThanOrEqual(365);
  expect(new Set(records.map(({ id }) => id.toLowerCase())).size).toBe(records.length);
  expect(records.flatMap((record) => parseModel(record).diagnostics)).toEqual([]);
});

test("records are grouped by task, and sorted by id", () => {
  const tasks = models.map(({ pipeline_tag: task }) => task);
  const starts = tasks.filter((task, index) => task !== tasks[index - 1]);
  expect(starts).toEqual([...new Set(tasks)]);
  for (const task of starts) {
    const ids = models.flatMap(({ id, pipeline_tag }) => (pipeline_tag === task ? [id] : []));
    const sorted = ids.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
    expect(ids).toEqual(sorted);
  }
});

test("every task has a model, and every model's task is known", () => {
  const tasks = new Set(models.flatMap(({ pipeline_tag: task }) => task ?? []));
  const listed = shownIn(entries, "task").map(({ id }) => id);
  expect(listed.filter((id) => !tasks.has(id)).toSorted()).toEqual(WITHOUT_MODEL);
  expect([...tasks].filter((task) => !hub.tasks.has(task))).toEqual([]);
});

test("every library with load snippets loads a model", () => {
  const found = new Set(
    models.flatMap((model) =>
      loadSnippets(hub, model).snippets.flatMap(({ library, content }) => {
        // If a record lacks a required field, the snippet is a comment about it.
        const isProgram = content.split("\n").some((line) => !/^($|#|\/\/)/.test(line));
        return isProgram ? [library] : [];
      }),
    ),
  );
  const loaders = hub.libraries.list.filter(({ snippets }) => snippets !== undefined);
  expect(loaders.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
});

test("every provider on the Hub serves a model, and each mapped one can be called", () => {
  const served = new Set<string>();
  const mute: string[] = [];
  for (const model of models) {
    for (const { provider, providerId, status } of model.inferenceProviderMapping ?? []) {
      // With the provider's model id, a staging provider can be called.
      const known = status === "live" ? {} : { providerId };
      const { snippets } = inferenceSnippets(hub, { model, provider, ...known });
      if (snippets.length > 0) served.add(provider);
      else mute.push(`${model.id}, ${provider}`);
    }
  }
  expect(mute.toSorted()).toEqual(NOT_CALLED);
  const chat = modelOf("meta-llama/Llama-3.3-70B-Instruct");
  const { snippets } = inferenceSnippets(hub, { model: chat, provider: "auto" });
  if (snippets.length > 0) served.add("auto");
  const providers = hub.providers.list.map(({ id }) => id);
  expect(providers.filter((id) => !served.has(id))).toEqual([OFF_HUB]);
  expect([...served].filter((id) => !hub.providers.has(id))).toEqual([]);
});

test("a model without mappings is called by its own id, also at OpenAI", () => {
  const model = modelOf("zai-org/GLM-4.5V");
  const { snippets } = inferenceSnippets(hub, { model, provider: OFF_HUB, providerId: "gpt-4o" });
  expect(snippets.length).toBeGreaterThan(0);
});

test("GGUF files are grouped by their formats, with their parts, projectors and sizes", () => {
  const withFiles = models.filter(({ tags, siblings }) => tags.includes("gguf") && siblings);
  expect(withFiles.length).toBeGreaterThanOrEqual(12);
  for (const model of withFiles) {
    const { formats } = modelFiles(hub, model);
    expect(formats.length).toBeGreaterThan(0);
    expect(formats.filter(({ format }) => format === undefined)).toEqual([]);
    expect(formats.flatMap(({ sets }) => sets).filter(({ missing }) => missing > 0)).toEqual([]);
  }
  const [parts] = modelFiles(hub, modelOf("unsloth/DeepSeek-R1-GGUF")).formats;
  expect(parts?.sets).toMatchObject([{ paths: { length: 9 }, bytes: 404_430_187_616 }]);
  const { companions } = modelFiles(hub, modelOf("ggml-org/gemma-3-4b-it-GGUF"));
  expect(companions).toMatchObject([{ isLoaded: true }]);
});

test("formats are also found in configs", () => {
  const allFormats = new Set(models.flatMap((model) => formatsOf(hub, model).formats));
  const names = new Set(
    [...allFormats].flatMap(({ from, format }) => (from.includes("config") ? format : [])),
  );
  for (const name of ["gptq-4bit", "awq-4bit", "bitsandbytes-4bit", "compressed-tensors", "fp8"])
    expect(names).toContain(name);
});

test("there are adapters with their base, gated models, and models with few known fields", () => {
  const count = (is: (model: Model) => boolean): number => models.filter(is).length;
  expect(
    count(({ tags, cardData }) => tags.includes("lora") && cardData?.["base_model"] !== undefined),
  ).toBeGreaterThanOrEqual(5);
  expect(count(({ gated }) => gated === true)).toBeGreaterThanOrEqual(10);
  expect(count(({ tags }) => tags.includes("conversational"))).toBeGreaterThanOrEqual(20);
  expect(count(({ safetensors }) => safetensors !== undefined)).toBeGreaterThanOrEqual(40);
  expect(count(({ library_name }) => library_name === undefined)).toBeGreaterThanOrEqual(10);
});

test("a record by its id is the same as in the list, and a name in Object.prototype is undefined", () => {
  for (const record of records) expect(recordOf(record.id)).toEqual(record);
  for (const id of ["no/where", "toString", "__proto__", ""]) expect(recordOf(id)).toBeUndefined();
});
