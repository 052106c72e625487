// Runs the programs of HTTP clients against a small local server, with and without errors.
import { execFileSync } from "node:child_process";
import {
  answer,
  createHub,
  defineProvider,
  defineTask,
  type InferenceOptions,
  inferenceSnippets,
  type Job,
  serves,
  pathAt,
  type SentRequest,
  type Task,
  urlAt,
  valueAt,
} from "hubsmith";
import type { Auth } from "#core/kinds/provider";
import type { TaskHandlerSpec } from "hubsmith";
import { base64, file, type FileRef } from "hubsmith/code";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHAT_STREAM } from "../../kit/tasks/chat-api.ts";
import conversational from "../../tasks/conversational.ts";
import fetchClient from "../js/fetch.ts";
import {
  type Ended,
  localServer,
  type LocalServer,
  type Reply,
  type Respond,
} from "../../local-server.ts";
import curl from "./curl.ts";

const PICTURE = Buffer.from("\u0089PNG and then some \0 bytes", "latin1");
const CLIENTS = { "js/fetch": fetchClient, "sh/curl": curl } as const;
type Client = keyof typeof CLIENTS;
const BOTH = Object.keys(CLIENTS) as readonly Client[];

const task = (id: string, output: "json" | "image"): Task =>
  defineTask({
    id,
    label: id,
    modality: "other",
    inputs: "text",
    output,
    parameters: {},
    sample: () => "Why?",
  }) as Task;
const ask = task("ask", "json");
const draw = task("draw", "image");
const look = defineTask({
  id: "look",
  label: "Look",
  modality: "cv",
  inputs: "image",
  output: "json",
  parameters: {},
  sample: () => file("photo.png", "image/png"),
});

let local: LocalServer;
let origin = "";
beforeAll(async () => {
  local = await localServer();
  origin = local.origin;
});
afterAll(() => local.stop());

interface Asked {
  readonly task?: Task;
  readonly served?: Partial<TaskHandlerSpec<unknown, string>>;
  readonly auth?: Auth;
  readonly base?: string;
  readonly options?: InferenceOptions;
  readonly streaming?: boolean;
  readonly without?: "key";
  readonly files?: Readonly<Record<string, string>>;
}

function printed(client: Client, asked: Asked): string {
  const { task = ask, served = {}, auth, base = "", options = {} } = asked;
  const provider = defineProvider({
    id: "svc",
    label: "Svc",
    baseUrl: origin + base,
    ...(auth === undefined ? {} : { auth }),
    tasks: [
      serves(task, {
        request: ({ inputs, parameters }) => ({
          path: "v1/run",
          json: { inputs: inputs as string, ...parameters },
        }),
        answer: answer.json("text"),
        ...served,
      }),
    ],
  });
  const hub = createHub([task, provider, CLIENTS[client]]);
  const isChat = task.id === conversational.id;
  const { snippets, notOffered } = inferenceSnippets(hub, {
    model: {
      id: "a/b",
      tags: isChat ? ["conversational"] : [],
      pipeline_tag: task.id,
    },
    provider: "svc",
    providerId: "model",
    options: { directRequest: true, ...options } as InferenceOptions,
  });
  expect(notOffered).toEqual([]);
  return snippets[0]!.content;
}

function run(client: Client, asked: Asked, answers: Respond): Promise<Ended> {
  const { files = {}, without } = asked;
  const env: Record<string, string> = without === "key" ? {} : { SVC_API_KEY: "the-key" };
  const language = client === "js/fetch" ? "js" : "sh";
  return local.run(language, printed(client, asked), answers, { files, env });
}

const always =
  (reply: Reply): Respond =>
  () =>
    reply;

/** The output of a program that must end with an error. */
function failure({ code, out, errors }: Ended): string {
  return code === 0 ? `It ended as if all was well: ${out}` : errors + out;
}

const image = (served: Asked["served"]): Asked => ({ task: draw, served: served! });

