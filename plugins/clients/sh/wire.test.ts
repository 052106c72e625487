// What the clients of raw HTTP print is run against a small server: when all is well, and when it is not.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Answer,
  answer,
  type Auth,
  createHub,
  defineProvider,
  defineTask,
  type InferenceOptions,
  inferenceSnippets,
  type Job,
  on,
  pathAt,
  type Sent,
  type ServedSpec,
  type Task,
  urlAt,
  valueAt,
} from "hubsmith";
import { base64, file, type FileRef } from "hubsmith/code";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import conversational from "../../tasks/conversational/index.ts";
import fetchClient from "../js/fetch.ts";
import curl from "./curl.ts";

const fileOf = (start: string): Buffer => Buffer.from(`${start} and then some \0 bytes`, "latin1");
const PICTURE = fileOf("\u0089PNG");
const PHOTO = fileOf("\u00ff\u00d8\u00ff\u00e0");
// The beginning of a file in each format.
const FORMATS = [
  ["image/jpeg", "image.jpg", "\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF\0"],
  ["image/jpeg", "image.jpg", "\u00ff\u00d8\u00ff\u00db\0C\0"],
  ["image/png", "image.png", "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR"],
  ["image/webp", "image.webp", "RIFF\u00d0\0\0\0WEBPVP8 "],
  ["image/gif", "image.gif", "GIF87a\u0001\0"],
  ["image/gif", "image.gif", "GIF89a\u0001\0"],
  ["audio/mpeg", "audio.mp3", "ID3\u0004\0\0"],
  ["audio/mpeg", "audio.mp3", "\u00ff\u00fb\u0090d\0"],
  ["audio/wav", "audio.wav", "RIFF\u0024\0\0\0WAVEfmt "],
  ["audio/x-wav", "audio.wav", "RIFF\u0024\0\0\0WAVEfmt "],
  ["audio/flac", "audio.flac", 'fLaC\0\0\0"'],
  ["audio/ogg", "audio.ogg", "OggS\0\u0002\0"],
  ["audio/ogg; codecs=opus", "audio.ogg", "OggS\0\u0002\0"],
  ["video/mp4", "video.mp4", "\0\0\0\u0020ftypisom"],
  ["video/webm", "video.webm", "\u001aE\u00df\u00a3\u009fB"],
] as const;
const CLIENTS = { "js/fetch": fetchClient, "sh/curl": curl } as const;
type Client = keyof typeof CLIENTS;
const BOTH = Object.keys(CLIENTS) as readonly Client[];

const task = (id: string, output: "json" | "image" | "audio" | "video"): Task =>
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
const speak = task("speak", "audio");
const film = task("film", "video");
const look = defineTask({
  id: "look",
  label: "Look",
  modality: "cv",
  inputs: "image",
  output: "json",
  parameters: {},
  sample: () => file("photo.png", "image/png"),
});

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
interface Reply {
  readonly status?: number;
  readonly type?: string;
  readonly body: unknown;
}
type Respond = (seen: Seen, count: number) => Reply;

