// What the clients of the SDKs print is run against a small server that all their requests are led to.
import { spawn } from "node:child_process";
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import {
  answer,
  createHub,
  defineProvider,
  type InferenceOptions,
  inferenceSnippets,
  type Job,
  type NotOffered,
  on,
  pathAt,
  type ProviderSpec,
  type Task,
} from "hubsmith";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import auto from "../../providers/auto.ts";
import deepinfra from "../../providers/deepinfra.ts";
import falAi from "../../providers/fal-ai.ts";
import hfInference from "../../providers/hf-inference.ts";
import together from "../../providers/together.ts";
import audioToAudio from "../../tasks/audio-to-audio/index.ts";
import automaticSpeechRecognition from "../../tasks/automatic-speech-recognition/index.ts";
import conversational from "../../tasks/conversational/index.ts";
import featureExtraction from "../../tasks/feature-extraction/index.ts";
import imageSegmentation from "../../tasks/image-segmentation/index.ts";
import imageToText from "../../tasks/image-to-text/index.ts";
import textGeneration from "../../tasks/text-generation/index.ts";
import tokenClassification from "../../tasks/token-classification/index.ts";
import textToImage from "../../tasks/text-to-image/index.ts";
import huggingfaceJs from "./huggingface.js.ts";
import openai from "./openai.ts";

const CLIENTS = { "js/openai": openai, "js/huggingface.js": huggingfaceJs } as const;
type Client = keyof typeof CLIENTS;
const PROVIDERS = [deepinfra, falAi, hfInference, together];
const PICTURE = Buffer.from("\u0089PNG\r\n\0 a picture", "latin1");

// Leads all requests of a program to the test's own server.
const LEAD = `
  const { fetch } = globalThis;
  globalThis.fetch = (url, ...rest) =>
    fetch(String(url).replace(/^https?:..[^/]+/, process.env.TEST_ORIGIN), ...rest);
`;

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
interface Reply {
  readonly status?: number;
  readonly type?: string;
  readonly body: unknown;
}
type Respond = (seen: Seen) => Reply;

