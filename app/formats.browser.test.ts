// The page of formats in a browser: the size of the model and the memory decide which formats are listed.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { type Harness, start } from "./testing/harness.ts";
import { addressOf } from "./testing/parts.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

const row = (page: Page, name: string) =>
  page.locator("section[aria-labelledby=gguf] tr", {
    has: page.getByRole("rowheader", { name, exact: true }),
  });

test("the formats that fit are listed for a model size and a memory", async () => {
  const page = await harness.open("formats?weights=70B", { isFresh: true });
  expect(await page.title()).toBe("Formats · Hubsmith");
  await row(page, "Q4_K_M").getByText("39.3 to 45.2 GB").waitFor();
  await page.getByLabel("Memory, in GB").fill("16");
  await row(page, "F16").waitFor({ state: "detached" });
  await page.getByLabel("Model size").fill("many");
  await page.getByText("Enter a size such as 8B.").waitFor();
  await page.getByLabel("Model size").fill("8");
  await row(page, "Q4_K_M").getByText("Fits", { exact: true }).waitFor();
  await expect.poll(() => addressOf(page)["weights"]).toBe("8");
  await page.reload();
  await row(page, "Q4_K_M").getByText("Fits", { exact: true }).waitFor();
  expect(await row(page, "F32").count()).toBe(0);
});

test("old links lead here", async () => {
  const page = await harness.open("formats", { isFresh: true });
  await page.evaluate(() => history.pushState(null, "", "/quantizations?weights=70B"));
  await page.getByRole("heading", { name: "Formats", level: 1 }).waitFor();
  await expect.poll(() => page.url()).toContain("/formats?weights=70B");
});
