// The page of the tests in a browser: its tables match the records, and a row opens its program or its reason.
import { afterEach, beforeAll, expect, test } from "vitest";
import { entries } from "./plugins.ts";
import { clientProofs, libraryProofs } from "./proofs/load-records.ts";
import { callRows } from "./proofs/rows.ts";
import { type Harness, start } from "./testing/harness.ts";
import { addressOf, copyButton } from "./testing/parts.ts";

const REPLICATE = /\/providers-replicate\.js$/;

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

test("programs are filtered, and a row opens its program, for any client", async () => {
  const all = callRows(await clientProofs(), entries);
  const page = await harness.open("proofs", { clipboard: true });
  const calls = page.getByRole("region", { name: "Programs that call a provider" });
  const rows = calls.locator("tbody tr");
  expect(await rows.count()).toBe(all.length);
  await page.getByLabel("Provider", { exact: true }).selectOption("replicate");
  const own = all.filter(({ provider }) => provider.id === "replicate");
  await expect.poll(() => rows.count()).toBe(own.length);
  await calls.getByRole("link", { name: "Text-to-Image with Replicate" }).click();
  await calls.locator("pre").waitFor();
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  expect(focused).toContain("Text-to-Image with Replicate");
  expect(addressOf(page)).toEqual({ task: "text-to-image", provider: "replicate" });
  await page.getByLabel("Client", { exact: true }).selectOption("js/fetch");
  await calls.getByText("was run unchanged with node ≥ 20.19").waitFor();
  await copyButton(page, "fetch program").click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("https://router.huggingface.co/replicate/");
  await page.getByLabel("Client", { exact: true }).selectOption("python/openai");
  await calls.getByText("There is no program here.").waitFor();
  expect(await calls.locator(".empty").textContent()).toMatch(/chat models only.*How to fix it:/);
});

test("a program that does not load is reported, and retried", async () => {
  const page = await harness.open("proofs?task=text-to-image&client=js/fetch");
  await page.route(REPLICATE, (route) => route.abort());
  await page.getByLabel("Provider", { exact: true }).selectOption("replicate");
  const alert = page.getByRole("alert");
  await alert.getByText("did not load").waitFor();
  await page.unroute(REPLICATE);
  await alert.getByRole("button", { name: "Try again" }).click();
  await page.locator("main pre").waitFor();
  const faults = await harness.faults();
  expect(faults.filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
});

test("libraries are listed by level, with the reason why it is not higher", async () => {
  const libraries = Object.values(await libraryProofs());
  const page = await harness.open("proofs", { width: 320 });
  const table = page.getByRole("table", { name: "Test results of libraries" });
  const rows = table.locator("tbody tr");
  expect(await rows.count()).toBe(libraries.length);
  await page.getByLabel("Level", { exact: true }).selectOption("parsed");
  const parsed = libraries.filter(({ level }) => level === "parsed");
  await expect.poll(() => rows.count()).toBe(parsed.length);
  const reasons = await rows.locator("td:last-child").allTextContents();
  expect(reasons.filter((reason) => reason === "")).toEqual([]);
  await page.reload();
  await expect.poll(() => rows.count()).toBe(parsed.length);
  await expect
    .poll(() => page.locator(".scroller", { has: table }).getAttribute("aria-label"))
    .toMatch(/, scrollable table$/);
});