let server: Server;
let origin = "";
let folder = "";
let respond: Respond;
let seen: Seen[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hubsmith-sdk-"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      seen.push({ method, url, headers, body: text });
      const { status = 200, type = "application/json", body } = respond(seen.at(-1)!);
      response.writeHead(status, { "content-type": type });
      response.end(Buffer.isBuffer(body) || typeof body === "string" ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Asked {
  readonly task?: Task;
  readonly provider?: string;
  readonly providers?: readonly ProviderSpec[];
  readonly options?: InferenceOptions;
  readonly env?: Readonly<Record<string, string>>;
  readonly replies?: Respond;
}

function offered(client: Client, { task, provider, options, ...rest }: Asked) {
  const asked = task ?? (conversational as Task);
  const isChat = asked.id === conversational.id;
  const hub = createHub([asked, textGeneration, rest.providers ?? PROVIDERS, CLIENTS[client]]);
  return inferenceSnippets(hub, {
    model: {
      id: "owner/name",
      tags: isChat ? ["conversational"] : [],
      pipeline_tag: isChat ? "text-generation" : asked.id,
    },
    provider: provider ?? "hf-inference",
    providerId: "owner/name",
    options: options ?? {},
  });
}

function refusal(client: Client, asked: Asked): NotOffered | undefined {
  return offered(client, asked).notOffered[0];
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
  readonly made: Readonly<Record<string, Buffer>>;
}

async function run(client: Client, asked: Asked): Promise<Ended> {
  const { snippets, notOffered } = offered(client, asked);
  expect(notOffered).toEqual([]);
  seen = [];
  respond = asked.replies ?? (() => ({ body: {} }));
  writeFileSync(join(folder, "program.mjs"), snippets[0]!.content);
  writeFileSync(join(folder, "lead.mjs"), LEAD);
  const before = new Set(readdirSync(folder));
  const child = spawn(process.execPath, ["--import", "./lead.mjs", "program.mjs"], {
    cwd: folder,
    env: { TEST_ORIGIN: origin, ...(asked.env ?? { HF_TOKEN: "hf_key", API_TOKEN: "key" }) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let errors = "";
  child.stdout.on("data", (piece: Buffer) => (out += piece.toString()));
  child.stderr.on("data", (piece: Buffer) => (errors += piece.toString()));
  const code = await new Promise<number | null>((done) => child.on("close", done));
  const names = readdirSync(folder).filter((name) => !before.has(name));
  const made = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]));
  for (const name of names) rmSync(join(folder, name));
  return { code, out, errors, made };
}

/** What a program shows that ends with an error, as it should, and makes no file. */
function failure({ code, out, errors, made }: Ended): string {
  if (code === 0) return `It ended as if all was well: ${out}`;
  const names = Object.keys(made);
  return names.length > 0 ? `It made ${names.join(", ")}` : errors + out;
}

const completion = (message: object): Reply => ({
  body: {
    id: "1",
    object: "chat.completion",
    created: 1,
    model: "owner/name",
    choices: [{ index: 0, message, finish_reason: "stop" }],
    usage: { total_tokens: 1 },
  },
});
const stream = (...events: readonly unknown[]): Reply => ({
  type: "text/event-stream",
  body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""),
});
const piece = (content: string | null, finish_reason: string | null = null): object => ({
  choices: [{ index: 0, delta: { content }, finish_reason }],
});
const TOOL = { type: "function", function: { name: "river_length", arguments: "{}" } };

describe.each(Object.keys(CLIENTS) as readonly Client[])("%s", (client) => {
  const streaming = { streaming: true };

  it("prints a chat, and its stream", async () => {
    const replies = (): Reply => completion({ role: "assistant", content: "Amazon" });
    expect((await run(client, { replies })).out).toBe("Amazon\n");
    const pieces = (): Reply =>
      stream(piece("Ama"), piece(null), { choices: [], usage: {} }, piece("zon", "stop"));
    const ended = await run(client, { options: streaming, replies: pieces });
    expect(ended.errors).toBe("");
    expect(ended.out).toBe("Amazon");
  });

  it("prints the tools that a chat calls, as a stream, too", async () => {
    const replies = (): Reply => completion({ role: "assistant", content: "", tool_calls: [TOOL] });
    expect((await run(client, { replies })).out).toContain("river_length");
    const options = { ...streaming, parameters: { tools: [] } };
    const delta = { tool_calls: [{ index: 0, ...TOOL }] };
    const pieces = (): Reply => stream({ choices: [{ delta, finish_reason: "tool_calls" }] });
    expect((await run(client, { options, replies: pieces })).out.trim()).toBe("river_length {}");
  });

  it("ends with an error where a stream is cut, or has one in it", async () => {
    const cut = { options: streaming, replies: (): Reply => stream(piece("Ama")) };
    expect(failure(await run(client, cut))).toContain("ended before");
    const replies = (): Reply => stream(piece("Ama"), { error: { message: "Out of ink." } });
    expect(failure(await run(client, { options: streaming, replies }))).toContain("Out of ink.");
  });

  it("shows why a request is refused, and is not sent again and again", async () => {
    for (const body of [{ error: { message: "No ink." } }, { error: "No ink." }]) {
      for (const status of [401, 422, 503]) {
        const ended = await run(client, { replies: () => ({ status, body }) });
        expect(failure(ended)).toContain("No ink.");
        expect(seen.length).toBeLessThanOrEqual(client === "js/openai" ? 3 : 1);
      }
    }
  });

  it("shows why an endpoint or a service refuses in a form of its own", async () => {
    const replies = (): Reply => ({ status: 422, body: { detail: { reason: "No ink." } } });
    const asked = { options: { endpointUrl: `${origin}/v1` }, replies };
    expect(failure(await run(client, asked))).toContain("No ink.");
  });

  it("never lets a variable of another service travel", async () => {
    const strange = {
      OPENAI_API_KEY: "sk-stray",
      OPENAI_ADMIN_KEY: "sk-stray",
      OPENAI_ORG_ID: "org-stray",
      OPENAI_PROJECT_ID: "project-stray",
      OPENAI_CUSTOM_HEADERS: "Authorization: Bearer sk-stray\nX-Stray: stray",
      OPENAI_BASE_URL: "https://stray.example",
      HUGGING_FACE_HUB_TOKEN: "hf_stray",
    };
    const named = failure(await run(client, { env: strange }));
    expect(named).toContain("HF_TOKEN");
    expect(seen).toEqual([]);
    const replies = (): Reply => completion({ role: "assistant", content: "Amazon" });
    const env = { ...strange, HF_TOKEN: "hf_key" };
    const ended = await run(client, { env, replies, options: { billTo: "acme" } });
    expect(ended.out).toBe("Amazon\n");
    expect(seen).toHaveLength(1);
    expect(JSON.stringify(seen)).not.toContain("stray");
    expect(seen[0]!.headers).toMatchObject({
      authorization: "Bearer hf_key",
      "x-hf-bill-to": "acme",
    });
  });

  it("is refused for a chat at an endpoint whose URL has a query", () => {
    const options = { endpointUrl: `${origin}/v1?key=1` };
    expect(refusal(client, { options })?.reason).toMatch(/query/);
  });
});

describe("js/openai", () => {
  it("shows an answer that is no completion", async () => {
    const replies = (): Reply => ({ body: { error: { message: "No ink." } } });
    expect(failure(await run("js/openai", { replies }))).toContain("No ink.");
  });
});

const IMAGES = [
  ["image.png", "\u0089PNG\r\n"],
  ["image.webp", "RIFF\u00d0\0\0\0WEBP"],
  ["image.gif", "GIF89a"],
  ["image.jpg", "\u00ff\u00d8\u00ff\u00e0\0"],
] as const;

describe("js/huggingface.js", () => {
  const client = "js/huggingface.js";
  const endpoint = (path = ""): InferenceOptions => ({ endpointUrl: origin + path });

  it("saves media under the ending of their bytes, whatever their type says, and nothing that is none", async () => {
    const asked = { task: textToImage as Task, options: endpoint() };
    for (const type of ["image/jpeg", "image/png;v=1", "application/octet-stream"])
      for (const [name, start] of IMAGES) {
        const body = Buffer.from(start, "latin1");
        const ended = await run(client, { ...asked, replies: () => ({ type, body }) });
        expect(ended.made).toEqual({ [name]: body });
      }
    for (const reply of [
      { body: { error: "No ink." } },
      { type: "text/html", body: "<p>No ink.</p>" },
      { status: 404, body: { error: "No ink." } },
    ])
      expect(failure(await run(client, { ...asked, replies: () => reply }))).toContain(
        reply.type === undefined && reply.status === undefined ? "malformed" : "No ink.",
      );
  });

  it("prints the label of each part, and saves the first under the ending of its bytes", async () => {
    const blob = PICTURE.toString("base64");
    const other = Buffer.from("another").toString("base64");
    const partsOf = async (
      task: Task,
      medium: string,
      parts: readonly object[],
    ): Promise<Ended> => {
      writeFileSync(join(folder, medium), "medium");
      return run(client, { task, options: endpoint(), replies: () => ({ body: parts }) });
    };
    for (const [name, start] of IMAGES) {
      const mask = Buffer.from(start, "latin1");
      const masks = [
        { label: "cat", score: 0.9, mask: mask.toString("base64") },
        { label: "mat", score: 0.8, mask: other },
      ];
      const segments = await partsOf(imageSegmentation as Task, "photo.jpg", masks);
      expect(segments).toMatchObject({ out: "cat 0.9\nmat 0.8\n", made: { [name]: mask } });
    }
    for (const [name, start] of [
      ["audio.wav", "RIFF\u00d0\0\0\0WAVE"],
      ["audio.flac", "fLaC\0"],
      ["audio.ogg", "OggS\0"],
      ["audio.mp3", "\u00ff\u00fb\0"],
    ] as const) {
      const voice = Buffer.from(start, "latin1");
      const voices = [
        { label: "voice", "content-type": "audio/wav; v=1", blob: voice.toString("base64") },
        { label: "noise", "content-type": "audio/flac", blob: other },
      ];
      const parts = await partsOf(audioToAudio as Task, "sample.mp3", voices);
      expect(parts).toMatchObject({ out: "voice\nnoise\n", made: { [name]: voice } });
    }
    const page = [{ label: "voice", "content-type": "text/html", blob }];
    expect(failure(await partsOf(audioToAudio as Task, "sample.mp3", page))).toContain("text/html");
    for (const [task, medium] of [
      [imageSegmentation, "photo.jpg"],
      [audioToAudio, "sample.mp3"],
    ] as const)
      expect(failure(await partsOf(task as Task, medium, []))).toContain("Error");
  });

  it("looks at a mask for its ending, also where nobody knows who makes it", () => {
    const policy = { provider: "auto", providers: [auto, ...PROVIDERS] };
    for (const asked of [{}, policy, { options: endpoint() }]) {
      const [snippet] = offered(client, { task: imageSegmentation as Task, ...asked }).snippets;
      expect(snippet?.content).toContain('const bytes = Buffer.from(segments[0].mask, "base64");');
    }
  });

  it("is refused where the SDK looks for an object, and the servers reply a list", () => {
    const policy = { provider: "auto", providers: [auto, ...PROVIDERS] };
    for (const asked of [{}, policy, { options: endpoint() }]) {
      const refused = refusal(client, { task: imageToText as Task, ...asked });
      expect(refused?.code).toBe("sdk-misreads-answer");
    }
  });

  it("is refused where the SDK looks for groups of tokens, and none are asked for", () => {
    const asked = (aggregation_strategy: string): Asked => ({
      task: tokenClassification as Task,
      options: { parameters: { aggregation_strategy } },
    });
    expect(refusal(client, asked("none"))?.code).toBe("sdk-misreads-answer");
    expect(refusal(client, asked("simple"))).toBeUndefined();
  });

  it("puts parameters where the task has them", async () => {
    const parameters = { normalize: true };
    const options = { ...endpoint(), parameters };
    await run(client, { task: featureExtraction as Task, options, replies: () => ({ body: [1] }) });
    expect(JSON.parse(seen[0]!.body)).toMatchObject(parameters);
  });

  it("generates text at an endpoint that is given as its root, with /v1, or complete", async () => {
    const replies = (): Reply => ({ body: { choices: [{ text: "went on" }] } });
    for (const path of ["", "/", "/v1", "/v1/completions"]) {
      const asked = { task: textGeneration as Task, options: endpoint(path), replies };
      expect((await run(client, asked)).out).toBe("went on\n");
      expect(seen[0]!.url).toBe("/v1/completions");
    }
  });

  it("follows a job, and gives up on one that never ends", async () => {
    const status = [`https://router.huggingface.co/fal-ai`, pathAt("response_url")];
    const job = (): Job => ({
      state: ["status"],
      done: ["COMPLETED"],
      failed: [],
      status,
      interval: 0.5,
      cap: 3,
    });
    const provider = defineProvider({
      id: "fal-ai",
      label: "fal",
      baseUrl: "https://fal.example",
      tasks: [
        on(textToImage, {
          request: ({ inputs }) => ({ path: "draw", json: { prompt: inputs } }),
          answer: answer.download("images.0.url", "image/jpeg"),
          job,
        }),
      ],
    });
    const replies =
      (state: string): Respond =>
      ({ method, url }) => {
        if (url.startsWith("/api/models")) {
          const mapping = { providerId: "owner/name", status: "live", task: "text-to-image" };
          return { body: { inferenceProviderMapping: { "fal-ai": mapping } } };
        }
        if (url === "/cat.png") return { type: "image/png", body: PICTURE };
        const response_url = "https://queue.fal.run/owner/name/requests/1";
        if (method === "POST") return { body: { request_id: "1", response_url } };
        if (url.includes("/status")) return { body: { status: state } };
        return { body: { images: [{ url: "https://media.example/cat.png" }] } };
      };
    const asked = { task: textToImage as Task, provider: "fal-ai", providers: [provider] };
    const ended = await run(client, { ...asked, replies: replies("COMPLETED") });
    expect(ended.errors).toBe("");
    expect(ended.made).toEqual({ "image.png": PICTURE });
    expect(failure(await run(client, { ...asked, replies: replies("ODD") }))).toContain("Timeout");
  });

  it("is refused for a pair that sends no chat to a server of chats, and not for others", () => {
    const serving = (id: string): Asked => {
      const request = (): { path: string; json: object } => ({ path: "v1/completions", json: {} });
      const tasks = [on(textGeneration, { request, answer: answer.json() } as never)];
      const provider = defineProvider({ id, label: id, baseUrl: "https://svc.example", tasks });
      return { task: textGeneration as Task, provider: id, providers: [provider] };
    };
    for (const id of ["novita", "groq", "nobody"])
      expect(refusal(client, serving(id))?.code).toBe("sdk-lacks-pair");
    expect(refusal(client, serving("ovhcloud"))).toBeUndefined();
  });

  it.each([
    ["a size by names of its own", falAi, textToImage, { width: 640, height: 512 }, "width"],
    ["a size by names of its own", falAi, textToImage, { height: 512, width: 640 }, "height"],
    [
      "parameters that get lost",
      hfInference,
      automaticSpeechRecognition,
      { language: "de" },
      "language",
    ],
    [
      "parameters in the wrong place",
      together,
      textGeneration,
      { max_new_tokens: 9 },
      "max_new_tokens",
    ],
  ] as const)("is refused for %s", (_, provider, task, parameters, said) => {
    const asked = { task: task as Task, provider: provider.id, options: { parameters } };
    expect(refusal(client, asked)?.reason).toContain(said);
  });

  it.each([
    [together, textToImage, { num_inference_steps: 9, width: 640 }],
    [deepinfra, textGeneration, { max_new_tokens: 9 }],
    [hfInference, textGeneration, { max_new_tokens: 9, unheard_of: 1 }],
    [hfInference, textToImage, { unheard_of: 1 }],
  ] as const)(
    "is offered where parameters arrive as they should (%#)",
    (provider, task, parameters) => {
      const asked = { task: task as Task, provider: provider.id, options: { parameters } };
      expect(refusal(client, asked)).toBeUndefined();
    },
  );
});
