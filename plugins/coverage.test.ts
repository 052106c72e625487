// Coverage without options: every task of every provider that Hugging Face's own client supports, in six languages.
import {
  createHub,
  inferenceSnippets,
  type InferenceSnippet,
  loadPlugins,
  type MissingSnippet,
  parseModel,
} from "hubsmith";
import { isCallable } from "#core/kinds/task";
import { clientEntries, providerEntries, taskEntries } from "hubsmith/plugins";
import { describe, expect, test } from "vitest";

// The pairs of huggingface.js 4.13, without Auto.
const PAIRS: Readonly<Record<string, string>> = {
  baseten: "conversational",
  cerebras: "conversational",
  cohere: "conversational",
  deepinfra:
    "automatic-speech-recognition conversational feature-extraction text-generation text-to-image text-to-speech",
  "fal-ai":
    "audio-to-audio automatic-speech-recognition image-text-to-image image-text-to-video image-to-image image-segmentation image-to-video text-to-audio text-to-image text-to-speech text-to-video",
  "featherless-ai": "conversational text-generation",
  "fireworks-ai": "conversational",
  groq: "conversational text-generation",
  "hf-inference":
    "conversational text-generation audio-classification audio-to-audio automatic-speech-recognition document-question-answering feature-extraction fill-mask image-classification image-segmentation image-to-image image-to-text object-detection question-answering sentence-similarity summarization table-question-answering tabular-classification tabular-regression text-classification text-to-audio text-to-image text-to-speech token-classification translation visual-question-answering zero-shot-classification zero-shot-image-classification",
  novita: "conversational image-text-to-video text-generation text-to-video",
  nscale: "conversational text-to-image",
  openai: "conversational",
  ovhcloud: "conversational text-generation",
  publicai: "conversational",
  replicate:
    "automatic-speech-recognition image-to-image text-to-image text-to-speech text-to-video",
  scaleway: "conversational feature-extraction text-generation",
  together:
    "automatic-speech-recognition conversational feature-extraction image-to-image image-to-video text-generation text-to-image text-to-speech text-to-video",
  wavespeed:
    "image-text-to-image image-text-to-video image-to-image image-to-video text-to-image text-to-video",
  "zai-org": "conversational image-to-text text-to-image",
};

const { plugins, diagnostics } = await loadPlugins([
  ...taskEntries,
  ...providerEntries,
  ...clientEntries,
]);
const hub = createHub(plugins);
const tasks = [...hub.tasks].filter((task) => isCallable(task) && task.isInternal !== true);
const MODELS: Readonly<Record<string, string>> = { "novita | image-text-to-video": "MiniMax-H3" };

/** The snippets for a model of a task (conversational by default), which a provider hosts as `as`. */
function offer(
  provider: string,
  task: string,
  as = task,
): {
  readonly snippets: readonly InferenceSnippet[];
  readonly notOffered: readonly MissingSnippet[];
} {
  const providerId = MODELS[`${provider} | ${as}`] ?? "vendor/sample";
  const { model } = parseModel({
    id: provider === "openai" ? "openai/sample" : "acme/sample",
    pipeline_tag: task,
    tags: as === "conversational" ? [task, "conversational"] : [task],
    inferenceProviderMapping: { [provider]: { providerId, status: "live", task: as } },
  });
  const handler = hub.providers.get(provider)?.tasks.find((one) => one.task.id === as);
  const parameters = Object.fromEntries((handler?.requires ?? []).map((name) => [name, "sample"]));
  return inferenceSnippets(hub, { model: model!, provider, options: { parameters } });
}

const pairs = Object.entries(PAIRS).flatMap(([provider, its]) =>
  its.split(" ").map((task) => [provider, task] as const),
);

test("there are 89 pairs, of nineteen providers, and every plugin loads", () => {
  expect(diagnostics).toEqual([]);
  expect(pairs).toHaveLength(89);
  expect(Object.keys(PAIRS)).toHaveLength(19);
});

describe("every pair has a snippet in each language", () => {
  test.each(pairs)("%s | %s", (provider, task) => {
    const { snippets } = offer(
      provider,
      task === "conversational" ? "text-generation" : task,
      task,
    );
    expect(new Set(snippets.map(({ language }) => language))).toEqual(
      new Set(["python", "js", "sh", "go", "php", "csharp"]),
    );
  });
});

// One model of each task, conversational if models of that task may be.
const CONVERSING = ["text-generation", "image-text-to-text"];
const cells = ["auto", ...Object.keys(PAIRS)].flatMap((provider) =>
  tasks.map(({ id }) => ({
    provider,
    task: id,
    ...offer(provider, id, CONVERSING.includes(id) ? "conversational" : id),
  })),
);

test("these twenty offer 590 snippets and more without options", () => {
  const offered = cells.flatMap(({ snippets }) => snippets);
  expect(offered.length).toBeGreaterThanOrEqual(590);
});

test("every empty cell has a reason and a fix", () => {
  for (const { provider, task, snippets, notOffered } of cells) {
    expect(snippets.length + notOffered.length, `${provider} | ${task}`).toBe(hub.clients.size);
    for (const { code, reason, fix } of notOffered) {
      expect(code).toMatch(/^[a-z][a-z-]+$/);
      expect(reason, `${provider} | ${task}`).toMatch(/^\S.*\.$/s);
      expect(fix, `${provider} | ${task}`).toMatch(/^\S.*\.$/s);
    }
  }
});
