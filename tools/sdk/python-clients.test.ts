// What a printed Python program does when a service answers otherwise than it should, or never.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type Answer,
  answer,
  type AskOptions,
  createHub,
  defineProvider,
  type InferenceOptions,
  inferenceSnippets,
  type Job,
  loadPlugins,
  on,
  parseModel,
  pathAt,
  urlAt,
  valueAt,
} from "hubsmith";
import { entries } from "hubsmith/plugins";
import {
  automaticSpeechRecognition,
  conversational,
  textToImage,
  textToSpeech,
} from "hubsmith/tasks";
import { ensurePython } from "../setup.ts";

interface Seen {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
interface Said {
  readonly status?: number;
  readonly type?: string;
  readonly body: unknown;
}
interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

const KEY = "key-of-the-test";
const FILE = Buffer.from([0xff, 0xd8, 0, 1, 2, 0xff, 0xd9]);
const PAGE: Said = { type: "text/html; charset=utf-8", body: "<h1>Come back later</h1>" };
const ERROR: Said = { status: 429, body: { detail: "Too many (sample 429)." } };

let python: string;
let server: Server;
let base: string;
let folder: string;
let plugins: readonly unknown[];
let seen: Seen[];
let says: (seen: Seen) => Said;

beforeAll(async () => {
  python = await ensurePython();
  ({ plugins } = await loadPlugins(entries));
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString("latin1")));
    request.on("end", () => {
      const one = { url: request.url ?? "", headers: request.headers, body };
      seen.push(one);
      const { status = 200, type = "application/json", body: said } = says(one);
      response.writeHead(status, { "Content-Type": type });
      response.end(Buffer.isBuffer(said) || typeof said === "string" ? said : JSON.stringify(said));
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 240_000);
afterAll(() => void server.close());
beforeEach(async () => {
  seen = [];
  folder = await mkdtemp(join(tmpdir(), "snippet-"));
  return () => rm(folder, { recursive: true, force: true });
});

/** The program of a client, for a service at the local server that has one way for every task. */
function programOf(
  client: string,
  task: string,
  read: Answer,
  { job, options = {} }: { readonly job?: Job; readonly options?: AskOptions } = {},
): string {
  const more = { answer: read, ...(job === undefined ? {} : { job: () => job }) };
  const local = defineProvider({
    id: "local",
    label: "Local",
    baseUrl: base,
    tasks: [
      on(conversational, {
        request: ({ inputs, parameters }) => ({
          path: "v1/chat/completions",
          json: { model: "m", messages: inputs, ...parameters },
        }),
        ...more,
      }),
      on(textToImage, {
        request: ({ inputs, parameters }) => ({
          path: "v1/images",
          json: { prompt: inputs, ...parameters },
        }),
        ...more,
      }),
      on(textToSpeech, {
        request: ({ inputs }) => ({ path: "v1/speech", json: { text: inputs } }),
        ...more,
      }),
      on(automaticSpeechRecognition, {
        request: ({ inputs }) => ({ path: "v1/text", form: { model: "m", file: inputs } }),
        ...more,
      }),
    ],
  });
  return snippetOf(client, task, "local", { directRequest: true, ...options }, [local]);
}

function snippetOf(
  client: string,
  task: string,
  provider: string,
  options: InferenceOptions,
  others: readonly unknown[] = [],
): string {
  const { model } = parseModel({
    id: "owner/name",
    pipeline_tag: task === "conversational" ? "text-generation" : task,
    tags: task === "conversational" ? ["conversational"] : [],
  });
  const hub = createHub([...plugins, ...others]);
  const made = inferenceSnippets(hub, { model: model!, provider, providerId: "m", options });
  const found = made.snippets.find((one) => one.language === "python" && one.client === client);
  const reasons = made.notOffered.filter((one) => one.client === client);
  if (found === undefined) throw new Error(JSON.stringify([reasons, made.diagnostics]));
  return found.content;
}

async function run(
  program: string,
  env: Readonly<Record<string, string>> = { LOCAL_API_KEY: KEY },
): Promise<Ended> {
  await writeFile(join(folder, "program.py"), program);
  return new Promise((resolve) => {
    const child = spawn(python, ["program.py"], {
      cwd: folder,
      env: { PATH: process.env["PATH"] ?? "", HOME: folder, PYTHONIOENCODING: "utf-8", ...env },
    });
    let [out, errors] = ["", ""];
    child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
    child.on("close", (code) => resolve({ code, out, errors }));
  });
}

const always = (said: Said) => (): Said => said;
const events = (...lines: readonly string[]): Said => ({
  type: "text/event-stream",
  body: lines.join("\n"),
});
const piece = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n`;
const saved = (name: string): boolean => existsSync(join(folder, name));
const bytesOf = (name: string): Promise<Buffer> => readFile(join(folder, name));

describe("requests reads JSON", () => {
  const program = (): string =>
    programOf("requests", "conversational", answer.json(["message.content", "message.calls"]));

  test.for<[string, Said, number, string]>([
    ["prints the text", { body: { message: { content: "São Paulo" } } }, 0, "São Paulo\n"],
    ["prints what stands beside it", { body: { message: { calls: ["f"] } } }, 0, "['f']\n"],
    ["shows a refusal", ERROR, 1, "429"],
    ["shows the reason", ERROR, 1, "Too many (sample 429)."],
    ["shows an answer of another shape", { body: { error: "No (sample)." } }, 1, "No (sample)."],
    ["shows null as nothing", { body: { message: { content: null } } }, 1, "Unexpected answer"],
    ["shows a page", PAGE, 1, "<h1>Come back later</h1>"],
    ["shows a list", { body: ["odd"] }, 1, "odd"],
  ])("%s", async ([, said, code, shown]) => {
    says = always(said);
    const ended = await run(program());
    expect({ ...ended, code: ended.code }).toMatchObject({ code });
    expect(code === 0 ? ended.out : ended.errors).toContain(shown);
    expect(ended.errors).not.toContain("Traceback");
    expect(seen[0]!.headers["authorization"]).toBe(`Bearer ${KEY}`);
  });

  test("looks at places of several depths", async () => {
    const all = answer.json(["output.text", "output.0", "output"]);
    says = always({ body: { output: ["first"] } });
    expect((await run(programOf("requests", "conversational", all))).out).toBe("first\n");
    says = always({ body: { output: "plain" } });
    expect((await run(programOf("requests", "conversational", all))).out).toBe("p\n");
    says = always({ body: { other: "odd" } });
    expect((await run(programOf("requests", "conversational", all))).errors).toContain("odd");
  });

  test("a missing variable ends the program before anything is sent, and is named", async () => {
    says = always({ body: {} });
    for (const env of [{}, { LOCAL_API_KEY: "" }]) {
      expect(await run(program(), env)).toEqual({
        code: 1,
        out: "",
        errors: "Set the environment variable LOCAL_API_KEY first.\n",
      });
    }
    expect(seen).toEqual([]);
  });
});

describe.each(["requests", "openai"])("%s reads a stream", (client) => {
  const program = (parameters = {}): string =>
    programOf(client, "conversational", answer.stream(), {
      options: { streaming: true, parameters },
    });
  const usage = `data: ${JSON.stringify({ choices: [], usage: { total_tokens: 3 } })}\n`;

  test("with comments, empty deltas, a usage chunk, and no line end behind the last line", async () => {
    const [first, second] = [piece({ content: "Rí" }), piece({ content: "o" })];
    const rest = [piece({ content: null }), piece({}, "stop"), usage, "data: [DONE]"];
    says = always(events(": ping\n", piece({ role: "assistant" }), first, second, ...rest));
    expect(await run(program())).toEqual({ code: 0, out: "Río", errors: "" });
  });

  test("whose last line is a choice without a line end", async () => {
    const last = piece({ content: "b" }, "stop").trimEnd();
    // OpenAI's SDK, as others, takes an event only where an empty line ends it.
    says = always(events(piece({ content: "a" }), client === "openai" ? `${last}\n\n` : last));
    expect(await run(program())).toEqual({ code: 0, out: "ab", errors: "" });
  });

  test("that is cut", async () => {
    says = always(events(piece({ content: "half" }), ""));
    const { code, out, errors } = await run(program());
    expect({ code, out }).toEqual({ code: 1, out: "half" });
    expect(errors).toContain("The stream ended early");
  });

  test("that ends with an error", async () => {
    const error = `data: ${JSON.stringify({ error: { message: "Overloaded (sample)." } })}\n\n`;
    says = always(events(piece({ content: "half" }), error));
    const { code, errors } = await run(program());
    expect(code).toBe(1);
    expect(errors).toContain("Overloaded (sample).");
  });

  test("of calls of tools", async () => {
    const part = (name: string | undefined, text: string): string =>
      piece({
        tool_calls: [{ index: 0, function: { ...(name ? { name } : {}), arguments: text } }],
      });
    says = always(
      events(part("length", '{"ri'), part(undefined, 'ver":1}'), piece({}, "stop"), ""),
    );
    const { code, out } = await run(program({ tools: [{ type: "function" }] }));
    expect({ code, out }).toEqual({ code: 0, out: 'length{"river":1}' });
  });

  test("that was refused", async () => {
    says = always({ status: 401, body: { error: { message: "No such key (sample 401)." } } });
    const { code, errors } = await run(program());
    expect(code).toBe(1);
    expect(errors).toContain("No such key (sample 401).");
  });
});

test("requests: an empty event in a stream is nothing", async () => {
  const options = { streaming: true };
  says = always(events("data:\n", piece({ content: "a" }), "data: \n", "data: [DONE]\n"));
  const program = programOf("requests", "conversational", answer.stream(), { options });
  expect(await run(program)).toEqual({ code: 0, out: "a", errors: "" });
});

describe("requests saves a file", () => {
  const media: Said = { type: "image/jpeg", body: FILE };
  const url = (): string => `${base}/media/image.jpg`;
  const programs: Readonly<Record<string, () => readonly [Answer, unknown]>> = {
    "of base64": () => [
      answer.base64("data.0.b64", "image/jpeg"),
      [{ b64: FILE.toString("base64") }],
    ],
    "of hexadecimal digits": () => [
      answer.hex("data.0.b64", "image/jpeg"),
      [{ b64: FILE.toString("hex") }],
    ],
    "behind a URL": () => [answer.download("data.url", "image/jpeg"), { url: url() }],
    "behind a URL in a list": () => [
      answer.download("data", "image/jpeg", { list: true }),
      [url(), "http://127.0.0.1:1/"],
    ],
    "behind a URL that may stand in a list": () => [
      answer.download("data", "image/jpeg", { list: true }),
      url(),
    ],
    "in a data URL": () => [
      answer.download("data", "image/jpeg", { dataUrl: true }),
      `data:image/jpeg;base64,${FILE.toString("base64")}`,
    ],
    "behind a URL that may be a data URL": () => [
      answer.download("data", "image/jpeg", { dataUrl: true }),
      url(),
    ],
  };

  test.each(Object.keys(programs))("%s, and shows what is none", async (name) => {
    const [how, data] = programs[name]!();
    const program = programOf("requests", "text-to-image", how);
    says = ({ url: at }) => (at.startsWith("/media/") ? media : { body: { data } });
    expect(await run(program)).toEqual({ code: 0, out: "", errors: "" });
    expect((await bytesOf("image.jpg")).equals(FILE)).toBe(true);
    expect(seen.slice(1).map(({ headers }) => headers["authorization"])).not.toContain(
      `Bearer ${KEY}`,
    );
    await rm(join(folder, "image.jpg"));
    for (const said of [{ body: { error: "No picture (sample)." } }, PAGE, ERROR]) {
      says = always(said);
      const { code, errors } = await run(program);
      expect(code).toBe(1);
      expect(errors).toMatch(/sample|Come back later/);
      expect(saved("image.jpg")).toBe(false);
    }
  });

  test("that is the body, unless it is text", async () => {
    const program = programOf("requests", "text-to-image", answer.bytes("image/jpeg"));
    for (const said of [{ body: { error: "No picture (sample)." } }, PAGE, ERROR]) {
      says = always(said);
      const { code, errors } = await run(program);
      expect(code).toBe(1);
      expect(errors).toMatch(/sample|Come back later/);
      expect(saved("image.jpg")).toBe(false);
    }
    says = always(media);
    expect(await run(program)).toEqual({ code: 0, out: "", errors: "" });
    expect((await bytesOf("image.jpg")).equals(FILE)).toBe(true);
  });

  test.each([
    ["is not there", { status: 404, type: "text/plain", body: "No such file (sample 404)." }],
    ["is a page", PAGE],
  ] as const)("not where the media %s", async (_, said) => {
    const program = programOf(
      "requests",
      "text-to-image",
      answer.download("data.url", "image/jpeg"),
    );
    says = ({ url: at }) => (at.startsWith("/media/") ? said : { body: { data: { url: url() } } });
    const { code, errors } = await run(program);
    expect(code).toBe(1);
    expect(errors).toContain(said.body);
    expect(saved("image.jpg")).toBe(false);
  });
});

describe("requests follows a job", () => {
  const usual: Omit<Job, "status"> = {
    state: ["job", "status"],
    done: ["done", "finished"],
    failed: ["failed", "aborted"],
    interval: 0.01,
    cap: 3,
  };
  const read = answer.json("text");
  const program = (job: Partial<Job>): string =>
    programOf("requests", "text-to-image", read, {
      job: { ...usual, status: [`${base}/jobs/`, valueAt("id")], ...job },
    });
  const replies =
    (...bodies: readonly unknown[]) =>
    (): Said => ({ body: bodies[Math.min(seen.length, bodies.length) - 1] });
  const ticket = { id: "a/b +1", job: { status: "queued" } };

  test("until it is done, by any of the words, also where the state is missing on the way", async () => {
    says = replies(ticket, {}, { job: null }, { job: { status: "finished" }, text: "made" });
    expect(await run(program({}))).toEqual({ code: 0, out: "made\n", errors: "" });
    expect(seen.map(({ url: at }) => at).slice(1)).toEqual(Array(3).fill("/jobs/a%2Fb%20%2B1"));
    expect(seen[1]!.headers["authorization"]).toBe(`Bearer ${KEY}`);
  });

  test("that is done at once", async () => {
    says = replies({ id: 1, job: { status: "done" }, text: "made" });
    expect(await run(program({}))).toEqual({ code: 0, out: "made\n", errors: "" });
    expect(seen).toHaveLength(1);
  });

  test("that fails, and shows the whole reply", async () => {
    says = replies(ticket, { job: { status: "aborted" }, why: "Flagged (sample)." });
    const { code, errors } = await run(program({}));
    expect(code).toBe(1);
    expect(errors).toContain("Flagged (sample).");
    expect(seen).toHaveLength(2);
  });

  test("to its cap, and not for ever", async () => {
    says = replies(ticket);
    const { code, errors } = await run(program({}));
    expect(code).toBe(1);
    expect(errors).toContain("Gave up after 3 questions");
    expect(seen).toHaveLength(4);
  });

  test("whose last allowed answer is the result", async () => {
    says = replies(ticket, ticket, ticket, { job: { status: "done" }, text: "made" });
    expect(await run(program({}))).toEqual({ code: 0, out: "made\n", errors: "" });
  });

  test("into an unknown state, where those that go on are known", async () => {
    says = replies(ticket, { job: { status: "lost" }, why: "odd" });
    const { code, errors } = await run(program({ waiting: ["queued"] }));
    expect({ code, asked: seen.length }).toEqual({ code: 1, asked: 2 });
    expect(errors).toContain("lost");
  });

  test("and shows a ticket that is none, and an error on the way", async () => {
    says = replies({ error: "No job (sample)." });
    expect(await run(program({}))).toMatchObject({
      code: 1,
      errors: "Unexpected answer: {'error': 'No job (sample).'}\n",
    });
    says = () => (seen.length === 2 ? { body: ticket } : { status: 500, body: "Broken (sample)." });
    seen = [{ url: "", headers: {}, body: "" }];
    expect((await run(program({}))).errors).toContain("500: Broken (sample).");
  });

  test("at the URL that the service tells, without the token", async () => {
    says = replies({ at: `${base}/elsewhere?x=1` }, { job: { status: "done" }, text: "made" });
    expect((await run(program({ status: [urlAt("at")] }))).out).toBe("made\n");
    expect(seen[1]!.url).toBe("/elsewhere?x=1");
    expect(seen[1]!.headers["authorization"]).toBeUndefined();
  });

  test("at the path of a URL, with its query or without, and asks for the result apart", async () => {
    const told = "https://api.example.com/jobs/7?token=9";
    says = replies({ at: told }, { job: { status: "done" }, at: told }, { text: "made" });
    const job = {
      status: [base, pathAt("at")],
      result: [base, pathAt("at", "with query"), "&whole=1"],
    };
    expect(await run(program(job))).toEqual({ code: 0, out: "made\n", errors: "" });
    expect(seen.map(({ url: at }) => at).slice(1)).toEqual(["/jobs/7", "/jobs/7?token=9&whole=1"]);
  });
});

test.each(["-n.mp3", "a b'\"é.mp3", "@x.mp3"])("requests sends the file %j", async (path) => {
  const options = { inputs: { path: `deep/${path}`, type: "audio/mpeg" } };
  const program = programOf("requests", "automatic-speech-recognition", answer.json("text"), {
    options,
  });
  await mkdir(join(folder, "deep"));
  await writeFile(join(folder, "deep", path), "sound");
  says = always({ body: { text: "heard" } });
  expect(await run(program)).toEqual({ code: 0, out: "heard\n", errors: "" });
  expect(seen[0]!.body).toContain("sound");
  expect(seen[0]!.body).not.toContain("deep/");
});

describe("openai", () => {
  const program = (): string => programOf("openai", "conversational", answer.json("text"));
  const message = (of: object): Said => ({ body: { choices: [{ index: 0, message: of }] } });

  test("prints a text, or the calls of tools", async () => {
    says = always(message({ role: "assistant", content: "Hello" }));
    expect(await run(program())).toEqual({ code: 0, out: "Hello\n", errors: "" });
    const call = { id: "1", type: "function", function: { name: "length", arguments: "{}" } };
    says = always(message({ role: "assistant", content: null, tool_calls: [call] }));
    expect((await run(program())).out).toContain("length");
  });

  test("shows what came instead of a message", async () => {
    says = always({ body: { error: { message: "No (sample)." } } });
    const { code, errors } = await run(program());
    expect(code).toBe(1);
    expect(errors).toContain("No (sample).");
  });

  test("sends nothing that is set for OpenAI", async () => {
    says = always(message({ role: "assistant", content: "Hello" }));
    const { code } = await run(program(), {
      LOCAL_API_KEY: KEY,
      OPENAI_API_KEY: "secret-1",
      OPENAI_ADMIN_KEY: "secret-2",
      OPENAI_ORG_ID: "secret-3",
      OPENAI_PROJECT_ID: "secret-4",
      OPENAI_CUSTOM_HEADERS: "X-Odd: secret-5\nAuthorization: secret-6",
      OPENAI_WEBHOOK_SECRET: "secret-7",
      OPENAI_BASE_URL: "http://127.0.0.1:1",
    });
    expect({ code, asked: seen.length }).toEqual({ code: 0, asked: 1 });
    expect(JSON.stringify(seen)).not.toContain("secret-");
    expect(seen[0]!.headers["authorization"]).toBe(`Bearer ${KEY}`);
    expect(seen[0]!.headers).not.toHaveProperty("openai-organization");
  });

  test("without its variable sends nothing at all", async () => {
    says = always(message({ role: "assistant", content: "Hello" }));
    for (const env of [{}, { LOCAL_API_KEY: "" }]) {
      const others = { OPENAI_API_KEY: "secret-1", OPENAI_ADMIN_KEY: "secret-2" };
      const { code, errors } = await run(program(), { ...others, ...env });
      expect({ code, seen }).toEqual({ code: 1, seen: [] });
      expect(errors).toContain("LOCAL_API_KEY");
    }
  });
});

describe("huggingface_hub at an endpoint", () => {
  const program = (streaming = false): string =>
    snippetOf("huggingface_hub", "conversational", "hf-inference", {
      endpointUrl: base,
      streaming,
    });

  test("shows a refusal", async () => {
    says = always({ status: 429, body: { error: "Too many (sample 429)." } });
    const { code, errors } = await run(program(), { API_TOKEN: KEY });
    expect(code).toBe(1);
    expect(errors).toContain("Too many (sample 429).");
    says = always({ body: { error: { message: "No (sample)." } } });
    const odd = await run(program(), { API_TOKEN: KEY });
    expect(odd).toMatchObject({ code: 1, errors: expect.stringContaining("No (sample).") });
  });

  test("takes a stream that is cut for an error", async () => {
    says = always(events(piece({ content: "half" }), ""));
    expect(await run(program(true), { API_TOKEN: KEY })).toMatchObject({ code: 1, out: "half" });
    says = always(events(piece({ content: "whole" }, "stop"), ""));
    expect(await run(program(true), { API_TOKEN: KEY })).toMatchObject({ code: 0, out: "whole" });
  });

  test("without its variable sends no token that is stored", async () => {
    await mkdir(join(folder, ".cache/huggingface"), { recursive: true });
    await writeFile(join(folder, ".cache/huggingface/token"), "hf_stored");
    says = always({ body: {} });
    for (const env of [{}, { API_TOKEN: "" }]) {
      const { code, errors } = await run(program(), { HF_TOKEN: "hf_other", ...env });
      expect({ code, seen }).toEqual({ code: 1, seen: [] });
      expect(errors).toContain("API_TOKEN");
    }
  });

  test("saves media, and shows text that came instead", async () => {
    const speech = snippetOf("huggingface_hub", "text-to-speech", "hf-inference", {
      endpointUrl: base,
    });
    for (const said of [{ body: { error: "No sound (sample)." } }, PAGE]) {
      says = always(said);
      const { code, errors } = await run(speech, { API_TOKEN: KEY });
      expect(code).toBe(1);
      expect(errors).toMatch(/sample|Come back later/);
      expect(["mp3", "wav", "flac", "ogg"].filter((ending) => saved(`audio.${ending}`))).toEqual(
        [],
      );
    }
    for (const [ending, start] of Object.entries({
      wav: "RIFF",
      flac: "fLaC",
      ogg: "OggS",
      mp3: "ID3",
    })) {
      const file = Buffer.concat([Buffer.from(start), FILE]);
      says = always({ type: "audio/wav", body: file });
      expect(await run(speech, { API_TOKEN: KEY })).toMatchObject({ code: 0, errors: "" });
      expect((await bytesOf(`audio.${ending}`)).equals(file)).toBe(true);
    }
  });
});

describe("fal_client", () => {
  const ticket = (status: string): Said => ({
    body: {
      status,
      logs: null,
      queue_position: 0,
      request_id: "r",
      response_url: `${base}/result`,
      status_url: `${base}/status`,
      cancel_url: `${base}/cancel`,
    },
  });
  const env = { FAL_AI_API_KEY: KEY, FAL_KEY: "secret-1" };

  // The client knows its own servers alone, so the program is told of another one before it begins.
  function program(): string {
    const text = snippetOf("fal_client", "text-to-image", "fal-ai", { directRequest: true });
    const [before, after] = text.split("client = ");
    const queue = `fal_client.client.QUEUE_URL_FORMAT = ${JSON.stringify(`${base}/`)}`;
    const rest = after!.replace(/interval=1\b/, "interval=0.01").replace("== 300", "== 3");
    return `${before}import fal_client.client\n${queue}\nclient = ${rest}`;
  }

  test("saves the picture, with no other key than ours", async () => {
    says = ({ url: at }) => {
      if (at === "/image") return { type: "image/jpeg", body: FILE };
      if (at === "/result") return { body: { images: [{ url: `${base}/image` }] } };
      return ticket(at.startsWith("/status") ? "COMPLETED" : "IN_QUEUE");
    };
    expect(await run(program(), env)).toEqual({ code: 0, out: "", errors: "" });
    expect((await bytesOf("image.jpg")).equals(FILE)).toBe(true);
    expect(seen[0]!.headers["authorization"]).toBe(`Key ${KEY}`);
    expect(JSON.stringify(seen)).not.toContain("secret-");
    expect(seen.at(-1)!.headers["authorization"]).toBeUndefined();
  });

  test("gives up, and shows a job that fails and a page in place of a picture", async () => {
    says = always(ticket("IN_QUEUE"));
    expect(await run(program(), env)).toMatchObject({
      code: 1,
      errors: expect.stringContaining("Gave up after 3 questions"),
    });
    says = ({ url: at }) =>
      at === "/result"
        ? { status: 422, body: { detail: "Flagged (sample)." } }
        : ticket("COMPLETED");
    expect(await run(program(), env)).toMatchObject({
      code: 1,
      errors: expect.stringContaining("Flagged (sample)."),
    });
    says = ({ url: at }) => {
      if (at === "/image") return PAGE;
      return at === "/result"
        ? { body: { images: [{ url: `${base}/image` }] } }
        : ticket("COMPLETED");
    };
    const { code, errors } = await run(program(), env);
    expect({ code, errors }).toMatchObject({
      code: 1,
      errors: expect.stringContaining("Come back"),
    });
    expect(saved("image.jpg")).toBe(false);
  });
});
