// The page of the plugins in a browser: it lists and searches all, loads nothing by itself, and reports problems.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { entries } from "./plugins.ts";
import { type Harness, start } from "./testing/harness.ts";
import { addressOf, live } from "./testing/parts.ts";

const ALL = entries.length;

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

const rows = (page: Page) => page.locator("tbody tr");
const search = (page: Page) => page.getByLabel("Kind, id, label or alias");
const check = (page: Page) => page.getByRole("button", { name: "Load all and check" });

test("every plugin is listed and none is loaded; a search is in the URL, and the caret stays", async () => {
  const page = await harness.open("plugins", { width: 320 });
  const ids = await rows(page).locator("code").allTextContents();
  expect(ids.toSorted()).toEqual(entries.map(({ id }) => id as string).toSorted());
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").length);
  expect(loaded).toBeLessThan(40);
  await search(page).pressSequentially("Wisper");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("h");
  expect(addressOf(page)).toEqual({ q: "Whisper" });
  const some = await rows(page).count();
  expect(some).toBeGreaterThan(0);
  await expect.poll(() => live(page).textContent()).toContain(`${some} of ${ALL} plugins`);
  await page.reload();
  await expect.poll(() => rows(page).count()).toBe(some);
  await search(page).fill("");
  await expect.poll(() => rows(page).count()).toBe(ALL);
  expect(addressOf(page)).toEqual({});
});

test("the check loads all, and reports a plugin that does not load until it does", async () => {
  const page = await harness.open("plugins");
  await page.route(/\/providers-replicate\.js$/, (route) => route.abort());
  await check(page).click();
  await page
    .getByText(`${ALL - 1} of ${ALL} plugins loaded. 1 problem.`)
    .first()
    .waitFor();
  expect(await page.locator(".items").textContent()).toContain("provider/replicate load-failed");
  await page.unroute(/\/providers-replicate\.js$/);
  await check(page).press("Enter");
  const words = `All ${ALL} plugins loaded. No problems.`;
  await expect.poll(() => live(page).textContent()).toContain(words);
  expect(await check(page).evaluate((one) => one === document.activeElement)).toBe(true);
  const faults = await harness.faults();
  expect(faults.filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
});

test("third-party plugins are marked, and their problems are reported", async () => {
  const faulty = await start("testing/faulty.html");
  const page = await faulty.open();
  // The server has only this page.
  const { pathname } = new URL(faulty.url);
  await page.evaluate((at) => history.pushState(null, "", at), `${pathname}/plugins`);
  await rows(page).first().waitFor();
  const from = await rows(page).locator("td:last-child").allTextContents();
  expect(new Set(from)).toEqual(new Set(["third-party"]));
  await check(page).click();
  await page.locator(".items").getByText("not-a-plugin").first().waitFor();
});
