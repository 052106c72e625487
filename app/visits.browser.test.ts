// Several visits: URLs, storage, requests, and errors.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Harness, start } from "./testing/harness.ts";
import {
  addressOf,
  choose,
  FLUX,
  LLAMA,
  chooseProvider,
  heading,
  opened,
  settled,
  snippet,
  tab,
  unfold,
} from "./testing/parts.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

/** From any page, through the list of models. */
async function goTo(page: Page, id: string): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByText("Models").click();
  await page.getByRole("searchbox", { name: "Search models" }).fill(id);
  await page.getByRole("link", { name: id, exact: true }).click();
  await opened(page, id);
}

describe("the storage", () => {
  test("the URL has precedence over the storage, the storage over the default, and the back button works", async () => {
    const page = await harness.open(`models/${LLAMA}`);
    expect(addressOf(page)).toMatchObject({ language: "python" });
    const first = page.url();
    await goTo(page, FLUX);
    await chooseProvider(page, "together");
    await choose(page, "js", "fetch");
    const content = await snippet(page).textContent();
    expect(addressOf(page)).toEqual({ provider: "together", language: "js", client: "fetch" });
    await page.reload();
    await opened(page, FLUX);
    expect(await snippet(page).textContent()).toBe(content);

    const context = page.context();
    const again = await harness.open(`models/${FLUX}`, { context });
    expect(addressOf(again)).toEqual({ provider: "together", language: "js", client: "fetch" });
    expect(await snippet(again).textContent()).toBe(content);
    // The provider of one model is also used for another, if its record allows it.
    const other = await harness.open(`models/${LLAMA}`, { context });
    expect(addressOf(other)).toEqual({ provider: "together", language: "js", client: "fetch" });
    const linked = await harness.open(
      `models/${LLAMA}?provider=hf-inference&language=sh&client=curl`,
      { context },
    );
    expect(addressOf(linked)).toEqual({
      provider: "hf-inference",
      language: "sh",
      client: "curl",
    });

    await page.goBack();
    await settled(page);
    expect(await heading(page).textContent()).toBe("Models");
    await page.goBack();
    await opened(page, LLAMA);
    expect(page.url()).toBe(first);
    await page.goForward();
    await page.goForward();
    await opened(page, FLUX);
    expect(await snippet(page).textContent()).toBe(content);
  });

  test("streaming and the token style are stored, the rest is not", async () => {
    const page = await harness.open(`models/${LLAMA}?provider=together`);
    await page.getByRole("switch", { name: "Streaming" }).click();
    await unfold(page);
    await page.getByLabel("Placeholder").check();
    await unfold(page);
    await page.getByLabel("Directly to the provider").check();
    await unfold(page);
    await page.getByLabel("Bill to").fill("acme");
    await page.getByLabel("Message 1, text").fill("Mine alone.");
    await expect.poll(() => addressOf(page)).toHaveProperty("bill-to", "acme");
    const again = await harness.open(`models/${LLAMA}`, { context: page.context() });
    expect(addressOf(again)).toEqual({
      provider: "together",
      language: "python",
      client: addressOf(page)["client"],
      streaming: "yes",
      token: "placeholder",
    });
    expect(await snippet(again).textContent()).not.toContain("Mine alone.");
    const stored = JSON.stringify(await page.evaluate(() => ({ ...localStorage })));
    expect(stored).not.toMatch(/acme|Mine alone/);
  });

  test.each([
    [
      "forbids all memory",
      () => {
        for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException("The operation is insecure.", "SecurityError");
            },
          });
        Object.defineProperty(document, "cookie", {
          get: () => {
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        });
      },
    ],
    ["has no memory", () => Object.defineProperty(window, "localStorage", { value: null })],
    [
      "has no room left",
      () => {
        // As much as a browser stores, in parts as small as the smallest stored value.
        for (let size = 8_000_000; size >= 1; size = Math.floor(size / 2)) {
          try {
            localStorage.setItem(`full${size}`, "x".repeat(size));
          } catch {
            // It takes less.
          }
        }
      },
    ],
  ])("a browser that %s still shows the page", async (_, before) => {
    const page = await harness.open(`models/${FLUX}`, { before });
    await tab(page, "Shell").click();
    expect(addressOf(page)).toMatchObject({ language: "sh" });
    await chooseProvider(page, "together");
    await settled(page);
    await page.getByRole("button", { name: "Theme: Auto" }).click();
    await page.getByRole("button", { name: "Theme: Light" }).click();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    const code = await snippet(page).textContent();
    await goTo(page, LLAMA);
    await page.goBack();
    await page.goBack();
    await opened(page, FLUX);
    await page.reload();
    await opened(page, FLUX);
    expect(await snippet(page).textContent()).toBe(code);
    // Nothing was stored, and no error was logged.
    expect(await page.locator("html").getAttribute("data-theme")).toBe("system");
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  test("stored values that are invalid are ignored", async () => {
    const page = await harness.open(`models/${FLUX}`, {
      before: () => {
        localStorage.setItem("hubsmith.choice", '{"language": 7, "providers": {"a": []}, "x"');
        localStorage.setItem("hubsmith.theme", '"sepia"');
      },
    });
    expect(addressOf(page)).toMatchObject({ language: "python" });
    expect(await page.locator("html").getAttribute("data-theme")).toBe("system");
  });

  test.each(["", `models/${FLUX}`])(
    "the theme follows the system until one is selected, which is stored: /%s",
    async (address) => {
      const page = await harness.open(address, { dark: true });
      const ground = (): Promise<string> =>
        page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const dark = await ground();
      await page.getByRole("button", { name: "Theme: Auto" }).click();
      const light = await ground();
      expect(light).not.toBe(dark);
      await page.reload();
      await settled(page);
      expect(await ground()).toBe(light);
      await page.getByRole("button", { name: "Theme: Light" }).click();
      await page.getByRole("button", { name: "Theme: Dark" }).click();
      expect(await ground()).toBe(dark);
    },
  );
});

