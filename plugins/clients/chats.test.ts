// Runs the chats of all clients in Python and JavaScript, in each wire format, with responses that are not a plain text; and
// OpenAI's other methods with errors.
import { rm } from "node:fs/promises";
import {
  createHub,
  type InferenceOptions,
  type InferenceSnippet,
  inferenceSnippets,
} from "hubsmith";
import type { Value } from "hubsmith/code";
import { type Ended, run } from "#plugins/kit/testing/running/run/environment";
import { runEach } from "#plugins/kit/testing/running/run/run-each";
import { sampled } from "#plugins/kit/testing/sampled";
import { expect, test } from "vitest";
import auto from "../providers/auto.ts";
import deepinfra from "../providers/deepinfra.ts";
import together from "../providers/together.ts";
import automaticSpeechRecognition from "../tasks/automatic-speech-recognition.ts";
import conversational from "../tasks/conversational.ts";
import messages from "../tasks/messages.ts";
import responses from "../tasks/responses.ts";
import textToSpeech from "../tasks/text-to-speech.ts";
import jsAnthropic from "./js/anthropic.ts";
import jsFetch from "./js/fetch.ts";
import huggingfaceJs from "./js/huggingface.js.ts";
import jsOpenai from "./js/openai.ts";
import anthropic from "./python/anthropic.ts";
import huggingfaceHub from "./python/huggingface_hub.ts";
import openai from "./python/openai.ts";
import httpx from "./python/httpx.ts";
import requests from "./python/requests.ts";

const hub = createHub([
  auto,
  automaticSpeechRecognition,
  textToSpeech,
  deepinfra,
  conversational,
  messages,
  responses,
  together,
  jsAnthropic,
  jsFetch,
  huggingfaceJs,
  jsOpenai,
  anthropic,
  huggingfaceHub,
  openai,
  httpx,
  requests,
]);
const model = { id: "owner/name", tags: ["conversational"], pipeline_tag: "text-generation" };

type Wire = "chat" | "messages" | "responses";
type Audio = "automatic-speech-recognition" | "text-to-speech";

interface Row {
  readonly what: string;
  readonly wire: Wire | Audio;
  readonly options?: InferenceOptions;
  /** The body of each response; the last is repeated. A string is sent unchanged. */
  readonly replies: readonly Value[];
  readonly status?: number;
  readonly fails?: true;
  /** What the program prints, to stderr if it fails. */
  readonly shows: RegExp;
  readonly requests?: number;
  /** What each request contains, otherwise it is rejected. */
  readonly sends?: RegExp;
  /** The client of other tasks; by default OpenAI's. */
  readonly client?: string;
  /** The client whose SDK does not show it. */
  readonly except?: string;
}

const SCHEMA = { recipe: "structured" } as const;
const TOOLS = { recipe: "tools" } as const;
const REASONING = { recipe: "reasoning" } as const;
const STREAM = { streaming: true } as const;
const OBJECT = '{"name": "Amazon", "length_km": 6400}';

const chat = (message: Value, reason = "stop", more: object = {}): Value => ({
  id: "1",
  object: "chat.completion",
  created: 1,
  model: "m",
  choices: [
    {
      index: 0,
      message: { role: "assistant", content: null, ...(message as object) },
      finish_reason: reason,
    },
  ],
  // huggingface.js wants it.
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  ...more,
});
const respond = (output: readonly Value[], more: object = {}): Value => ({
  id: "1",
  object: "response",
  created_at: 1,
  model: "m",
  status: "completed",
  error: null,
  incomplete_details: null,
  output,
  parallel_tool_calls: true,
  tool_choice: "auto",
  tools: [],
  ...more,
});
const said = (...content: readonly Value[]): Value => ({
  id: "2",
  type: "message",
  role: "assistant",
  status: "completed",
  content,
});
const output = (text: string): Value => ({ type: "output_text", text, annotations: [] });
const reasoned: Value = {
  id: "3",
  type: "reasoning",
  summary: [{ type: "summary_text", text: "Hmm." }],
  content: null,
};
const message = (content: readonly Value[], reason = "end_turn"): Value => ({
  id: "1",
  type: "message",
  role: "assistant",
  model: "m",
  content,
  stop_reason: reason,
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
});
const block = (text: string): Value => ({ type: "text", text });
const thinking: Value = { type: "thinking", thinking: "Hmm.", signature: "" };
const redacted: Value = { type: "redacted_thinking", data: "xyz" };

