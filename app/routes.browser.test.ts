// The pages beside those of models, in a browser: what each lists, finds and copies.
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { entries } from "./plugins.ts";
import { shownIn } from "./browser/places.ts";
import { harnessOf } from "./testing/harness.ts";

const harness = harnessOf();

test("the formats that fit are listed for a model size and a memory", async () => {
  const page = await harness.open("formats?weights=70B");
  const row = (name: string): Locator =>
    page.locator("section[aria-labelledby=gguf] tr", {
      has: page.getByRole("rowheader", { name, exact: true }),
    });
  await row("Q4_K_M").getByText("39.3 to 45.2 GB").waitFor();
  await page.getByLabel("Memory or device").fill("16");
  await row("F16").waitFor({ state: "detached" });
  await page.getByLabel("Model size").fill("many");
  await page.getByText("Enter a size such as 8B.").waitFor();
  await page.getByLabel("Model size").fill("8");
  await row("Q4_K_M").getByText("Fits", { exact: true }).waitFor();
  await expect.poll(() => page.selection()["weights"]).toBe("8");
  await page.reload();
  await row("Q4_K_M").getByText("Fits", { exact: true }).waitFor();
  expect(await row("F32").count()).toBe(0);
});

test("a task has a page for its other name, and how to choose a model is above the models", async () => {
  const page = await harness.open("tasks/chat");
  expect(await page.heading().textContent()).toBe("Chat");
  const parts = page.getByRole("heading", { level: 2 });
  expect((await parts.allTextContents()).slice(0, 3)).toEqual([
    "Choose a model",
    "Models",
    "Providers",
  ]);
  expect(await page.getByText("Uses, datasets and metrics").isVisible()).toBe(true);
});

test("a wide table is scrolled by keyboard, and the names of its rows stay", async () => {
  const page = await harness.open("providers/together", { width: 320 });
  const scroller = page.locator(".scroller").first();
  await expect.poll(() => scroller.getAttribute("aria-label")).toMatch(/, scrollable table$/);
  await scroller.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  // They cover less than half of the frame.
  const names = await scroller.evaluate((frame) =>
    [...frame.querySelectorAll("tr > th:first-child")].map((cell) => {
      const { left, width } = cell.getBoundingClientRect();
      const isHere = left >= frame.getBoundingClientRect().left;
      return isHere && width < frame.clientWidth / 2;
    }),
  );
  expect(new Set(names)).toEqual(new Set([true]));
});

test("a device is searched by its name, also by the link of its earlier page", async () => {
  const page = await harness.open("devices/Radeon-680M-16-GB");
  await page.getByRole("table", { name: "Models that run in Radeon 680M, 16 GB" }).waitFor();
  expect(page.path()).toBe("/devices");
  await page.getByLabel("Memory or device").fill("4090");
  await page.getByRole("table", { name: "Models that run in RTX 4090" }).waitFor();
});

describe("libraries", () => {
  const libraries = shownIn(entries, "library");

  test("are searched while typing; the search is in the URL, and is there after going back", async () => {
    const page = await harness.open("libraries");
    const search = page.getByLabel("Search libraries");
    const shown = (): Promise<readonly (string | null)[]> =>
      page
        .locator(".tile a")
        .evaluateAll((all) => all.map((element) => element.getAttribute("href")));
    const all = libraries.map(({ id }) => `/libraries/${encodeURIComponent(id)}`);
    expect((await shown()).toSorted()).toEqual(all.toSorted());
    const steps = await page.evaluate(() => history.length);
    await search.pressSequentially("image segmentation");
    await expect.poll(() => page.selection()).toEqual({ q: "image segmentation" });
    const links = await shown();
    expect(links).toContain("/libraries/transformers");
    const count = `${links.length} of ${libraries.length} libraries`;
    await expect.poll(() => page.announcement()).toContain(count);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await search.fill("timm");
    // Before the pause has ended.
    await page.locator('.tile a[href="/libraries/timm"]').click();
    await page.heading().getByText("timm", { exact: true }).waitFor();
    await page.settled();
    expect(await page.focused()).toBe("timm");
    await page.goBack();
    await expect.poll(() => search.inputValue()).toBe("timm");
    expect(await shown()).toEqual(["/libraries/timm"]);
  });
});

describe("providers", () => {
  test("its models are one table, sorted by a price; those without prices are last", async () => {
    const page = await harness.open("providers/groq");
    const table = page.getByRole("table", { name: /US dollars per million tokens/ });
    const cells = (column: number): Promise<readonly string[]> =>
      table.locator(`tbody tr > :nth-child(${column})`).allInnerTexts();
    const priced = async (column: number): Promise<readonly number[]> =>
      (await cells(column)).map((text) => (text === "–" ? Infinity : Number(text.slice(1))));
    const inputs = await priced(2);
    expect(inputs).toEqual(inputs.toSorted((a, b) => a - b));
    expect(inputs.at(-1)).toBe(Infinity);
    await table.getByRole("button", { name: "Output" }).click();
    const outputs = await priced(3);
    expect(outputs).toEqual(outputs.toSorted((a, b) => a - b));
    expect(outputs[0]).toBeLessThan(outputs.at(-1)!);
    const prices = table.getByRole("link", { name: "the page of Groq" });
    expect(await prices.getAttribute("href")).toBe("https://huggingface.co/groq");
    await table.getByRole("link", { name: "openai/gpt-oss-120b" }).click();
    await page.opened("openai/gpt-oss-120b");
    expect(page.selection()["provider"]).toBe("groq");
  });
});
