// The first load snippet and the first app of each built-in model agree about the engine, and the app's engine has the
// architecture of the model, or the app says that it may not load.
import { loadSnippets, textIn } from "hubsmith";
import { runLocally } from "hubsmith/apps";
import { expect, test } from "vitest";
import { isUncertain } from "#plugins/kit/engines/loads";
import { builtIn } from "../../support/built-in.ts";
import { hub, modelOf } from "../../support/offers.ts";

// Read from the text of a program: the rules that choose an engine are never asked.
const ENGINES: readonly (readonly [text: RegExp, apps: RegExp])[] = [
  [/\bfrom vllm\b|\bvllm serve\b/, /^vllm$/],
  [/\bsglang serve\b/, /^(?:sglang|vllm)$/],
  [/\bfrom mlx_|\bmlx_(?:lm|vlm|audio)\b/, /^mlx-(?:lm|vlm|audio)$/],
  [/\bllama_cpp\b|\bllama-(?:cli|server)\b/, /^llama\.cpp$/],
];

const models = (await builtIn()).map((record) => {
  const model = modelOf(record);
  const { snippets } = runLocally(hub, model);
  return { model, first: snippets[0], apps: snippets.map(({ app }) => app) };
});

test("the first load snippet and the first app name the same engine", () => {
  const disagreeing = models.flatMap(({ model, first }) => {
    if (first === undefined || isUncertain(first)) return [];
    const { content = "" } = loadSnippets(hub, model).snippets[0] ?? {};
    const [, apps] = ENGINES.find(([text]) => text.test(content)) ?? [];
    const agrees = apps?.test(first.app) ?? first.file?.endsWith(".gguf") !== true;
    return agrees ? [] : [`${model.id}: ${first.app}`];
  });
  expect(disagreeing).toEqual([]);
});

test("few models have only apps that may not load them", () => {
  const unsure = models.filter(({ first }) => first !== undefined && isUncertain(first));
  expect(unsure.length).toBeLessThan(10);
});

// Types that no server for text and speech has a class for, from the papers and cards of their models.
const STRANGERS =
  /^(?:wav2vec2|hubert|wavlm|unispeech|sew|data2vec-audio|clap|encodec|vits|bark|speecht5|vit|detr|segformer|marian)$/;

test("no engine is offered for an architecture that it has no class for", () => {
  const offered = models.flatMap(({ model, first }) => {
    if (first === undefined || first.file !== undefined || isUncertain(first)) return [];
    const types = [textIn(model.config, "model_type") ?? "", ...model.tags];
    const servers = /^(?:vllm|sglang|tgi|lmdeploy|text-embeddings-inference)$/;
    const isWrong = servers.test(first.app) && types.some((type) => STRANGERS.test(type));
    return isWrong ? [`${model.id}: ${first.app}`] : [];
  });
  expect(offered).toEqual([]);
});

test("the controls: each app runs a model, but two whose files no record lists", () => {
  const offered = new Set(models.flatMap(({ apps }) => apps));
  // Agents have no models of their own.
  const missing = hub.apps.list.flatMap(({ id, configures }) =>
    configures !== undefined || offered.has(id) ? [] : [id],
  );
  expect(missing).toEqual(["ovms", "whisper.cpp"]);
});

test("the controls: many models have an app of each engine", () => {
  for (const app of ["vllm", "llama.cpp", "text-embeddings-inference", undefined])
    expect(models.filter(({ first }) => first?.app === app).length).toBeGreaterThan(20);
});
