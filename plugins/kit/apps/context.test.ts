// The memory of an app and its command are for the same context.
import { createHub, loadPlugins, type Model, parseModel, type Platform } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { expect, test } from "vitest";
import { appRecords } from "#plugins/kit/testing/subjects/app-records";
import { platformNames } from "./platforms.ts";
import { type LocalApp, runLocally } from "./run-locally.ts";

const { plugins } = await loadPlugins(entries);
const hub = createHub(plugins);
const LENGTH = 12_345;
const KNOWN = { safetensors: { total: 8e9 }, gguf: { total: 8e9, architecture: "llama" } };

// With a number of weights, so that the memory of the context is known.
const records = [
  ...appRecords
    .filter(({ name }) => name !== "A chat of an unknown type")
    .map(({ model }) => ({ ...model, ...KNOWN })),
  parsed({ id: "acme/otter-exl3", pipeline_tag: "text-generation", tags: ["conversational"] }),
  parsed({
    id: "OpenVINO/otter-int4-ov",
    pipeline_tag: "text-generation",
    library_name: "openvino",
    tags: ["conversational"],
  }),
];

function parsed(record: Readonly<Record<string, unknown>>): Model {
  return { ...parseModel(record).model!, ...KNOWN };
}

const offered = records.flatMap((model) =>
  runLocally(hub, model, { tokens: LENGTH }).snippets.map((snippet) => ({ model, ...snippet })),
);
const platforms = Object.keys(platformNames) as readonly Platform[];
// If one of these sets the context, all do.
const STARTS: ReadonlySet<string> = new Set(["Chat in the terminal", "Start a server"]);
const words = (text: string): readonly string[] => text.split(/[\s='"]+/);

/** What is wrong with an app on an operating system; undefined if nothing is. */
function wrongOn(
  platform: Platform,
  { memory, commands, link, note }: LocalApp,
): string | undefined {
  const depends = memory.needs.some(({ part }) => part === "context");
  const here = commands.filter(({ platforms: on = platforms }) => on.includes(platform));
  const has = ({ content }: { readonly content: string }): boolean =>
    words(content).includes(`${LENGTH}`);
  const isOffered = here.length > 0 || link !== undefined || note !== undefined;
  const isTold = here.some(has) || note !== undefined;
  if (isOffered && isTold !== depends) return depends ? "no context" : "a context for nothing";
  const starts = here.filter(({ purpose }) => STARTS.has(purpose));
  const isMixed = starts.some(has) && !starts.every(has);
  return note === undefined && isMixed ? "a command without the context" : undefined;
}

test.each(hub.apps.list.map(({ id }) => id))(
  "%s starts with the context of its memory, or says what it does instead",
  (id) => {
    const wrong = offered
      .filter(({ app }) => app === id)
      .flatMap((snippet) =>
        platforms.map((platform) => [snippet.model.id, platform, wrongOn(platform, snippet)]),
      );
    expect(wrong.filter(([, , reason]) => reason !== undefined)).toEqual([]);
  },
);

test("a command has the context as the option or the variable of the app's documentation", () => {
  const options = offered.flatMap(({ app, commands }) =>
    commands.flatMap(({ content }) => {
      const all = words(content);
      const option = all[all.indexOf(`${LENGTH}`) - 1];
      return option === undefined ? [] : [`${app} ${option.replace(/^\$env:/, "")}`];
    }),
  );
  expect([...new Set(options)].sort()).toEqual([
    "docker-model-runner --context-size",
    "koboldcpp --contextsize",
    "lemonade --ctx-size",
    "litellm --max-model-len",
    "litellm -c",
    "llama-cpp-python --n_ctx",
    "llama.cpp -c",
    "llamafile -c",
    "lmdeploy --session-len",
    "lmstudio --context-length",
    "localai --context-size",
    "mistral-rs --pa-context-len",
    "mlx-lm --max-kv-size",
    "node-llama-cpp --contextSize",
    "ollama OLLAMA_CONTEXT_LENGTH",
    "ramalama --ctx-size",
    "sglang --context-length",
    "tabbyapi --max-seq-len",
    "tgi --max-total-tokens",
    "vllm --max-model-len",
  ]);
});

test("every app whose memory depends on the context is tried", () => {
  const tried = new Set(
    offered.filter(({ memory }) => memory.needs.length > 0).map(({ app }) => app),
  );
  expect(tried.size).toBeGreaterThan(30);
});

const WINDOW = {
  ...parsed({ id: "acme/otter", tags: ["conversational"] }),
  pipeline_tag: "text-generation",
};

test.each([
  ["its GGUF metadata", { gguf: { ...KNOWN.gguf, context_length: 4096 } }, 4096],
  ["its configuration", { config: { text_config: { max_position_embeddings: 2048 } } }, 2048],
  ["its architecture", { config: { model_type: "gpt2" } }, 1024],
  ["its family", { id: "acme/Cerebras-GPT-13B", config: { model_type: "gpt2" } }, 2048],
  ["nothing", {}, LENGTH],
] as const)("a context longer than that of %s is not printed", (_, fields, wanted) => {
  const { snippets } = runLocally(
    hub,
    { ...WINDOW, ...fields },
    { tokens: LENGTH, apps: ["vllm"] },
  );
  const [{ commands, memory } = { commands: [], memory: undefined }] = snippets;
  expect(words(commands[0]?.content ?? "")).toContain(`${wanted}`);
  expect(memory?.needs.map(({ how }) => how).join(" ")).toContain(`${wanted} tokens`);
});
