// The page of a model: code without scrolling, an own endpoint, a model without a host, and controls that stay in place.
import type { Locator, Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { expectAccessible } from "./testing/axe.ts";
import { type Harness, start } from "./testing/harness.ts";
import {
  choose,
  chooseProvider,
  clients,
  copyButton,
  FLUX,
  LLAMA,
  providerField,
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

const CHAT = `models/${LLAMA}?provider=together&language=python&client=openai`;
const URL = "http://localhost:8080/v1";
const box = async (one: Locator) => (await one.boundingBox())!;
const field = (page: Page): Locator => page.getByLabel("Endpoint URL");

test.each([
  [1280, 800],
  [375, 812],
])("code, its controls and Copy are visible without scrolling: %i × %i", async (width, height) => {
  const page = await harness.open(CHAT);
  await page.setViewportSize({ width, height });
  const parts = [
    page.getByRole("heading", { level: 1 }),
    providerField(page),
    clients(page),
    page.locator("#snippet pre"),
    copyButton(page, "OpenAI Python SDK snippet"),
  ];
  for (const one of parts) {
    const { y, height: high } = await box(one);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + high).toBeLessThanOrEqual(height);
  }
});

test("on a phone the form is closed at first", async () => {
  const page = await harness.open(CHAT, { width: 375 });
  const message = page.getByLabel("Message 1, text");
  expect(await message.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Inputs and parameters" }).click();
  await message.fill("Name a lake.");
  expect(await snippet(page).textContent()).toContain("Name a lake.");
});

test("the code stays in place when the language changes, and the badge when it is copied", async () => {
  const page = await harness.open(CHAT, { clipboard: true });
  const before = (await box(page.locator("#snippet pre"))).y;
  const badge = page.locator("#code .proof-badge button");
  await badge.waitFor();
  const { x } = await box(badge);
  await copyButton(page, "OpenAI Python SDK snippet").click();
  await page.getByText("Copied OpenAI Python SDK snippet.").waitFor({ state: "attached" });
  expect((await box(badge)).x).toBe(x);
  for (const name of ["JavaScript", "Shell", "PHP"]) {
    await tab(page, name).click();
    expect((await box(page.locator("#snippet pre"))).y).toBe(before);
  }
});

test.each(["auto", "together"])(
  "an own endpoint is in every snippet, after %s",
  async (provider) => {
    const page = await harness.open(`models/${LLAMA}?provider=${provider}&language=python`);
    await chooseProvider(page, "endpoint");
    await settled(page);
    expect(await snippet(page).textContent()).toContain("https://your-endpoint.example.com");
    await field(page).fill(URL);
    for (const name of ["OpenAI Python SDK", "huggingface_hub", "Requests"]) {
      await choose(page, "python", name);
      expect(await snippet(page).textContent()).toContain(URL);
      expect(await snippet(page).textContent()).not.toContain("router.huggingface.co");
    }
    for (const name of ["JavaScript", "Shell", "Go"]) {
      await tab(page, name).click();
      expect(await snippet(page).textContent()).toContain(URL);
    }
    const badge = page.locator("#code .proof-badge button");
    expect(await badge.getAttribute("data-run")).toBeNull();
    for (const text of ["foo", "javascript:alert(1)"]) {
      await field(page).fill(text);
      expect(await field(page).getAttribute("aria-invalid")).toBe("true");
      await page.getByText("Enter an http or https URL.").waitFor();
      expect(await snippet(page).textContent()).toContain(URL);
    }
    await expectAccessible(page);
    await chooseProvider(page, "together");
    await settled(page);
    expect(await snippet(page).textContent()).toContain("router.huggingface.co");
  },
);

test("an own endpoint has the code of an image, and an old link still works", async () => {
  const page = await harness.open(
    `models/${FLUX}?provider=fal-ai&language=python&client=requests&way=endpoint&endpoint=https://mine.example`,
  );
  expect(await providerField(page).inputValue()).toBe("Your own endpoint");
  expect(await field(page).inputValue()).toBe("https://mine.example");
  expect(await snippet(page).textContent()).toContain("https://mine.example");
});

test("without a host, the page starts with the local code, and the API code is one click away", async () => {
  const page = await harness.open("models/spacy/en_core_web_sm");
  expect(await page.locator(".panel h2").allTextContents()).toEqual(["Run locally", "Use the API"]);
  await page.getByText("No provider hosts this model.").waitFor();
  expect(await page.locator("#code").count()).toBe(0);
  await page.getByRole("button", { name: "Show the API code" }).press("Enter");
  expect(await snippet(page).textContent()).toContain("en_core_web_sm");
});

test("the badge says that a mock server was used, and opens what was tested", async () => {
  const page = await harness.open(CHAT);
  await page.getByRole("button", { name: "Tested against a mock server" }).click();
  expect(await page.locator("#code dialog").textContent()).toContain("A mock of the provider");
});

test("a number out of its range is reported beside its field", async () => {
  const page = await harness.open(CHAT);
  await unfold(page);
  const temperature = page.getByLabel("temperature");
  expect(await page.locator("label", { has: page.getByText("temperature") }).textContent()).toBe(
    "temperature 0 to 2",
  );
  await temperature.fill("99999");
  const note = (await temperature.getAttribute("aria-describedby"))!;
  expect(await page.locator(`[id="${note}"]`).textContent()).toContain("temperature");
});