describe("no requests to other servers", () => {
  test("the policy blocks requests to other servers and markup from text", async () => {
    const page = await harness.open();
    const refused = await page.evaluate(async () => {
      // The browser reports a violation a moment after it refuses something.
      let count = 0;
      const bothReported = new Promise<void>((done) =>
        addEventListener("securitypolicyviolation", () => ++count === 2 && done()),
      );
      const isFetchRefused = await fetch("https://elsewhere.example/").then(
        () => false,
        () => true,
      );
      let isMarkupRefused = false;
      try {
        document.body.innerHTML = "<b>text</b>";
      } catch {
        isMarkupRefused = true;
      }
      await bothReported;
      return [isFetchRefused, isMarkupRefused];
    });
    expect(refused).toEqual([true, true]);
    const faults = await harness.faults();
    // Every test fails on these, whether or not the browser logs them.
    for (const directive of ["connect-src", "require-trusted-types-for"])
      expect(faults).toContainEqual(
        expect.stringContaining(`Content Security Policy: ${directive} refuses`),
      );
    expect(faults.filter((fault) => !/Content Security Policy|TrustedHTML/.test(fault))).toEqual(
      [],
    );
  });

  test("a plugin that does not load is named, the others work, and it can be retried", async () => {
    const page = await harness.open(`models/${LLAMA}`);
    await page.route(/\/fal-ai-[^/]*\.js$/, (route) => route.abort());
    await goTo(page, FLUX);
    await page.locator("[role=alert]").waitFor();
    expect(await page.locator("[role=alert]").textContent()).toContain(
      "provider/fal-ai did not load",
    );
    await page.unroute(/\/fal-ai-[^/]*\.js$/);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => page.locator("[role=alert]").count()).toBe(0);
    await settled(page);
    expect(await snippet(page).textContent()).toContain("fal-ai");
    expect(await harness.faults()).toEqual([expect.stringContaining("ERR_FAILED")]);
  });
});
