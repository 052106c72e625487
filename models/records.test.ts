// The catalog: small, valid, and every page of the app finds its models in it.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { inferenceSnippets, loadSnippets, type Model, parseModel } from "hubsmith";
import { baseModelOf } from "#plugins/kit/catalog/base-model";
import { modelFiles } from "hubsmith/formats";
import { expect, test } from "vitest";
import { entries } from "#app/plugins";
import { clientProofs, libraryProofs } from "#app/models/proofs/load-proofs";
import { shownIn } from "#plugins/kit/catalog/shown";
import { hub, models } from "#app/testing/hub";
import { allFacts, allRecords, catalogDate, isListed, loadModel, quantizedOf } from "./records.ts";

// The Hub lists no model for these, and none is made up. Add your task here if the Hub lists no model for it.
const WITHOUT_MODEL = ["tabular-to-text", "text-retrieval"];

const records = allRecords();

test("the most downloaded models are at most 60 kB, dated, and valid", () => {
  const sizes = ["catalog", "rows"].map(
    (name) => gzipSync(readFileSync(new URL(`data/${name}.gen.ts`, import.meta.url))).length,
  );
  expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(60_000);
  expect(catalogDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(records.length).toBeGreaterThanOrEqual(1000);
  expect(new Set(records.map(({ id }) => id.toLowerCase())).size).toBe(records.length);
  expect(records.flatMap((record) => parseModel(record).diagnostics)).toEqual([]);
});

test("the most downloaded are first, and one is found by its id in any case", async () => {
  const downloads = allFacts().map((facts) => facts.downloads);
  expect(downloads).toEqual(downloads.toSorted((a, b) => b - a));
  expect(loadModel("QWEN/qwen3-8b")).toEqual(models.find(({ id }) => id === "Qwen/Qwen3-8B"));
  expect(loadModel("toString")).toBeUndefined();
});

test("a base model has the case of its own record, or that of another model made from it", () => {
  const bases = records.flatMap((record) => parseModel(record).model!).map(baseModelOf);
  const listed = new Map(records.map(({ id }) => [id.toLowerCase(), id]));
  const spelledOtherwise = bases.filter(
    (base = "") => listed.has(base.toLowerCase()) && listed.get(base.toLowerCase()) !== base,
  );
  expect(spelledOtherwise).toEqual([]);
  expect(bases).not.toContain("qwen/qwen3-8b-base");
  expect(bases).toContain("Qwen/Qwen3-8B-Base");
  expect([isListed("qwen/QWEN3-8b"), isListed("acme/none")]).toEqual([true, false]);
});

test("a row is decoded completely", async () => {
  expect(loadModel("meta-llama/Llama-3.1-8B-Instruct")).toMatchObject({
    pipeline_tag: "text-generation",
    library_name: "transformers",
    gated: true,
    tags: expect.arrayContaining([
      "conversational",
      "license:llama3.1",
      "base_model:finetune:meta-llama/Llama-3.1-8B",
    ]),
    config: {
      architectures: ["LlamaForCausalLM"],
      tokenizer_config: { chat_template: expect.stringContaining("tools") },
    },
    cardData: { base_model: ["meta-llama/Llama-3.1-8B"] },
    safetensors: { total: 8030261248 },
    inferenceProviderMapping: expect.arrayContaining([
      { provider: "cerebras", providerId: "llama3.1-8b", task: "conversational", status: "live" },
    ]),
  });
});

test("quantized versions are those of a model, in any case and by its earlier name", () => {
  const idsOf = (base: string): readonly string[] => quantizedOf(base).map(({ id }) => id);
  const versions = quantizedOf("meta-llama/Llama-3.1-8B-Instruct");
  const gguf = versions.find(({ id }) => id === "bartowski/Meta-Llama-3.1-8B-Instruct-GGUF");
  expect(gguf?.siblings).toContainEqual(expect.objectContaining({ size: 4920739232 }));
  expect(idsOf("deepseek-ai/DeepSeek-R1")).toContain("unsloth/DeepSeek-R1-GGUF");
  expect(idsOf("Qwen/Qwen3.5-9B")).toContain("unsloth/Qwen3.5-9B-GGUF");
  expect(quantizedOf("meta-llama/Llama-3.1-8B")).toEqual([]);
  // No version is listed for two models.
  const all = models.flatMap(({ id }) => idsOf(id));
  expect(new Set(all).size).toBe(all.length);
});

test("tasks and libraries with pages have models", async () => {
  const tasks = new Set(models.map((model) => model.pipeline_tag));
  const listed = shownIn(entries, "task").map(({ id }) => id);
  expect(listed.filter((id) => !tasks.has(id)).toSorted()).toEqual(WITHOUT_MODEL);
  const loaded = new Set(
    models.flatMap((model) => loadSnippets(hub, model).snippets.map(({ library }) => library)),
  );
  // A new library has no model until the catalog is written again, which needs records of the Hub.
  const proven = Object.keys(await libraryProofs());
  const loaders = proven.filter((id) => hub.libraries.get(id)?.snippets !== undefined);
  expect(loaders).not.toEqual([]);
  // The built-in models of fairseq are a vocoder, and one that needs a branch of it.
  expect(loaders.filter((id) => !loaded.has(id))).toEqual(["fairseq"]);
});

test("every provider on the Hub serves a model", async () => {
  const served = new Set(
    models.flatMap((model) =>
      (model.inferenceProviderMapping ?? []).flatMap(({ provider, providerId }) =>
        inferenceSnippets(hub, { model, provider, providerId }).snippets.length > 0
          ? [provider]
          : [],
      ),
    ),
  );
  const { proofs } = await clientProofs();
  const providers = hub.providers.list.map(({ id }) => id).filter((id) => id in proofs);
  expect(providers.filter((id) => !served.has(id))).toEqual(["auto", "openai"]);
});

test("a hosted model without a record has calls, and a program or a reason", () => {
  const hosted = models.filter(
    ({ tags, inferenceProviderMapping: hosts = [] }) => tags.length === 0 && hosts.length > 0,
  );
  expect(hosted.length).toBeGreaterThan(50);
  const libraries = hosted.map((model) => {
    const { snippets, notOffered } = loadSnippets(hub, model);
    const [library] = new Set(snippets.map((snippet) => snippet.library));
    expect([model.id, library, notOffered.map(({ code }) => code)]).toEqual(
      library === "huggingface_hub" ? [model.id, library, ["no-library"]] : [model.id, library, []],
    );
    return library;
  });
  // By their task, or by a name such as stable-diffusion-3-medium-diffusers.
  expect(new Set(libraries)).toEqual(new Set(["transformers", "diffusers", "huggingface_hub"]));
  const callsOf = (model: Model, provider: string) => {
    const { snippets, notOffered } = inferenceSnippets(hub, { model, provider });
    return { snippets, codes: new Set(notOffered.map(({ code }) => code)) };
  };
  const without = hosted.flatMap((model) =>
    model.inferenceProviderMapping!.flatMap(({ provider, providerId }) => {
      const { snippets, codes } = callsOf(model, provider);
      // Some are listed for a task that their provider has no API for, or not for them, or are retired.
      const reasons = ["task-not-served", "unfit-model", "retired-model"];
      const isListedWrongly = snippets.length === 0 && reasons.some((code) => codes.has(code));
      const isExpected = providerId === "" || isListedWrongly;
      return snippets.length > 3 || isExpected ? [] : [`${model.id} at ${provider}`];
    }),
  );
  expect(without).toEqual([]);
});

test("GGUF files are grouped by their formats", () => {
  const withFiles = models.filter(({ tags, siblings }) => tags.includes("gguf") && siblings);
  expect(withFiles.length).toBeGreaterThanOrEqual(40);
  const formats = withFiles.flatMap((model) => modelFiles(hub, model).formats);
  const known = formats.filter(({ format }) => format !== undefined);
  // A recipe of its author, such as Q4KExperts, is no format.
  expect(known.length / formats.length).toBeGreaterThan(0.98);
});
