// Streams of other formats than OpenAI's: every HTTP client reads them, and fails with their errors.
import { expect, test } from "vitest";
import { answer, defineProvider, serves } from "hubsmith";
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
import { runSnippets } from "hubsmith/testing";
import type { RunCase } from "#core/running/run/case";
import type { StreamOptions } from "#core/http/response";
import csharp from "#plugins/clients/csharp/http-client";
import go from "#plugins/clients/go/net-http";
import js from "#plugins/clients/js/fetch";
import php from "#plugins/clients/php/curl";
import python from "#plugins/clients/python/requests";
import sh from "#plugins/clients/sh/curl";
import jsSdk from "#plugins/clients/js/openai";
import pythonSdk from "#plugins/clients/python/openai";
import conversational from "#plugins/tasks/conversational";
import { ensurePython } from "../setup.ts";
import { runnable, RUNNERS } from "./runners.ts";

const TEXT = "The Paraná, the Orinoco and the Magdalena 🛶.";
const PIECES = ["The Paraná, the Orinoco", " and the Magdalena 🛶."];

interface Service {
  readonly id: string;
  readonly path: string;
  readonly stream: StreamOptions;
  /** The streamed response. */
  readonly sent: Pick<Extract<Reply, { json: Value }>, "events" | "lines">;
}

// As Anthropic's Messages: events of several types, of which one has a text, and no last word.
const messages: Service = {
  id: "messages",
  path: "v1/messages",
  stream: { format: "sse", at: "delta.text" },
  sent: {
    events: [
      { type: "message_start", message: { role: "assistant", content: [] } },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      { type: "ping" },
      ...PIECES.map((text) => ({
        type: "content_block_delta",
        index: 0,
        delta: { type: "text_delta", text },
      })),
      { type: "content_block_stop", index: 0 },
      { type: "message_delta", delta: { stop_reason: "end_turn" } },
      { type: "message_stop" },
    ],
  },
};

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

// With arrays, members that are missing or have another type, and a last word.
const candidates: Service = {
  id: "candidates",
  path: "v1/generate",
  stream: { format: "sse", at: "candidates.0.content.parts.0.text", done: "END" },
  sent: {
    events: [
      { candidates: [] },
      { candidates: [{ content: null }] },
      ...PIECES.map((text) => ({ candidates: [{ content: { parts: [{ text }] } }] })),
      { candidates: [{ content: { parts: [] } }] },
      { candidates: "none", usage: { tokens: 9 } },
      "END",
    ],
  },
};

const SERVICES = [messages, lines, candidates];
const urlOf = (id: string): string => `https://api.${id}.example`;

const providers = SERVICES.map(({ id, path, stream }) =>
  defineProvider({
    id,
    label: id,
    baseUrl: urlOf(id),
    isDirectOnly: true,
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

const HTTP = [csharp, go, js, php, python, sh];
const SDKS = [jsSdk, pythonSdk];

test("every HTTP client reads them, and no SDK is offered", async () => {
  const able = runnable([...HTTP, ...SDKS]) as typeof HTTP;
  const faults: string[] = [];
  const passed = new Map<string, number>();
  await runSnippets({
    plugins: [conversational, ...providers, ...able],
    contracts,
    python: await ensurePython(),
    runners: RUNNERS,
    planned: ({ cases }) => {
      const isSdk = ({ client }: RunCase): boolean => SDKS.some(({ id }) => id === client);
      expect(cases.filter(isSdk).map(({ name }) => name)).toEqual([]);
      // Other faults do not depend on the format.
      const isChosen = ({ name, mishap = "" }: RunCase): boolean =>
        name.includes("| streaming |") && /^$|stream|event|line end/.test(mishap);
      return Promise.resolve(cases.filter(isChosen));
    },
    report: (name, problems) => faults.push([name, ...problems].join("\n  ")),
    passed: ({ client, provider }) => {
      const key = `${client} ${provider}`;
      passed.set(key, (passed.get(key) ?? 0) + 1);
    },
  });
  expect(faults).toEqual([]);
  const all = HTTP.filter((one) => able.includes(one)).flatMap(({ id }) =>
    SERVICES.map((service) => `${id} ${service.id}`),
  );
  expect([...passed.keys()].sort()).toEqual(all.sort());
});
