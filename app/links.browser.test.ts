// A pasted key is in the code alone: not in a link, in the storage, or in what a page sends.
import { describe, expect, test } from "vitest";
import { harnessOf } from "./testing/harness.ts";
import { type AppPage, FLUX, LLAMA } from "./testing/parts.ts";

const harness = harnessOf();

const START = `models/${LLAMA}?provider=together&language=python&client=requests`;

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

/** Records everything that a page sends, from now on. */
function recordTraffic(page: AppPage): readonly string[] {
  const traffic: string[] = [];
  page.on("request", (request) =>
    traffic.push(
      `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ""}`,
    ),
  );
  page.on("console", (message) => traffic.push(message.text()));
  page.on("pageerror", (error) => traffic.push(`${error.message} ${error.stack}`));
  page.on("framenavigated", (frame) => traffic.push(frame.url()));
  page.on("download", (download) =>
    traffic.push(`${download.suggestedFilename()} ${download.url()}`),
  );
  return traffic;
}

/** Everything that a browser stores of the page, and everything that it shows outside of code. */
const keptBy = (page: AppPage): Promise<unknown> =>
  page.evaluate(async () => {
    const shown = document.documentElement.cloneNode(true) as HTMLElement;
    for (const code of shown.querySelectorAll("pre")) code.remove();
    const properties = Object.getOwnPropertyNames(window).map((name) => {
      const value: unknown = Reflect.get(window, name);
      return typeof value === "string" ? `${name}=${value}` : name;
    });
    return {
      shown: shown.outerHTML,
      title: document.title,
      address: location.href,
      referrer: document.referrer,
      state: history.state as unknown,
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      cookie: document.cookie,
      properties,
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      entries: performance.getEntries().map(({ name }) => name),
    };
  });
const expectNowhere = async (page: AppPage): Promise<void> =>
  expect(foundIn(await keptBy(page))).toEqual([]);

async function pasted(page: AppPage): Promise<void> {
  await page.unfold();
  await page.getByLabel("Paste a key").check();
  await page.getByLabel("API key").pressSequentially(TOKEN);
  await expect.poll(() => page.code()).toContain(TOKEN);
  // A later announcement would replace the one that a test waits for.
  await page.announced("Code updated.");
}

describe("a pasted key", () => {
  test("is only in the code, after every action on a model's page", async () => {
    const page = await harness.open(START, { clipboard: true });
    const traffic = recordTraffic(page);
    await pasted(page);
    await expectNowhere(page);
    const call = page.locator("#call");

    // Each copy and each file: the program has it, because the user wants it, and nothing else does.
    for (const button of await call.getByRole("button", { name: /^Copy / }).all()) {
      const name = (await button.textContent())!;
      await button.click();
      await expect.poll(() => page.announcement()).toContain("Copied");
      const tellsCall = /snippet/.test(name);
      const text = await page.clipboard();
      expect([name, text.includes(TOKEN)]).toEqual([name, tellsCall]);
    }
    await expectNowhere(page);
    await page.unfold();
    await page.settled();
    await expectNowhere(page);
    for (const language of ["JavaScript", "Shell", "Python"]) {
      await page.tab(language).click();
      for (const option of await page.clients().locator("option:enabled").allTextContents())
        await page.clients().selectOption({ label: option });
      await expectNowhere(page);
    }
    await page.clients().selectOption({ label: "Requests" });
    // Routes and providers that reject the token do so without quoting it, and so do errors about other values.
    await page.unfold();
    await page.getByLabel("Directly to the provider").check();
    await expectNowhere(page);
    expect(await page.locator("main").innerText()).toContain("The token is a Hugging Face token");
    await page.chooseProvider("endpoint");
    await page.getByLabel("Endpoint URL").fill("no address");
    await page.unfold();
    await expectNowhere(page);
    await page.getByLabel("API key").fill(`${TOKEN}é`);
    await expectNowhere(page);
    await page.getByLabel("API key").fill(TOKEN);

    // If the user hides it, it is not visible, and it is not in the URL.
    await page.unfold();
    await page.getByLabel("Environment variable").check();
    expect(foundIn(await page.content())).toEqual([]);
    await page.unfold();
    await page.getByLabel("Paste a key").check();
    const other = await harness.follow(page);
    expect(foundIn(await other.content())).toEqual([]);
    expect(foundIn(traffic)).toEqual([]);
  });

  test("is not on another page or in the history, and is gone after a reload", async () => {
    const page = await harness.open(START, { isFresh: true });
    const traffic = recordTraffic(page);
    await pasted(page);
    const nav = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    for (const name of await nav.allTextContents()) {
      await nav.getByText(name, { exact: true }).click();
      await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
      await page.settled();
      expect([name, foundIn(await page.content())]).toEqual([name, []]);
      await expectNowhere(page);
    }
    // Another model is called with the same key, because the page was not reloaded: it is only in its code.
    await nav.getByText("Models", { exact: true }).click();
    await page.getByRole("searchbox", { name: "Search models" }).fill(FLUX);
    await page.getByRole("link", { name: FLUX, exact: true }).click();
    await page.opened(FLUX);
    await expectNowhere(page);
    await page.goBack();
    await page.settled();
    await expectNowhere(page);
    const context = page.context();
    expect(foundIn(await context.storageState({ indexedDB: true }))).toEqual([]);
    await page.reload();
    await page.settled();
    expect(foundIn(await page.content())).toEqual([]);
    const again = await harness.open(`models/${LLAMA}`, { context });
    expect(await again.getByLabel("Environment variable").isChecked()).toBe(true);
    await again.unfold();
    await again.getByLabel("Paste a key").check();
    expect(await again.getByLabel("API key").inputValue()).toBe("");
    expect(foundIn(traffic)).toEqual([]);
  });
});
