// The first page in a browser: find a model, use one that is not built in, keep it.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { expectAccessible } from "./testing/axe.ts";
import { type Harness, start } from "./testing/harness.ts";
import { focused, opened } from "./testing/parts.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

const results = (page: Page) => page.locator(".results a");
const field = (page: Page) => page.getByRole("searchbox", { name: "Search models" });
const count = (page: Page): Promise<string | null> => page.locator("#found").textContent();

describe("find a model", () => {
  test("the most downloaded are first, and more are shown on demand", async () => {
    const page = await harness.open();
    expect(await count(page)).toBe("1,000 models");
    expect(await results(page).first().textContent()).toBe(
      "sentence-transformers/all-MiniLM-L6-v2",
    );
    expect(await results(page).count()).toBe(30);
    await page.getByRole("button", { name: "Show 30 more" }).click();
    expect(await results(page).count()).toBe(60);
    expect(await page.locator("#source").textContent()).toMatch(/^Hugging Face Hub, \w+ \d+, \d+$/);
  });

  test("by keyboard: words, Enter", async () => {
    const page = await harness.open();
    await field(page).focus();
    await page.keyboard.type("llama 3.1 instruct");
    await page.keyboard.press("Enter");
    await opened(page, "meta-llama/Llama-3.1-8B-Instruct");
    expect(new URL(page.url()).pathname).toBe("/models/meta-llama/Llama-3.1-8B-Instruct");
  });

  test("by keyboard: words, arrows, Enter", async () => {
    const page = await harness.open();
    await field(page).focus();
    await page.keyboard.type("speech to text");
    await expect.poll(() => count(page)).not.toBe("1,000 models");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toBe(await results(page).nth(1).textContent());
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    expect(await focused(page)).toBe("find");
  });

  test("the URL repeats search, filters and order", async () => {
    const page = await harness.open("?q=wisper&sort=likes");
    await page.getByRole("group", { name: "Task" }).getByRole("checkbox").first().check();
    await expect.poll(() => page.url()).toMatch(/\?q=wisper&task=[a-z-]+&sort=likes$/);
    const found = await results(page).allTextContents();
    const other = await harness.open(new URL(page.url()).search);
    expect(await field(other).inputValue()).toBe("wisper");
    expect(await results(other).allTextContents()).toEqual(found);
    expect(found.join(" ")).toContain("whisper");
  });

  test("filters fold on a phone", async () => {
    const page = await harness.open("", { width: 375 });
    const task = page.getByRole("group", { name: "Task" });
    expect(await task.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Filters" }).click();
    expect(await task.isVisible()).toBe(true);
  });

  test("nothing found resets to all", async () => {
    const page = await harness.open("?q=zzzzzzzz");
    await page.getByRole("button", { name: "Show all models" }).click();
    await expect.poll(() => results(page).count()).toBe(30);
    expect(await focused(page)).toBe("find");
  });
});

const input = (page: Page) => page.getByRole("textbox", { name: /Model id|Paste the JSON/ });
const use = async (page: Page, text: string): Promise<void> => {
  await page.getByRole("button", { name: "Use another model" }).click();
  await input(page).fill(text);
  await page.getByRole("button", { name: "Add", exact: true }).click();
};

describe("use another model", () => {
  test("its record is kept after a reload, listed, and removed", async () => {
    const page = await harness.open();
    await use(
      page,
      '{"id": "you/private", "pipeline_tag": "text-generation", "library_name": "vllm"}',
    );
    await page.getByRole("link", { name: "Open you/private" }).click();
    await opened(page, "you/private");
    await page.reload();
    await opened(page, "you/private");
    expect(await page.locator("#load").textContent()).toContain("vllm serve you/private");
    await page.getByRole("link", { name: "All models" }).click();
    const own = page.getByRole("region", { name: "Your models" });
    await own.waitFor();
    expect(await own.getByRole("link").allTextContents()).toEqual(["you/private"]);
    await own.getByRole("button", { name: "Remove you/private" }).click();
    await expect.poll(() => own.count()).toBe(0);
    await page.reload();
    await results(page).first().waitFor();
    expect(await own.count()).toBe(0);
  });

  test("the id or URL of a built-in model opens it", async () => {
    const page = await harness.open();
    await use(page, "https://huggingface.co/Qwen/Qwen3-8B");
    await page.getByRole("link", { name: "Open Qwen/Qwen3-8B" }).click();
    await opened(page, "Qwen/Qwen3-8B");
    expect(new URL(page.url()).pathname).toBe("/models/Qwen/Qwen3-8B");
  });

  test("another id asks for task and library, and shows the code", async () => {
    const page = await harness.open();
    await use(page, "you/new-model");
    expect(await page.locator("code").allTextContents()).toContain(
      "curl https://huggingface.co/api/models/you/new-model",
    );
    await page.getByRole("combobox", { name: "Task" }).selectOption("text-generation");
    await page.getByRole("combobox", { name: "Library" }).selectOption("transformers");
    await page.getByRole("button", { name: "Show code" }).click();
    await opened(page, "you/new-model");
    expect(await page.locator("#load").textContent()).toContain("you/new-model");
  });

  test("an unknown model's page takes its record", async () => {
    const page = await harness.open("models/you/elsewhere");
    await input(page).fill('{"id": "you/elsewhere", "library_name": "vllm"}');
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.locator(".panel").waitFor();
    expect(await page.locator("#load").textContent()).toContain("vllm serve you/elsewhere");
  });

  test("other text gets a message, and a file lists its errors", async () => {
    const page = await harness.open();
    await use(page, "hello world");
    expect(await page.getByRole("alert").textContent()).toBe(
      "That is not JSON, a model id or a Hub URL. A model id looks like Qwen/Qwen3-8B.",
    );
    await page.locator("input[type=file]").setInputFiles({
      name: "records.jsonl",
      mimeType: "application/jsonl",
      buffer: Buffer.from('{"id": "you/one"}\n{\n{"id": "you/two"}'),
    });
    await expect.poll(() => page.locator(".outcome").textContent()).toContain("2 models added.");
    expect(await page.getByRole("alert").textContent()).toMatch(/^Line 2: That is not JSON/);
  });
});

test.each([1280, 320])("has no accessibility violation at %i px", async (width) => {
  const page = await harness.open("", { width, dark: width === 320 });
  await use(page, "you/new-model");
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
