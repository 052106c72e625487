// Sample responses in the panel: loaded when shown, readable on narrow screens, and labeled as samples.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { expectAccessible } from "./testing/axe.ts";
import { type Harness, start } from "./testing/harness.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await start("testing/answers.html");
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

const settled = (page: Page): Promise<void> =>
  page.locator(".answer[aria-busy=false]").waitFor({ timeout: 10_000 });
const texts = (page: Page, of: string): Promise<readonly string[]> =>
  page.locator(`.answer ${of}`).allTextContents();

test("a job: the ticket, the folded polls, the result and the file, and the saved output", async () => {
  const page = await harness.open("?provider=fal-ai&task=text-to-image&language=python");
  await settled(page);
  expect(await texts(page, ".code-title")).toEqual([
    "Response to the request 200, application/json",
    "Job status, poll 1 200, application/json",
    "Job status, poll 2 200, application/json",
    "Result of the job 200, application/json",
    "File 200, image/jpeg",
  ]);
  const folded = page.locator(".answer pre", { hasText: "IN_PROGRESS" });
  expect(await folded.isVisible()).toBe(false);
  await page.getByText("The job is polled 2 times").press("Enter");
  expect(await folded.isVisible()).toBe(true);
  const text = (await texts(page, "> p")).join("\n");
  expect(text).toContain("based on the documentation of fal");
  expect(text).toContain("not a live response");
  expect(text).toContain("The URL of the file is at images.0.url.");
  expect(text).toContain(
    "Some client saves the file as image, with the file extension of its type",
  );
});

test("a stream: its events, and their joined text", async () => {
  const page = await harness.open("?provider=auto&task=conversational&language=js&streaming");
  await settled(page);
  const [events, printed] = await texts(page, "pre");
  expect(events).toMatch(/^data: \{.*\n\n(data: .*\n\n)+data: \[DONE\]$/);
  expect(printed).toBe("The Paraná, the Orinoco and the Magdalena 🛶.");
  const said = (await texts(page, "> p")).join("\n");
  expect(said).toContain("Hugging Face’s router, which serves chats");
  expect(said).toContain("is exactly:");
});

test("without a request there is no response, and the panel shows a message", async () => {
  const page = await harness.open("?provider=auto&task=text-to-image&language=js");
  await settled(page);
  expect(await texts(page, ".empty")).toEqual([
    expect.stringMatching(/^This call has no single request\. \S+/),
  ]);
  expect(await texts(page, "pre")).toEqual([]);
});

test("a response that fails to load is reported, and loads on retry", async () => {
  const address = "?provider=groq&task=conversational&language=js";
  const context = (await harness.open(address, { isFresh: true })).context();
  await context.route(/\/groq\.gen-/, (route) => route.abort());
  const page = await harness.open(address, { context });
  const alert = page.getByRole("alert");
  await alert.waitFor();
  expect(await alert.textContent()).toContain("The response did not load.");
  await context.unroute(/\/groq\.gen-/);
  await alert.getByRole("button", { name: "Try again" }).click();
  await settled(page);
  expect(await texts(page, ".code-title")).toContain("Output includes ");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Response");
  const wrong = await harness.faults();
  expect(wrong.filter((fault) => !fault.includes("Failed to load resource"))).toEqual([]);
});

test.each([
  ["light", 1280],
  ["dark", 320],
] as const)(
  "%s, %i wide: axe finds nothing, and nothing scrolls sideways",
  async (theme, width) => {
    for (const address of [
      "?provider=fal-ai&task=image-segmentation&language=python&direct",
      "?provider=hf-inference&task=audio-to-audio&language=sh",
      "?provider=together&task=conversational&language=sh&streaming",
    ]) {
      const page = await harness.open(address, { width, dark: theme === "dark" });
      await settled(page);
      await page.locator("summary").evaluateAll((all) => {
        for (const one of all) (one as HTMLElement).click();
      });
      await expectAccessible(page);
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(scrolls).toBe(0);
    }
  },
);
