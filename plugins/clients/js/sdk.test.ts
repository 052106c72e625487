// Runs the programs of SDK clients against a small local server, which receives all their requests.
import {
  answer,
  createHub,
  defineProvider,
  type InferenceOptions,
  inferenceSnippets,
  type Job,
  type MissingSnippet,
  serves,
  pathAt,
  type Task,
} from "hubsmith";
import type { ProviderSpec } from "hubsmith";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import auto from "../../providers/auto.ts";
import deepinfra from "../../providers/deepinfra.ts";
import falAi from "../../providers/fal-ai.ts";
import hubServers from "../../providers/hf-inference.ts";
import together from "../../providers/together.ts";
import audioToAudio from "../../tasks/audio-to-audio.ts";
import conversational from "../../tasks/conversational.ts";
import featureExtraction from "../../tasks/feature-extraction.ts";
import imageSegmentation from "../../tasks/image-segmentation.ts";
import imageToText from "../../tasks/image-to-text.ts";
import textGeneration from "../../tasks/text-generation.ts";
import tokenClassification from "../../tasks/token-classification.ts";
import textToImage from "../../tasks/text-to-image.ts";
import huggingfaceJs from "./huggingface.js.ts";
import {
  type Ended,
  localServer,
  type LocalServer,
  type Reply,
  type Respond,
} from "../../local-server.ts";
import openai from "./openai.ts";

const CLIENTS = { "js/openai": openai, "js/huggingface.js": huggingfaceJs } as const;
type Client = keyof typeof CLIENTS;
const PROVIDERS = [deepinfra, falAi, hubServers, together];
const PICTURE = Buffer.from("\u0089PNG\r\n\0 a picture", "latin1");

let local: LocalServer;
let origin = "";
beforeAll(async () => {
  local = await localServer();
  origin = local.origin;
});
afterAll(() => local.stop());

