// The panel is a pure function of the state: the snippets of the selection, its form, and a reason for each absence.
import { answer, defineClient, defineProvider, serves } from "hubsmith";
import { python } from "hubsmith/code";
import { expect, test } from "vitest";
import { chat, smallEntries, smallModel, smallPanel } from "../../testing/small-hub.ts";
import type { CallView } from "./call-data.ts";
import { neededToken } from "./needed-token.ts";
import type { Choice } from "./choice.ts";
import { choiceOf } from "./choosing.ts";
import { loadView } from "./load-data.ts";
import { panelOf } from "./panel-data.ts";
import { ENDPOINT } from "../../models/providers.ts";
import type { PanelStore } from "./store.ts";

async function opened(choice: Partial<Choice> = {}, name = "talks"): Promise<PanelStore> {
  const store = smallPanel(smallEntries().entries, name, choice);
  await store.actions.load();
  await store.loadingOf("libraries");
  return store;
}
const callOf = ({ getState }: PanelStore): CallView => panelOf(getState()).call;
const codeOf = (store: PanelStore): string => callOf(store).client?.content ?? "";
const including = (text: string): unknown => expect.stringContaining(text);

test("the same state has the same panel, and typing changes only what depends on the text", async () => {
  const store = await opened();
  const before = panelOf(store.getState());
  expect(panelOf(store.getState())).toBe(before);
  store.actions.typeInput("0.content", "Something.");
  const after = panelOf(store.getState());
  expect(after).not.toBe(before);
  expect(after.call.named).toBe(before.call.named);
});

test("a choice for another model is replaced without a word, unless it is made again", async () => {
  const store = await opened({ clients: { python: "chatty" } });
  expect(callOf(store)).toMatchObject({ client: { id: "chatty" }, replaced: undefined });
  await store.actions.chooseProvider("alpha");
  const paints = smallModel("paints");
  const mappings = paints.inferenceProviderMapping!.filter(({ provider }) => provider === "beta");
  await store.actions.show({ ...paints, inferenceProviderMapping: mappings });
  expect(callOf(store)).toMatchObject({
    provider: "beta",
    client: { id: "plain" },
    replaced: { id: "chatty" },
    isReplacementTold: false,
  });
  // A link and the storage have the choice, which counts again when it can.
  expect(choiceOf(store.getState()).client).toBe("chatty");
  await store.actions.chooseProvider("beta");
  expect(callOf(store)).toMatchObject({ isReplacementTold: true });
});

test("a plugin that throws loses only its own snippet, and is named in the reasons", async () => {
  const call = callOf(await opened({ language: "js" }));
  expect(call.client).toBeUndefined();
  expect(call.languages).toEqual([
    { id: "python", label: "Python", highlight: "python", isEmpty: false },
    { id: "js", label: "JavaScript", highlight: "javascript", isEmpty: true },
  ]);
  expect(call.notOffered).toMatchObject([{ who: ["Broken"], reason: including("no luck today") }]);
});

test("switches fix the code; one without effect is disabled with a reason", async () => {
  const store = await opened({ streaming: true, route: "direct" }, "paints");
  expect(callOf(store)).toMatchObject({
    streaming: undefined,
    host: "beta.example",
    billTo: { idle: including("ignored") },
  });
  expect(callOf(store).route).toEqual({ value: "direct" });
  expect(codeOf(store)).toContain('"direct"');
  await store.actions.show(smallModel("talks"));
  expect(callOf(store)).toMatchObject({
    streaming: true,
    route: { value: "routed", idle: including("router") },
    host: "router.huggingface.co",
  });
  expect(codeOf(store)).toMatch(/"routed",\s+True/);
});

test("a client or a provider that is only called directly is so with any option, with the reason", async () => {
  const handler = serves(chat, {
    request: () => ({ path: "chat", json: {} }),
    answer: answer.json(),
  });
  const tasks = [handler];
  const baseUrl = "https://gamma.example";
  const only = { id: "gamma", label: "GAMMA", baseUrl, role: "direct" as const, tasks };
  const { language } = python;
  const sdk = { id: "python/sdk", label: "Beta SDK", language, order: 3, isDirect: true };
  const print = () => python`sdk()`;
  const { entries } = smallEntries(
    defineProvider(only),
    defineClient({ ...sdk, templates: [], fallback: print }),
  );
  const store = smallPanel(entries, "talks", { billTo: "acme" });
  await store.actions.chooseProvider("beta");
  expect(callOf(store).route).toEqual({ value: "routed" });
  await store.actions.chooseClient("python", "sdk");
  for (const route of ["routed", "direct"] as const) {
    store.actions.choose({ route });
    expect(callOf(store)).toMatchObject({
      resolved: { target: "direct" },
      route: { value: "direct", idle: "Beta SDK always calls the provider directly." },
      billTo: { idle: including("ignored") },
    });
  }
  await store.actions.chooseClient("python", "plain");
  expect(callOf(store).route).toEqual({ value: "direct" });
  store.actions.choose({ route: "routed" });
  await store.actions.chooseProvider("gamma");
  const idle = "GAMMA is not on the router, so it is always called directly.";
  expect(callOf(store).route).toEqual({ value: "direct", idle });
});

