// Runs programs against a small service, with responses that the mocks of `npm run check snippets` do not send, and one of each
// other kind. All else about running programs is proven there. Programs in Go and C# are compiled, so only the proof runs
// them.
import { rm } from "node:fs/promises";
import {
  answer,
  type Answer,
  createHub,
  defineProvider,
  defineTask,
  type InferenceOptions,
  type InferenceSnippet,
  inferenceSnippets,
  type Job,
  type RequestSpec,
  serves,
  pathAt,
  type Task,
  urlAt,
  valueAt,
} from "hubsmith";
import { base64, file, type FileRef } from "hubsmith/code";
import type { StreamOptions } from "#core/http/response";
import { CHAT_STREAM } from "../kit/tasks/chat-api.ts";
import { type Ended, run } from "#plugins/kit/testing/running/run/environment";
import { runEach } from "#plugins/kit/testing/running/run/run-each";
import type { Returned } from "#plugins/kit/testing/running/service/mock";
import { isMedia, type Seen } from "#plugins/kit/testing/running/service/received";
import { sampled } from "#plugins/kit/testing/sampled";
import { expect, test } from "vitest";
import conversational from "../tasks/conversational.ts";
import fetchClient from "./js/fetch.ts";
import phpCurl from "./php/curl.ts";
import httpx from "./python/httpx.ts";
import requests from "./python/requests.ts";
import curl from "./sh/curl.ts";

const CLIENTS = { curl, fetch: fetchClient, httpx, php: phpCurl, requests } as const;
type Client = keyof typeof CLIENTS;

const BASE = "https://api.svc.example";
const PICTURE = Buffer.from("\u0089PNG and then some \0 bytes", "latin1");
const taskOf = (id: string, inputs: "text" | "image", output: "json" | "image"): Task =>
  defineTask({
    id,
    label: id,
    modality: "other",
    inputs,
    output,
    parameters: {},
    sample: () => (inputs === "text" ? "Why?" : file("photo.png", "image/png")) as never,
  }) as Task;
const ask = taskOf("ask", "text", "json");
const draw = taskOf("draw", "text", "image");
const look = taskOf("look", "image", "json");
const chat = conversational as Task;

/** A response: bytes, a string, or a value that is sent as JSON. */
interface Reply {
  readonly status?: number;
  readonly type?: string;
  readonly location?: string;
  readonly body: unknown;
  /** The connection breaks after the body. */
  readonly breaks?: true;
}
interface Row {
  readonly what: string;
  readonly clients?: readonly Client[];
  readonly task: Task;
  readonly answer?: Answer;
  readonly request?: (inputs: FileRef) => Omit<RequestSpec, "path">;
  readonly job?: Job;
  readonly keyInQuery?: string;
  readonly stream?: StreamOptions;
  readonly options?: InferenceOptions;
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly reply: (url: string, count: number) => Reply;
  /** The program must fail, and save nothing; or it may do so. By default it must not. */
  readonly fails?: "always" | "perhaps" | "never";
  readonly out?: RegExp;
  readonly errors?: RegExp;
  /** The paths of the requests. */
  readonly paths?: readonly string[];
  /** What the body of the first request contains. */
  readonly sends?: string;
}

const json = (body: unknown) => (): Reply => ({ body });
/** One after the other, and then the last again. */
const turns =
  (...bodies: readonly unknown[]) =>
  (_: string, count: number): Reply => ({ body: bodies[Math.min(count, bodies.length) - 1] });
const stream = (body: string) => (): Reply => ({ type: "text/event-stream", body });
const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const piece = (content: string | null): string => event({ choices: [{ delta: { content } }] });
/** The response to a request for a file, and then the file. */
const linking =
  (url: unknown, then: Reply = { type: "image/png", body: PICTURE }) =>
  (at: string): Reply =>
    at.endsWith("/run") ? { body: { url } } : then;
const link = answer.download("url", "image/png", { list: true });
const picture = (of: Answer, what: string, reply: Row["reply"]): Row => ({
  what: `a picture: ${what}`,
  task: draw,
  answer: of,
  reply,
  fails: "always",
});
const FIRST = { id: "1", at: `${BASE}/at`, to: `${BASE}/to`, state: "busy" };
const job = (what: string, more: Partial<Job>, paths: readonly string[] = []): Row => ({
  what: `a job ${what}`,
  task: ask,
  answer: answer.json("text"),
  job: { state: "state", waiting: ["busy", "queued"], interval: 0.01, status: [], ...more },
  reply: turns(FIRST, { state: "busy" }, { state: "done", text: "Why." }, { text: "Why." }),
  out: /^Why\.\n?$/,
  ...(paths.length > 0 ? { paths } : {}),
});
const refusal = { error: { message: "Out of ink." } };
const page: Reply = { type: "text/html; charset=utf-8", body: "<html>Not found</html>" };
const WIDE = "voilà 🗼\u2028\u0085.";
const LONG = `data:image/png;base64,${"A".repeat(200_000)}`;
const VALUES = { vectors: [[0.5, -1e-9]], text: 'é/"' };
const ALL = Object.keys(CLIENTS) as readonly Client[];
const PROGRAMS = ALL.filter((client) => client !== "curl");

