// The page over time: what an address and a browser remember, what goes out, and what does not come in.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Harness, start } from "./testing/harness.ts";
import {
  addressOf,
  choose,
  chooseProvider,
  FLUX,
  LLAMA,
  settled,
  snippet,
  tab,
} from "./testing/parts.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));
afterAll(() => harness?.close());

describe("what is remembered", () => {
  test("the address wins over memory, memory over the default, and the back button goes back", async () => {
    const page = await harness.open();
    expect(addressOf(page)).toMatchObject({ model: LLAMA, language: "python" });
    await page.locator("#model").selectOption(FLUX);
    await chooseProvider(page, "together");
    await choose(page, "js", "fetch");
    const content = await snippet(page).textContent();
    expect(addressOf(page)).toEqual({
      model: FLUX,
      provider: "together",
      language: "js",
      client: "fetch",
    });
    await page.reload();
    await expect.poll(() => snippet(page).textContent()).toBe(content);

    const again = await harness.open("", { context: page.context() });
    expect(addressOf(again)).toEqual({
      model: FLUX,
      provider: "together",
      language: "js",
      client: "fetch",
    });
    const linked = await harness.open(
      `?model=${LLAMA}&provider=hf-inference&language=sh&client=curl`,
      {
        context: page.context(),
      },
    );
    expect(addressOf(linked)).toMatchObject({
      model: LLAMA,
      provider: "hf-inference",
      client: "curl",
    });

    await page.goBack();
    await expect.poll(() => page.locator("#model").inputValue()).toBe(LLAMA);
    await page.goForward();
    await expect.poll(() => page.locator("#model").inputValue()).toBe(FLUX);
  });

  test("a browser that forbids memory shows the page all the same", async () => {
    const page = await harness.open(`?model=${FLUX}`, {
      before: () =>
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new Error("forbidden");
          },
        }),
    });
    await tab(page, "Shell").click();
    expect(addressOf(page)).toMatchObject({ model: FLUX, language: "sh" });
  });

  test("the theme follows the system until one is chosen, and that one is kept", async () => {
    const page = await harness.open("", { dark: true });
    const ground = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await ground();
    await page.getByText("Light", { exact: true }).click();
    const light = await ground();
    expect(light).not.toBe(dark);
    await page.reload();
    await settled(page);
    expect(await ground()).toBe(light);
    await page.getByText("Auto", { exact: true }).click();
    expect(await ground()).toBe(dark);
  });
});

describe("staying at home", () => {
  test("the browser is told to load nothing from elsewhere, and would refuse", async () => {
    const page = await harness.open();
    const refused = await page.evaluate(() =>
      fetch("/index.html").then(
        () => false,
        () => true,
      ),
    );
    expect(refused).toBe(true);
    const faults = await harness.faults();
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter((fault) => !fault.includes("Content Security Policy"))).toEqual([]);
  });

  test("a plugin that does not come is named, the others are there, and it can be tried again", async () => {
    const page = await harness.open(`?model=${LLAMA}`);
    await page.route(/\/fal-ai-[^/]*\.js$/, (route) => route.abort());
    await page.locator("#model").selectOption(FLUX);
    await page.locator("[role=alert]").waitFor();
    expect(await page.locator("[role=alert]").textContent()).toContain(
      "provider/fal-ai did not load",
    );
    await page.unroute(/\/fal-ai-[^/]*\.js$/);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => page.locator("[role=alert]").count()).toBe(0);
    expect(await snippet(page).textContent()).toContain("fal-ai");
    expect(await harness.faults()).toEqual([expect.stringContaining("ERR_FAILED")]);
  });
});
