// The panel is a pure function of the state: the snippets of the selection, its form, and a reason for each absence.
import {
  createHub,
  defineLibrary,
  defineProvider,
  inferenceCall,
  inferenceSnippets,
  loadPlugins,
  loadSnippets,
} from "hubsmith";
import { python } from "hubsmith/code";
import { expect, test } from "vitest";
import type { Choice } from "./choice.ts";
import { choiceOf } from "./choosing.ts";
import { panelOf } from "./panel.ts";
import { entries as allEntries } from "../../plugins.ts";
import { loadModels } from "../../catalog/records.ts";
import { calledAs, providerView } from "./provider-view.ts";
import { ENDPOINT, mappingFor } from "./providers.ts";
import { createPanelStore, type PanelStore } from "./store.ts";
import { createPluginStore } from "../../stores/plugins.ts";
import { smallEntries, smallModel, smallPanel } from "../../testing/small-hub.ts";

async function opened(choice: Partial<Choice> = {}, name = "talks"): Promise<PanelStore> {
  const store = smallPanel(smallEntries().entries, name, choice);
  await store.actions.load();
  return store;
}

test("the same state has the same panel, another state another one", async () => {
  const store = await opened();
  const panel = panelOf(store.getState());
  expect(panelOf(store.getState())).toBe(panel);
  store.actions.type("0.content", "Something.");
  expect(panelOf(store.getState())).not.toBe(panel);
});

test("is not ready before the required plugins are loaded", async () => {
  const store = smallPanel(smallEntries().entries);
  expect(panelOf(store.getState()).isReady).toBe(false);
  await store.actions.load();
  expect(panelOf(store.getState()).isReady).toBe(true);
});

test("shows the snippet of the chosen client, as the kernel makes it", async () => {
  const store = await opened({ clients: { python: "chatty" } });
  const { call, model } = panelOf(store.getState());
  const { snippets } = inferenceSnippets(store.getState().hub, { model, provider: "auto" });
  expect(call.client).toMatchObject({ id: "chatty", content: snippets[1]!.content });
  expect(call.count).toBe(2);
});

test("an unavailable client has its reason, and the first available one is shown", async () => {
  const store = await opened({ clients: { python: "chatty" } }, "paints");
  const { client, clients } = panelOf(store.getState()).call;
  expect(client?.id).toBe("plain");
  expect(clients.find(({ id }) => id === "chatty")).toMatchObject({
    absence: { code: "chats-only", reason: "Chatty only chats.", change: "Chat." },
  });
});

test("a plugin that throws loses only its own snippet, and is named in the reasons", async () => {
  const store = await opened({ language: "js" });
  const { call } = panelOf(store.getState());
  expect(call.client).toBeUndefined();
  expect(call.languages).toEqual([
    { id: "python", label: "Python", highlight: "python", extension: ".py", count: 2 },
    { id: "js", label: "JavaScript", highlight: "javascript", extension: ".mjs", count: 0 },
  ]);
  expect(call.notOffered).toEqual([
    expect.objectContaining({ who: ["Broken"], reason: expect.stringContaining("no luck today") }),
  ]);
});

test("a reason for all clients is reported once", async () => {
  const { call, load } = panelOf((await opened({}, "silent")).getState());
  expect(call.notOffered).toHaveLength(1);
  expect(call.notOffered[0]).toMatchObject({ code: "no-task", who: ["Every client"] });
  expect(load.notOffered).toMatchObject([{ code: "no-library", who: ["Libraries"] }]);
  expect(call.fields).toEqual([]);
});

test("a chat has its messages as one field, with its roles and a URL for a new image", async () => {
  const { fields } = panelOf((await opened()).getState()).call;
  expect(fields).toMatchObject([
    {
      kind: "chat",
      name: "",
      label: "Messages",
      chat: [{ role: "system" }, { role: "user" }],
      roles: ["system", "user", "assistant"],
      image: "https://example.com/cat.png",
    },
  ]);
});

test("typed text is in the code, at its place", async () => {
  const store = await opened();
  store.actions.type("1.content.0.text", 'Say "hi"');
  const { call } = panelOf(store.getState());
  expect(call.isEdited).toBe(true);
  expect(call.fields[0]).toMatchObject({ chat: [{}, { content: [{ text: 'Say "hi"' }, {}] }] });
  expect(call.client?.content).toContain(`"text": 'Say "hi"'`);
  expect(call.client?.content).toContain('"Be brief."');
  store.actions.clear();
  expect(panelOf(store.getState()).call.client?.content).toContain("What is this?");
});

test("a task with one string has one field", async () => {
  const store = await opened({}, "paints");
  store.actions.type("", "A blue fox");
  const { call } = panelOf(store.getState());
  expect(call.fields).toEqual([{ kind: "text", name: "", label: "Prompt", text: "A blue fox" }]);
  expect(call.client?.content).toContain('"A blue fox"');
});

