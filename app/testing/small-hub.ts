// A small hub for tests: three tasks, three providers, three clients, one library.
import {
  absent,
  answer,
  defineClient,
  defineLibrary,
  defineProvider,
  defineTask,
  type Entry,
  isConversational,
  type Model,
  serves,
  parseModel,
  type Plugin,
  type Task,
} from "hubsmith";
import { cardOf } from "#plugins/kit/catalog/manifest";
import { js, python, type Value } from "hubsmith/code";
import type { Choice } from "../panel/data/choice.ts";
import { createPanelStore, type PanelStore } from "../panel/data/store.ts";
import { createPluginCache } from "../models/plugins.ts";

/** The chat, which no record names. */
export const chat: Task<Value> = defineTask({
  id: "conversational",
  label: "Conversational",
  modality: "nlp",
  isInternal: true,
  inputs: "json",
  output: "json",
  parameters: {},
  sample: () => [
    { role: "system", content: "Be brief." },
    {
      role: "user",
      content: [
        { type: "text", text: "What is this?" },
        { type: "image_url", image_url: { url: "https://example.com/cat.png" } },
      ],
    },
  ],
  streams: true,
  routerApi: {
    request: ({ inputs }) => ({ path: "v1/chat/completions", json: { messages: inputs } }),
    answer: () => answer.json(),
  },
});
const write: Task<string> = defineTask({
  id: "text-generation",
  label: "Text Generation",
  modality: "nlp",
  inputs: "text",
  output: "json",
  parameters: {},
  sample: () => "Once upon a time,",
  callAs: (model) => (isConversational(model) ? chat : undefined),
});
/** A task with a parameter of every type; its sample shows the first two. */
const paint = defineTask({
  id: "text-to-image",
  label: "Text-to-Image",
  modality: "cv",
  inputs: "text",
  output: "image",
  parameters: {
    style: { type: "text", label: "Style", example: "oil", sample: () => "watercolor" },
    colors: { type: "texts", label: "Colors", example: ["red"], sample: () => ["red", "blue"] },
    strength: { type: "number", label: "Strength", example: 0.5 },
    steps: { type: "count", label: "Steps", example: 9 },
    seed: { type: "seed", label: "Seed", example: 7 },
    framed: { type: "boolean", label: "Framed", example: true },
    size: { type: "size", label: "Size", example: { width: 640, height: 512 } },
    extra: { type: "json", label: "Extra (JSON)", example: { a: [1] } },
  },
  sample: () => "A red fox",
});
const compare = defineTask({
  id: "sentence-similarity",
  label: "Sentence Similarity",
  modality: "nlp",
  inputs: { source_sentence: "text", sentences: "texts" },
  output: "json",
  parameters: {},
  sample: () => ({ source_sentence: "A fox", sentences: ["A dog", "A hen"] }),
});

const plugins: readonly Plugin[] = [
  write,
  paint,
  compare,
  defineProvider({ id: "auto", label: "Auto", tasks: [] }),
  ...["alpha", "beta"].map((id) =>
    defineProvider({
      id,
      label: id.toUpperCase(),
      baseUrl: `https://${id}.example`,
      tasks: [
        serves(paint, {
          // Alpha does not support a seed.
          parameters: { seed: id !== "alpha" },
          request: ({ providerId, inputs, parameters }) => ({
            path: providerId,
            json: { prompt: inputs, ...parameters },
          }),
          answer: answer.bytes("image/png"),
        }),
        serves(chat, {
          request: ({ providerId, inputs }) => ({
            path: "chat",
            json: { model: providerId, messages: inputs },
          }),
          answer: answer.json(),
        }),
      ],
    }),
  ),
  defineClient({
    id: "python/plain",
    label: "Plain",
    language: python.language,
    order: 1,
    install: { pip: ["plain"] },
    templates: [],
    fallback: (call) =>
      python`plain(${call.inputs}, ${call.parameters}, ${call.target}, ${call.streaming}, ${call.token})`,
  }),
  defineClient({
    id: "python/chatty",
    label: "Chatty",
    language: python.language,
    order: 2,
    refuses: ({ task: { id } }) =>
      id === chat.id
        ? undefined
        : absent({ code: "chats-only", reason: "Chatty only chats.", fix: "Chat." }),
    templates: [],
    fallback: () => python`chatty()`,
  }),
  defineClient({
    id: "js/broken",
    label: "Broken",
    language: js.language,
    order: 1,
    templates: [],
    fallback: () => {
      throw new Error("no luck today");
    },
  }),
  defineLibrary({
    id: "loader",
    prettyLabel: "Loader",
    repoName: "loader",
    repoUrl: "javascript:alert(1)",
    docsUrl: "https://loader.example/docs",
    filter: true,
    install: { npm: ["loader"] },
    snippets: (model) => js`load(${model.id});`,
  }),
];

/** Models of the small hub: for each of its tasks, and one without a task. */
export const smallModels: readonly Model[] = [
  {
    id: "example-org/talks",
    pipeline_tag: "text-generation",
    library_name: "loader",
    tags: ["conversational"],
  },
  {
    id: "example-org/paints",
    pipeline_tag: "text-to-image",
    inferenceProviderMapping: [
      { provider: "elsewhere", providerId: "x", status: "live" },
      { provider: "alpha", providerId: "alpha/paints", status: "staging" },
      { provider: "beta", providerId: "beta/paints", status: "live" },
    ],
  },
  { id: "example-org/compares", pipeline_tag: "sentence-similarity" },
  { id: "example-org/silent" },
].map((record) => parseModel(record).model!);

/** The entries of the small hub and of more plugins, the names of those that were loaded, and a way to make one fail. */
export function smallEntries(...more: readonly Plugin[]): {
  readonly entries: readonly Entry[];
  readonly loaded: string[];
  readonly failing: Set<string>;
} {
  const loaded: string[] = [];
  const failing = new Set<string>();
  const entries = [...plugins, ...more].map((plugin): Entry => {
    const card = cardOf(plugin);
    const name = `${card.kind}/${card.id}`;
    return {
      ...card,
      load: () => {
        loaded.push(name);
        return failing.has(name)
          ? Promise.reject(new Error("offline"))
          : Promise.resolve({ default: plugin });
      },
    };
  });
  return { entries, loaded, failing };
}

export const smallModel = (name: string): Model =>
  smallModels.find(({ id }) => id === `example-org/${name}`)!;

export const smallPanel = (
  entries: readonly Entry[],
  name = "talks",
  ...choices: readonly Partial<Choice>[]
): PanelStore => createPanelStore(smallModel(name), createPluginCache(entries), ...choices);
