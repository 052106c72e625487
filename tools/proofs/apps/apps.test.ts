// Planted mistakes of an app and of its program are found.
import { chmodSync, readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createHub, defineApp, loadPlugins, type Plugin } from "hubsmith";
import { openAiServer } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import { entries } from "hubsmith/plugins";
import { fixture } from "hubsmith/testing";
import { temporary } from "../../support/temporary.ts";
import type { AppCase, Parser, Trial } from "./case.ts";
import { CASES } from "./cases.ts";
import { judgeParser } from "./facts.ts";
import { digestIn, printedFor } from "./printed.ts";
import { prove } from "./run.ts";
import { standIn } from "./stand-in.ts";

const { model } = fixture("Two files", {
  id: "owner/name",
  tags: ["gguf", "conversational"],
  siblings: [{ rfilename: "a.gguf" }, { rfilename: "b.gguf" }],
});

test("the parsed port, host, model and files are compared with the server and the record", () => {
  const server = { url: "http://localhost:8000", model: "owner/name", task: "" };
  const names = { port: "port", host: "host", model: "model", file: "path" } as const;
  const trial: Trial = {
    model,
    file: "b.gguf",
    steps: [],
    parsers: { press: { main: "", reads: names } },
  };
  const right = { port: 8000, host: "127.0.0.1", model: "owner/name", path: "/tmp/b.gguf" };
  const judged = (values: object, more: Partial<Trial> = {}): readonly string[] =>
    judgeParser(
      "",
      { server },
      { ...trial, ...more },
      { out: `a\nTAKEN ${JSON.stringify(values)}\n` },
    );
  expect(judged(right)).toEqual([]);
  const wrong = { port: 80, host: "0.0.0.0", model: "owner/other", path: "ab.gguf" };
  for (const [name, value] of Object.entries(wrong))
    expect(judged({ ...right, [name]: value }), name).toHaveLength(1);
  expect(judged({})).toHaveLength(4);
  // A program that gets no host listens on all interfaces.
  expect(judged({ ...right, host: null })).toHaveLength(1);
  expect(judged({ ...right, host: null }, { everywhere: true })).toEqual([]);
  expect(judged(right, { everywhere: true })).toHaveLength(1);
  expect(judgeParser("", { server }, trial, { out: "usage: press\n" })).toHaveLength(1);
});

test("a parser that starts a printed server is asked for its port and host", () => {
  const readsLess = ({ reads }: Parser): boolean =>
    reads.port === undefined || reads.host === undefined;
  const silent = Object.entries(CASES).filter(([id, { trials }]) =>
    trials.some(
      (trial) =>
        printedFor(everyApp, id, trial).server !== undefined &&
        Object.values(trial.parsers ?? {}).some(readsLess),
    ),
  );
  expect(silent).toEqual([]);
});

// Free when the test starts.
const PORT = await new Promise<number>((done) => {
  const server = createServer().listen(0, () => {
    const { port } = server.address() as AddressInfo;
    server.close(() => done(port));
  });
});

// Serves a file of the Hub: `press serve owner/name FILE`; --loose takes every option, --everywhere serves the network.
const PROGRAM = `#!${process.execPath}
import { createServer } from "node:http";
const [command, name, file, ...more] = process.argv.slice(2);
if (command === "--version") console.log("press 1.0");
else if (more.some((option) => option !== "--everywhere") && !more.includes("--loose")) process.exit(2);
else if (more.length > 1) process.exit(0);
else fetch(process.env.HUB + "/" + name + "/resolve/main/" + file).then(() => {
  const message = { role: "assistant", content: "Hello." };
  createServer((_, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ choices: [{ message }] }));
  }).listen(${PORT}, more.includes("--everywhere") ? "0.0.0.0" : "127.0.0.1");
});
`;

const { folder, write } = temporary();
chmodSync(write("press/bin/press", PROGRAM), 0o755);
const { plugins } = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
const everyApp = createHub(plugins);
const CALLS = new Set(["js/fetch", "sh/curl"]);
const parts = (plugins as readonly Plugin[]).filter(({ "~hub": { kind }, id }) =>
  kind === "client" ? CALLS.has(id) : kind !== "app",
);

interface Mistake {
  readonly port?: number;
  readonly file?: string;
  readonly option?: string;
}

/** The faults of an app with a mistake. */
async function proved({ port = PORT, file = "b.gguf", option }: Mistake) {
  const press = defineApp({
    id: "press",
    label: "Press",
    summary: "Serves models.",
    docsUrl: "https://press.example/docs",
    readOn: "2026-11-26",
    installs: { linux: { pip: ["press"] } },
    runs: ({ id }) => ({
      commands: [
        {
          purpose: "Start a server",
          code: sh`press serve ${id} ${file}${option === undefined ? sh`` : sh` ${option}`}`,
        },
      ],
      ...openAiServer(`http://localhost:${port}`, id, "chat"),
    }),
  });
  const hub = createHub([...parts, press]);
  const appCase: AppCase = {
    level: "run",
    program: "press",
    version: "press --version",
    trials: [
      {
        model,
        file: "b.gguf",
        asks: "b.gguf",
        env: (url) => ({ HUB: url }),
        steps: [{ purpose: "Start a server", serves: true, seconds: 5 }],
      },
    ],
  };
  const proven = await prove(hub, "press", appCase, false, folder);
  return { ...proven, digest: digestIn(hub, "press", appCase) };
}

test("an app is proven by its program, and the planted mistakes are found", async () => {
  const fine = await proved({});
  expect(fine).toMatchObject({ version: "1.0", faults: [] });
  const text = async (mistake: Mistake): Promise<string> =>
    (await proved(mistake)).faults.join("\n");
  expect(await text({ port: PORT + 1 })).toContain("does not answer at");
  expect(await text({ file: "a.gguf" })).toContain("must ask for owner/name/b.gguf");
  expect(await text({ option: "--unknown" })).toContain("ends");
  expect(await text({ option: "--loose" })).toContain("is taken");
  expect(await text({ option: "--everywhere" })).toContain("listens on all interfaces");
  expect((await proved({ file: "a.gguf" })).digest).not.toBe(fine.digest);
}, 120_000);

test("a program must call the server at its address, with the name of the model", async () => {
  const url = `http://localhost:${PORT}`;
  const called = async (path: string, body: object): Promise<readonly string[]> => {
    const server = await standIn({ url, model: "owner/name" });
    const response = await fetch(url + path, { method: "POST", body: JSON.stringify(body) });
    expect(await response.text()).toContain("Hello.");
    await server.stop();
    return server.faults();
  };
  expect(await called("/v1/chat/completions", { model: "owner/name", stream: true })).toEqual([]);
  expect(await called("/models/owner/name", {})).toEqual([]);
  expect(await called("/v1/chat/completions", { model: "owner/other" })).toHaveLength(1);
  const unused = await standIn({ url, model: "owner/name" });
  await unused.stop();
  expect(unused.faults()).toHaveLength(1);
});

test("a program that is not built says how to build it", async () => {
  const appCase: AppCase = { level: "run", program: "", version: "", trials: [] };
  const { faults } = await prove(createHub([]), "none", appCase, false, join(folder, "none"));
  expect(faults).toEqual([expect.stringContaining("build.sh none")]);
});

test("each program that is run can be built", () => {
  const script = readFileSync(new URL("build.sh", import.meta.url), "utf8");
  const built = [...script.matchAll(/^ {4}([\w.| -]+)\)/gm)].flatMap(([, ids = ""]) =>
    ids.split(" | "),
  );
  expect(Object.keys(CASES).filter((id) => !built.includes(id))).toEqual([]);
});