describe.each(BOTH)("%s", (client) => {
  it("shows why a request is rejected", async () => {
    const reply = { status: 422, body: { detail: "A field is wrong." } };
    expect(failure(await run(client, {}, always(reply)))).toContain("A field is wrong.");
    expect(local.seen).toHaveLength(1);
  });

  it("ends with an error if a request for a file is rejected", async () => {
    for (const one of [
      answer.bytes,
      answer.base64.bind(null, "b64"),
      answer.download.bind(null, "u"),
    ]) {
      const asked = image({ answer: one("image/png") });
      const ended = await run(client, asked, always({ status: 422, body: { detail: "Wrong." } }));
      expect(ended.code).not.toBe(0);
      expect(local.seen).toHaveLength(1);
    }
  });

  it("prints the answer", async () => {
    const ended = await run(client, {}, always({ body: { text: "Because." } }));
    expect(ended.out).toContain("Because.");
    expect(ended.code).toBe(0);
    expect(JSON.parse(local.seen[0]!.body.toString())).toEqual({ inputs: "Why?" });
    expect(local.seen[0]!.headers).toMatchObject({
      authorization: "Bearer the-key",
      "content-type": "application/json",
    });
  });

  it("saves the body", async () => {
    const asked = image({ answer: answer.bytes("image/png") });
    const ended = await run(client, asked, always({ type: "image/png", body: PICTURE }));
    expect(ended).toMatchObject({ code: 0, made: { "image.png": PICTURE } });
  });

  it("saves base64, and ends with an error if there is none", async () => {
    const asked = image({ answer: answer.base64("data.0.image", "image/png") });
    const body = { data: [{ image: PICTURE.toString("base64") }] };
    const ended = await run(client, asked, always({ body }));
    expect(ended).toMatchObject({ code: 0, errors: "", made: { "image.png": PICTURE } });
    const without = await run(client, asked, always({ body: { error: "Out of ink." } }));
    expect(without.code).not.toBe(0);
  });

  describe("a file at a URL", () => {
    const asked = image({ answer: answer.download("output", "image/png", { list: true }) });
    const behind =
      (output: unknown): Respond =>
      ({ method }) =>
        method === "POST" ? { body: { output } } : { type: "image/png", body: PICTURE };

    it("is saved, and requested without the key", async () => {
      for (const output of [`${origin}/cat.png?a=1`, [`${origin}/cat.png?a=1`, "other"]]) {
        const ended = await run(client, asked, behind(output));
        expect(ended).toMatchObject({ code: 0, errors: "", made: { "image.png": PICTURE } });
        expect(local.seen.map(({ url }) => url)).toEqual(["/v1/run", "/cat.png?a=1"]);
        expect(JSON.stringify(local.seen[1])).not.toContain("the-key");
      }
    });

    it("has one URL, whatever the service sends", async () => {
      for (const odd of [
        `-o pwned ${origin}/x`,
        `${origin}/x -o pwned`,
        `${origin}/"x" 'y' $(id)`,
      ]) {
        const { made } = await run(client, asked, behind(odd));
        expect(Object.keys(made).filter((name) => name !== "image.png")).toEqual([]);
      }
    });

    it("ends with an error if there is no URL", async () => {
      for (const output of ["", null, []])
        expect((await run(client, asked, behind(output))).code, String(output)).not.toBe(0);
      expect(local.seen).toHaveLength(1);
    });
  });

  describe("a job", () => {
    const asked = (job: Partial<Job>, more: Asked = {}): Asked => ({
      ...more,
      served: { job: jobOf(job), ...more.served },
    });
    const byId = (): Partial<Job> => ({ status: [origin, "/jobs/", valueAt("id")] });
    const inTurn =
      (...bodies: readonly unknown[]): Respond =>
      (_, count) => ({ body: bodies[Math.min(count, bodies.length) - 1] });

    it("is polled while its state is a waiting one", async () => {
      const states = ["queued", "going on", "succeeded"];
      const bodies = states.map((state) => ({ id: 1, state, text: "Because." }));
      const ended = await run(client, asked(byId()), inTurn(...bodies));
      expect(ended).toMatchObject({ code: 0, errors: "" });
      expect(ended.out).toContain("Because.");
      expect(local.seen.map(({ url }) => url)).toEqual(["/v1/run", "/jobs/1", "/jobs/1"]);
      expect(local.seen[2]!.headers.authorization).toBe("Bearer the-key");
    });

    it("may be done immediately", async () => {
      const body = { id: 1, state: "completed", text: "Because." };
      expect((await run(client, asked(byId()), always({ body }))).out).toContain("Because.");
      expect(local.seen).toHaveLength(1);
    });

    it("is polled before the loop if the first response has no state", async () => {
      const done = { state: "succeeded", text: "Because." };
      const ended = await run(
        client,
        asked({ ...byId(), waiting: ["queued"], pollFirst: true }),
        inTurn({ id: 1 }, { state: "queued" }, done),
      );
      expect(ended.out).toContain("Because.");
      expect(local.seen).toHaveLength(3);
    });

    it("ends with an error if it failed", async () => {
      const made = image({ answer: answer.download("output.0", "image/png") });
      const failed = { state: "failed", reason: "Out of ink." };
      const ended = await run(
        client,
        asked(byId(), made),
        inTurn({ id: 1, state: "queued" }, failed),
      );
      expect(ended.code).not.toBe(0);
      expect(local.seen).toHaveLength(2);
    });

    it("is polled at the path of a URL, on the server of the request", async () => {
      const job = {
        status: [origin, pathAt("at")],
        result: [origin, pathAt("at"), "/result"],
      };
      const first = { at: "https://elsewhere.example/jobs/1", state: "queued" };
      const ended = await run(
        client,
        asked(job),
        inTurn(first, { state: "done" }, { text: "Because." }),
      );
      expect(ended.out).toContain("Because.");
      expect(local.seen.map(({ url }) => url)).toEqual(["/v1/run", "/jobs/1", "/jobs/1/result"]);
    });

    it("is polled at a URL from the service without the key", async () => {
      const job = { status: [urlAt("at")], result: [urlAt("result")] };
      const first = { at: `${origin}/jobs/1?a=b`, result: `${origin}/results/1`, state: "queued" };
      const ended = await run(
        client,
        asked(job),
        inTurn(first, { state: "done" }, { text: "Because." }),
      );
      expect(ended.out).toContain("Because.");
      expect(local.seen.map(({ url }) => url)).toEqual(["/v1/run", "/jobs/1?a=b", "/results/1"]);
      expect(JSON.stringify(local.seen.slice(1))).not.toContain("the-key");
    });

    it("sends a key in the query, and one in a custom header", async () => {
      const job = ({ base, query }: SentRequest): Job =>
        jobOf({ status: [base, "/jobs/", valueAt("id"), query] })();
      const done = inTurn({ id: 1, state: "queued" }, { state: "succeeded", text: "Because." });
      await run(client, { served: { job }, auth: { query: "key" } }, done);
      expect(local.seen.map(({ url }) => url)).toEqual([
        "/v1/run?key=the-key",
        "/jobs/1?key=the-key",
      ]);
      await run(client, { served: { job }, auth: { header: "x-key" } }, done);
      expect(local.seen.map(({ headers }) => headers["x-key"])).toEqual(["the-key", "the-key"]);
    });
  });

  describe("an input file", () => {
    const forms: Readonly<Record<string, TaskHandlerSpec<FileRef, string>["request"]>> = {
      bytes: ({ inputs }) => ({ path: "v1/run", file: inputs }),
      "base64 in JSON": ({ inputs }) => ({ path: "v1/run", json: { image: base64(inputs) } }),
      "a form": ({ inputs }) => ({ path: "v1/run", form: { image: inputs } }),
    };
    const looking = (form: string, path = "photo.png"): Asked => ({
      task: look as Task,
      served: { request: forms[form] as TaskHandlerSpec<unknown, string>["request"] },
      options: { inputs: { path, type: "image/png" } },
    });

    it.each(Object.keys(forms))("may have an odd name (%s)", async (form) => {
      for (const path of ["-", "-o", "@x", "a b;c,d\"e'f\\g$h", "é\n!", "{a,b}[1-2]"]) {
        const asked = { ...looking(form, path), files: { [path]: "the content" } };
        const ended = await run(client, asked, always({ body: { text: "x" } }));
        expect(ended.code, path).toBe(0);
        const content = form.startsWith("base64") ? btoa("the content") : "the content";
        expect(local.seen[0]?.body.toString(), path).toContain(content);
      }
    });
  });

  it("sends brackets in a URL literally", async () => {
    await run(client, { base: "/a[1-3]/{b,c}" }, always({ body: { text: "x" } }));
    expect(local.seen.map(({ url }) => decodeURI(url))).toEqual(["/a[1-3]/{b,c}/v1/run"]);
  });
});

