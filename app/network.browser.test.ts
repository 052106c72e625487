// The network fails: missing parts show an error with a retry button, and the rest works.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Harness, start } from "./testing/harness.ts";
import { FLUX, heading, LLAMA, opened, settled, snippet, unfold } from "./testing/parts.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
// The browser logs each file that did not load; there are no other errors.
afterEach(async () => {
  const faults = await harness.faults();
  expect(faults.filter((fault) => !fault.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});

/** Follows a link to a path inside the app. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
const fault = (page: Page) => page.locator("main .fault, main .error");

/** Does something offline, and retries online. */
async function lostAndFound(page: Page, ask: () => Promise<unknown>, told: RegExp): Promise<void> {
  await page.context().setOffline(true);
  await ask();
  await expect.poll(() => fault(page).first().textContent()).toMatch(told);
  await page.context().setOffline(false);
  await fault(page).first().getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => fault(page).count()).toBe(0);
  await settled(page);
}

test("each page reports that it did not load, and loads on retry", async () => {
  const page = await harness.open("plugins", { isFresh: true });
  for (const [path, title, words] of [
    ["/", "Models", "Hugging Face Hub"],
    ["/tasks", "Tasks", "Text-to-Image"],
    ["/tasks/text-to-image", "Text-to-Image", "Try a model"],
    ["/libraries", "Libraries", "timm"],
    ["/libraries/timm", "timm", "pip install"],
    ["/providers", "Providers", "Together AI"],
    ["/providers/together", "Together AI", "api.together.ai"],
    ["/formats", "Formats", "Q4_K_M"],
    ["/proofs", "Tests", "Together AI"],
    [`/models/${LLAMA}`, LLAMA, "from openai import"],
  ] as const) {
    await lostAndFound(page, () => goTo(page, path), /^This page did not load\./);
    expect(await heading(page).textContent()).toBe(title);
    expect(await page.locator("main").textContent()).toContain(words);
  }
});

describe("on the page of a model", () => {
  const view = (page: Page, name: string): Promise<void> =>
    page.getByRole("radio", { name, exact: true }).check();

  test("each part shows its own error, and the others work", async () => {
    const page = await harness.open(`models/${LLAMA}?provider=together`, { isFresh: true });
    const code = await snippet(page).textContent();
    await lostAndFound(page, () => view(page, "Response"), /did not load/);
    await view(page, "Code");
    await lostAndFound(page, () => view(page, "Compare"), /The comparison did not load\./);
    await view(page, "Code");
    await page.context().setOffline(true);
    await page.getByLabel("Message 1, text").fill("Works still.");
    await expect.poll(() => snippet(page).textContent()).toContain("Works still.");
    expect(await snippet(page).textContent()).not.toBe(code);
  });

  test("a grammar that did not load leaves plain text, and is loaded with the next program", async () => {
    const page = await harness.open("tasks", { isFresh: true });
    await page.route(/\/highlighter-[^/]*\.js$/, (route) => route.abort("internetdisconnected"));
    await goTo(page, `/models/${FLUX}`);
    await opened(page, FLUX);
    await unfold(page);
    await page.waitForLoadState("networkidle");
    expect(await page.locator("#snippet pre span span").count()).toBe(0);
    await page.unroute(/\/highlighter-[^/]*\.js$/);
    await page.getByRole("tab", { name: "Shell" }).click();
    await expect.poll(() => page.locator("#snippet pre span span").count()).toBeGreaterThan(0);
  });
});