test("each input of a task has a field under its own name, an array has lines", async () => {
  const store = await opened({}, "compares");
  store.actions.type("sentences", "A cat\n\nA cow\n");
  const { call } = panelOf(store.getState());
  expect(call.fields).toEqual([
    { kind: "text", name: "source_sentence", label: "Source sentence", text: "A fox" },
    { kind: "texts", name: "sentences", label: "Sentences", text: "A cat\n\nA cow\n" },
  ]);
  expect(call.client?.content).toContain('"sentences": ["A cat", "A cow"]');
});

test("switches change the code; one without effect is disabled with a reason", async () => {
  const store = await opened({ streaming: true, way: "direct" }, "paints");
  const painting = panelOf(store.getState()).call;
  expect(painting.streaming).toMatchObject({
    value: false,
    idle: expect.stringContaining("does not support streaming"),
  });
  expect(painting.way).toMatchObject({ value: "direct" });
  expect(painting.way).not.toHaveProperty("idle");
  expect(painting.client?.content).toContain('"direct"');
  await store.actions.show(smallModel("talks"));
  const talking = panelOf(store.getState()).call;
  expect(talking.streaming).toEqual({ value: true });
  expect(talking.way).toMatchObject({ value: "routed", idle: expect.stringContaining("router") });
  expect(talking.client?.content).toMatch(/"routed",\s+True/);
});

test("the token is an environment variable, or a placeholder", async () => {
  const store = await opened();
  expect(panelOf(store.getState()).call.client?.content).toContain("HF_TOKEN");
  store.actions.choose({ token: "placeholder" });
  expect(panelOf(store.getState()).call.client?.content).toContain("hf_YOUR_TOKEN");
});

test("an invalid payer is an error of its field, and one without effect is reported", async () => {
  const store = await opened({}, "paints");
  store.actions.choose({ billTo: "acme\n" });
  const refused = panelOf(store.getState()).call;
  expect(refused.billTo.error).toContain("billTo");
  expect(refused.fields).toHaveLength(1);
  store.actions.choose({ billTo: "acme" });
  expect(panelOf(store.getState()).call.billTo).toEqual({ value: "acme" });
  store.actions.choose({ way: "direct" });
  expect(panelOf(store.getState()).call.billTo.idle).toContain("ignored");
});

test("has the server of the call", async () => {
  const store = await opened({}, "paints");
  expect(panelOf(store.getState()).call.host).toBe("router.huggingface.co");
  store.actions.choose({ way: "direct" });
  expect(panelOf(store.getState()).call.host).toBe("beta.example");
});

test("providers: those of the record with their status, those that serve the task, those without support or plugin", async () => {
  const store = await opened({}, "paints");
  expect(panelOf(store.getState()).call).toMatchObject({
    provider: "beta",
    providerLabel: "BETA",
    providerId: "beta/paints",
    named: [{ id: "beta", label: "BETA", state: "live" }],
    possible: [],
    unusable: [
      {
        id: "alpha",
        label: "ALPHA",
        reason: 'ALPHA does not host example-org/paints publicly (mapping status: "staging").',
      },
    ],
    unknown: ["elsewhere"],
  });
  await store.actions.show(smallModel("talks"));
  expect(panelOf(store.getState()).call).toMatchObject({
    provider: "auto",
    doubt: expect.stringContaining("lists no provider"),
    named: [],
    possible: [{ id: "alpha", state: "not in the record" }, { id: "beta" }],
    unusable: [],
  });
  await store.actions.show(smallModel("compares"));
  expect(panelOf(store.getState()).call).toMatchObject({
    possible: [],
    unusable: [
      { id: "alpha", reason: "ALPHA does not support sentence-similarity." },
      { id: "beta" },
    ],
  });
  await store.actions.show(smallModel("silent"));
  expect(panelOf(store.getState()).call).toMatchObject({
    possible: [],
    unusable: [{ reason: "The record has no task (pipeline_tag)." }, { id: "beta" }],
  });
});

test("no provider is rejected before the task of the call is known", () => {
  const store = smallPanel(smallEntries().entries);
  expect(panelOf(store.getState()).call).toMatchObject({ possible: [], unusable: [] });
});

test("a provider is rejected if the kernel has no call, with its message", async () => {
  const { plugins } = await loadPlugins(allEntries);
  const hub = createHub(plugins);
  const TOLD = ["no-task", "unknown-task", "task-not-served", "not-mapped", "not-live"];
  // All thousand would take longer than the other tests together.
  const models = loadModels().filter((_, at) => at % 4 === 0);
  for (const model of models) {
    const called = calledAs(hub, model);
    const { unusable } = providerView(allEntries, model, "auto", called);
    const expected = hub.providers.list.flatMap(({ id, label }) => {
      const call = inferenceCall(hub, { model, provider: id });
      // If the record names it, and not as staging, a card cannot know better.
      const { status = "live" } = mappingFor(model, id) ?? { status: "none" };
      const isOpen = id === "auto" || status === "live";
      if (isOpen || !("reason" in call) || !TOLD.includes(call.code)) return [];
      return [{ id, label, reason: call.reason }];
    });
    expect(unusable).toEqual(expected);
  }
});

