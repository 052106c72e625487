// Runs programs against a small service, with responses that the mocks of `npm run check snippets` do not send. Faults, each kind
// of job and stream, and programs that are compiled are proven there, and other streams in `tools/proofs/snippets/streams.test.ts`.
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
  type Task,
  valueAt,
} from "hubsmith";
import { base64, file, type FileRef } from "hubsmith/code";
import { CHAT_STREAM } from "../kit/tasks/chat-api.ts";
import { type Ended, run } from "#plugins/kit/testing/running/run/environment";
import { runEach } from "#plugins/kit/testing/running/run/run-each";
import type { Returned } from "#plugins/kit/testing/running/service/mock";
import { isMedia, type Seen } from "#plugins/kit/testing/running/service/received";
import { sampled } from "#plugins/kit/testing/sampled";
import { expect, test } from "vitest";
import replicate from "../providers/replicate.ts";
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
  readonly type?: string;
  readonly body: unknown;
  /** The connection breaks after the body. */
  readonly breaks?: boolean;
}
interface Row {
  readonly what: string;
  readonly clients?: readonly Client[];
  readonly task: Task;
  readonly answer?: Answer;
  readonly request?: (inputs: FileRef) => Omit<RequestSpec, "path">;
  readonly job?: Job;
  readonly keyInQuery?: string;
  readonly options?: InferenceOptions;
  readonly files?: Readonly<Record<string, string>>;
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
const picture = (what: string, reply: Row["reply"]): Row => ({
  what: `a picture: ${what}`,
  task: draw,
  answer: link,
  reply,
  fails: "always",
});
const WIDE = "voilà 🗼\u2028\u0085.";
const LONG = `data:image/png;base64,${"A".repeat(200_000)}`;
const VALUES = { vectors: [[0.5, -1e-9]], text: 'é/"' };
const ALL = Object.keys(CLIENTS) as readonly Client[];
const PROGRAMS = ALL.filter((client) => client !== "curl");

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

const transcript = replicate.tasks
  .find(({ task }) => task.id === "automatic-speech-recognition")!
  .answer(false, "direct", "");

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
  ...[{ url: "" }, { url: null }, { url: [] }].map((body): Row => ({
    ...picture(JSON.stringify(body), json(body)),
    paths: ["/run"],
  })),
  picture("cut", linking(`${BASE}/cat`, { type: "image/png", body: PICTURE, breaks: true })),
  ...[`-o pwned ${BASE}/x`, `${BASE}/x -o pwned`, `${BASE}/"x" 'y' $(touch pwned)`].map(
    (url): Row => ({
      what: `the odd URL ${url}`,
      task: draw,
      answer: link,
      reply: linking(url),
      fails: "perhaps",
    }),
  ),
  {
    what: "a job with the key in the query",
    task: ask,
    answer: answer.json("text"),
    job: {
      state: "state",
      waiting: ["busy", "queued"],
      interval: 0.01,
      status: [BASE, "/", valueAt("id")],
    },
    reply: turns({ id: "1", state: "busy" }, { state: "busy" }, { state: "done", text: "Why." }),
    out: /^Why\.\n?$/,
    keyInQuery: "key",
    paths: ["/run?key=the-key", "/1?key=the-key", "/1?key=the-key"],
  },
  ...[
    "Amazon",
    ["Amazon"],
    { transcription: "Amazon", segments: [1] },
    { transcription: "Amazonas", translation: "Amazon" },
    { transcription: "Amazon", translation: null },
    { text: "Amazon", chunks: [] },
    { txt_file: `${BASE}/text` },
  ].map((output): Row => ({
    what: `a transcript of Replicate: ${JSON.stringify(output)}`,
    task: ask,
    answer: transcript,
    reply: (url) =>
      url.endsWith("/text") ? { type: "text/plain", body: "Amazon" } : { body: { output } },
    out: typeof output === "string" || "transcription" in output ? /^"?Amazon"?\n?$/ : /Amazon/,
  })),
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
    what: "a field of 200 kB in a form",
    clients: ["curl"],
    task: look,
    request: (image) => ({ form: { note: LONG, image } }),
    options: { inputs: { path: "cat.png", type: "image/png" } } as InferenceOptions,
    files: { "cat.png": "the content" },
    reply: json({}),
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
  {
    what: "two choices, and no tools",
    task: chat,
    options: { parameters: { n: 2, tools: [] }, streaming: true },
    reply: json({ choices: ["Amazon", "Orinoco"].map((content) => ({ message: { content } })) }),
    out: /Amazon[^]*Orinoco/,
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

const chatAnswer = (streams: boolean): Answer =>
  streams ? answer.stream(CHAT_STREAM) : answer.json("choices.0.message.content", "string");

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
        answer: task === chat ? chatAnswer : read,
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
    env: { SVC_API_KEY: "the-key" },
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

function returned({ type = "application/json", body, breaks }: Reply): Returned {
  const isRaw = Buffer.isBuffer(body) || typeof body === "string";
  const bytes = Buffer.from((isRaw ? body : JSON.stringify(body)) as string);
  return { status: 200, type, ...(breaks === true ? { body: [bytes], breaks } : { body: bytes }) };
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
  expect(JSON.stringify(seen)).not.toContain("undefined");
});
