// Links reproduce the sender's view: each control of the panel is set, and its URL opened in an empty profile.
import { createHub, type Hub, inferenceCall, loadPlugins } from "hubsmith";
import type { Page } from "playwright-core";
import { sampled } from "#core/testing/sampled";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { loadModels } from "./catalog/records.ts";
import { entries } from "./plugins.ts";
import { expectAccessible } from "./testing/axe.ts";
import { type Harness, start } from "./testing/harness.ts";
import {
  addressOf,
  choose,
  heading,
  LLAMA,
  opened,
  settled,
  showApi,
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

/** The visible selection: the code, and the value of each control. */
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

/** Opens the URL of a page in a browser without storage. */
const followed = (page: Page): Promise<Page> =>
  harness.open(page.url().slice(new URL(harness.url).origin.length + 1));

const START = "provider=together&language=python&client=requests";
type Control = readonly [
  name: string,
  set: (page: Page) => Promise<unknown>,
  /** The expected part of the URL. */
  told: Readonly<Record<string, string>>,
  /** The initial URL, if it differs from the others. */
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
  [
    "the way",
    async (page) => {
      await unfold(page);
      await page.getByLabel("Directly to the provider").check();
    },
    { way: "direct" },
  ],
  [
    "the token",
    async (page) => {
      await unfold(page);
      await page.getByLabel("Placeholder").check();
    },
    { token: "placeholder" },
  ],
  [
    "an endpoint",
    async (page) => {
      await chooseProvider(page, "endpoint");
      await page.getByLabel("Endpoint URL").fill("https://my.endpoint.example/a?b=c&d");
    },
    { way: "endpoint", endpoint: "https://my.endpoint.example/a?b=c&d" },
    "provider=auto&language=python&client=requests",
  ],
  [
    "the payer",
    async (page) => {
      await unfold(page);
      await page.getByLabel("Bill to").fill("acme");
    },
    { "bill-to": "acme" },
  ],
  [
    "an input",
    (page) => page.getByLabel("Message 1, text").fill('50 % & more = "é"\n#1 + 1'),
    { "input.0.content": '50 % & more = "é"\n#1 + 1' },
  ],
  [
    "a parameter",
    async (page) => {
      await unfold(page);
      await page.getByLabel("temperature").fill("0.25");
    },
    { "parameter.temperature": "0.25" },
  ],
];

describe("a link to manual changes", () => {
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

  test("all together, and undone by the next link, which does not have them", async () => {
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

/** Changes each field: to its example, or to its text with a suffix. */
async function fillAll(page: Page): Promise<void> {
  const fields = page.locator("#call .fields :is(textarea, select, input[type=text])");
  for (const field of await fields.all()) {
    const tag = await field.evaluate((one) => one.tagName);
    const example = (await field.getAttribute("placeholder"))?.replace(/^e\.g\. /, "") ?? "";
    const text = tag === "SELECT" ? "" : await field.inputValue();
    if (tag === "SELECT") await field.selectOption({ index: 1 });
    // The file extension decides the type.
    else await field.fill(text === "" ? example : text.replace(/(\.\w{2,4})?$/, "1$1"));
  }
}

test.each(sampled(SHOWN, 4).filter((id) => id !== SILENT))(
  "a link to every input and every parameter: %s",
  async (id) => {
    const model = models.find((one) => one.id === id)!;
    const call = inferenceCall(hub, { model, provider: "auto" });
    if ("reason" in call) throw new Error(`${id} has no form: ${call.reason}`);
    const page = await harness.open(`models/${id}?provider=auto`);
    await showApi(page);
    const before = await snippet(page).textContent();
    await unfold(page);
    await fillAll(page);
    // A click ends the pause after typing: a URL from within it may lack the last field.
    await heading(page).click();
    const named = (prefix: string): readonly string[] =>
      Object.keys(addressOf(page)).filter((name) => name.split(".")[0] === prefix);
    const parameters = Object.keys(call.task.parameters).map((name) => `parameter.${name}`);
    expect(named("parameter").toSorted()).toEqual(parameters.toSorted());
    expect(named("input").length).toBeGreaterThan(0);
    expect(await snippet(page).textContent()).not.toBe(before);
    const other = await followed(page);
    expect(await seen(other)).toEqual(await seen(page));
    expect(other.url()).toBe(page.url());
  },
);

describe("a link with unknown options", () => {
  const alert = (page: Page) => page.locator("main [role=alert]");

  test("is applied as far as possible: the rest is reported as text, and removed from the URL and the storage", async () => {
    const asked = new URLSearchParams({
      provider: "<img src=x onerror=window.hit=1>",
      language: "js",
      client: "__proto__",
      streaming: "maybe",
      way: "\u202Esdrawkcab",
      view: "constructor",
      "with-provider": "nobody",
      input: "no chat",
      "input.0.content": "Kept.",
      "input.__proto__.x": "1",
      "parameter.nope": "1",
      "parameter.temperature": "hot",
    });
    // Halves of a surrogate pair cannot be written otherwise.
    const page = await harness.open(`models/${LLAMA}?${asked}&token=%ED%A0%80&endpoint=%FF`);
    expect(await alert(page).locator("li").allTextContents()).toEqual([
      "Unknown provider: “<img src=x onerror=window.hit=1>”.",
      "Unknown client: “__proto__”.",
      "Unknown streaming option: “maybe”.",
      "Unknown route: “\uFFFDsdrawkcab”.",
      "Unknown token option: “\uFFFD\uFFFD\uFFFD”.",
      "Unknown view: “constructor”.",
      "Unknown provider to compare with: “nobody”.",
      ...["input", "input.__proto__.x", "parameter.nope"].map(
        (name) => `The value for “${name}” is invalid, or has no field.`,
      ),
    ]);
    expect(await page.locator("main img").count()).toBe(0);
    expect(await page.evaluate(() => "hit" in window)).toBe(false);
    expect(await snippet(page).textContent()).toContain('"Kept."');
    await expectAccessible(page, "main");
    // A wrong type is reported at its field.
    await unfold(page);
    expect(await page.getByLabel("temperature").getAttribute("aria-invalid")).toBe("true");
    expect(addressOf(page)).toEqual({
      provider: "together",
      language: "js",
      client: addressOf(page)["client"],
      endpoint: "\uFFFD",
      "input.0.content": "Kept.",
      "parameter.temperature": "hot",
    });
    await choose(page, "sh", "cURL");
    const stored = JSON.stringify(await page.evaluate(() => ({ ...localStorage })));
    expect(stored).not.toMatch(/img|proto|nobody/);
    await page.reload();
    await opened(page, LLAMA);
    expect(await alert(page).count()).toBe(0);
  });

  test("of a megabyte is rejected with a message", async () => {
    const page = await harness.open();
    // No server accepts such a URL, so it is only possible inside the page.
    await goTo(page, `/models/${LLAMA}?provider=groq&input.0.content=${"x".repeat(1_000_000)}`);
    await opened(page, LLAMA);
    expect(await alert(page).textContent()).toContain("The link is longer than 7,000 characters");
    expect(await snippet(page).textContent()).not.toContain("xxx");
    expect(addressOf(page)).toEqual({ provider: "together", language: "python", client: "openai" });
  });

  /** Follows a link inside the app, since a server may reject its URL. */
  const goTo = async (page: Page, path: string): Promise<void> => {
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await settled(page);
  };

  test("with a URL that cannot be decoded opens a page with an error", async () => {
    const page = await harness.open("tasks");
    for (const [path, told] of [
      ["/models/%E0%A4%A/%ED%A0%80", "There is no record of %E0%A4%A/%ED%A0%80"],
      ["/tasks/%", "There is no task “%”"],
      ["/providers/%FF", "There is no provider “%FF”"],
      ["/%", "Page not found"],
    ] as const) {
      await goTo(page, path);
      await expect.poll(() => page.locator("main").innerText()).toContain(told);
    }
  });

  test("to another page does not break that page", async () => {
    const page = await harness.open("tasks");
    for (const [path, title] of [
      ["/?q=<b>&task=nope&provider=__proto__&sort=x", "Models"],
      ["/proofs?task=<b>&provider=__proto__&client=constructor", "Tests"],
      ["/providers?task=__proto__", "Providers"],
      ["/providers/together?task=__proto__&client=<b>", "Together AI"],
      ["/libraries?q=%ED%A0%80<b>", "Libraries"],
      ["/formats?weights=<b>&memory=-1", "Formats"],
      ["/plugins?kind=__proto__&q=<b>", "Plugins"],
      [`/models/${LLAMA}?memory=<b>`, LLAMA],
    ] as const) {
      await goTo(page, path);
      await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
      await settled(page);
      expect([path, (await page.locator("main").innerText()).length > 60]).toEqual([path, true]);
      expect([path, await page.locator("main :is([role=alert], b)").count()]).toEqual([path, 0]);
    }
  });
});

test("a text that is too long for a URL is not in it, which is reported, and the page can be reloaded", async () => {
  const page = await harness.open(`models/${LLAMA}?${START}`);
  const field = page.getByLabel("Message 1, text");
  const text = "A long story. ".repeat(10_000);
  await field.fill(text);
  await page.getByRole("alert").waitFor();
  expect(await page.getByRole("alert").textContent()).toContain("too long for a link");
  expect(await snippet(page).textContent()).toContain(text);
  await page.getByText("Code updated.").waitFor({ state: "attached" });
  expect(addressOf(page)).toEqual({ provider: "together", language: "python", client: "requests" });
  await field.fill("A short one.");
  await expect.poll(() => addressOf(page)).toHaveProperty(["input.0.content"], "A short one.");
  expect(await page.getByRole("alert").count()).toBe(0);
  await field.fill(text);
  await expect.poll(() => Object.keys(addressOf(page))).toHaveLength(3);
  await page.reload();
  await opened(page, LLAMA);
});