test("warns that a provider may fail, according to the record", async () => {
  const store = await opened({}, "paints");
  expect(panelOf(store.getState()).call).not.toHaveProperty("doubt");
  await store.actions.chooseProvider("alpha");
  expect(panelOf(store.getState()).call.doubt).toContain("ALPHA does not host this model");
  await store.actions.show(smallModel("talks"));
  await store.actions.chooseProvider("beta");
  expect(panelOf(store.getState()).call.doubt).toContain("so a call to BETA may fail");
});

test("a library has its programs, and an unsafe URL is not a link", async () => {
  const { load } = panelOf((await opened()).getState());
  expect(load.libraries).toEqual([
    {
      id: "loader",
      label: "Loader",
      docsUrl: "https://loader.example/docs",
      snippets: [
        expect.objectContaining({
          purpose: "Load the model",
          install: "npm install loader",
          content: 'load("example-org/talks");',
        }),
      ],
    },
  ]);
});

test("a plugin that replaces another does so on the page, as in a hub of all", async () => {
  const theirs = [
    defineLibrary({
      id: "faster",
      replaces: "loader",
      prettyLabel: "Faster",
      repoName: "faster",
      repoUrl: "https://faster.example",
      filter: true,
      snippets: (model) => python`faster(${model.id})`,
    }),
    defineProvider({
      id: "gamma",
      replaces: "alpha",
      label: "GAMMA",
      baseUrl: "https://gamma.example",
      tasks: [],
    }),
  ];
  const { entries } = smallEntries(...theirs);
  const store = smallPanel(entries);
  await store.actions.load();
  const { load, call, faults, model } = panelOf(store.getState());
  const full = createHub((await loadPlugins(entries)).plugins);
  expect({ faults, diagnostics: full.diagnostics }).toEqual({ faults: [], diagnostics: [] });
  const snippets = load.libraries.flatMap((library) => library.snippets);
  expect(snippets).toEqual(loadSnippets(full, model).snippets);
  expect(snippets.map(({ content }) => content)).toEqual(['faster("example-org/talks")']);
  // It serves nothing, and the one that it replaces is gone.
  expect(call.possible.map(({ id }) => id)).toEqual(["beta"]);
  await store.actions.chooseProvider("alpha");
  expect(panelOf(store.getState()).call).toMatchObject({ provider: "gamma", clients: [{}, {}] });
});

test("the token can be a pasted key, if it is valid in a header; without one there is a placeholder", async () => {
  const store = await opened({ token: "pasted" });
  expect(panelOf(store.getState()).call.client?.content).toContain("hf_YOUR_TOKEN");
  store.actions.choose({ pastedToken: "hf_mine" });
  expect(panelOf(store.getState()).call.client?.content).toContain('"hf_mine"');
  store.actions.choose({ pastedToken: "hf_\n" });
  expect(panelOf(store.getState()).call.pastedToken.error).toContain("accessToken");
});

test("an endpoint is a target like a provider; until it has a valid URL, the code has a placeholder", async () => {
  const store = await opened({}, "talks");
  const call = () => panelOf(store.getState()).call;
  await store.actions.chooseProvider("beta");
  await store.actions.chooseProvider(ENDPOINT);
  expect(call()).toMatchObject({ provider: ENDPOINT, way: { value: "endpoint" } });
  expect(call().made).toMatchObject({ endpointUrl: "https://your-endpoint.example.com" });
  store.actions.choose({ endpoint: "javascript:alert(1)" });
  expect(call().made).toMatchObject({ endpointUrl: "https://your-endpoint.example.com" });
  store.actions.choose({ endpoint: " https://mine.example/v1 " });
  expect(call().made).toMatchObject({ endpointUrl: "https://mine.example/v1" });
  expect(call().client?.content).toContain('"endpoint"');
  expect(choiceOf(store.getState())).toMatchObject({ provider: "beta", way: "endpoint" });
  await store.actions.chooseProvider("alpha");
  expect(call()).toMatchObject({ provider: "alpha", way: { value: "routed" } });
});

test("each part of the page of each embedded model has a snippet or a reason", async () => {
  const plugins = createPluginStore(allEntries);
  await plugins.load(allEntries);
  const { hub } = plugins.getState();
  for (const model of loadModels()) {
    const { getState } = createPanelStore(model, plugins);
    const { call, load, faults, isReady } = panelOf(getState());
    expect({ faults, isReady }).toEqual({ faults: [], isReady: true });
    expect(call.clients.filter((one) => !one.content && !one.absence)).toEqual([]);
    expect(call.count + call.notOffered.length).toBeGreaterThan(0);
    expect(load.count).toBe(loadSnippets(hub, model).snippets.length);
    expect(load.count + load.notOffered.length).toBeGreaterThan(0);
  }
});