// Anthropic's Messages, Ollama's chat, and Gemini's candidates.
const MESSAGES: StreamOptions = { format: "sse", at: "delta.text" };
const LINES: StreamOptions = { format: "json lines", at: "message.content" };
const PARTS: StreamOptions = { format: "sse", at: "candidates.1.content.parts.0.text" };
const TEXT = "Río Pará 🛶";
const messages = [
  { type: "message_start", message: { content: [], error: null } },
  { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
  { type: "ping" },
  { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Río " } },
  { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Pará 🛶" } },
  { type: "content_block_delta", index: 1, delta: { type: "input_json_delta" } },
  { type: "content_block_stop", index: 0, delta: null },
  { type: "odd", delta: "text" },
  { type: "odd", delta: [] },
  { type: "message_stop" },
]
  .map((message) => `event: ${message.type}\n${event(message)}`)
  .join("");
const line = (content: unknown): string => `${JSON.stringify({ message: { content } })}\n`;
const lines = `${line("Río ")}${line("Pará 🛶")}${line(null)}{"done":true,"error":null}\n`;
const parts = [
  { candidates: [{ content: { parts: [{ text: "Not this" }] } }] },
  ...["Río ", "Pará 🛶"].map((text) => ({ candidates: [{}, { content: { parts: [{ text }] } }] })),
  { candidates: [{}, { content: { parts: [] } }] },
  { candidates: [{}, { finish: "stop" }] },
  { usage: {} },
]
  .map((message) => event(message))
  .join("");
const streamed = (what: string, stream: StreamOptions, body: string, more: Partial<Row>): Row => ({
  what: `another stream ${what}`,
  clients: PROGRAMS,
  task: chat,
  stream,
  options: { streaming: true },
  reply: () => ({
    type: stream.format === "sse" ? "text/event-stream" : "application/x-ndjson",
    body,
  }),
  out: RegExp(`^${TEXT}\n?$`),
  ...more,
});

// Hugging Face's servers send an object in one more array, or in none.
const wrapped = (what: string, body: unknown, more: Partial<Row>): Row => ({
  what: `an answer in arrays: ${what}`,
  clients: PROGRAMS,
  task: ask,
  answer: answer.json("0.text", "string"),
  reply: json(body),
  ...more,
});
const why = { out: /^Why\.\n?$/ };
const told = { fails: "always", out: /^$/, errors: /Because/ } as const;
const scored = {
  answer: answer.json("0.0", { label: "string", score: "number" }),
  out: /^\{.*otter.*\}\n?$/,
};
const vector = { answer: answer.json("", "numbers"), out: /^3\n?$/ };
const blob = { task: draw, answer: answer.base64("0.blob", "image/png"), clients: ALL };
const SENT = { blob: PICTURE.toString("base64") };
const LABEL = { label: "otter", score: 1 };

const ROWS: readonly Row[] = [
  wrapped("in one", [{ text: "Why." }, { text: "No." }], why),
  wrapped("in none", { text: "Why." }, why),
  wrapped("in two", [[{ text: "Why." }], [{ text: "No." }]], why),
  wrapped("with another member", [{ note: "Because" }], told),
  wrapped("with a null", [{ text: null, note: "Because" }], told),
  wrapped("a string", '"Because"', told),
  wrapped("an empty one", [], { ...told, errors: /\[\]/ }),
  wrapped("labels in two", [[LABEL]], scored),
  wrapped("labels in one", [LABEL], scored),
  wrapped("a label in none", LABEL, scored),
  wrapped("a vector in none", [1, 2, 3], vector),
  wrapped("a vector in one", [[1, 2, 3]], vector),
  wrapped(
    "vectors of words",
    [
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
    vector,
  ),
  wrapped("an object for a vector", { note: "Because" }, { ...vector, ...told }),
  wrapped("a picture in one", [SENT], blob),
  wrapped("a picture in none", SENT, blob),
  wrapped("a picture in two", [[SENT]], blob),
  wrapped("no picture", [{ url: "Because" }], { ...blob, ...told }),
  ...[
    ["with named events", MESSAGES, messages],
    ["with the line ends of Windows", MESSAGES, messages.replaceAll("\n", "\r\n")],
    ["without a last line end", MESSAGES, messages.trimEnd()],
    ["with a last word", { ...MESSAGES, done: "END" }, `${messages}data: END\n\n`],
    ["with arrays", PARTS, parts],
    [
      "with an odd name",
      { ...MESSAGES, at: "the-delta.x'y" },
      event({ "the-delta": { "x'y": TEXT } }),
    ],
    ["of JSON lines", LINES, lines],
    ["of JSON lines without a last line end", LINES, line(TEXT).trimEnd()],
    ["of JSON lines with empty lines", LINES, `\n${lines.replaceAll("\n", "\r\n\r\n")}`],
    ["of long JSON lines", LINES, `${lines}${JSON.stringify({ context: "1".repeat(200_000) })}\n`],
  ].map(([what, format, body]) =>
    streamed(what as string, format as StreamOptions, body as string, {}),
  ),
  ...[
    [MESSAGES, messages + event({ type: "error", error: { message: "Out." } })],
    [LINES, `${lines}{"error":"Out."}\n`],
  ].map(([format, body], at) =>
    streamed(`with an error, ${at}`, format as StreamOptions, body as string, {
      fails: "always",
      out: RegExp(`^${TEXT}`),
    }),
  ),
  ...(
    [
      [MESSAGES, messages],
      [LINES, lines],
    ] as const
  ).map(([format, body]) => {
    const reply = (): Reply => ({ body, breaks: true });
    return streamed(`cut, of ${format.format}`, format, body, {
      reply,
      fails: "always",
      out: /^/,
    });
  }),
  ...[answer.bytes("image/png"), answer.base64("data.0", "image/png"), link].map((read): Row => ({
    ...picture(read, `saved from ${JSON.stringify(read)}`, (url) =>
      read.kind === "bytes" || url.endsWith("/cat")
        ? { type: "image/png", body: PICTURE }
        : { body: { data: [PICTURE.toString("base64")], url: [`${BASE}/cat`, "other"] } },
    ),
    fails: "never",
  })),
  ...[answer.json("a"), answer.bytes("image/png")].flatMap((read): readonly Row[] => [
    picture(read, `refused, ${read.kind}`, () => ({ status: 422, body: refusal })),
    {
      // curl prints or saves the body of a redirect that it does not follow.
      ...picture(read, `redirected, ${read.kind}`, () => ({
        ...page,
        status: 307,
        location: "https://elsewhere.example/x",
      })),
      clients: PROGRAMS,
    },
  ]),
  picture(answer.bytes("image/png"), "a web page", () => page),
  picture(answer.base64("data", "image/png"), "no base64", json(refusal)),
  ...[refusal, { url: "" }, { url: null }, { url: [] }].map((body): Row => ({
    ...picture(link, JSON.stringify(body), json(body)),
    paths: ["/run"],
  })),
  picture(link, "cut", linking(`${BASE}/cat`, { type: "image/png", body: PICTURE, breaks: true })),
  ...[`-o pwned ${BASE}/x`, `${BASE}/x -o pwned`, `${BASE}/"x" 'y' $(touch pwned)`].map(
    (url): Row => ({
      what: `the odd URL ${url}`,
      task: draw,
      answer: link,
      reply: linking(url),
      fails: "perhaps",
    }),
  ),
  job("by its id", { status: [BASE, "/", valueAt("id")] }, ["/run", "/1", "/1"]),
  job("at the path of a URL", { status: [BASE, pathAt("at")] }, ["/run", "/at", "/at"]),
  job("at a URL, with its result at another", { status: [urlAt("at")], result: [urlAt("to")] }, [
    "/run",
    "/at",
    "/at",
    "/to",
  ]),
  job("without a first state", { status: [urlAt("at")], waiting: ["busy"], pollFirst: true }, [
    "/run",
    "/at",
    "/at",
  ]),
  {
    ...job("with the key in the query", { status: [BASE, "/", valueAt("id")] }),
    keyInQuery: "key",
    paths: ["/run?key=the-key", "/1?key=the-key", "/1?key=the-key"],
  },
  {
    ...job("that fails", { status: [urlAt("at")] }),
    reply: turns(FIRST, { state: "failed", why: "Out of ink." }),
    out: /^/,
    fails: "always",
  },
  ...["Amazon", ["Amazon"], { txt_file: `${BASE}/text` }].map((out): Row => ({
    what: `the text behind a URL, of ${JSON.stringify(out)}`,
    task: ask,
    answer: { kind: "json", at: [["out"]], schemas: ["json"], textUrl: "txt_file" },
    reply: (url) =>
      url.endsWith("/text") ? { type: "text/plain", body: "Amazon" } : { body: { out } },
    out: /Amazon/,
  })),
  {
    what: "an error with status 200",
    clients: PROGRAMS,
    task: ask,
    answer: answer.json("text", "string"),
    reply: json(refusal),
    fails: "always",
  },
  {
    what: "the first of two places that has a value",
    clients: PROGRAMS,
    task: ask,
    answer: answer.json(["text", "output"]),
    reply: json({ text: null, output: "Because." }),
    out: /^Because\.\n?$/,
  },
  ...[answer.json(), answer.json("deep", "json")].map((read): Row => ({
    what: `an object as JSON, at ${JSON.stringify(read)}`,
    // Python prints its own literals.
    clients: ["curl", "fetch", "php"],
    task: ask,
    answer: read,
    reply: json({ ...VALUES, deep: VALUES }),
    out: /^\{[^]*"vectors":\s*\[\s*\[\s*0\.5,\s*-(?:1\.0|1)e-0?9\s*\]\s*\][^]*\}\s*$/,
  })),
  {
    what: "a picture of 200 kB in JSON",
    task: chat,
    options: {
      messages: [{ role: "user", content: [{ type: "image_url", image_url: { url: LONG } }] }],
    },
    reply: json({ choices: [{ message: { content: "A cat" } }] }),
    out: /A cat/,
    sends: LONG,
  },
  {
    what: "a stream with odd letters, a text that is null, and no end",
    clients: PROGRAMS,
    task: chat,
    options: { streaming: true },
    reply: stream(`retry: 9\n\n${piece(null)}${piece(WIDE)}`),
    out: RegExp(`^${WIDE}$`),
  },
  ...[event(refusal), ""].map((more): Row => ({
    what: more === "" ? "a cut stream" : "a stream with an error",
    clients: PROGRAMS,
    task: chat,
    options: { streaming: true },
    reply: () => ({ ...stream(piece("Am") + more)(), ...(more === "" ? { breaks: true } : {}) }),
    fails: "always",
  })),
  ...[{ n: 2 }, { n: 2, tools: [] }].map((parameters): Row => ({
    what: `a chat with ${JSON.stringify(parameters)}`,
    task: chat,
    options: { parameters, streaming: true },
    reply: json({ choices: ["Amazon", "Orinoco"].map((content) => ({ message: { content } })) }),
    out: /Amazon[^]*Orinoco/,
  })),
  {
    what: "an empty key",
    task: ask,
    env: { SVC_API_KEY: "", HF_TOKEN: "hf_stranger" },
    reply: () => ({ status: 401, body: refusal }),
    fails: "always",
  },
  {
    what: "a stream with empty events",
    clients: ["fetch"],
    task: chat,
    options: { streaming: true },
    reply: stream(`data:\n\ndata: \n\n${piece("Amazon")}`),
    out: /^Amazon$/,
  },
  ...["-", "-o", "@x", "a b;c,d\"e'f\\g$h", "é\n!", "{a,b}[1-2]"].flatMap((path) =>
    Object.entries<NonNullable<Row["request"]>>({
      bytes: (inputs) => ({ file: inputs }),
      "base64 in JSON": (inputs) => ({ json: { image: base64(inputs) } }),
      "a form": (inputs) => ({ form: { image: inputs } }),
    }).map(([form, request]): Row => ({
      what: `a file with the name ${path} as ${form}`,
      clients: ["curl"],
      task: look,
      request,
      options: { inputs: { path, type: "image/png" } } as InferenceOptions,
      files: { [path]: "the content" },
      reply: json({}),
      sends: form.startsWith("base64") ? btoa("the content") : "the content",
    })),
  ),
];

const chatAnswer = (streams: boolean, stream = CHAT_STREAM): Answer =>
  streams ? answer.stream(stream) : answer.json("choices.0.message.content", "string");

function programOf(client: Client, row: Row): InferenceSnippet {
  const { task, answer: read = answer.json(), request, options } = row;
  const send = request ?? ((inputs: unknown) => ({ json: { inputs: inputs as string } }));
  const provider = defineProvider({
    id: "svc",
    label: "Svc",
    baseUrl: BASE,
    ...(row.keyInQuery === undefined ? {} : { auth: { query: row.keyInQuery } }),
    tasks: [
      serves(task, {
        request: ({ inputs, parameters }) => ({
          path: "run",
          ...(task === chat
            ? { json: { messages: inputs as never, ...parameters } }
            : send(inputs as FileRef)),
        }),
        answer: task === chat ? (streams) => chatAnswer(streams, row.stream) : read,
        ...(row.job === undefined ? {} : { job: () => row.job! }),
      }),
    ],
  });
  const { snippets, notOffered } = inferenceSnippets(createHub([task, provider, CLIENTS[client]]), {
    model: { id: "a/b", tags: task === chat ? ["conversational"] : [], pipeline_tag: task.id },
    provider: "svc",
    providerId: "model",
    options: { directRequest: true, ...options } as InferenceOptions,
  });
  expect(notOffered).toEqual([]);
  return snippets[0]!;
}

const CASES = ROWS.flatMap((row) =>
  (row.clients ?? ALL).map((client) => ({
    name: `${client}: ${row.what}`,
    row,
    client,
    env: row.env ?? { SVC_API_KEY: "the-key" },
    files: new Map(
      Object.entries(row.files ?? {}).map(([path, text]) => [
        path,
        { type: "", bytes: Buffer.from(text) },
      ]),
    ),
  })),
);
// libcurl reads no authorities from the environment, unlike the command curl.
const command = ["php", "-d", "curl.cainfo=${SSL_CERT_FILE}"] as const;
const PHP = { language: "php", file: "snippet.php", command } as const;

type Result = Ended & { readonly seen: readonly Seen[] };
let results: Promise<ReadonlyMap<string, Result>> | undefined;

/** Runs all programs. */
// Of each row another client, because seven has no divisor in common with their number.
const TRIED = sampled(CASES, 7);

async function resultsOfAll(): Promise<ReadonlyMap<string, Result>> {
  const byName = new Map<string, Result>();
  const cases = TRIED.map((testCase) => {
    const { content, language } = programOf(testCase.client, testCase.row);
    return { ...testCase, content, language };
  });
  await runEach(cases, { runners: [PHP], jobs: 6 }, async (testCase, place) => {
    const seen: Seen[] = [];
    await place!.proxy.serve((request) => {
      seen.push(request);
      return returned(testCase.row.reply(request.url, seen.length));
    });
    const ended = await run(testCase, place!.around);
    await rm(ended.folder, { recursive: true });
    byName.set(testCase.name, { ...ended, seen });
  });
  return byName;
}

function returned({ status = 200, type = "application/json", ...more }: Reply): Returned {
  const { body, breaks = false, location } = more;
  const isRaw = Buffer.isBuffer(body) || typeof body === "string";
  const bytes = Buffer.from((isRaw ? body : JSON.stringify(body)) as string);
  const headers = location === undefined ? {} : { headers: { location } };
  return { status, type, ...headers, body: breaks ? [bytes] : bytes, breaks };
}

const textOf = (body: unknown): string =>
  JSON.stringify(body, (_, value: unknown) =>
    isMedia(value) ? Buffer.from(value.bytes).toString() : value,
  );

test.each(TRIED)("$name", async ({ name, row }) => {
  results ??= resultsOfAll();
  const { code, out, errors, made: files, seen } = (await results).get(name)!;
  const { fails = "never", out: printed = /^/, paths, sends = "" } = row;
  const output = out.toString();
  const wanted = fails === "perhaps" ? code === 0 : fails === "never";
  expect(code === 0, `${output}${errors}`).toBe(wanted);
  expect(errors).toMatch(row.errors ?? /^/);
  const saved = [...files].map(([file, bytes]) => [file, bytes.equals(PICTURE)]);
  const isSaved = fails === "perhaps" ? saved.length > 0 : fails === "never" && row.task === draw;
  expect(saved).toEqual(isSaved ? [["image.png", true]] : []);
  expect(output).toMatch(printed);
  const sent = seen.map(({ url }) => decodeURI(url.slice(BASE.length)));
  expect(sent).toEqual(paths ?? sent);
  expect(textOf(seen)).toContain(sends);
  const later = seen.filter(({ url }) => !url.startsWith(`${BASE}/run`));
  const keyed = later.filter((request) => JSON.stringify(request).includes("the-key"));
  expect(keyed.length > 0).toBe(row.job?.status[0] === BASE);
  expect(JSON.stringify(seen)).not.toMatch(/stranger|undefined/);
});
