// Runs the programs of HTTP clients against a local server that redirects, fails, and streams in every form.
import {
  answer,
  type Answer,
  createHub,
  defineProvider,
  defineTask,
  type InferenceOptions,
  inferenceSnippets,
  type Job,
  serves,
  type Task,
} from "hubsmith";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { type Ended, localServer, type LocalServer, type Respond } from "../local-server.ts";
import type { StreamOptions } from "#core/http/response";
import { CHAT_STREAM } from "../kit/tasks/chat-api.ts";
import conversational from "../tasks/conversational.ts";
import fetchClient from "./js/fetch.ts";
import phpCurl from "./php/curl.ts";
import requests from "./python/requests.ts";
import curl from "./sh/curl.ts";

// Programs in Go and C# are compiled, so only `npm run prove` runs them.
const CLIENTS = { js: fetchClient, php: phpCurl, python: requests, sh: curl } as const;
type Language = keyof typeof CLIENTS;
const LANGUAGES = Object.keys(CLIENTS) as readonly Language[];

const KEY = "the-key";
const PICTURE = Buffer.from("\u0089PNG and then some \0 bytes", "latin1");
const PAGE = "<html>Not found</html>";
const draw = defineTask({
  id: "draw",
  label: "Draw",
  modality: "cv",
  inputs: "text",
  output: "image",
  parameters: {},
  sample: () => "A cat",
}) as Task;

let local: LocalServer;
/** The same server under another name, for which no key is meant. */
let elsewhere = "";
beforeAll(async () => {
  local = await localServer();
  elsewhere = local.origin.replace("127.0.0.1", "localhost");
});
afterAll(() => local.stop());

interface Asked {
  readonly answer?: Answer;
  readonly job?: Job;
  readonly header?: string;
  readonly options?: InferenceOptions;
  readonly task?: Task;
  readonly stream?: StreamOptions;
}

function run(
  language: Language,
  { answer: read, job, header, options = {}, task = draw, stream = CHAT_STREAM }: Asked,
  respond: Respond,
  env: Readonly<Record<string, string>> = { SVC_API_KEY: KEY },
): Promise<Ended> {
  const chat = (streaming: boolean): Answer =>
    streaming ? answer.stream(stream) : answer.json("choices.0.message.content", "string");
  const provider = defineProvider({
    id: "svc",
    label: "Svc",
    baseUrl: local.origin,
    ...(header === undefined ? {} : { auth: { header } }),
    tasks: [
      serves(task, {
        request: ({ inputs, parameters }) => ({
          path: "v1/run",
          json: { inputs: inputs as string, ...parameters },
        }),
        answer: read ?? chat,
        ...(job === undefined ? {} : { job: () => job }),
      }),
    ],
  });
  const tags = task === draw ? [] : ["conversational"];
  const { snippets, notOffered } = inferenceSnippets(
    createHub([task, provider, CLIENTS[language]]),
    {
      model: { id: "a/b", tags, pipeline_tag: task.id },
      provider: "svc",
      providerId: "model",
      options: { directRequest: true, ...options } as InferenceOptions,
    },
  );
  expect(notOffered).toEqual([]);
  return local.run(language, snippets[0]!.content, respond, { env });
}

const seen = (): string => JSON.stringify(local.seen.slice(1));

