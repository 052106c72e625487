// Coming back and starting early: the place on a page, and what was typed before the scripts ran, are kept.
import { afterEach, beforeAll, expect, test } from "vitest";
import { type Harness, start } from "./testing/harness.ts";
import { settled } from "./testing/parts.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

test.each([
  ["libraries", 1500],
  ["proofs", 1500],
  ["", 1000],
])("Back returns to the place on /%s", async (path, y) => {
  const page = await harness.open(path);
  const place = await page.evaluate((top) => {
    scrollTo(0, top);
    return scrollY;
  }, y);
  expect(place).toBeGreaterThan(500);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>("nav[aria-label=Main] a[href$=tasks]")!.click(),
  );
  await page.getByRole("heading", { level: 1, name: "Tasks" }).waitFor();
  await settled(page);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test("Back returns to the rows that were shown on request", async () => {
  const page = await harness.open();
  const rows = page.locator(".results > li");
  await page.getByRole("button", { name: /^Show \d+ more$/ }).click();
  await expect.poll(() => rows.count()).toBe(60);
  await rows.nth(50).getByRole("link").click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await settled(page);
  await page.goBack();
  await expect.poll(() => rows.count()).toBe(60);
});