const events = (...all: readonly (Value | string)[]): string =>
  all
    .map((one) => {
      if (typeof one === "string") return `data: ${one}\n\n`;
      const { type } = one as { readonly type?: string };
      return `${type === undefined ? "" : `event: ${type}\n`}data: ${JSON.stringify(one)}\n\n`;
    })
    .join("");
const chunk = (delta: Value, reason: string | null = null): Value => ({
  id: "1",
  object: "chat.completion.chunk",
  created: 1,
  model: "m",
  choices: [{ index: 0, delta, finish_reason: reason }],
});

interface Asked {
  readonly name?: string;
  readonly given?: string;
}
const calls = (...asked: readonly Asked[]): Value =>
  chat(
    {
      tool_calls: asked.map(({ name = "river_length", given = '{"river": "Amazon"}' }, at) => ({
        id: `c${at}`,
        type: "function",
        function: { name, arguments: given },
      })),
    },
    "tool_calls",
  );
const items = (...asked: readonly Asked[]): Value =>
  respond([
    reasoned,
    ...asked.map(({ name = "river_length", given = '{"river": "Amazon"}' }, at) => ({
      id: `f${at}`,
      type: "function_call",
      call_id: `c${at}`,
      name,
      arguments: given,
      status: "completed",
    })),
  ]);
const uses = (...asked: readonly Asked[]): Value =>
  message(
    [
      thinking,
      ...asked.map(({ name = "river_length", given = '{"river": "Amazon"}' }, at) => ({
        type: "tool_use",
        id: `c${at}`,
        name,
        input: JSON.parse(given) as Value,
      })),
    ],
    "tool_use",
  );

// The optional argument is the first.
const REUSED = Object.fromEntries(
  "str,body,call,client,content,functions,input,items,json,message,messages,request,response,result"
    .split(",")
    .map((name) => [name, "x"]),
);
const REUSING = {
  type: "function",
  function: {
    name: "weather",
    parameters: {
      type: "object",
      properties: Object.fromEntries(
        Object.keys(REUSED).map((name, at) => [name, { type: at < 2 ? "string" : "object" }]),
      ),
      required: Object.keys(REUSED).slice(1),
    },
  },
};

/** The rows for tools are the same in each wire format. */
const loops = (
  wire: Wire,
  called: (...asked: readonly Asked[]) => Value,
  answer: Value,
): readonly Row[] =>
  [
    { what: "a call", replies: [called({}), answer], shows: /^6,400 km\.\n$/, requests: 2 },
    { what: "two calls", replies: [called({}, {}), answer], shows: /^6,400 km\.\n$/, requests: 2 },
    {
      what: "a call of another function",
      replies: [called({ name: "delete_river" }), answer],
      fails: true as const,
      shows: /delete_river/,
      requests: 1,
    },
    {
      what: "a call without its argument",
      replies: [called({ given: "{}" }), answer],
      fails: true as const,
      shows: /river_length.* '?river/,
      requests: 1,
    },
    {
      what: "arguments with the names of variables",
      options: { parameters: { tools: [REUSING] } },
      replies: [called({ name: "weather", given: JSON.stringify(REUSED) }), answer],
      shows: /^6,400 km\.\n$/,
      requests: 2,
    },
    {
      what: "calls without end",
      replies: [called({})],
      fails: true as const,
      shows: /no answer after 10 turns/,
      requests: 10,
    },
  ].map((row) => ({ wire, options: TOOLS, ...row }));

const REFUSED = { error: { message: "Out of ink.", type: "server_error", code: "ink" } };
const DETAILS = { code: 400, details: "Out of ink." };

