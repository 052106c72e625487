// Sample responses in the panel: jobs, streams, and a response that does not load.
import { afterEach, beforeAll, expect, test } from "vitest";
import { type Harness, start } from "./testing/harness.ts";
import { FLUX, LLAMA, settled } from "./testing/parts.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

test("a job: the ticket, the polls, the result, the file, and what is saved", async () => {
  const page = await harness.open(
    `models/${FLUX}?provider=fal-ai&language=js&client=fetch&view=answer`,
  );
  const response = page.getByRole("region", { name: "Response", exact: true });
  expect(await response.locator(".code-title").allTextContents()).toEqual([
    "Response to the request 200, application/json",
    "Job status 200, application/json",
    "Job status 200, application/json",
    "Result of the job 200, application/json",
    "File 200, image/png",
  ]);
  const text = await response.textContent();
  for (const words of [
    "based on the documentation of fal",
    "The URL of the file is at images.0.url.",
    "fetch saves the file as image, with the file extension of its type",
  ])
    expect(text).toContain(words);
});

test("a stream: its events, and their joined text", async () => {
  const page = await harness.open(
    `models/${LLAMA}?provider=auto&language=js&client=openai&streaming=yes&view=answer`,
  );
  const response = page.getByRole("region", { name: "Response", exact: true });
  const [events, output] = await response.locator("pre").allTextContents();
  expect(events).toMatch(/^data: \{.*\n\n(data: .*\n\n)+data: \[DONE\]$/);
  expect(output).toBe("The Paraná, the Orinoco and the Magdalena 🛶.");
  expect(await response.textContent()).toContain("is exactly:");
});

test("a response that fails to load is reported, and loads on retry", async () => {
  const page = await harness.open(`models/${LLAMA}?provider=groq`, { isFresh: true });
  await page.route(/-groq\.js$/, (route) => route.abort());
  await page.getByRole("radio", { name: "Response" }).check();
  await settled(page);
  const alert = page.getByRole("alert");
  await alert.getByText("The response did not load.").waitFor();
  await page.unroute(/-groq\.js$/);
  await alert.getByRole("button", { name: "Try again" }).click();
  await page.getByText("Programs read choices.0.message.content.").waitFor();
  await settled(page);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Response");
  const wrong = await harness.faults();
  expect(wrong.filter((fault) => !fault.includes("Failed to load resource"))).toEqual([]);
});
