// A small catalog and in-memory streams for the tests of the command.
import { tmpdir } from "node:os";
import { Readable, Writable } from "node:stream";
import {
  absent,
  answer,
  type ClientSpec,
  defineLibrary,
  defineProvider,
  defineQuantization,
  defineTask,
  type Entry,
  serves,
  type Plugin,
  type TaskHandler,
  type Task,
  template,
} from "hubsmith";
import { cardOf } from "#plugins/kit/catalog/manifest";
import { client as clientOf, task } from "#plugins/kit/testing/samples/small";
import { js, python, sh, swift, type Value } from "hubsmith/code";
import { run } from "./program.ts";

const classification = task("text-classification", {
  label: "Text Classification",
  parameters: { top_k: { type: "count", label: "How many labels", example: 5, aliases: ["k"] } },
  sample: () => "I like you.",
});
const chat = task<Value>("text-generation", {
  label: "Text Generation",
  inputs: "json",
  streams: true,
  parameters: {
    temperature: { type: "number", label: "Temperature", example: 0.7 },
    max_tokens: { type: "count", label: "Most tokens", example: 100 },
    top_p: { type: "number", label: "Top p", example: 0.9 },
  },
  sample: () => [{ role: "user", content: "Hi" }],
});

const library = { repoName: "repo", repoUrl: "https://example.org/repo", filter: true };
const handlerOf = <T>(task: Task<T>): TaskHandler =>
  serves(task, {
    request: ({ providerId, inputs, parameters }) => ({
      path: "run",
      json: { model: providerId, inputs: inputs as Value, ...parameters },
    }),
    answer: answer.json(),
  });
const provider = (id: string, label: string, ...tasks: readonly TaskHandler[]): Plugin =>
  defineProvider({ id, label, baseUrl: `https://${id}.example`, tasks });
const client = (id: string, label: string, more: Partial<ClientSpec>): Plugin =>
  clientOf(id, { label, refuses: undefined, templates: [], ...more });

/** A few plugins of each kind. */
export const plugins: readonly Plugin[] = [
  classification,
  chat,
  defineTask({ id: "robotics", label: "Robotics", modality: "rl" }),
  defineLibrary({
    id: "snake",
    prettyLabel: "Snake",
    aliases: ["serpent"],
    install: { pip: ["snake"] },
    ...library,
    snippets: (model) => python`load(${model.id})`,
  }),
  defineLibrary({
    id: "bird",
    prettyLabel: "The bird",
    ...library,
    snippets: ({ id }) => swift`load(${id})`,
  }),
  defineProvider({ id: "auto", aliases: ["fastest"], label: "Auto", tasks: [] }),
  provider("acme", "Acme", handlerOf(classification), handlerOf(chat)),
  provider("zeta", "Zeta", handlerOf(chat)),
  client("python/requests", "Requests", {
    language: python.language,
    order: 2,
    install: { pip: ["requests"] },
    // Every option that a flag can change.
    fallback: (call) =>
      python`ask(${{
        model: call.chatModelId,
        target: call.target,
        streaming: call.streaming,
        inputs: call.inputs,
        parameters: call.parameters,
        token: call.token,
        billTo: call.billTo ?? null,
        endpoint: call.endpointUrl ?? null,
      }})`,
  }),
  client("python/openai", "OpenAI Python SDK", {
    language: python.language,
    refuses: ({ task: { id } }) =>
      id === "text-generation"
        ? undefined
        : absent({ code: "chats-only", reason: "Chats only.", fix: "Choose another." }),
    fallback: (call) => python`chat(${call.chatModelId})`,
  }),
  client("js/openai", "OpenAI JavaScript SDK", {
    templates: [template(chat, (call) => js`chat(${call.chatModelId})`)],
  }),
  client("sh/curl", "cURL", {
    language: sh.language,
    fallback: (call) => sh`curl ${call.chatModelId}`,
  }),
  defineQuantization({
    id: "gguf",
    label: "GGUF",
    families: { k: { label: "K-quants", description: "Blocks in blocks." } },
    sets: {
      fileTypes: [
        { name: "F16", code: 1, block: { weights: 1, bytes: 2 } },
        { name: "Q4_K_M", code: 15, family: "k", mostly: "Q4_K", measured: 4.9 },
      ],
      tensorTypes: [
        { name: "F16", code: 1 },
        { name: "Q4_K", code: 12, block: { weights: 256, bytes: 144 } },
      ],
    },
    preference: ["F16", "Q4_K_M"],
    files: {
      extensions: ["gguf"],
      label: "F16|Q[0-9](?:_[A-Z])*",
      companions: { mmproj: { what: "projector", isLoaded: true } },
    },
  }),
];

export const catalogOf = (all: readonly Plugin[]): readonly Entry[] =>
  all.map((plugin) => ({ ...cardOf(plugin), load: () => Promise.resolve({ default: plugin }) }));

export const catalog: readonly Entry[] = catalogOf(plugins);

/** How a run is set up. At a terminal, the standard input is one too, unless something is piped in. */
export interface Setting {
  readonly input?: string | Readable;
  readonly isTerminal?: boolean;
  readonly entries?: readonly Entry[];
  readonly stdout?: Writable;
  readonly stderr?: Writable;
  readonly cwd?: string | (() => string);
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
  readonly rows: readonly Line[];
}

type Fields = Readonly<Record<string, string>>;

export interface Line {
  readonly line: number;
  readonly file?: string;
  readonly id: string;
  readonly load: readonly Fields[];
  readonly inference: readonly Fields[];
  readonly requests: readonly Fields[];
  readonly notOffered: readonly Fields[];
  readonly diagnostics: readonly Fields[];
  readonly error?: { readonly code: string; readonly path?: string; readonly message: string };
}

export async function runHere(
  argv: readonly string[],
  {
    input = "",
    isTerminal: isTTY = false,
    entries = catalog,
    stdout,
    stderr,
    cwd = tmpdir(),
  }: Setting = {},
): Promise<Ran> {
  const stdin = typeof input === "string" ? Readable.from([Buffer.from(input)]) : input;
  const chunks: { readonly out: Buffer[]; readonly errors: Buffer[] } = { out: [], errors: [] };
  const collect = (to: Buffer[]): Writable =>
    new Writable({ write: (chunk: Buffer, _encoding, done) => (to.push(chunk), done()) });
  const io = {
    stdin: Object.assign(stdin, { isTTY: isTTY && input === "" }),
    stdout: Object.assign(stdout ?? collect(chunks.out), { isTTY }),
    stderr: Object.assign(stderr ?? collect(chunks.errors), { isTTY }),
    cwd: typeof cwd === "string" ? () => cwd : cwd,
  };
  const code = await run(argv, io, { entries: async () => entries });
  const [out, errors] = [chunks.out, chunks.errors].map((all) => Buffer.concat(all).toString());
  return {
    code,
    out: out!,
    errors: errors!,
    get rows() {
      return out!
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Line);
    },
  };
}

export const failing = (code: string): Writable =>
  new Writable({ write: (_, __, done) => done(Object.assign(new Error(code), { code })) });