function jobOf(job: Partial<Job>): () => Job {
  return () => ({
    state: "state",
    waiting: ["queued", "going on"],
    status: [],
    interval: 0.01,
    ...job,
  });
}

describe("js/fetch", () => {
  const chat: Asked = {
    task: conversational as Task,
    served: {
      answer: (streaming) =>
        streaming ? answer.stream(CHAT_STREAM) : answer.json("choices.0.message.content"),
    },
  };
  const streaming = { ...chat, options: { streaming: true } };
  const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
  const piece = (content: unknown, finish_reason: string | null = null): string =>
    event({ choices: [{ delta: { content }, finish_reason }] });
  const sent = (body: string): Respond => always({ type: "text/event-stream", body });

  it.each([
    ["pieces", piece("Am") + piece("azon", "stop") + "data: [DONE]\n\n"],
    [
      "a text that is null, and usage alone",
      piece(null) + piece("Amazon") + event({ choices: [], usage: {} }) + "data: [DONE]\n\n",
    ],
    [
      "empty data, comments and other fields",
      `: hi\n\ndata:\n\ndata: \n\nevent: x\nid: 1\n${piece("Amazon", "stop")}`,
    ],
    ["no last line end", `${piece("Amazon")}data: [DONE]`],
    ["no last line end and no [DONE]", piece("Ama") + piece("zon", "stop").trimEnd()],
    ["line ends of Windows", (piece("Amazon") + "data: [DONE]\n\n").replaceAll("\n", "\r\n")],
  ])("prints a stream with %s", async (_, body) => {
    expect(await run("js/fetch", streaming, sent(body))).toMatchObject({
      code: 0,
      errors: "",
      out: "Amazon",
    });
  });

  it("reads multibyte letters and unusual line separators correctly", async () => {
    const text = "voilà 🗼\u2028\u0085.";
    expect((await run("js/fetch", streaming, sent(piece(text, "stop")))).out).toBe(text);
  });

  it("ends with an error if a stream breaks, or contains an error", async () => {
    const broken: Reply = { type: "text/event-stream", body: piece("Am"), breaks: true };
    expect((await run("js/fetch", streaming, always(broken))).code).not.toBe(0);
    const error = piece("Am") + event({ error: { message: "Out of ink." } });
    expect((await run("js/fetch", streaming, sent(error))).code).not.toBe(0);
  });

  it("prints the tools that a chat calls, complete even if streaming is requested", async () => {
    const tool_calls = [{ index: 0, function: { name: "river_length" } }];
    const tools = { parameters: { tools: [] } };
    const message = { content: null, tool_calls };
    for (const options of [tools, { ...tools, streaming: true }]) {
      const reply = always({ body: { choices: [{ message }] } });
      const { out } = await run("js/fetch", { ...chat, options }, reply);
      expect(out).toContain("tool_calls");
    }
  });

  it("prints the value at the first path that has one", async () => {
    const asked = { served: { answer: answer.json(["text", "output"]) } };
    for (const body of [{ text: "Because." }, { text: null, output: "Because." }])
      expect((await run("js/fetch", asked, always({ body }))).out).toBe("Because.\n");
  });
});