const ROWS: readonly Row[] = [
  ...(["chat", "messages", "responses"] as const).flatMap((wire): readonly Row[] => [
    {
      what: "an error status",
      wire,
      status: 400,
      replies: [REFUSED],
      fails: true,
      shows: /Out of ink/,
    },
    {
      what: "a stream with an error",
      wire,
      options: STREAM,
      replies: [events({ type: "error", ...REFUSED })],
      fails: true,
      shows: /Out of ink/,
    },
    {
      what: "an error of another form in a stream",
      wire,
      options: STREAM,
      // Anthropic's SDK skips events without a name.
      except: "anthropic",
      replies: [events(DETAILS)],
      fails: true,
      shows: /Error/,
    },
  ]),
  { what: "a text", wire: "chat", replies: [chat({ content: "Río." })], shows: /^Río\.\n$/ },
  { what: "a refusal", wire: "chat", replies: [chat({ refusal: "Never." })], shows: /Never\./ },
  {
    what: "two refusals",
    wire: "chat",
    options: { parameters: { n: 2 } },
    replies: [chat({ refusal: "Never." })],
    shows: /Never\./,
  },
  {
    what: "a filter",
    wire: "chat",
    replies: [chat({}, "content_filter")],
    shows: /content_filter/,
  },
  { what: "no tokens left", wire: "chat", replies: [chat({}, "length")], shows: /length/ },
  {
    what: "an object",
    wire: "chat",
    options: SCHEMA,
    replies: [chat({ content: OBJECT })],
    sends: /json_schema.*length_km/,
    shows: /Amazon/,
  },
  ...(
    [
      ["a refused object", { refusal: "Never." }, "stop", /Never\./],
      ["a filtered object", {}, "content_filter", /content.?filter/],
      ["a cut object", {}, "length", /length/],
    ] as const
  ).map(([what, given, reason, shows]): Row => ({
    what,
    wire: "chat",
    options: SCHEMA,
    replies: [chat(given, reason)],
    fails: true,
    shows,
  })),
  ...(["reasoning_content", "reasoning"] as const).map((name): Row => ({
    what: `a stream of ${name}`,
    wire: "chat",
    options: { ...STREAM, ...REASONING },
    replies: [
      events(
        chunk({ role: "assistant", [name]: "Hm" }),
        chunk({ [name]: "m." }),
        chunk({ content: "Rí" }),
        chunk({ content: "o." }, "stop"),
        { ...(chunk({}) as object), choices: [] },
        "[DONE]",
      ),
    ],
    shows: /^Hmm\.\n\nRío\.$/,
  })),
  ...loops("chat", calls, chat({ content: "6,400 km." })),

  {
    what: "a text of parts",
    wire: "responses",
    replies: [respond([reasoned, said(output("Rí"), output("o")), said(output(".")), reasoned])],
    shows: /^Río\.\n$/,
  },
  {
    what: "a refusal",
    wire: "responses",
    replies: [respond([said({ type: "refusal", refusal: "Never." })])],
    shows: /Never\./,
  },
  {
    what: "no tokens left",
    wire: "responses",
    replies: [
      respond([reasoned], {
        status: "incomplete",
        incomplete_details: { reason: "max_output_tokens" },
      }),
    ],
    shows: /max_output_tokens/,
  },
  ...[undefined, SCHEMA, TOOLS, REASONING].map((options, at): Row => ({
    what: `a failure, ${at}`,
    wire: "responses",
    ...(options && { options }),
    replies: [respond([], { status: "failed", ...REFUSED })],
    fails: true,
    shows: /Out of ink/,
  })),
  {
    what: "an object",
    wire: "responses",
    options: SCHEMA,
    replies: [respond([reasoned, said(output(OBJECT))])],
    sends: /json_schema.*length_km/,
    shows: /Amazon/,
  },
  {
    what: "a refused object",
    wire: "responses",
    options: SCHEMA,
    replies: [respond([said({ type: "refusal", refusal: "Never." })])],
    fails: true,
    shows: /Never\./,
  },
  {
    what: "a stream that fails",
    wire: "responses",
    options: STREAM,
    replies: [
      events({
        type: "response.failed",
        sequence_number: 1,
        response: respond([], { status: "failed", ...REFUSED }),
      }),
    ],
    fails: true,
    shows: /Out of ink/,
  },
  ...(["reasoning_summary_text", "reasoning_text"] as const).map((name): Row => ({
    what: `a stream of ${name}`,
    wire: "responses",
    options: { ...STREAM, ...REASONING },
    replies: [
      events(
        { type: "response.created", sequence_number: 0, response: respond([]) },
        { type: `response.${name}.delta`, item_id: "3", output_index: 0, delta: "Hmm." },
        { type: `response.${name}.done`, item_id: "3", output_index: 0, text: "Hmm." },
        { type: "response.output_text.delta", item_id: "2", output_index: 1, delta: "Río." },
        { type: "response.output_text.done", item_id: "2", output_index: 1, text: "Río." },
        { type: "response.completed", response: respond([reasoned, said(output("Río."))]) },
      ),
    ],
    shows: /^Hmm\.\n\nRío\.\s*$/,
  })),
  ...loops("responses", items, respond([reasoned, said(output("6,400 km."))])),

  {
    what: "a text of blocks",
    wire: "messages",
    replies: [message([redacted, thinking, block("Rí"), block("o."), redacted])],
    shows: /^Río\.\n$/,
  },
  {
    what: "hidden thoughts",
    wire: "messages",
    options: REASONING,
    replies: [message([redacted, thinking, block("Rí"), block("o.")])],
    shows: /Hmm\.[^]*R.*o\./,
  },
  {
    what: "a temperature, which newer versions of the API refuse",
    wire: "messages",
    options: { parameters: { temperature: 0.5 } },
    replies: [message([block("Río.")])],
    sends: /"anthropic-version":"2023-06-01".*"temperature":0.5/,
    shows: /^Río\.\n$/,
  },
  { what: "a refusal", wire: "messages", replies: [message([], "refusal")], shows: /refusal/ },
  {
    what: "an object",
    wire: "messages",
    options: SCHEMA,
    replies: [message([thinking, block(OBJECT)])],
    sends: /output_config":\{"format":\{"type":"json_schema","schema":.*length_km/,
    shows: /^\{.*Amazon.*\}\n$/,
  },
  ...["refusal", "max_tokens"].map((reason): Row => ({
    what: `no object, ${reason}`,
    wire: "messages",
    options: SCHEMA,
    replies: [message([thinking], reason)],
    fails: true,
    shows: RegExp(reason),
  })),
  {
    what: "a stream of thoughts",
    wire: "messages",
    options: { ...STREAM, ...REASONING },
    replies: [
      events(
        { type: "message_start", message: message([]) },
        {
          type: "content_block_start",
          index: 0,
          content_block: { ...(thinking as object), thinking: "" },
        },
        {
          type: "content_block_delta",
          index: 0,
          delta: { type: "thinking_delta", thinking: "Hmm." },
        },
        {
          type: "content_block_delta",
          index: 0,
          delta: { type: "signature_delta", signature: "x" },
        },
        { type: "content_block_stop", index: 0 },
        { type: "content_block_start", index: 1, content_block: block("") },
        { type: "content_block_delta", index: 1, delta: { type: "text_delta", text: "Río." } },
        { type: "content_block_stop", index: 1 },
        { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 1 } },
        { type: "message_stop" },
      ),
    ],
    shows: /^Hmm\.\n\nRío\.\s*$/,
  },
  {
    what: "a cut call",
    wire: "messages",
    options: TOOLS,
    replies: [{ ...(uses({}) as object), stop_reason: "max_tokens" }],
    fails: true,
    shows: /max_tokens/,
    requests: 1,
  },
  ...[REFUSED, { text: "" }].map((body, at): Row => ({
    what: `a transcript, ${at}`,
    wire: "automatic-speech-recognition",
    replies: [body],
    ...(body === REFUSED ? { fails: true, shows: /Out of ink/ } : { shows: /^\n$/ }),
  })),
  {
    what: "an error of an endpoint",
    wire: "automatic-speech-recognition",
    client: "huggingface_hub",
    options: { endpointUrl: "https://my.example", accessToken: "hf_x" },
    replies: [REFUSED],
    fails: true,
    shows: /Out of ink/,
  },
  {
    what: "an error instead of a file",
    wire: "text-to-speech",
    options: { parameters: { voice: "alloy" } },
    replies: [REFUSED],
    fails: true,
    shows: /Out of ink/,
  },
  ...loops("messages", uses, message([thinking, block("6,400 "), block("km.")])),
];

