// Streams of formats that no built-in service has: every HTTP client reads them, and fails with their errors.
import { parseArgs } from "node:util";
import { answer, defineProvider, loadPlugins, type Plugin, serves } from "hubsmith";
import type { Value } from "hubsmith/code";
import {
  bases,
  type Contract,
  defineContract,
  errorsOf,
  fact,
  open,
  type Reply,
  reply,
  takes,
} from "hubsmith/contract";
import { entries } from "hubsmith/plugins";
import { runSnippets } from "hubsmith/testing";
import { type Case, isCase, type RunCase } from "#plugins/kit/testing/running/run/case";
import type { StreamOptions } from "#core/http/response";
import conversational from "hubsmith/plugins/tasks/conversational";
import { fault, faults } from "../../support/faults.ts";
import { keyOf, openResults, RESULT_OPTIONS, sourcesOf } from "../../support/proven.ts";
import { ensurePython } from "../../support/setup.ts";
import { keysOf } from "./keys.ts";
import { runnable, RUNNERS } from "./runners.ts";

const TEXT = "The Paraná, the Orinoco and the Magdalena 🛶.";
const PIECES = ["The Paraná, the Orinoco", " and the Magdalena 🛶."];

interface Service {
  readonly id: string;
  readonly path: string;
  readonly stream: StreamOptions;
  readonly sent: Pick<Extract<Reply, { json: Value }>, "events" | "lines">;
}

// As Ollama's chats. Its path is that of OpenAI, so that only the format tells it apart.
const lines: Service = {
  id: "lines",
  path: "v1/chat/completions",
  stream: { format: "json lines", at: "message.content" },
  sent: {
    lines: [
      ...PIECES.map((content) => ({ message: { role: "assistant", content }, done: false })),
      { context: "1".repeat(200_000) },
      { message: { role: "assistant", content: "" }, done: true },
    ],
  },
};

// With data that is not JSON, arrays, an odd name, members that are missing or have another type, and a last word.
const candidates: Service = {
  id: "candidates",
  path: "v1/generate",
  stream: { format: "sse", at: "candidates.0.the-content.parts.0.x'y", done: "END" },
  sent: {
    events: [
      "ping",
      { candidates: [] },
      { candidates: [{ "the-content": null }] },
      ...PIECES.map((text) => ({
        candidates: [{ "the-content": { parts: [{ "x'y": text }] } }],
      })),
      { candidates: [{ "the-content": { parts: [] } }] },
      { candidates: "none", usage: { tokens: 9 } },
      "END",
    ],
  },
};

const SERVICES = [lines, candidates];
const urlOf = (id: string): string => `https://api.${id}.example`;

const providers = SERVICES.map(({ id, path, stream }) =>
  defineProvider({
    id,
    label: id,
    baseUrl: urlOf(id),
    role: "direct",
    tasks: [
      serves(conversational, {
        request: ({ providerId, inputs, parameters }) => ({
          path,
          json: { model: providerId, messages: inputs, ...parameters },
        }),
        answer: (streaming) => (streaming ? answer.stream(stream) : answer.json("text", "string")),
      }),
    ],
  }),
);

const parameters = Object.fromEntries(
  ["stream", ...Object.keys(conversational.parameters)].map((name) => [name, fact.parameter(name)]),
);
const contracts = SERVICES.map(({ id, path, sent }): Contract =>
  defineContract({
    provider: id,
    key: { header: "Authorization", scheme: "Bearer" },
    errors: errorsOf((message) => ({ error: message })),
    tasks: [
      takes(conversational, {
        post: bases(urlOf(id))(`/${path}`),
        json: open({ model: fact.providerId, messages: fact.input(), ...parameters }),
        replies: [reply.json({ text: TEXT }, { shows: TEXT, ...sent })],
      }),
    ],
  }),
);

const HTTP: readonly string[] = [
  "csharp/http-client",
  "go/net-http",
  "java/http-client",
  "js/fetch",
  "kotlin/http-client",
  "php/curl",
  "python/httpx",
  "python/requests",
  "ruby/net-http",
  "rust/reqwest",
  "sh/curl",
];

const { values } = parseArgs({ options: RESULT_OPTIONS });
const { plugins } = await loadPlugins(entries.filter(({ kind }) => kind === "client"));
const clients = runnable(plugins) as readonly Plugin<"client">[];
const [keys, sources] = await Promise.all([
  keysOf(clients, {}),
  // A program is in the key of its case.
  sourcesOf(["tools/proofs/snippets/streams.ts"], [], { external: ["hubsmith/plugins"] }),
]);
const keyOfCase = (runCase: Case): string => keyOf(sources, keys.ofCase(runCase));
const results = openResults("streams", values);
let offered = 0;
let run: readonly RunCase[] = [];
await runSnippets({
  plugins: [conversational, ...providers, ...clients],
  contracts,
  python: await ensurePython(),
  runners: RUNNERS,
  planned: ({ cases }) => {
    for (const { client, name } of cases)
      if (!HTTP.includes(client)) fault(`${name}: an SDK cannot read this format.`);
    // Other faults do not depend on the format.
    const chosen = cases.filter(
      ({ name, injected = "" }) =>
        name.includes("| streaming |") && /^$|stream|event|line end/.test(injected),
    );
    for (const { id } of clients.filter((client) => HTTP.includes(client.id)))
      for (const service of SERVICES)
        if (!chosen.some(({ client, provider }) => client === id && provider === service.id))
          fault(`${id}: no program for the service "${service.id}".`);
    offered = chosen.length;
    run = results.toRun(chosen.filter(isCase), keyOfCase, ({ name }) => name);
    return Promise.resolve(run);
  },
  report: (name, problems) => fault(name, ...problems),
  passed: (runCase) => {
    if (isCase(runCase)) results.add(keyOfCase(runCase));
  },
});
results.save();
console.log(
  `prove: ${offered} offered, ${results.skipped()} proven before, ${run.length} run, ${run.length - faults()} passed, ${faults()} failed`,
);
