// A pasted token is only in the code that shows it: the test types it, uses every feature of the page,
// and then searches everything that a browser or a server could store.
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { type Harness, start } from "./testing/harness.ts";
import {
  clients,
  chooseProvider,
  FLUX,
  live,
  LLAMA,
  opened,
  settled,
  snippet,
  tab,
  unfold,
} from "./testing/parts.ts";

const TOKEN = "hf_ThisIsASecretOfMine";
/** As it would be in encoded data. */
const FORMS: readonly string[] = [
  TOKEN,
  Buffer.from(TOKEN).toString("hex"),
  // For any prefix, a substring is encoded in one of three ways.
  ...[0, 1, 2].map((before) =>
    Buffer.from("x".repeat(before) + TOKEN)
      .toString("base64")
      .slice(4, -4),
  ),
  [...TOKEN].toReversed().join(""),
];
const foundIn = (what: unknown): readonly string[] => {
  const text = typeof what === "string" ? what : (JSON.stringify(what) ?? "");
  return FORMS.filter((form) => text.includes(form));
};

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

/** Records everything that a page sends, from its start. */
function recordTraffic(page: Page): { readonly said: string[]; readonly names: string[] } {
  const said: string[] = [];
  const names: string[] = [];
  page.on("request", (request) =>
    said.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ""}`),
  );
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(`${error.message} ${error.stack}`));
  page.on("framenavigated", (frame) => said.push(frame.url()));
  page.on("download", (download) =>
    names.push(`${download.suggestedFilename()} ${download.url()}`),
  );
  return { said, names };
}

/** Everything that a browser stores of the page, and everything that it shows outside of code. */
const keptBy = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const shown = document.documentElement.cloneNode(true) as HTMLElement;
    for (const code of shown.querySelectorAll("pre")) code.remove();
    const properties = Object.getOwnPropertyNames(window).map((name) => {
      const value: unknown = Reflect.get(window, name);
      return typeof value === "string" ? `${name}=${value}` : name;
    });
    const caches = await globalThis.caches.keys();
    return {
      shown: shown.outerHTML,
      title: document.title,
      address: location.href,
      referrer: document.referrer,
      state: history.state as unknown,
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      cookie: document.cookie,
      name: window.name,
      properties,
      databases: await indexedDB.databases(),
      caches: await Promise.all(
        caches.map(async (name) =>
          (await (await globalThis.caches.open(name)).keys()).map(({ url }) => url),
        ),
      ),
      workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      entries: performance.getEntries().map(({ name }) => name),
      links: [...document.links].map(({ href }) => href),
    };
  });

async function pasted(page: Page): Promise<void> {
  await unfold(page);
  await page.getByLabel("Paste a key").check();
  await page.getByLabel("API key").pressSequentially(TOKEN);
  await expect.poll(() => snippet(page).textContent()).toContain(TOKEN);
  // A later announcement would replace the one that a test waits for.
  await page.getByText("Code updated.").waitFor({ state: "attached" });
}

test("a search finds the token where it is", async () => {
  const page = await harness.open(`models/${LLAMA}`);
  await page.evaluate((token) => sessionStorage.setItem("x", btoa(`Bearer ${token}`)), TOKEN);
  expect(foundIn(await keptBy(page))).not.toEqual([]);
  await page.evaluate((token) => {
    sessionStorage.clear();
    Object.assign(window, { leaked: token });
  }, TOKEN);
  expect(foundIn(await keptBy(page))).toEqual([TOKEN]);
});

test("after every action on a model's page, the token is only in the code", async () => {
  const page = await harness.open(
    `models/${LLAMA}?provider=together&language=python&client=requests`,
    {
      clipboard: true,
    },
  );
  const { said, names } = recordTraffic(page);
  await pasted(page);
  const check = async (): Promise<void> => expect(foundIn(await keptBy(page))).toEqual([]);
  await check();
  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  const call = page.locator("#call");

  // Each copy and each file: the program has it, because the user wants it, and nothing else does.
  for (const button of await call.getByRole("button", { name: /^Copy / }).all()) {
    const name = (await button.textContent())!;
    await button.click();
    await expect.poll(() => live(page).textContent()).toContain("Copied");
    const isProgram = name.includes("snippet") && !name.includes("Link");
    expect([name, (await clipboard()).includes(TOKEN)]).toEqual([name, isProgram]);
    await check();
  }
  for (const button of await call.getByRole("button", { name: /^Download / }).all()) {
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(await readFile(await download.path(), "utf8")).toContain(TOKEN);
    await check();
  }
  expect(names).toHaveLength(2);

  for (const view of ["Request", "Response", "Compare", "Why not?", "Code"]) {
    await call.getByRole("radio", { name: view, exact: true }).check();
    await settled(page);
    await check();
    const code = (await page.locator("#call pre").allTextContents()).join("\n");
    const tellsCall = !["Response", "Why not?"].includes(view);
    expect([view, code.includes(TOKEN)]).toEqual([view, tellsCall]);
  }
  for (const language of ["JavaScript", "Shell", "Python"]) {
    await tab(page, language).click();
    for (const option of await clients(page).locator("option:enabled").allTextContents()) {
      await clients(page).selectOption({ label: option });
      await check();
    }
  }
  // Routes and providers that reject the token do so without quoting it, and so do errors about other values.
  await unfold(page);
  await page.getByLabel("Directly to the provider").check();
  await check();
  expect(await page.locator("main").innerText()).toContain("The token is a Hugging Face token");
  await unfold(page);
  await page.getByLabel("Through the router").check();
  await chooseProvider(page, "auto");
  await chooseProvider(page, "endpoint");
  await page.getByLabel("Endpoint URL").fill("no address");
  await unfold(page);
  await check();
  await page.getByLabel("API key").fill(`${TOKEN}é`);
  await check();
  await page.getByLabel("API key").fill(TOKEN);

  // If the user hides it, it is not visible, and it is not in the URL.
  await unfold(page);
  await page.getByLabel("Environment variable").check();
  expect(foundIn(await page.content())).toEqual([]);
  await unfold(page);
  await page.getByLabel("Paste a key").check();
  const other = await harness.open(page.url().slice(harness.url.length));
  expect(foundIn(await other.content())).toEqual([]);
  await check();
  expect(foundIn(said)).toEqual([]);
  expect(foundIn(names)).toEqual([]);
});

test("the token is not on another page, in a link or in the history, and is gone after a reload", async () => {
  const page = await harness.open(
    `models/${LLAMA}?provider=together&language=python&client=requests`,
    { isFresh: true },
  );
  const { said } = recordTraffic(page);
  await pasted(page);
  const nav = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  for (const name of await nav.allTextContents()) {
    await nav.getByText(name, { exact: true }).click();
    await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
    await settled(page);
    expect([name, foundIn(await keptBy(page)), foundIn(await page.content())]).toEqual([
      name,
      [],
      [],
    ]);
  }
  await page.getByRole("link", { name: "Plugins", exact: true }).click();
  await settled(page);
  expect(foundIn(await page.content())).toEqual([]);
  // Another model is called with the same key, because the page was not reloaded: it is only in its code.
  await nav.getByText("Models", { exact: true }).click();
  await page.getByRole("searchbox", { name: "Search models" }).fill(FLUX);
  await page.getByRole("link", { name: FLUX, exact: true }).click();
  await opened(page, FLUX);
  expect(foundIn(await keptBy(page))).toEqual([]);
  for (let steps = 0; steps < 3; steps += 1) {
    await page.goBack();
    await settled(page);
    expect(foundIn(await keptBy(page))).toEqual([]);
  }
  const context = page.context();
  expect(foundIn(await context.storageState({ indexedDB: true }))).toEqual([]);
  await page.reload();
  await settled(page);
  expect(foundIn(await page.content())).toEqual([]);
  const again = await harness.open(`models/${LLAMA}`, { context });
  expect(await again.getByLabel("Placeholder").isChecked()).toBe(true);
  await unfold(again);
  await again.getByLabel("Paste a key").check();
  expect(await again.getByLabel("API key").inputValue()).toBe("");
  expect(foundIn(said)).toEqual([]);
});