const isAudio = ({ wire }: Row): boolean => !/^(?:chat|messages|responses)$/.test(wire);

function snippetsOf(row: Row): readonly InferenceSnippet[] {
  const { wire, options } = row;
  const { snippets } = inferenceSnippets(hub, {
    model: isAudio(row) ? { id: "owner/name", tags: [], pipeline_tag: wire } : model,
    provider: !isAudio(row) ? "together" : options?.endpointUrl ? "auto" : "deepinfra",
    providerId: "model",
    options: { ...(wire === "chat" || isAudio(row) ? {} : { wire }), ...options },
  });
  return snippets.filter(({ client }) => !isAudio(row) || client === (row.client ?? "openai"));
}

const CASES = ROWS.flatMap((row) => {
  const snippets = snippetsOf(row);
  const shown = snippets.filter(({ client }) => client !== row.except);
  return shown.map(({ client, content, language }) => ({
    name: `${row.wire}, ${language}/${client}: ${row.what}`,
    row,
    content,
    client: "",
    language,
    env: { HF_TOKEN: "hf_x" },
    files: new Map(
      row.wire === "automatic-speech-recognition"
        ? [["sample.mp3", { type: "audio/mpeg", bytes: Buffer.of(1) }]]
        : [],
    ),
  }));
});

