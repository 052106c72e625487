// What printed Python programs do: when all is well, and when a service refuses, breaks off or fails.
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type Answer,
  answer,
  createHub,
  defineProvider,
  type InferenceOptions,
  inferenceSnippets,
  type Job,
  loadPlugins,
  serves,
  parseModel,
  pathAt,
  urlAt,
  valueAt,
} from "hubsmith";
import type { AskOptions } from "hubsmith/types";
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
  /** The connection breaks behind the body. */
  readonly breaks?: true;
}
interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

const KEY = "key-of-the-test";
const FILE = Buffer.from([0xff, 0xd8, 0, 1, 2, 0xff, 0xd9]);
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
      const { status = 200, type = "application/json", body: said, breaks } = says(one);
      const content =
        Buffer.isBuffer(said) || typeof said === "string" ? said : JSON.stringify(said);
      response.writeHead(status, { "Content-Type": type });
      if (breaks === true) response.write(content, () => response.destroy());
      else response.end(content);
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
      serves(conversational, {
        request: ({ inputs, parameters }) => ({
          path: "v1/chat/completions",
          json: { model: "m", messages: inputs, ...parameters },
        }),
        ...more,
      }),
      serves(textToImage, {
        request: ({ inputs, parameters }) => ({
          path: "v1/images",
          json: { prompt: inputs, ...parameters },
        }),
        ...more,
      }),
      serves(textToSpeech, {
        request: ({ inputs }) => ({ path: "v1/speech", json: { text: inputs } }),
        ...more,
      }),
      serves(automaticSpeechRecognition, {
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
const bytesOf = (name: string): Promise<Buffer> => readFile(join(folder, name));

describe("requests reads JSON", () => {
  const program = (): string =>
    programOf("requests", "conversational", answer.json(["message.content", "message.calls"]));

  test("and prints what is at the first place where there is something", async () => {
    for (const message of [{ content: "São Paulo" }, { content: null, calls: "São Paulo" }]) {
      says = always({ body: { message } });
      expect(await run(program())).toEqual({ code: 0, out: "São Paulo\n", errors: "" });
    }
    expect(seen[0]!.headers["authorization"]).toBe(`Bearer ${KEY}`);
  });

  test("and ends with an error where it is refused, or of another shape", async () => {
    for (const said of [ERROR, { body: { error: "No (sample)." } }]) {
      says = always(said);
      expect(await run(program())).toMatchObject({ code: 1, out: "" });
    }
  });

  test("and names the variable that is missing before anything is sent", async () => {
    says = always({ body: {} });
    const { code, errors } = await run(program(), {});
    expect({ code, seen }).toEqual({ code: 1, seen: [] });
    expect(errors).toContain("KeyError: 'LOCAL_API_KEY'");
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

  test("that breaks", async () => {
    says = always({ ...events(piece({ content: "half" }), ""), breaks: true });
    expect((await run(program())).code).toBe(1);
  });

  test("that ends with an error", async () => {
    const error = `data: ${JSON.stringify({ error: { message: "Overloaded (sample)." } })}\n\n`;
    says = always(events(piece({ content: "half" }), error));
    expect((await run(program())).code).toBe(1);
  });

  test("of calls of tools", async () => {
    const tool_calls = [{ index: 0, function: { name: "length", arguments: "{}" } }];
    says = always(events(piece({ tool_calls }), piece({}, "stop"), ""));
    const { code, out } = await run(program({ tools: [{ type: "function" }] }));
    expect(code).toBe(0);
    expect(out).toContain("length");
  });

  test("that is refused", async () => {
    says = always({ status: 401, body: { error: { message: "No such key (sample 401)." } } });
    expect((await run(program())).code).toBe(1);
  });
});

describe("requests saves a file", () => {
  const url = (): string => `${base}/media/image.jpg`;
  const programs: Readonly<Record<string, () => readonly [Answer, unknown]>> = {
    "of base64": () => [
      answer.base64("data.0.b64", "image/jpeg"),
      [{ b64: FILE.toString("base64") }],
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
  };

  test.each(Object.keys(programs))(
    "%s, and ends with an error where there is none",
    async (name) => {
      const [how, data] = programs[name]!();
      const program = programOf("requests", "text-to-image", how);
      says = ({ url: at }) =>
        at.startsWith("/media/") ? { type: "image/jpeg", body: FILE } : { body: { data } };
      expect(await run(program)).toEqual({ code: 0, out: "", errors: "" });
      expect((await bytesOf("image.jpg")).equals(FILE)).toBe(true);
      expect(JSON.stringify(seen.slice(1))).not.toContain(KEY);
      for (const said of [{ body: { error: "No picture (sample)." } }, ERROR]) {
        says = always(said);
        expect((await run(program)).code).toBe(1);
      }
    },
  );

  test("that is the body", async () => {
    const program = programOf("requests", "text-to-image", answer.bytes("image/jpeg"));
    says = always({ type: "image/jpeg", body: FILE });
    expect(await run(program)).toEqual({ code: 0, out: "", errors: "" });
    expect((await bytesOf("image.jpg")).equals(FILE)).toBe(true);
    says = always(ERROR);
    expect((await run(program)).code).toBe(1);
  });
});

describe("requests polls a job", () => {
  const usual: Omit<Job, "status"> = {
    state: ["job", "status"],
    waiting: ["queued", "running"],
    interval: 0.01,
  };
  const program = (job: Partial<Job>): string =>
    programOf("requests", "text-to-image", answer.json("text"), {
      job: { ...usual, status: [`${base}/jobs/`, valueAt("id")], ...job },
    });
  const replies =
    (...bodies: readonly unknown[]) =>
    (): Said => ({ body: bodies[Math.min(seen.length, bodies.length) - 1] });
  const first = { id: "1", job: { status: "queued" } };
  const done = { job: { status: "done" }, text: "made" };

  test("while its state is a waiting one", async () => {
    says = replies(first, { job: { status: "running" } }, done);
    expect(await run(program({}))).toEqual({ code: 0, out: "made\n", errors: "" });
    expect(seen.map(({ url: at }) => at).slice(1)).toEqual(["/jobs/1", "/jobs/1"]);
    expect(seen[1]!.headers["authorization"]).toBe(`Bearer ${KEY}`);
  });

  test("that is done at once", async () => {
    says = replies({ ...done, id: "1" });
    expect(await run(program({}))).toEqual({ code: 0, out: "made\n", errors: "" });
    expect(seen).toHaveLength(1);
  });

  test("before the loop, where the first response has no state", async () => {
    says = replies({ id: "1" }, first, done);
    expect((await run(program({ pollFirst: true }))).out).toBe("made\n");
    expect(seen).toHaveLength(3);
  });

  test("and ends with an error where it fails", async () => {
    says = replies(first, { job: { status: "failed" }, why: "Flagged (sample)." });
    expect((await run(program({}))).code).toBe(1);
    expect(seen).toHaveLength(2);
  });

  test("at the URL that the service tells, without the token", async () => {
    says = replies({ ...first, at: `${base}/elsewhere?x=1` }, done);
    expect((await run(program({ status: [urlAt("at")] }))).out).toBe("made\n");
    expect(seen[1]!.url).toBe("/elsewhere?x=1");
    expect(JSON.stringify(seen[1])).not.toContain(KEY);
  });

  test("at the path of a URL, on the server of the request", async () => {
    says = replies({ ...first, at: "https://api.example.com/jobs/7" }, done, { text: "made" });
    const job = { status: [base, pathAt("at")], result: [base, pathAt("at"), "?whole=1"] };
    expect(await run(program(job))).toEqual({ code: 0, out: "made\n", errors: "" });
    expect(seen.map(({ url: at }) => at).slice(1)).toEqual(["/jobs/7", "/jobs/7?whole=1"]);
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
  const says200 = always({
    body: { choices: [{ index: 0, message: { role: "assistant", content: "Hello" } }] },
  });

  test("prints a text", async () => {
    says = says200;
    expect(await run(program())).toEqual({ code: 0, out: "Hello\n", errors: "" });
  });

  test("sends no key of OpenAI, and asks no other address", async () => {
    says = says200;
    const { code } = await run(program(), {
      LOCAL_API_KEY: KEY,
      OPENAI_API_KEY: "secret-1",
      OPENAI_ADMIN_KEY: "secret-2",
      OPENAI_WEBHOOK_SECRET: "secret-3",
      OPENAI_BASE_URL: "http://127.0.0.1:1",
    });
    expect({ code, asked: seen.length }).toEqual({ code: 0, asked: 1 });
    expect(JSON.stringify(seen)).not.toContain("secret-");
    expect(seen[0]!.headers["authorization"]).toBe(`Bearer ${KEY}`);
  });

  test("without its variable sends nothing at all", async () => {
    says = says200;
    const { code, errors } = await run(program(), { OPENAI_API_KEY: "secret-1" });
    expect({ code, seen }).toEqual({ code: 1, seen: [] });
    expect(errors).toContain("KeyError: 'LOCAL_API_KEY'");
  });
});

describe("huggingface_hub at an endpoint", () => {
  const program = (streaming = false): string =>
    snippetOf("huggingface_hub", "conversational", "hf-inference", {
      endpointUrl: base,
      streaming,
    });

  test("shows a refusal", async () => {
    says = always(ERROR);
    const { code, errors } = await run(program(), { API_TOKEN: KEY });
    expect(code).toBe(1);
    expect(errors).toContain("429");
  });

  test("takes a stream that breaks for an error", async () => {
    says = always({ ...events(piece({ content: "half" }), ""), breaks: true });
    expect((await run(program(true), { API_TOKEN: KEY })).code).toBe(1);
    says = always(events(piece({ content: "whole" }, "stop"), ""));
    expect(await run(program(true), { API_TOKEN: KEY })).toMatchObject({ code: 0, out: "whole" });
  });

  test("without its variable sends no token that is stored", async () => {
    await mkdir(join(folder, ".cache/huggingface"), { recursive: true });
    await writeFile(join(folder, ".cache/huggingface/token"), "hf_stored");
    says = always({ body: {} });
    const { code, errors } = await run(program(), { HF_TOKEN: "hf_other" });
    expect({ code, seen }).toEqual({ code: 1, seen: [] });
    expect(errors).toContain("API_TOKEN");
  });

  test("saves media", async () => {
    const speech = snippetOf("huggingface_hub", "text-to-speech", "hf-inference", {
      endpointUrl: base,
    });
    says = always({ type: "audio/flac", body: FILE });
    expect(await run(speech, { API_TOKEN: KEY })).toMatchObject({ code: 0, errors: "" });
    expect((await bytesOf("audio.flac")).equals(FILE)).toBe(true);
    says = always(ERROR);
    expect((await run(speech, { API_TOKEN: KEY })).code).toBe(1);
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
    return `${before}import fal_client.client\n${queue}\nclient = ${after!}`;
  }

  test("prints the URL of the picture, with no other key than ours", async () => {
    says = ({ url: at }) => {
      if (at === "/result") return { body: { images: [{ url: `${base}/image` }] } };
      return ticket(at.startsWith("/status") ? "COMPLETED" : "IN_QUEUE");
    };
    expect(await run(program(), env)).toEqual({ code: 0, out: `${base}/image\n`, errors: "" });
    expect(seen[0]!.headers["authorization"]).toBe(`Key ${KEY}`);
    expect(JSON.stringify(seen)).not.toContain("secret-");
  });

  test("ends with an error where a job fails", async () => {
    says = ({ url: at }) =>
      at === "/result"
        ? { status: 422, body: { detail: "Flagged (sample)." } }
        : ticket("COMPLETED");
    expect(await run(program(), env)).toMatchObject({
      code: 1,
      errors: expect.stringContaining("Flagged (sample)."),
    });
  });
});
