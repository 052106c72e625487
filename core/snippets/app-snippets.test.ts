// Apps: their commands, and the calls of their servers.
import { describe, expect, it, test } from "vitest";
import { python, sh } from "hubsmith/code";
import { chat } from "hubsmith/providers";
import {
  absent,
  type AppRun,
  appSnippets,
  createHub,
  defineApp,
  defineClient,
  inferenceCall,
  inferenceSnippets,
  type InferenceOptions,
  isAbsence,
  parseModel,
} from "../index.ts";

const { model } = parseModel({ id: "acme/otter", pipeline_tag: "image-classification" });
const printing = defineClient({
  id: "python/printing",
  label: "Printing",
  language: python.language,
  order: 1,
  templates: [],
  fallback: ({ request }) =>
    isAbsence(request) ? python`` : python`send(${request.url}, ${request.headers})`,
});
const appWith = (runs: (file?: string) => AppRun | ReturnType<typeof absent>) =>
  defineApp({
    id: "den",
    label: "Den",
    summary: "Runs otters.",
    docsUrl: "https://den.example",
    readOn: "2026-11-25",
    installs: {
      linux: { pip: ["den"], script: ["den setup"] },
      windows: { page: "https://den.example" },
    },
    runs: (_, file) => runs(file),
  });
const server = { url: "http://localhost:9000", model: "otter:latest", tasks: [chat()] };
const den = appWith((file = "any") => ({
  commands: [{ purpose: "Serve", code: sh`den ${file}`, platforms: ["linux"] }],
  link: "den://open",
  server,
}));
const hub = createHub([den, printing]);

test("a model runs on fewer operating systems than its app", () => {
  const commands = [
    { purpose: "Serve", code: sh`den` },
    { purpose: "Open", code: sh`den.exe`, platforms: ["windows"] as const },
  ];
  const { snippets } = appSnippets(
    createHub([appWith(() => ({ commands, platforms: ["linux", "macos"] }))]),
    model!,
  );
  expect(Object.keys(snippets[0]!.installs)).toEqual(["linux"]);
  expect(snippets[0]!.commands.map(({ content }) => content)).toEqual(["den"]);
});

test("prints what to install and to type, the link and the server", () => {
  expect(appSnippets(hub, model!, { file: "two words" }).snippets).toEqual([
    {
      app: "den",
      installs: {
        linux: "pip install -U den\nden setup",
        windows: "# Install it from https://den.example",
      },
      commands: [
        { purpose: "Serve", language: "sh", content: "den 'two words'", platforms: ["linux"] },
      ],
      link: "den://open",
      server: { url: server.url, model: server.model, task: "conversational" },
    },
  ]);
  expect(appSnippets(hub, model!, { apps: [] })).toEqual({
    snippets: [],
    notOffered: [],
    diagnostics: [],
  });
});

test("an app that cannot run the model, or throws, has a reason", () => {
  const refusing = appWith(() => absent({ code: "no", reason: "No.", fix: "Take another." }));
  expect(appSnippets(createHub([refusing]), model!).notOffered).toMatchObject([
    { app: "den", code: "no" },
  ]);
  const failing = appWith(() => {
    throw new Error("Oh.");
  });
  const { snippets, notOffered, diagnostics } = appSnippets(createHub([failing]), model!);
  expect([snippets, notOffered.length, diagnostics.length]).toEqual([[], 1, 1]);
  expect(appSnippets(hub, 1 as never).notOffered).toMatchObject([{ code: "not-a-model" }]);
});

describe("a server", () => {
  const called = (options: InferenceOptions = {}, file?: string) => {
    const more = file === undefined ? {} : { file };
    return inferenceCall(hub, { model: model!, provider: "den", options, ...more });
  };
  const requestOf = (options?: InferenceOptions) => {
    const call = called(options);
    return isAbsence(call) ? call : call.request;
  };

  it("is called at its address, by its name of the model, without a key", () => {
    expect(requestOf()).toMatchObject({
      url: "http://localhost:9000/v1/chat/completions",
      headers: {},
      body: { json: { model: "otter:latest" } },
    });
    expect(inferenceSnippets(hub, { model: model!, provider: "den" }).snippets[0]?.content).toBe(
      'send("http://localhost:9000/v1/chat/completions", {})',
    );
  });

  it("may listen elsewhere, and has a key on other machines only", () => {
    expect(requestOf({ endpointUrl: "http://127.0.0.1:1234" })).toMatchObject({
      url: "http://127.0.0.1:1234/v1/chat/completions",
      headers: {},
    });
    expect(requestOf({ endpointUrl: "http://otter.example" })).toMatchObject({
      headers: { Authorization: expect.anything() as unknown },
    });
    // Not this machine, although it begins like it.
    expect(requestOf({ endpointUrl: "http://localhost.otter.example" })).toMatchObject({
      headers: { Authorization: expect.anything() as unknown },
    });
    expect(requestOf({ accessToken: "secret" })).toMatchObject({
      headers: { Authorization: "Bearer secret" },
    });
  });

  it("does not exist if the app starts none", () => {
    const silent = createHub([appWith(() => ({ link: "den://open" }))]);
    expect(inferenceCall(silent, { model: model!, provider: "den" })).toMatchObject({
      code: "no-server",
    });
  });
});
