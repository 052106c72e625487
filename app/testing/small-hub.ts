// A hub small enough to keep in one's head: two tasks, three providers, three clients, one library.
import {
  absent,
  answer,
  defineClient,
  defineLibrary,
  defineProvider,
  defineTask,
  type Entry,
  manifestOf,
  type Model,
  on,
  parseModel,
  type Plugin,
  task,
  type Task,
} from "hubsmith";
import { js, python, type Value } from "hubsmith/code";

const chat: Task<Value> = task("conversational", {
  kind: "conversational",
  streamKind: "conversationalStream",
  inputs: "json",
  output: "json",
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
  routed: {
    request: ({ inputs }) => ({ path: "v1/chat/completions", json: { messages: inputs } }),
    answer: () => answer.json(),
  },
});
const paint: Task<string> = task("text-to-image", {
  kind: "textToImage",
  inputs: "text",
  output: "image",
  sample: () => "A red fox",
});
const page = {
  modality: "multimodal",
  summary: "",
  libraries: [],
  datasets: [],
  models: [],
  spaces: [],
  metrics: [],
  demo: { inputs: [], outputs: [] },
  widgetModels: [],
};

const plugins: readonly Plugin[] = [
  defineTask({ id: "text-generation", label: "Text Generation", key: chat, ...page }),
  defineTask({ id: "text-to-image", label: "Text-to-Image", key: paint, ...page }),
  defineProvider({ id: "auto", label: "Auto", tasks: [] }),
  ...["alpha", "beta"].map((id) =>
    defineProvider({
      id,
      label: id.toUpperCase(),
      baseUrl: `https://${id}.example`,
      tasks: [
        on(paint, {
          request: ({ model, inputs }) => ({ path: model, json: { prompt: inputs } }),
          answer: answer.bytes("image/png"),
          contract: [],
        }),
        on(chat, {
          request: ({ model, inputs }) => ({ path: "chat", json: { model, messages: inputs } }),
          answer: answer.json(),
          contract: [],
        }),
      ],
    }),
  ),
  defineClient({
    id: "python/plain",
    label: "Plain",
    language: "python",
    order: 1,
    install: "pip install plain",
    templates: {},
    otherwise: (call) =>
      python`plain(${call.inputs}, ${call.target}, ${call.streaming}, ${call.token})`,
  }),
  defineClient({
    id: "python/chatty",
    label: "Chatty",
    language: "python",
    order: 2,
    refuses: ({ task: { id } }) =>
      id === "conversational" ? undefined : absent("chats-only", "Chatty only chats.", "Chat."),
    templates: {},
    otherwise: () => python`chatty()`,
  }),
  defineClient({
    id: "js/broken",
    label: "Broken",
    language: "js",
    order: 1,
    templates: {},
    otherwise: () => {
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
    install: "npm install loader",
    snippets: (model) => js`load(${model.id});`,
  }),
];

/** Models of the small hub: one to chat with, one that paints, one that says nothing of itself. */
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
  { id: "example-org/silent" },
].map((record) => parseModel(record).model!);

/** The entries of the small hub, the names of those that were loaded, and a way to let one fail. */
export function smallEntries(): {
  readonly entries: readonly Entry[];
  readonly loaded: string[];
  readonly failing: Set<string>;
} {
  const loaded: string[] = [];
  const failing = new Set<string>();
  const entries = plugins.map((plugin): Entry => {
    const { kind } = plugin["~hub"];
    const name = `${kind}/${plugin.id}`;
    return {
      kind,
      manifest: manifestOf(plugin),
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