describe("sh/curl", () => {
  it("names the missing variable, and sends nothing", async () => {
    const job = jobOf({ status: [origin, "/", valueAt("id")] });
    for (const asked of [{}, image({ answer: answer.bytes("image/png") }), image({ job })]) {
      const ended = await run("sh/curl", { ...asked, without: "key" }, always({ body: {} }));
      expect(failure(ended)).toContain("SVC_API_KEY");
      expect(local.seen).toEqual([]);
    }
  });

  it("passes shellcheck, in every form", () => {
    const byId = jobOf({ status: [origin, "/", valueAt("id")], result: [urlAt("at")] });
    const asked: readonly Asked[] = [
      {},
      { options: { inputs: "x".repeat(100_000) } },
      {
        task: look as Task,
        served: { request: ({ inputs }) => ({ path: "", file: inputs as FileRef }) },
      },
      {
        task: look as Task,
        served: { request: ({ inputs }) => ({ path: "", form: { a: inputs as FileRef } }) },
      },
      {
        task: look as Task,
        served: { request: ({ inputs }) => ({ path: "", json: { a: base64(inputs as FileRef) } }) },
      },
      image({ answer: answer.bytes("image/png") }),
      image({ answer: answer.base64("a", "image/png") }),
      image({ answer: answer.base64(["a", "b-c.0"], "image/png"), job: byId }),
      image({ answer: answer.download("a", "image/png", { list: true }) }),
      image({ answer: answer.download("a", "image/png"), job: byId }),
      { served: { job: jobOf({ status: [urlAt("at")], waiting: ["queued"] }) } },
      { served: { job: jobOf({ status: [origin, pathAt("at")] }) }, auth: { query: "key" } },
    ];
    for (const one of asked) {
      const check = (): string =>
        execFileSync("shellcheck", ["--shell=bash", "-"], {
          input: printed("sh/curl", one),
          encoding: "utf8",
        });
      expect(check).not.toThrow();
    }
  });
});
