// A link shows what its sender saw: each control of the panel is set by hand, and its address opened where nothing is remembered.
import { createHub, type Hub, inferenceCall, loadPlugins } from "hubsmith";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { loadModels } from "./models/embedded.ts";
import { entries } from "./plugins.ts";
import { type Harness, start } from "./testing/harness.ts";
import {
  addressOf,
  choose,
  FLUX,
  live,
  LLAMA,
  opened,
  SHOWN,
  SILENT,
  snippet,
  unfold,
  chooseProvider,
} from "./testing/parts.ts";

const models = loadModels();

let harness: Harness;
let hub: Hub;
beforeAll(async () => {
  harness = await start();
  hub = createHub((await loadPlugins(entries)).plugins);
});
afterEach(async () => expect(await harness.faults()).toEqual([]));
afterAll(() => harness?.close());

/** What a visitor sees of the choice: the code, and what stands in each control. */
const seen = async (page: Page): Promise<unknown> => {
  await unfold(page);
  return page.locator("#call").evaluate((call) => ({
    code: call.querySelector("#snippet pre code")?.textContent,
    controls: [...call.querySelectorAll("input, select, textarea, [role=tab]")].map((one) => {
      if (one instanceof HTMLInputElement && one.type !== "text") return one.checked;
      return "value" in one && one.value !== "" ? one.value : one.getAttribute("aria-selected");
    }),
  }));
};

/** Opens the address of a page in a browser that remembers nothing. */
const followed = (page: Page): Promise<Page> =>
  harness.open(page.url().slice(new URL(harness.url).origin.length + 1));

const START = "provider=together&language=python&client=requests";
type Control = readonly [
  name: string,
  set: (page: Page) => Promise<unknown>,
  /** What the address says of it. */
  told: Readonly<Record<string, string>>,
  /** What the page is opened with where that is not the start of the others. */
  query?: string,
];
const CONTROLS: readonly Control[] = [
  [
    "the provider",
    async (page) => {
      await chooseProvider(page, "groq");
    },
    { provider: "groq" },
  ],
  ["the language and the client", (page) => choose(page, "js", "fetch"), { client: "fetch" }],
  [
    "another client of the language",
    (page) => choose(page, "python", "huggingface_hub"),
    { client: "huggingface_hub" },
  ],
  [
    "streaming",
    (page) => page.getByRole("switch", { name: "Streaming" }).click(),
    { streaming: "yes" },
  ],
  ["the way", (page) => page.getByLabel("To the provider itself").check(), { way: "direct" }],
  ["the token", (page) => page.getByLabel("Placeholder").check(), { token: "placeholder" }],
  [
    "an endpoint",
    async (page) => {
      await page.getByLabel("To an endpoint of your own").check();
      await page.getByLabel("Address of the endpoint").fill("https://my.endpoint.example/a?b=c&d");
    },
    { way: "endpoint", endpoint: "https://my.endpoint.example/a?b=c&d" },
    "provider=auto&language=python&client=requests",
  ],
  ["the payer", (page) => page.getByLabel("Bill to").fill("acme"), { "bill-to": "acme" }],
  [
    "an input",
    (page) => page.getByLabel("Message 1, text").fill('50 % & more = "é"\n#1 + 1'),
    { "input.0.content": '50 % & more = "é"\n#1 + 1' },
  ],
  [
    "a parameter",
    async (page) => {
      await unfold(page);
      await page.getByLabel("Temperature").fill("0.25");
    },
    { "parameter.temperature": "0.25" },
  ],
];

describe("a link to what was set by hand", () => {
  test.each(CONTROLS.map((control) => [control[0], control] as const))("%s", async (_, control) => {
    const [, set, told, query = START] = control;
    const page = await harness.open(`models/${LLAMA}?${query}`);
    const before = await snippet(page).textContent();
    await set(page);
    await expect.poll(() => addressOf(page)).toMatchObject(told);
    const code = await snippet(page).textContent();
    expect(code).not.toBe(before);
    const other = await followed(page);
    expect(await snippet(other).textContent()).toBe(code);
    expect(await seen(other)).toEqual(await seen(page));
    expect(other.url()).toBe(page.url());
  });

  test("all at once, and taken back again by what the next link leaves out", async () => {
    const page = await harness.open(`models/${LLAMA}?${START}`);
    const first = page.url();
    const before = await seen(page);
    for (const [, set, , query = START] of CONTROLS.slice(1)) if (query === START) await set(page);
    await expect.poll(() => Object.keys(addressOf(page))).toHaveLength(9);
    const other = await followed(page);
    expect(await seen(other)).toEqual(await seen(page));
    await other.evaluate((address) => {
      history.pushState(null, "", address);
      dispatchEvent(new PopStateEvent("popstate"));
    }, first);
    await expect.poll(() => seen(other)).toEqual(before);
    await other.goBack();
    await expect.poll(() => seen(other)).toEqual(await seen(page));
  });
});