interface Asked {
  readonly task?: Task;
  readonly provider?: string;
  readonly providers?: readonly ProviderSpec[];
  readonly options?: InferenceOptions;
  readonly env?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
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

function refusal(client: Client, asked: Asked): MissingSnippet | undefined {
  return offered(client, asked).notOffered[0];
}

function run(client: Client, asked: Asked): Promise<Ended> {
  const { snippets, notOffered } = offered(client, asked);
  expect(notOffered).toEqual([]);
  const { replies = () => ({ body: {} }), files = {} } = asked;
  const env = asked.env ?? { HF_TOKEN: "hf_key", API_TOKEN: "key" };
  return local.run("js", snippets[0]!.content, replies, { env, files, redirects: true });
}

/** The output of a program that must end with an error. */
function failure({ code, out, errors }: Ended): string {
  return code === 0 ? `It ended as if all was well: ${out}` : errors + out;
}

const completion = (...messages: readonly object[]): Reply => ({
  body: {
    id: "1",
    object: "chat.completion",
    created: 1,
    model: "owner/name",
    choices: messages.map((message, index) => ({ index, message, finish_reason: "stop" })),
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

  it("prints all messages of a chat with several, complete even if streaming is requested", async () => {
    const parameters = { n: 2 };
    const message = (content: string): object => ({ role: "assistant", content });
    const replies = (): Reply => completion(message("Amazon"), message("Nile"));
    for (const more of [{}, streaming])
      expect(
        (await run(client, { provider: "together", options: { ...more, parameters }, replies }))
          .out,
      ).toBe("Amazon\nNile\n");
  });

  it("does not follow a redirect to another host with the key", async () => {
    const { port } = new URL(origin);
    const replies: Respond = ({ url }) =>
      url.startsWith("/elsewhere")
        ? completion({ role: "assistant", content: "Amazon" })
        : { status: 307, headers: { location: `http://localhost:${port}/elsewhere` }, body: "" };
    await run(client, { replies });
    expect(local.seen.map(({ headers }) => headers["authorization"])).toEqual([
      "Bearer hf_key",
      undefined,
    ]);
  });

  it("prints the tools that a chat calls, complete even if streaming is requested", async () => {
    const tools = { parameters: { tools: [] } };
    const replies = (): Reply => completion({ role: "assistant", content: "", tool_calls: [TOOL] });
    expect((await run(client, { options: tools, replies })).out).toContain("tool_calls");
    const options = { ...streaming, ...tools };
    expect((await run(client, { options, replies })).out).toContain("tool_calls");
  });

  it("ends with an error if a stream breaks, or contains an error", async () => {
    const replies = (): Reply => stream(piece("Ama"), { error: { message: "Out of ink." } });
    expect(failure(await run(client, { options: streaming, replies }))).toContain("Out of ink.");
    const breaks = (): Reply => ({ ...stream(piece("Ama")), breaks: true });
    expect((await run(client, { options: streaming, replies: breaks })).code).not.toBe(0);
  });

  it("shows why a request is rejected", async () => {
    const body = { error: { message: "No ink." } };
    for (const status of [401, 422])
      expect(failure(await run(client, { replies: () => ({ status, body }) }))).toContain(
        "No ink.",
      );
  });

  it("never sends the key or the address of another service", async () => {
    const strange = {
      OPENAI_API_KEY: "sk-stray",
      OPENAI_ADMIN_KEY: "sk-stray",
      OPENAI_BASE_URL: "https://stray.example",
      HUGGING_FACE_HUB_TOKEN: "hf_stray",
    };
    const replies = (): Reply => completion({ role: "assistant", content: "Amazon" });
    for (const more of [{}, { HF_TOKEN: "hf_key" }]) {
      const env = { ...strange, ...more };
      await run(client, { env, replies, options: { billTo: "acme" } });
      expect(JSON.stringify(local.seen)).not.toContain("stray");
    }
    expect(local.seen).toHaveLength(1);
    expect(local.seen[0]!.headers).toMatchObject({
      authorization: "Bearer hf_key",
      "x-hf-bill-to": "acme",
    });
  });

  it("is rejected for a chat at an endpoint whose URL has a query", () => {
    const options = { endpointUrl: `${origin}/v1?key=1` };
    expect(refusal(client, { options })?.reason).toMatch(/query|ends with .chat.completions/);
  });
});

describe("js/huggingface.js", () => {
  const client = "js/huggingface.js";
  const endpoint = (path = ""): InferenceOptions => ({ endpointUrl: origin + path });

  it("saves an image, and ends with an error if it is rejected", async () => {
    const asked = { task: textToImage as Task, options: endpoint() };
    const drawn = await run(client, {
      ...asked,
      replies: () => ({ type: "image/png", body: PICTURE }),
    });
    expect(drawn).toMatchObject({ code: 0, made: { "image.jpg": PICTURE } });
    const refused = { status: 404, body: { error: "No ink." } };
    expect(failure(await run(client, { ...asked, replies: () => refused }))).toContain("No ink.");
  });

  it.each([
    [
      imageSegmentation,
      "photo.jpg",
      { label: "cat", score: 0.9, mask: PICTURE.toString("base64") },
      "image.png",
    ],
    [
      audioToAudio,
      "sample.mp3",
      { label: "voice", "content-type": "audio/wav", blob: PICTURE.toString("base64") },
      "audio.flac",
    ],
  ] as const)("saves the first part (%#)", async (task, medium, part, name) => {
    const asked = { task: task as Task, options: endpoint(), files: { [medium]: "medium" } };
    const saved = await run(client, { ...asked, replies: () => ({ body: [part] }) });
    expect(saved).toMatchObject({ code: 0, made: { [name]: PICTURE } });
    expect((await run(client, { ...asked, replies: () => ({ body: [] }) })).code).not.toBe(0);
  });

  it("is rejected if the SDK expects an object, and the servers return an array", () => {
    const policy = { provider: "auto", providers: [auto, ...PROVIDERS] };
    for (const asked of [{}, policy, { options: endpoint() }]) {
      const refused = refusal(client, { task: imageToText as Task, ...asked });
      expect(refused?.code).toBe("sdk-misreads-answer");
    }
  });

  it("is rejected if the SDK expects groups of tokens, and none are requested", () => {
    const asked = (aggregation_strategy: string): Asked => ({
      task: tokenClassification as Task,
      options: { parameters: { aggregation_strategy } },
    });
    expect(refusal(client, asked("none"))?.code).toBe("sdk-misreads-answer");
    expect(refusal(client, asked("simple"))).toBeUndefined();
  });

  it("puts parameters at the places of the task's API", async () => {
    const parameters = { normalize: true };
    const options = { ...endpoint(), parameters };
    await run(client, { task: featureExtraction as Task, options, replies: () => ({ body: [1] }) });
    expect(JSON.parse(local.seen[0]!.body.toString())).toMatchObject(parameters);
  });

  it("generates text at an endpoint URL with or without /v1, or complete", async () => {
    const replies = (): Reply => ({ body: { choices: [{ text: "went on" }] } });
    for (const path of ["", "/", "/v1", "/v1/completions"]) {
      const asked = { task: textGeneration as Task, options: endpoint(path), replies };
      expect((await run(client, asked)).out).toBe("went on\n");
      expect(local.seen[0]!.url).toBe("/v1/completions");
    }
  });

  it("polls a job", async () => {
    const status = [`https://router.huggingface.co/fal-ai`, pathAt("response_url")];
    const job = (): Job => ({
      state: "status",
      waiting: ["IN_QUEUE"],
      status,
      interval: 0.5,
    });
    const provider = defineProvider({
      id: "fal-ai",
      label: "fal",
      baseUrl: "https://fal.example",
      tasks: [
        serves(textToImage, {
          request: ({ inputs }) => ({ path: "draw", json: { prompt: inputs } }),
          answer: answer.download("images.0.url", "image/jpeg"),
          job,
        }),
      ],
    });
    const replies: Respond = ({ method, url }) => {
      if (url.startsWith("/api/models")) {
        const mapping = { providerId: "owner/name", status: "live", task: "text-to-image" };
        return { body: { inferenceProviderMapping: { "fal-ai": mapping } } };
      }
      if (url === "/cat.png") return { type: "image/png", body: PICTURE };
      const response_url = "https://queue.fal.run/owner/name/requests/1";
      if (method === "POST") return { body: { request_id: "1", response_url } };
      if (url.includes("/status")) return { body: { status: "COMPLETED" } };
      return { body: { images: [{ url: "https://media.example/cat.png" }] } };
    };
    const asked = { task: textToImage as Task, provider: "fal-ai", providers: [provider] };
    const ended = await run(client, { ...asked, replies });
    expect(ended).toMatchObject({ code: 0, errors: "", made: { "image.jpg": PICTURE } });
  });

  it("is rejected for a pair that does not use the chat API of a chat server, and not for others", () => {
    const serving = (id: string): Asked => {
      const request = (): { path: string; json: object } => ({ path: "v1/completions", json: {} });
      const tasks = [serves(textGeneration, { request, answer: answer.json() } as never)];
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
      "parameters in the wrong place",
      together,
      textGeneration,
      { max_new_tokens: 9 },
      "max_new_tokens",
    ],
  ] as const)("is rejected for %s", (_, provider, task, parameters, said) => {
    const asked = { task: task as Task, provider: provider.id, options: { parameters } };
    expect(refusal(client, asked)?.reason).toContain(said);
  });

  it.each([
    [together, textToImage, { num_inference_steps: 9, width: 640 }],
    [deepinfra, textGeneration, { max_new_tokens: 9 }],
    [hubServers, textGeneration, { max_new_tokens: 9, unheard_of: 1 }],
    [hubServers, textToImage, { unheard_of: 1 }],
  ] as const)("is offered if parameters are sent correctly (%#)", (provider, task, parameters) => {
    const asked = { task: task as Task, provider: provider.id, options: { parameters } };
    expect(refusal(client, asked)).toBeUndefined();
  });
});