test("the token is an environment variable or a placeholder, and an invalid payer is rejected", async () => {
  const store = await opened();
  expect(codeOf(store)).toContain("HF_TOKEN");
  store.actions.choose({ token: "placeholder" });
  expect(codeOf(store)).toContain("hf_YOUR_TOKEN");
  store.actions.choose({ token: "environment", billTo: "acme\n" });
  expect(callOf(store).billTo.error).toContain("billTo");
  store.actions.choose({ billTo: "acme" });
  expect(callOf(store).billTo).toEqual({ value: "acme" });
});

test("the token has an owner, who bills the call: Hugging Face or the provider, but not the endpoint", async () => {
  const store = await opened();
  const needed = () => neededToken(store.getState().hub, callOf(store).resolved);
  const permission = "Make calls to Inference Providers";
  const what = "Get a Hugging Face token";
  const pricingUrl = "https://huggingface.co/docs/inference-providers/pricing";
  const bill = { billedBy: "Hugging Face at the provider’s price", pricingUrl };
  expect(needed()).toMatchObject({ variable: "HF_TOKEN", what, permission, ...bill });
  await store.actions.chooseProvider("beta");
  expect(needed()).toMatchObject({ what, permission, ...bill });
  store.actions.choose({ route: "direct" });
  const key = { variable: "BETA_API_KEY", what: "Get an API key from BETA" };
  expect(needed()).toEqual({ ...key, billedBy: "BETA" });
  await store.actions.chooseProvider(ENDPOINT);
  const any = "Get the token of your endpoint; if it needs none, any value works";
  expect(needed()).toEqual({ variable: "API_TOKEN", what: any });
  store.actions.choose({ token: "placeholder" });
  expect(needed()).toBeUndefined();
});

test("providers: those of the record with their status, those that serve the task, those without support or plugin", async () => {
  const { entries } = smallEntries();
  expect(callOf(smallPanel(entries))).toMatchObject({ possible: [], unusable: [] });
  const paints = callOf(await opened({}, "paints"));
  expect(paints).toMatchObject({
    provider: "beta",
    providerLabel: "BETA",
    providerId: "beta/paints",
    doubt: undefined,
    named: [{ id: "beta", label: "BETA", state: "live" }],
    possible: [],
    unusable: [{ id: "alpha", label: "ALPHA", refusal: "Do not host it publicly" }],
    unknown: ["elsewhere"],
  });
  expect(callOf(await opened({}, "talks"))).toMatchObject({
    provider: "auto",
    doubt: including("No provider is known to host"),
    named: [],
    possible: [{ id: "alpha", state: "" }, { id: "beta" }],
    unusable: [],
  });
  for (const [name, why] of [
    ["compares", "Do not support this task"],
    ["silent", "The task is unknown"],
  ] as const)
    expect(callOf(await opened({}, name))).toMatchObject({
      possible: [],
      unusable: [{ id: "alpha", refusal: why }, { id: "beta" }],
    });
});

test.each([
  ["paints", "alpha", "ALPHA does not host this model"],
  ["talks", "beta", "so a call to BETA may fail"],
])("%s by %s: the record says that it may fail", async (name, provider, words) => {
  const providers = { [smallModel(name).id]: provider };
  expect(callOf(await opened({ providers }, name)).doubt).toContain(words);
});

test("a library has its programs, and an unsafe URL is not a link", async () => {
  const { libraries } = loadView((await opened()).getState());
  expect(libraries).toMatchObject([
    {
      id: "loader",
      label: "Loader",
      docsUrl: "https://loader.example/docs",
      repoUrl: undefined,
      snippets: [
        {
          purpose: "Load the model",
          install: "npm install loader",
          content: 'load("example-org/talks");',
        },
      ],
    },
  ]);
});

test("a provider that replaces another does so on the page, as in a hub of all", async () => {
  const [id, replaces, baseUrl] = ["gamma", "alpha", "https://gamma.example"];
  const gamma = defineProvider({ id, replaces, label: "GAMMA", baseUrl, tasks: [] });
  const store = smallPanel(smallEntries(gamma).entries);
  await store.actions.load();
  expect(panelOf(store.getState()).faults).toEqual([]);
  // It serves nothing, and the one that it replaces is gone.
  expect(callOf(store).possible.map(({ id }) => id)).toEqual(["beta"]);
  await store.actions.chooseProvider("alpha");
  expect(callOf(store)).toMatchObject({ provider: "gamma", clients: [{}, {}] });
});