/** Sets each field to what it is not at: to the example that it shows, or to its text and more. */
async function fillAll(page: Page): Promise<void> {
  const fields = page.locator("#call .fields :is(textarea, select, input[type=text])");
  for (const field of await fields.all()) {
    const tag = await field.evaluate((one) => one.tagName);
    const example = (await field.getAttribute("placeholder"))?.replace(/^e\.g\. /, "") ?? "";
    const text = tag === "SELECT" ? "" : await field.inputValue();
    if (tag === "SELECT") await field.selectOption({ index: 1 });
    // The ending of a file says what it holds.
    else await field.fill(text === "" ? example : text.replace(/(\.\w{2,4})?$/, "1$1"));
  }
}

test.each(SHOWN.filter((id) => id !== SILENT))(
  "a link to every input and every parameter: %s",
  async (id) => {
    const model = models.find((one) => one.id === id)!;
    const call = inferenceCall(hub, { model, provider: "auto" });
    if ("reason" in call) throw new Error(`${id} has no form: ${call.reason}`);
    const page = await harness.open(`models/${id}?provider=auto`);
    const before = await snippet(page).textContent();
    await unfold(page);
    await fillAll(page);
    const named = (prefix: string): readonly string[] =>
      Object.keys(addressOf(page)).filter((name) => name.split(".")[0] === prefix);
    const parameters = Object.keys(call.task.parameters).map((name) => `parameter.${name}`);
    await expect.poll(() => named("parameter").toSorted()).toEqual(parameters.toSorted());
    await expect.poll(() => named("input").length).toBeGreaterThan(0);
    expect(await snippet(page).textContent()).not.toBe(before);
    const other = await followed(page);
    expect(await seen(other)).toEqual(await seen(page));
    expect(other.url()).toBe(page.url());
  },
);

describe("a pasted token", () => {
  const TOKEN = "hf_ThisIsASecretOfMine";

  test("stands in the code and nowhere else, and is gone with the page", async () => {
    const page = await harness.open(`models/${LLAMA}?${START}`);
    await page.getByLabel("Pasted here").check();
    await page.getByLabel("Your token").fill(TOKEN);
    expect(await snippet(page).textContent()).toContain(TOKEN);
    // Whatever is written a moment later is written by now.
    await page.getByLabel("Message 1, text").fill("Hello");
    await expect.poll(() => addressOf(page)).toHaveProperty(["input.0.content"], "Hello");
    await page.getByText("Code updated.").waitFor({ state: "attached" });
    const kept = await page.evaluate(async () => ({
      address: location.href,
      title: document.title,
      description: document.querySelector("meta[name=description]")?.getAttribute("content"),
      state: history.state as unknown,
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookie: document.cookie,
      name: window.name,
      databases: await indexedDB.databases(),
    }));
    expect(kept.local).not.toEqual({});
    expect(JSON.stringify(kept)).not.toContain(TOKEN);
    expect(await live(page).textContent()).not.toContain(TOKEN);
    expect(addressOf(page)["token"]).toBe("placeholder");

    const other = await followed(page);
    expect(await snippet(other).textContent()).not.toContain(TOKEN);
    expect(await other.getByLabel("Placeholder").isChecked()).toBe(true);
    await page.reload();
    await opened(page, LLAMA);
    expect(await page.content()).not.toContain(TOKEN);
    await page.getByLabel("Pasted here").check();
    expect(await page.getByLabel("Your token").inputValue()).toBe("");
    const again = await harness.open(`models/${FLUX}`, { context: page.context() });
    expect(await again.content()).not.toContain(TOKEN);
  });
});