let server: Server;
let origin = "";
let respond: Respond;
let seen: Seen[] = [];
const folders: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      seen.push({ method, url, headers, body: Buffer.concat(chunks) });
      const { status = 200, type = "application/json", body } = respond(seen.at(-1)!, seen.length);
      response.writeHead(status, { "content-type": type });
      response.end(Buffer.isBuffer(body) || typeof body === "string" ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

interface Asked {
  readonly task?: Task;
  readonly served?: Partial<ServedSpec<unknown, string>>;
  readonly auth?: Auth;
  readonly base?: string;
  readonly options?: InferenceOptions;
  readonly streaming?: boolean;
  readonly without?: "key";
  readonly files?: Readonly<Record<string, string>>;
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
  readonly folder: string;
  /** The files that were made, by name. */
  readonly made: Readonly<Record<string, Buffer>>;
}

function printed(client: Client, asked: Asked): string {
  const { task = ask, served = {}, auth, base = "", options = {} } = asked;
  const provider = defineProvider({
    id: "svc",
    label: "Svc",
    baseUrl: origin + base,
    ...(auth === undefined ? {} : { auth }),
    tasks: [
      on(task, {
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

async function run(client: Client, asked: Asked, answers: Respond): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-wire-"));
  folders.push(folder);
  seen = [];
  respond = answers;
  const content = printed(client, asked);
  const [command, program] =
    client === "js/fetch" ? [process.execPath, "program.mjs"] : ["bash", "program.sh"];
  writeFileSync(join(folder, program), content);
  for (const [path, text] of Object.entries(asked.files ?? {}))
    writeFileSync(join(folder, path), text);
  const before = new Set(readdirSync(folder));
  const child = spawn(command, [program], {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      LC_ALL: "C.UTF-8",
      ...(asked.without === "key" ? {} : { SVC_API_KEY: "the-key" }),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let errors = "";
  child.stdout.on("data", (piece: Buffer) => (out += piece.toString()));
  child.stderr.on("data", (piece: Buffer) => (errors += piece.toString()));
  const code = await new Promise<number | null>((done) => child.on("close", done));
  const names = readdirSync(folder).filter((name) => !before.has(name));
  const made = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]));
  return { code, out, errors, folder, made };
}

const always =
  (reply: Reply): Respond =>
  () =>
    reply;

/** What a program shows that ends with an error, as it should, and makes no file. */
function failure({ code, out, errors, made }: Ended): string {
  if (code === 0) return `It ended as if all was well: ${out}`;
  const names = Object.keys(made);
  return names.length > 0 ? `It made ${names.join(", ")}` : errors + out;
}

const HTML: Reply = { type: "text/html", body: "<html>Down for a while</html>" };
const image = (served: Asked["served"]): Asked => ({ task: draw, served: served! });

describe.each(BOTH)("%s", (client) => {
  it("shows why a request is refused", async () => {
    const asked = [{}, image({ answer: answer.bytes("image/png") })];
    for (const one of [...asked, image({ answer: answer.base64("b64", "image/png") })]) {
      const reply = { status: 422, body: { detail: "A field is wrong." } };
      expect(failure(await run(client, one, always(reply)))).toContain("A field is wrong.");
      expect(seen).toHaveLength(1);
    }
  });

  it("prints the answer", async () => {
    const ended = await run(client, {}, always({ body: { text: "Because." } }));
    expect(ended.out).toContain("Because.");
    expect(ended.code).toBe(0);
    expect(JSON.parse(seen[0]!.body.toString())).toEqual({ inputs: "Why?" });
  });

  it("names the variable that is missing, and sends nothing", async () => {
    const job = jobOf({ status: [origin, "/", valueAt("id")] });
    for (const asked of [{}, image({ answer: answer.bytes("image/png") }), image({ job })]) {
      expect(failure(await run(client, { ...asked, without: "key" }, always(HTML)))).toContain(
        "SVC_API_KEY",
      );
      expect(seen).toEqual([]);
    }
  });

  it("saves media, and nothing that is none", async () => {
    const asked = image({ answer: answer.bytes("image/jpeg") });
    const saved = await run(client, asked, always({ type: "image/jpeg", body: PHOTO }));
    expect(saved.errors).toBe("");
    expect(saved.made).toEqual({ "image.jpg": PHOTO });
    expect(failure(await run(client, asked, always(HTML)))).toContain("Down for a while");
    const error = { error: { message: "Out of ink." } };
    expect(failure(await run(client, asked, always({ body: error })))).toContain("Out of ink.");
    expect(failure(await run(client, asked, always({ status: 503, ...HTML })))).toContain(
      "Down for a while",
    );
  });

  it.each(["base64", "hex"] as const)("saves %s, and shows an answer without it", async (form) => {
    const asked = image({ answer: answer[form](["data.0.image", "images.0"], "image/png") });
    const text = PICTURE.toString(form);
    for (const body of [{ data: [{ image: text }] }, { data: [], images: [text] }])
      expect((await run(client, asked, always({ body }))).made).toEqual({ "image.png": PICTURE });
    const body = { error: "Out of ink." };
    expect(failure(await run(client, asked, always({ body })))).toContain("Out of ink.");
  });

  describe("a file has the ending of what came", () => {
    const TASKS: Readonly<Record<string, Task>> = { image: draw, audio: speak, video: film };
    // Another format is expected than the one that comes.
    const EXPECTED: Readonly<Record<string, readonly string[]>> = {
      image: ["image/png", "image/jpeg"],
      audio: ["audio/wav", "audio/mpeg"],
      video: ["video/webm", "video/mp4"],
    };
    const data = (type: string, body: Buffer): string =>
      `data:${type.replace(" ", "")};base64,${body.toString("base64")}`;
    const told = { dataUrl: true };
    const ways: Readonly<
      Record<string, [(type: string) => Answer, (seen: Seen, type: string, body: Buffer) => Reply]>
    > = {
      "the body": [answer.bytes, (_, type, body) => ({ type, body })],
      "behind a URL": [
        (type) => answer.download("at", type),
        ({ method }, type, body) =>
          method === "POST" ? { body: { at: `${origin}/file` } } : { type, body },
      ],
      "in a data URL": [
        (type) => answer.download("at", type, told),
        (_, type, body) => ({ body: { at: data(type, body) } }),
      ],
      base64: [
        (type) => answer.base64("at", type),
        (_, __, body) => ({ body: { at: body.toString("base64") } }),
      ],
      hex: [
        (type) => answer.hex("at", type),
        (_, __, body) => ({ body: { at: body.toString("hex").toUpperCase() } }),
      ],
    };
    const saved = async (
      way: string,
      expected: string,
      type: string,
      body: Buffer,
    ): Promise<Ended> => {
      const [answerOf, reply] = ways[way]!;
      const asked = {
        task: TASKS[expected.split("/")[0]!]!,
        served: { answer: answerOf(expected) },
      };
      return run(client, asked, (one) => reply(one, type, body));
    };

    it.each(Object.keys(ways))("(%s)", { timeout: 60_000 }, async (way) => {
      for (const [type, name, start] of FORMATS) {
        const body = fileOf(start);
        const expected = EXPECTED[type.split("/")[0]!]!.find((one) => one !== type)!;
        const ended = await saved(way, expected, type, body);
        expect(ended.errors, `${type} for ${expected}`).toBe("");
        expect(ended.made, `${type} for ${expected}`).toEqual({ [name]: body });
      }
    });

    it.each(["the body", "behind a URL", "in a data URL"])(
      "or the usual one, where the type tells none (%s)",
      async (way) => {
        for (const type of ["application/octet-stream", "image/avif"])
          for (const [expected, name, body] of [
            ["image/png", "image.png", PICTURE],
            ["image/bmp", "image.bmp", fileOf("BM")],
          ] as const)
            expect((await saved(way, expected, type, body)).made).toEqual({ [name]: body });
      },
    );

    it.each(["base64", "hex"])("or the usual one, where nothing tells it (%s)", async (way) => {
      const body = Buffer.from("BM and then some \0 bytes");
      expect((await saved(way, "image/bmp", "", body)).made).toEqual({ "image.bmp": body });
    });

    it("and one that nobody knows keeps its name", async () => {
      const body = Buffer.from("PK and then some \0 bytes");
      for (const way of ["the body", "behind a URL", "base64", "hex"]) {
        const [answerOf, reply] = ways[way]!;
        const asked = image({ answer: answerOf("application/zip") });
        const ended = await run(client, asked, (one) => reply(one, "application/zip", body));
        expect(ended.made, way).toEqual({ "application.bin": body });
      }
      const bytes = image({ answer: answer.bytes("application/zip") });
      for (const reply of [HTML, { body: "Down for a while" }])
        expect(failure(await run(client, bytes, always(reply)))).toContain("Down for a while");
    });

    it("and a data URL of something else, or a broken one, is no file", async () => {
      const page = Buffer.from("<p>Out of ink.</p>");
      const [expected, way] = ["image/png", "in a data URL"];
      expect(failure(await saved(way, expected, "text/html", page))).toContain("Out of ink.");
      const asked = image({ answer: answer.download("at", expected, told) });
      const broken = always({ body: { at: "data:image/png;base64,iVBOR!!!" } });
      const ended = await run(client, asked, broken);
      expect(ended.code).not.toBe(0);
      expect(ended.made).toEqual({});
    });
  });

  describe("a file behind a URL", () => {
    const asked = image({ answer: answer.download("output", "image/png", { list: true }) });
    const with404 = (reply: Reply, output: unknown): Respond => {
      return ({ method }) => (method === "POST" ? { body: { output } } : reply);
    };
    const PNG = { type: "image/png", body: PICTURE };

    it("is saved, and asked for without the key", async () => {
      for (const output of [`${origin}/cat.png?a=[1]`, [`${origin}/cat.png?a=[1]`, "other"]]) {
        const ended = await run(client, asked, with404(PNG, output));
        expect(ended.errors).toBe("");
        expect(ended.made).toEqual({ "image.png": PICTURE });
        expect(decodeURI(seen[1]!.url)).toBe("/cat.png?a=[1]");
        expect(JSON.stringify(seen[1]!.headers)).not.toContain("the-key");
      }
    });

    it("is not saved where it is missing, or something else", async () => {
      const output = [`${origin}/cat.png`];
      expect(
        failure(await run(client, asked, with404({ ...HTML, status: 404 }, output))),
      ).toContain("Down");
      expect(failure(await run(client, asked, with404(HTML, output)))).toContain(
        "Down for a while",
      );
      expect(failure(await run(client, asked, always({ body: { output: [] } })))).toContain(
        '"output":[]',
      );
      expect(failure(await run(client, asked, always({ body: { error: "Out." } })))).toContain(
        "Out.",
      );
    });

    it("is no file of the reader's, and no option", async () => {
      const folder = mkdtempSync(join(tmpdir(), "hubsmith-wire-"));
      folders.push(folder);
      writeFileSync(join(folder, "secret"), "hidden words");
      for (const output of [`file://${folder}/secret`, `-o${folder}/made`, "--help"]) {
        const ended = await run(client, asked, with404(PNG, output));
        expect(ended.code).not.toBe(0);
        expect(ended.out + ended.errors).not.toMatch(/Usage:|hidden words/);
        expect(ended.made).toEqual({});
      }
      expect(existsSync(join(folder, "made"))).toBe(false);
    });

    it("may be a data URL, which says its own type", async () => {
      const told = answer.download("audio", "audio/mpeg", { dataUrl: true });
      const sound = { task: speak, served: { answer: told } };
      const [wave, mp3] = [fileOf("RIFF"), fileOf("ID3")];
      const body = { audio: `data:audio/x-wav;base64,${wave.toString("base64")}` };
      const ended = await run(client, sound, always({ body }));
      expect(ended.errors).toBe("");
      expect(ended.made).toEqual({ "audio.wav": wave });
      const far = { audio: `${origin}/sound.mp3` };
      const reply = { type: "audio/mpeg", body: mp3 };
      const asks: Respond = ({ method }) => (method === "POST" ? { body: far } : reply);
      expect((await run(client, sound, asks)).made).toEqual({ "audio.mp3": mp3 });
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

    it("is followed to its end, and its id is encoded", async () => {
      const id = "a/b c?d#é";
      const ended = await run(
        client,
        asked(byId()),
        inTurn({ id }, { state: "odd" }, { state: "succeeded", text: "Because." }),
      );
      expect(ended.errors).toBe("");
      expect(ended.out).toContain("Because.");
      expect(seen.map(({ url }) => url)).toEqual([
        "/v1/run",
        ...Array<string>(2).fill(`/jobs/${encodeURIComponent(id)}`),
      ]);
      expect(seen[2]!.headers.authorization).toBe("Bearer the-key");
    });

    it("may be done at once", async () => {
      const body = { id: 1, state: "completed", text: "Because." };
      expect((await run(client, asked(byId()), always({ body }))).out).toContain("Because.");
      expect(seen).toHaveLength(1);
    });

    it("ends where it failed, and shows why", async () => {
      for (const state of ["failed", "was aborted"]) {
        const failed = { state, reason: "Out of ink." };
        const ended = await run(client, asked(byId()), inTurn({ id: 1 }, failed));
        expect(failure(ended)).toContain("Out of ink.");
        expect(seen).toHaveLength(2);
      }
    });

    it("is given up, and never followed for ever", async () => {
      const ended = await run(client, asked(byId()), always({ body: { id: 1, state: "odd" } }));
      expect(failure(ended)).toContain("Gave up after 3 questions");
      expect(seen).toHaveLength(4);
    });

    it("ends at a state that nobody knows, where all are known", async () => {
      const known = asked({ ...byId(), waiting: ["queued", "going on"] });
      const ended = await run(client, known, inTurn({ id: 1 }, { state: "odd", why: "Out." }));
      expect(failure(ended)).toContain("Out.");
      expect(seen).toHaveLength(2);
      const states = ["queued", "going on", "succeeded"];
      const bodies = states.map((state) => ({ id: 1, state, text: "Because." }));
      expect((await run(client, known, inTurn(...bodies))).out).toContain("Because.");
    });

    it("shows a ticket that is none", async () => {
      const places = [
        [origin, "/jobs/", valueAt("id")],
        [origin, pathAt("id")],
        [origin, pathAt("id", "with query")],
        [urlAt("id")],
      ];
      for (const status of places) {
        const body = { error: "No such model." };
        expect(failure(await run(client, asked({ status }), always({ body })))).toContain(
          "No such model.",
        );
        expect(seen).toHaveLength(1);
      }
      expect(failure(await run(client, asked(byId()), always(HTML)))).toContain(
        client === "js/fetch" ? "<html" : "Down",
      );
    });

    it.each([
      ["without query", "/jobs/1"],
      ["with query", "/jobs/1?a=b"],
    ] as const)("is asked for at a path of a URL %s", async (query, url) => {
      const status = [origin, pathAt("at", query)];
      const ticket = { at: "https://elsewhere.example/jobs/1?a=b#c" };
      await run(client, asked({ status }), inTurn(ticket, { state: "succeeded", text: "x" }));
      expect(seen[1]!.url).toBe(url);
    });

    it("is asked for at another host without the key", async () => {
      const ticket = { at: `${origin}/jobs/1?[a]` };
      const done = { state: "succeeded", text: "Because." };
      const ended = await run(client, asked({ status: [urlAt("at")] }), inTurn(ticket, done));
      expect(ended.out).toContain("Because.");
      expect(JSON.stringify(seen[1]!.headers)).not.toContain("the-key");
    });

    it("has its result at another place, which may be bytes", async () => {
      const job = { ...byId(), result: [origin, "/results/", valueAt("id")] };
      const replies: Respond = ({ url }, count) => {
        if (url.startsWith("/results")) return { type: "image/png", body: PICTURE };
        return { body: count === 1 ? { id: 1 } : { state: "succeeded" } };
      };
      const bytes = asked(job, image({ answer: answer.bytes("image/png") }));
      expect((await run(client, bytes, replies)).made).toEqual({ "image.png": PICTURE });
      const json: Respond = (one, count) =>
        one.url.startsWith("/results") ? { body: { text: "Because." } } : replies(one, count);
      expect((await run(client, asked(job), json)).out).toContain("Because.");
    });

    it("takes a key in the query along, and one in a header of its own", async () => {
      const job = ({ base }: Sent): Job => jobOf({ status: [base, "/jobs/", valueAt("id")] })();
      const done = inTurn({ id: 1 }, { state: "succeeded", text: "Because." });
      await run(client, { served: { job }, auth: { query: "key" } }, done);
      expect(seen.map(({ url }) => url)).toEqual(["/v1/run?key=the-key", "/jobs/1?key=the-key"]);
      await run(client, { served: { job }, auth: { header: "x-key" } }, done);
      expect(seen.map(({ headers }) => headers["x-key"])).toEqual(["the-key", "the-key"]);
    });

    it("shows why a question is refused", async () => {
      const refuses: Respond = (_, count) =>
        count === 1 ? { body: { id: 1 } } : { status: 500, body: { error: "Out of order." } };
      expect(failure(await run(client, asked(byId()), refuses))).toContain("Out of order.");
    });
  });

  describe("an input file", () => {
    const forms: Readonly<Record<string, ServedSpec<FileRef, string>["request"]>> = {
      bytes: ({ inputs }) => ({ path: "v1/run", file: inputs }),
      "base64 in JSON": ({ inputs }) => ({ path: "v1/run", json: { image: base64(inputs) } }),
      "a form": ({ inputs }) => ({ path: "v1/run", form: { image: inputs } }),
    };
    const looking = (form: string, path = "photo.png"): Asked => ({
      task: look as Task,
      served: { request: forms[form] as ServedSpec<unknown, string>["request"] },
      options: { inputs: { path, type: "image/png" } },
    });

    it.each(Object.keys(forms))(
      "that is missing stops it before anything is sent (%s)",
      async (form) => {
        const ended = await run(client, looking(form), always({ body: { text: "x" } }));
        expect(failure(ended)).toContain("photo.png");
        expect(seen).toEqual([]);
      },
    );

    it.each(Object.keys(forms))("may have an odd name (%s)", async (form) => {
      for (const path of ["-", "-o", "@x", "a b;c,d\"e'f\\g$h", "é\n!", "{a,b}[1-2]"]) {
        const asked = { ...looking(form, path), files: { [path]: "the content" } };
        const ended = await run(client, asked, always({ body: { text: "x" } }));
        expect(ended.errors).not.toContain("rror");
        const content = form.startsWith("base64") ? btoa("the content") : "the content";
        expect(seen[0]?.body.toString(), path).toContain(content);
      }
    });
  });

  it("sends a body that is too long for a command line", async () => {
    const inputs = `${"é'".repeat(100_000)}\\n%s`;
    for (const served of [{}, { job: jobOf({ status: [origin, "/"] }) }]) {
      const body = { state: "succeeded", text: "x" };
      await run(client, { served, options: { inputs } }, always({ body }));
      expect(JSON.parse(seen[0]!.body.toString())).toEqual({ inputs });
    }
  });

  it("takes brackets in a URL for what they are", async () => {
    await run(client, { base: "/a[1-3]/{b,c}" }, always({ body: { text: "x" } }));
    expect(seen.map(({ url }) => decodeURI(url))).toEqual(["/a[1-3]/{b,c}/v1/run"]);
  });
});

function jobOf(job: Partial<Job>): () => Job {
  return () => ({
    state: ["state"],
    done: ["succeeded", "completed"],
    failed: ["failed", "was aborted"],
    status: [],
    interval: 0.01,
    cap: 3,
    ...job,
  });
}

describe("js/fetch", () => {
  const chat: Asked = {
    task: conversational as Task,
    served: {
      answer: (streaming) =>
        streaming ? answer.stream() : answer.json("choices.0.message.content"),
    },
  };
  const streaming = { ...chat, options: { streaming: true } };
  const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
  const piece = (content: unknown, finish_reason: string | null = null): string =>
    event({ choices: [{ delta: { content }, finish_reason }] });
  const sent = (body: string): Respond => always({ type: "text/event-stream", body });
  const CALLED = [
    { index: 0, id: "1", function: { name: "river_length", arguments: '{"river": ' } },
    { index: 0, function: { arguments: '"Amazon"}' } },
  ];

  it.each([
    ["pieces", piece("Am") + piece("azon", "stop") + "data: [DONE]\n\n"],
    [
      "a text that is null, and usage alone",
      piece(null) + piece("Amazon") + event({ choices: [], usage: {} }) + "data: [DONE]\n\n",
    ],
    ["usage without choices", piece("Amazon", "stop") + event({ usage: {} })],
    [
      "empty data, comments and other fields",
      `: hi\n\ndata:\n\ndata: \n\nevent: x\nid: 1\n${piece("Amazon", "stop")}`,
    ],
    ["no last line end", `${piece("Amazon")}data: [DONE]`],
    ["no last line end and no [DONE]", piece("Ama") + piece("zon", "stop").trimEnd()],
    ["line ends of Windows", (piece("Amazon") + "data: [DONE]\n\n").replaceAll("\n", "\r\n")],
    ["no blank behind the colon", `data:${piece("Amazon", "stop").slice("data: ".length)}`],
    ["a choice without a delta", event({ choices: [{}] }) + piece("Amazon", "stop")],
    ["more behind the end", `${piece("Amazon")}data: [DONE]\n\n${piece("!")}`],
  ])("prints a stream with %s", async (_, body) => {
    const ended = await run("js/fetch", streaming, sent(body));
    expect(ended.errors).toBe("");
    expect(ended.out).toBe("Amazon");
    expect(ended.code).toBe(0);
  });

  it("keeps letters of several bytes and odd line separators whole", async () => {
    const text = "voilà 🗼\u2028\u0085.";
    expect((await run("js/fetch", streaming, sent(piece(text, "stop")))).out).toBe(text);
  });

  it.each([
    ["is cut", piece("Am"), "ended before"],
    ["is empty", "", "ended before"],
    [
      "has an error in it",
      piece("Am") + event({ error: { message: "Out of ink." } }),
      "Out of ink.",
    ],
    [
      "has an error without that name",
      piece("Am") + event({ message: "Out of ink." }),
      "Out of ink.",
    ],
  ])("ends with an error where a stream %s", async (_, body, text) => {
    expect(failure(await run("js/fetch", streaming, sent(body)))).toContain(text);
  });

  it("shows an answer that is no stream", async () => {
    const reply = { body: { error: { message: "Out of ink." } } };
    expect(failure(await run("js/fetch", streaming, always(reply)))).toContain("Out of ink.");
  });

  it("prints the tools that a chat calls, as a stream, too", async () => {
    const message = { content: null, tool_calls: [{ function: { name: "river_length" } }] };
    const ended = await run("js/fetch", chat, always({ body: { choices: [{ message }] } }));
    expect(ended.out).toContain("river_length");
    const body = CALLED.map((one) => event({ choices: [{ delta: { tool_calls: [one] } }] }));
    const withTools = { ...chat, options: { streaming: true, parameters: { tools: [] } } };
    const streamed = await run("js/fetch", withTools, sent(`${body.join("")}data: [DONE]`));
    expect(streamed.out.trim()).toBe('river_length {"river": "Amazon"}');
  });

  it.each([
    [{ error: { message: "Out of ink." } }, "Out of ink."],
    [{ choices: [{ message: { content: null, refusal: "No." } }] }, "No."],
    [{ choices: [] }, "choices"],
  ])("shows a chat without a text: %j", async (body, text) => {
    expect(failure(await run("js/fetch", chat, always({ body })))).toContain(text);
  });

  it("prints what stands at the first place where there is something", async () => {
    const asked = { served: { answer: answer.json(["text", "output"]) } };
    for (const body of [{ text: "Because." }, { text: null, output: "Because." }])
      expect((await run("js/fetch", asked, always({ body }))).out).toBe("Because.\n");
    expect(failure(await run("js/fetch", asked, always({ body: { error: "Out." } })))).toContain(
      "Out.",
    );
  });
});

describe("sh/curl", () => {
  it("is clean in the eyes of shellcheck, in every form", () => {
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
      image({ answer: answer.bytes("application/zip") }),
      image({ answer: answer.base64("a", "image/png") }),
      image({ answer: answer.hex(["a", "b-c.0"], "image/png"), job: byId }),
      image({ answer: answer.download("a", "image/png", { list: true, dataUrl: true }) }),
      image({ answer: answer.bytes("image/png"), job: byId }),
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

  it("has no comment and no mark that an interactive shell would take for something else", () => {
    const job = jobOf({ status: [origin, "/", valueAt("id")] });
    const content = printed(
      "sh/curl",
      image({ answer: answer.download("a", "image/png", { dataUrl: true }), job }),
    );
    const [comment, ...script] = content.split("\n");
    expect(comment).toMatch(/^# [\w ,.]+$/);
    expect(script.join("\n")).not.toMatch(/^\s*#|!/m);
  });
});
