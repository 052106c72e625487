// Streams of formats that no built-in service has: every HTTP client reads them, and fails with their errors.
import { expect, test } from "vitest";
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
import type { RunCase } from "#plugins/kit/testing/running/run/case";
import type { StreamOptions } from "#core/http/response";
import conversational from "hubsmith/plugins/tasks/conversational";
import { ensurePython } from "../../support/setup.ts";
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
      { message: { role: "assistant", content: "" }, done: true },
    ],
  },
};

// With data that is not JSON, arrays, members that are missing or have another type, and a last word.
const candidates: Service = {
  id: "candidates",
  path: "v1/generate",
  stream: { format: "sse", at: "candidates.0.content.parts.0.text", done: "END" },
  sent: {
    events: [
      "ping",
      { candidates: [] },
      { candidates: [{ content: null }] },
      ...PIECES.map((text) => ({ candidates: [{ content: { parts: [{ text }] } }] })),
      { candidates: [{ content: { parts: [] } }] },
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

test("every HTTP client reads them, and no SDK is offered", async () => {
  const { plugins } = await loadPlugins(entries.filter(({ kind }) => kind === "client"));
  const clients = runnable(plugins) as readonly Plugin<"client">[];
  const faults: string[] = [];
  const passed = new Map<string, Set<string>>();
  await runSnippets({
    plugins: [conversational, ...providers, ...clients],
    contracts,
    python: await ensurePython(),
    runners: RUNNERS,
    planned: ({ cases }) => {
      const ofSdks = cases.filter(({ client }) => !HTTP.includes(client));
      expect(ofSdks.map(({ name }) => name)).toEqual([]);
      // Other faults do not depend on the format.
      const isChosen = ({ name, injected = "" }: RunCase): boolean =>
        name.includes("| streaming |") && /^$|stream|event|line end/.test(injected);
      return Promise.resolve(cases.filter(isChosen));
    },
    report: (name, problems) => faults.push([name, ...problems].join("\n  ")),
    passed: ({ client, provider }) => {
      passed.set(client, new Set([...(passed.get(client) ?? []), provider]));
    },
  });
  expect(faults).toEqual([]);
  const able = clients.filter(({ id }) => HTTP.includes(id));
  const all = new Set(SERVICES.map(({ id }) => id));
  expect(passed).toEqual(new Map(able.map(({ id }) => [id, all])));
});