describe.each(LANGUAGES)("%s", (language) => {
  const download: Asked = { answer: answer.download("url", "image/png") };
  const linking =
    (file: Respond): Respond =>
    (request, count) =>
      count === 1 ? { body: { url: `${local.origin}/file` } } : file(request, count);

  it("follows the redirect of a result file, without the key", async () => {
    for (const header of ["Authorization", "x-key"]) {
      const respond = linking(({ url }) =>
        url === "/file"
          ? { status: 302, headers: { location: `${elsewhere}/moved` }, body: "" }
          : { type: "image/png", body: PICTURE },
      );
      const ended = await run(language, { ...download, header }, respond);
      expect(ended).toMatchObject({ code: 0, made: { "image.png": PICTURE } });
      expect(local.seen.map(({ url }) => url)).toEqual(["/v1/run", "/file", "/moved"]);
      expect(seen()).not.toContain(KEY);
    }
  });

  it("fails if a result file is missing, and leaves no file", async () => {
    const respond = linking(() => ({ status: 404, type: "text/html", body: PAGE }));
    const { code, made } = await run(language, download, respond);
    expect(code).not.toBe(0);
    expect(made).toEqual({});
  });

  it("prints the text behind a URL, without the key, and other values as before", async () => {
    const read = { ...answer.json("out", "json"), textUrl: "txt_file" };
    const job: Job = {
      state: "state",
      waiting: ["busy"],
      interval: 0.01,
      status: [`${local.origin}/job`],
    };
    for (const asked of [
      { answer: read },
      { answer: read, job },
      { answer: read, job, header: "x-key" },
    ]) {
      const linked = { state: "done", out: { txt_file: `${local.origin}/text` } };
      const text = await run(language, asked, ({ url }) => {
        if (url === "/v1/run") return { body: linked };
        return url === "/text"
          ? { status: 302, headers: { location: `${elsewhere}/moved` }, body: "" }
          : { type: "text/plain", body: 'Río, "é"' };
      });
      expect(text).toMatchObject({
        code: 0,
        out: expect.stringMatching(/^Río, "é"\n?$/) as string,
      });
      expect(local.seen.map(({ url }) => url)).toEqual(["/v1/run", "/text", "/moved"]);
      expect(seen()).not.toContain(KEY);

      const lost = await run(language, asked, ({ url }) =>
        url === "/v1/run" ? { body: linked } : { status: 404, type: "text/html", body: PAGE },
      );
      expect(lost.code).not.toBe(0);
      expect(lost.out).not.toContain(PAGE);

      for (const out of ["Amazon", ["Amazon"], { text: "Amazon", txt_file: null }]) {
        const { code, out: shown } = await run(language, asked, () => ({
          body: { state: "done", out },
        }));
        expect(code).toBe(0);
        expect(shown).toContain("Amazon");
      }
    }
  });

  it("sends no key to where a keyed request is redirected", async () => {
    const job: Job = {
      state: "state",
      waiting: ["busy"],
      interval: 0.01,
      status: [`${local.origin}/job`],
    };
    const moved = { status: 302, headers: { location: `${elsewhere}/thief` }, body: "" };
    for (const header of ["Authorization", "x-key"]) {
      for (const read of [answer.json("a"), answer.bytes("image/png")]) {
        const first = await run(language, { answer: read, header }, (_, count) =>
          count === 1 ? moved : { type: "text/html", body: PAGE },
        );
        expect(seen()).not.toContain(KEY);
        // curl prints or saves the body of a redirect that it does not follow.
        expect(language === "sh" && header === "x-key" ? {} : first.made).toEqual({});
        expect(first.code !== 0 || language === "sh").toBe(true);
      }
      const polled = { answer: answer.json("a", "string"), job, header };
      await run(language, polled, (_, count) =>
        count === 1 ? { body: { state: "busy" } } : moved,
      );
      const strangers = local.seen.filter(({ headers }) => headers.host?.startsWith("localhost"));
      expect(JSON.stringify(strangers)).not.toContain(KEY);
    }
  });

  it("fails if a web page is sent instead of a picture, and leaves no file", async () => {
    const page: Respond = () => ({ type: "text/html; charset=utf-8", body: PAGE });
    const { code, made } = await run(language, { answer: answer.bytes("image/png") }, page);
    expect(code).not.toBe(0);
    expect(made).toEqual({});
  });

  it("leaves no file of a download that breaks", async () => {
    const respond = linking(() => ({ type: "image/png", body: PICTURE, breaks: true }));
    const { code, made } = await run(language, download, respond);
    expect(code).not.toBe(0);
    expect(made).toEqual({});
  });

  test.each<[string, Answer]>([
    ["the body", answer.bytes("image/png")],
    ["base64", answer.base64("data", "image/png")],
    ["a URL", answer.download("data", "image/png")],
  ])("leaves no file if %s should be saved, and the service refuses", async (_, read) => {
    for (const status of [200, 401]) {
      const respond: Respond = () => ({ status, body: { error: { message: "Out of ink." } } });
      const { code, made } = await run(language, { answer: read }, respond);
      expect(code).not.toBe(0);
      expect(made).toEqual({});
    }
  });

  it("sends no other key, and not the word undefined, if the variable is missing or empty", async () => {
    for (const env of [{}, { SVC_API_KEY: "" }]) {
      const respond: Respond = () => ({ status: 401, body: { error: "No key." } });
      const around = { ...env, HF_TOKEN: "hf_stranger", OPENAI_API_KEY: "sk-stranger" };
      const { code } = await run(language, { answer: answer.json("a") }, respond, around);
      expect(code).not.toBe(0);
      expect(JSON.stringify(local.seen)).not.toMatch(/stranger|undefined|null/);
    }
  });

  const event = (data: unknown, field = "data: ", end = "\n"): string =>
    `${field}${JSON.stringify(data)}${end}${end}`;
  const piece = (content: string | null): unknown => ({
    choices: [{ index: 0, delta: { content } }],
  });
  const done = "data: [DONE]\n\n";
  const pretty = (data: unknown): string =>
    JSON.stringify(data, null, 1)
      .split("\n")
      .map((line) => `data: ${line}\n`)
      .join("");
  const usual = event(piece("Ama")) + event(piece("zon")) + done;
  const streaming: Asked = { task: conversational as Task, options: { streaming: true } };
  const streamed = (body: string, breaks = false, stream = CHAT_STREAM): Promise<Ended> =>
    run(language, { ...streaming, stream }, () => ({
      type: stream.format === "sse" ? "text/event-stream" : "application/x-ndjson",
      body,
      ...(breaks ? { breaks: true as const } : {}),
    }));

  describe("a stream", () => {
    test.each<[string, string]>([
      ["as usual", usual],
      ["without a space after the field", usual.replaceAll("data: ", "data:")],
      ["with comments, and other fields", `: hi\n\nid: 1\nretry: 9\nevent: chunk\n${usual}`],
      ["with a field of its type before each event", usual.replaceAll(/^data/gm, "event: x\ndata")],
      ["with the line ends of Windows", usual.replaceAll("\n", "\r\n")],
      [
        "whose events have several lines",
        `${pretty(piece("Ama"))}\n${pretty(piece("zon"))}\n${done}`,
      ],
      ["without a last line end", event(piece("Amazon")).trimEnd()],
      ["with usage alone", usual.replace("data: [", `${event({ choices: [], usage: {} })}data: [`)],
      ["with a text that is null", event(piece(null)) + usual],
    ])("is printed, %s", async (_, body) => {
      const out = language === "sh" ? body : "Amazon"; // curl prints the events themselves
      expect(await streamed(body)).toMatchObject({ code: 0, out });
    });
  });

  it("fails if a stream breaks, or contains an error", async () => {
    expect((await streamed(event(piece("Am")), true)).code).not.toBe(0);
    const error = await streamed(event(piece("Am")) + event({ error: { message: "Out." } }));
    expect(language === "sh" || error.code !== 0).toBe(true);
  });

  describe("another stream", () => {
    const messages: StreamOptions = { format: "sse", at: "delta.text" };
    const started = { type: "message_start", message: { content: [], error: null } };
    const blocks = [
      started,
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      { type: "ping" },
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Río " } },
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Pará 🛶" } },
      { type: "content_block_delta", index: 1, delta: { type: "input_json_delta" } },
      { type: "content_block_stop", index: 0, delta: null },
      { type: "odd", delta: "text" },
      { type: "odd", delta: [] },
      { type: "message_stop" },
    ];
    const named = blocks.map((one) => `event: ${one.type}\n${event(one)}`).join("");
    const lines: StreamOptions = { format: "json lines", at: "message.content" };
    const line = (content: unknown): string => `${JSON.stringify({ message: { content } })}\n`;
    const chat = `${line("Río ")}${line("Pará 🛶")}${line(null)}{"done":true,"error":null}\n`;
    const parts: StreamOptions = { format: "sse", at: "candidates.1.content.parts.0.text" };
    const candidates = [
      { candidates: [{ content: { parts: [{ text: "Not this" }] } }] },
      ...["Río ", "Pará 🛶"].map((text) => ({
        candidates: [{}, { content: { parts: [{ text }] } }],
      })),
      { candidates: [{}, { content: { parts: [] } }] },
      { candidates: [{}, { finish: "stop" }] },
      { usage: {} },
    ];
    test.each<[string, StreamOptions, string]>([
      ["with named events", messages, named],
      ["with the line ends of Windows", messages, named.replaceAll("\n", "\r\n")],
      ["without a last line end", messages, named.trimEnd()],
      ["with a last word", { ...messages, done: "END" }, `${named}data: END\n\n`],
      ["with arrays", parts, candidates.map((one) => event(one)).join("")],
      [
        "with an odd name",
        { ...messages, at: "the-delta.x'y" },
        event({ "the-delta": { "x'y": "Río Pará 🛶" } }),
      ],
      ["of JSON lines", lines, chat],
      ["of JSON lines without a last line end", lines, line("Río Pará 🛶").trimEnd()],
      ["of JSON lines with empty lines", lines, `\n${chat.replaceAll("\n", "\r\n\r\n")}`],
      ["of long JSON lines", lines, `${chat}${JSON.stringify({ context: "1".repeat(200_000) })}\n`],
    ])("is printed, %s", async (_, stream, body) => {
      const out = language === "sh" ? body : "Río Pará 🛶";
      expect(await streamed(body, false, stream)).toMatchObject({ code: 0, out });
    });

    it("fails if it breaks, or contains an error", async () => {
      const error = { type: "error", error: { message: "Out." } };
      for (const [stream, start, end] of [
        [messages, named, event(error)],
        [lines, chat, '{"error":"Out."}\n'],
      ] as const) {
        expect((await streamed(start, true, stream)).code).not.toBe(0);
        const { code, out } = await streamed(start + end, false, stream);
        expect(language === "sh" || code !== 0).toBe(true);
        expect(out).toContain(language === "sh" ? "Out." : "Río Pará 🛶");
      }
    });
  });

  it("prints both responses of a chat", async () => {
    const choices = ["Amazon", "Orinoco"].map((content) => ({ message: { content } }));
    const options = { parameters: { n: 2 }, streaming: true };
    const asked: Asked = { task: conversational as Task, options };
    const { code, out } = await run(language, asked, () => ({ body: { choices } }));
    expect(code).toBe(0);
    expect(out).toMatch(/Amazon[^]*Orinoco/);
  });

  it("sends a picture of 200 kB in JSON", async () => {
    const url = `data:image/png;base64,${"A".repeat(200_000)}`;
    const messages = [{ role: "user", content: [{ type: "image_url", image_url: { url } }] }];
    const choices = [{ message: { content: "A cat" } }];
    const asked: Asked = { task: conversational as Task, options: { messages } };
    const { code } = await run(language, asked, () => ({ body: { choices } }));
    expect(code).toBe(0);
    expect(local.seen[0]!.body.length).toBeGreaterThan(200_000);
  });

  it("prints valid JSON for an object", async () => {
    const body = {
      vectors: [
        [0.5, -1],
        [1e-9, 2],
      ],
      text: 'é/"',
    };
    for (const read of [answer.json(), answer.json("deep", "json")]) {
      const { out, code } = await run(language, { answer: read }, () => ({
        body: { ...body, deep: body },
      }));
      expect(code).toBe(0);
      // Python prints its own literals.
      expect(language === "python" ? body : JSON.parse(out)).toMatchObject(body);
    }
  });
});
