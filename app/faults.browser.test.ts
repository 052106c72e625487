// Plugins at fault take their own place on the page, and nothing else.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, start } from "./testing/harness.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await start("testing/faulty.html");
});
afterAll(() => harness?.close());

test("the page stays, and says of each plugin what went wrong with it", async () => {
  const page = await harness.open();
  const alerts = page.locator("[role=alert]");
  await expect.poll(() => alerts.count()).toBe(2);
  expect(await alerts.nth(0).textContent()).toContain("where a plugin is to be");
  expect(await alerts.nth(1).textContent()).toContain("Odd could not be shown.");

  expect(await page.locator("#snippet pre code").textContent()).toContain("plain(");
  expect(await page.locator("#load pre code").textContent()).toBe('load("example-org/talks");');
  await page.getByRole("radio", { name: "Why not?" }).check();
  expect(await page.locator("#call .absences").textContent()).toContain("no luck today");
  await page.getByRole("radio", { name: "Code", exact: true }).check();
  await page.getByRole("tab", { name: "JavaScript" }).click();
  expect(await page.locator("#snippet .empty").textContent()).toContain("no JavaScript code");
  await page.getByRole("tab", { name: "Python" }).click();
  await page.getByLabel("Message 1, text").fill("Be kind.");
  expect(await page.locator("#snippet pre code").textContent()).toContain('"Be kind."');

  const faults = await harness.faults();
  expect(faults.length).toBeGreaterThan(0);
  // React tells the console what a boundary caught; nothing else is wrong.
  expect(faults.filter((fault) => !/not valid as a React child|#31/.test(fault))).toEqual([]);
});
