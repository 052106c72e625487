// A small catalogue of its own and streams in memory, for the tests of the command.
import { Readable, Writable } from "node:stream";
import {
  absent,
  answer,
  defineClient,
  defineLibrary,
  defineProvider,
  defineQuantization,
  defineTask,
  type Entry,
  manifestOf,
  on,
  type Plugin,
  task,
  type Task,
} from "hubsmith";
import { js, python, sh, swift } from "hubsmith/code";
import type { Io } from "./io.ts";
import { run } from "./run.ts";

const classification: Task<string> = task("text-classification", {
  kind: "basic",
  inputs: "text",
  output: "json",
  sample: () => "I like you.",
});
const chat: Task<unknown> = task("text-generation", {
  kind: "conversational",
  streamKind: "conversationalStream",
  inputs: "json",
  output: "json",
  sample: () => [{ role: "user", content: "Hi" }],
});

const page = {
  modality: "nlp",
  summary: "Labels a text.",
  libraries: [],
  datasets: [{ id: "glue", description: "Sentences with labels" }],
  models: [],
  spaces: [],
  metrics: [],
  demo: { inputs: [], outputs: [] },
  widgetModels: [],
};
const library = { repoName: "repo", repoUrl: "https://example.org/repo", filter: true };
const serves = (of: Task<never>): ReturnType<typeof on> =>
  on(of as Task, {
    request: ({ model, inputs, parameters }) => ({
      path: "run",
      json: { model, inputs: inputs as string, ...parameters },
    }),
    answer: answer.json(),
    contract: [],
  });

/** A few plugins of each kind. */
export const plugins: readonly Plugin[] = [
  defineTask({
    id: "text-classification",
    label: "Text Classification",
    key: classification,
    ...page,
  }),
  defineTask({ id: "text-generation", label: "Text Generation", key: chat, ...page }),
  defineLibrary({
    id: "snake",
    prettyLabel: "Snake",
    aliases: ["serpent"],
    install: "pip install snake",
    ...library,
    snippets: (model) => python`load(${model.id})`,
  }),
  defineLibrary({
    id: "bird",
    prettyLabel: "A bird",
    ...library,
    snippets: ({ id }) => swift`load(${id})`,
  }),
  defineLibrary({ id: "stone", prettyLabel: "Stone", ...library }),
  defineLibrary({
    id: "bomb",
    prettyLabel: "Bomb",
    ...library,
    snippets: () => {
      throw new Error("bang");
    },
  }),
  defineProvider({ id: "auto", aliases: ["fastest"], label: "Auto", tasks: [] }),
  defineProvider({
    id: "acme",
    label: "Acme",
    baseUrl: "https://acme.example",
    tasks: [serves(classification as Task<never>), serves(chat as Task<never>)],
  }),
  defineProvider({
    id: "zeta",
    label: "Zeta",
    baseUrl: "https://zeta.example",
    tasks: [serves(chat as Task<never>)],
  }),
  defineClient({
    id: "python/requests",
    label: "Requests",
    language: "python",
    order: 2,
    install: "pip install requests",
    templates: {},
    // All that a flag can change.
    otherwise: (call) =>
      python`ask(${{
        model: call.modelName,
        target: call.target,
        streaming: call.streaming,
        inputs: call.inputs,
        parameters: call.parameters,
        token: call.token,
        billTo: call.billTo ?? null,
        endpoint: call.endpointUrl ?? null,
      }})`,
  }),
  defineClient({
    id: "python/openai",
    label: "OpenAI Python SDK",
    language: "python",
    order: 1,
    refuses: ({ task: { id } }) =>
      id === "text-generation" ? undefined : absent("chats-only", "Chats only.", "Choose another."),
    templates: {},
    otherwise: (call) => python`chat(${call.modelName})`,
  }),
  defineClient({
    id: "js/openai",
    label: "OpenAI JavaScript SDK",
    language: "js",
    order: 1,
    templates: { conversational: (call) => js`chat(${call.modelName})` },
  }),
  defineClient({
    id: "sh/curl",
    label: "cURL",
    language: "sh",
    order: 1,
    templates: {},
    otherwise: (call) => sh`curl ${call.modelName}`,
  }),
  defineQuantization({
    id: "gguf",
    label: "GGUF",
    sets: {
      fileTypes: [
        { name: "F16", code: 1 },
        { name: "Q4_K_M", code: 15 },
      ],
      tensorTypes: [{ name: "F16", code: 1 }],
    },
    preference: ["F16", "Q4_K_M"],
  }),
];

/** The catalogue of {@link plugins}. */
export const catalogue: readonly Entry[] = plugins.map((plugin) => ({
  kind: plugin["~hub"].kind,
  manifest: manifestOf(plugin),
  load: () => Promise.resolve({ default: plugin }),
}));

/** How a run is set up. On a terminal, the standard input is one too unless something is piped in. */
export interface Setting {
  readonly input?: string | Buffer | Readable;
  readonly isTerminal?: boolean;
  readonly env?: Io["env"];
  readonly entries?: readonly Entry[];
  readonly stdout?: Writable;
}

/** What a run left behind. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
  /** The lines of `out`, as JSON. */
  readonly rows: readonly Row[];
}

/** A line of the output, whichever form it has. */
export interface Row {
  readonly line: number;
  readonly file?: string;
  readonly id: string;
  readonly load: readonly Readonly<Record<string, string>>[];
  readonly inference: readonly Readonly<Record<string, string>>[];
  readonly notOffered: readonly Readonly<Record<string, string>>[];
  readonly diagnostics: readonly Readonly<Record<string, string>>[];
  readonly error?: { readonly code: string; readonly path?: string; readonly message: string };
}

/** Runs the command in this process. */
export async function runHere(
  argv: readonly string[],
  { input = "", isTerminal = false, env = {}, entries = catalogue, stdout }: Setting = {},
): Promise<Ran> {
  const stdin = input instanceof Readable ? input : Readable.from([Buffer.from(input)]);
  const [out, errors] = [collector(), collector()];
  const code = await run(
    argv,
    {
      stdin: Object.assign(stdin, { isTTY: isTerminal && input === "" }),
      stdout: Object.assign(stdout ?? out.stream, { isTTY: isTerminal }),
      stderr: Object.assign(errors.stream, { isTTY: isTerminal }),
      env,
    },
    entries,
  );
  const text = out.text();
  return {
    code,
    out: text,
    errors: errors.text(),
    get rows() {
      return text
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Row);
    },
  };
}

function collector(): { readonly stream: Writable; text(): string } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString() };
}