// Of each row another client, because six has no divisor in common with their number, which is seven or five.
const TRIED = sampled(CASES, 6);

type Result = Ended & { readonly requests: number };
let results: Promise<ReadonlyMap<string, Result>> | undefined;

async function resultsOfAll(): Promise<ReadonlyMap<string, Result>> {
  const byName = new Map<string, Result>();
  await runEach(TRIED, { jobs: 4 }, async (testCase, place) => {
    const { replies, status = 200, sends } = testCase.row;
    let count = 0;
    await place!.proxy.serve((request) => {
      const isRefused = sends && !sends.test(JSON.stringify(request));
      const body = replies[Math.min(count, replies.length - 1)];
      count += 1;
      const isStream = typeof body === "string";
      return {
        status: isRefused ? 422 : status,
        type: isStream ? "text/event-stream" : "application/json",
        body: Buffer.from(isStream ? body : JSON.stringify(body)),
      };
    });
    const ended = await run(testCase, place!.around);
    await rm(ended.folder, { recursive: true });
    byName.set(testCase.name, { ...ended, requests: count });
  });
  return byName;
}

test("each client prints each wire format that its SDK has", () => {
  const count = (wire: Wire): number =>
    CASES.filter(({ row }) => row.wire === wire && row.what === "an error status").length;
  expect([count("chat"), count("responses"), count("messages")]).toEqual([7, 5, 5]);
});

test("huggingface_hub is not offered where it loses the schema", () => {
  const { notOffered } = inferenceSnippets(hub, {
    model,
    provider: "auto",
    options: { ...SCHEMA, endpointUrl: "http://localhost:8080" },
  });
  const reason = notOffered.find(({ client }) => client === "huggingface_hub");
  expect(reason?.code).toBe("sdk-loses-schema");
});

test.each(TRIED)("$name", async ({ name, row }) => {
  results ??= resultsOfAll();
  const { code, out, errors, made, requests: count } = (await results).get(name)!;
  expect([...made.keys()]).toEqual([]);
  expect(code === 0, `${out.toString()}${errors}`).toBe(row.fails === undefined);
  expect(row.fails === undefined ? out.toString() : errors).toMatch(row.shows);
  expect(count).toBe(row.requests ?? count);
});
