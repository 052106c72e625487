// The pages of providers in a browser: the tasks of each, their requests and models.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { entries } from "./plugins.ts";
import { type Harness, start } from "./testing/harness.ts";
import { addressOf, copyButton, FLUX, opened, settled } from "./testing/parts.ts";

const providers = entries.filter((entry) => entry.kind === "provider");
const TASK = "text-to-image";

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

const section = (page: Page, task: string) => page.locator(`section#${task}`);
const isOpen = (page: Page, task: string): Promise<boolean> =>
  section(page, task)
    .locator("details")
    .evaluate((one) => (one as HTMLDetailsElement).open);

test("the table has the tasks of each provider; a task selects those that serve it, also in the URL", async () => {
  const page = await harness.open("providers");
  const marks = page.locator(".matrix td", { hasText: "✓" });
  const least = providers.flatMap(({ tasks }) => tasks).length;
  expect(await page.locator(".tile").count()).toBe(providers.length);
  expect(await marks.count()).toBeGreaterThanOrEqual(least);
  // It fits here, and its header stays visible.
  expect(await page.locator(".matrix").getAttribute("tabindex")).toBeNull();
  await page.locator(".matrix tbody tr").last().scrollIntoViewIfNeeded();
  const head = page.locator(".matrix thead th").nth(1);
  expect((await head.boundingBox())!.y).toBeGreaterThanOrEqual(0);

  await page.getByLabel("Search providers").fill("text to image");
  const serving = providers.filter(({ tasks }) => tasks.includes(TASK));
  await expect.poll(() => page.locator(".tile").count()).toBe(serving.length);
  expect(await page.locator(".matrix thead th").count()).toBe(serving.length + 1);
  await expect.poll(() => addressOf(page)["q"]).toBe("text to image");
  await page.locator(".tile a").first().click();
  await expect.poll(() => isOpen(page, TASK)).toBe(true);
  await page.goBack();
  await settled(page);
  expect(await page.locator(".tile").count()).toBe(serving.length);
});

test("providers of chat are found for text generation", async () => {
  const page = await harness.open("providers?q=text-generation");
  await page.locator(".tile", { hasText: "Cerebras" }).getByRole("link").click();
  await expect.poll(() => isOpen(page, "conversational")).toBe(true);
});

test("a URL with a task opens it, and so does a link to it", async () => {
  const page = await harness.open(`providers/fal-ai#${TASK}`);
  await expect.poll(() => isOpen(page, TASK)).toBe(true);
  expect(await isOpen(page, "text-to-video")).toBe(false);
  await page.getByRole("link", { name: "Text-to-Video", exact: true }).click();
  await expect.poll(() => isOpen(page, "text-to-video")).toBe(true);
  const box = await section(page, "text-to-video").boundingBox();
  expect(Math.abs(box!.y)).toBeLessThan(5);
});

test("parameters and requests are shown as they are sent, on both routes, and can be copied", async () => {
  const page = await harness.open(`providers/fal-ai#${TASK}`, { clipboard: true });
  await section(page, TASK).getByText("image_size.width").first().waitFor();
  const codes = section(page, TASK).locator("pre code");
  const [routed = "", direct = ""] = await codes.allTextContents();
  expect(routed).toMatch(/^POST https:\/\/router\.huggingface\.co\/fal-ai\/vendor\/model/);
  expect(routed).toContain("Authorization: Bearer $HF_TOKEN");
  expect(direct).toMatch(/^POST https:\/\/queue\.fal\.run\/vendor\/model/);
  expect(direct).toContain("Authorization: Key $FAL_AI_API_KEY");
  await copyButton(page, "request for Text-to-Image, Hugging Face router").click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(routed);
});

test("a model that names a provider links to its snippets with this provider", async () => {
  const page = await harness.open("providers/replicate");
  await page.getByText(/^\d+ more$/).click();
  await page.getByRole("link", { name: FLUX, exact: true }).click();
  await opened(page, FLUX);
  expect(addressOf(page)["provider"]).toBe("replicate");
});
