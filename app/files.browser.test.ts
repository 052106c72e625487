// The files of a model in a browser: the memory chooses a file, and all commands name it.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { expectAccessible } from "./testing/axe.ts";
import { type Harness, start } from "./testing/harness.ts";
import { copyButton, live } from "./testing/parts.ts";

let app: Harness;
let harness: Harness;
beforeAll(async () => {
  app = await start();
  harness = await start("testing/files.html");
});
afterEach(async () => {
  expect(await app.faults()).toEqual([]);
  expect(await harness.faults()).toEqual([]);
});

const GGUF = "bartowski/Qwen2.5-7B-Instruct-GGUF";
const ALL = "made-up/everything";
const memory = (page: Page) => page.getByLabel("Memory, in GB");
const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const local = (page: Page) => page.locator("#load pre code").first();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe("16 GB and a GGUF", () => {
  test("end in a copied command with the quantization; another choice changes it", async () => {
    const page = await app.open(`models/${GGUF}`, { clipboard: true, isFresh: true });
    await page.locator("#files").scrollIntoViewIfNeeded();
    await memory(page).fill("16");
    await page.getByText("Fits in 16 GB", { exact: true }).waitFor();
    expect(await radio(page, "Q8_0").isChecked()).toBe(true);
    await copyButton(page, "llama.cpp snippet").click();
    expect(await copied(page)).toBe(`llama-server -hf ${GGUF}:Q8_0`);
    await expect.poll(() => local(page).textContent()).toContain(`-hf ${GGUF}:Q8_0 `);
    await radio(page, "Q3_K_M").check();
    await copyButton(page, "Ollama snippet").click();
    expect(await copied(page)).toBe(`ollama run hf.co/${GGUF}:Q3_K_M`);
    await expect.poll(() => local(page).textContent()).toContain(`-hf ${GGUF}:Q3_K_M `);
    await memory(page).fill("8");
    await page.getByRole("heading", { name: "Run Q4_K_M" }).waitFor();
    await expect.poll(() => live(page).textContent()).toContain("Q4_K_M");
  });

  test("are remembered", async () => {
    const page = await app.open(`models/${GGUF}?memory=16`, { isFresh: true });
    await page.locator("#files").scrollIntoViewIfNeeded();
    await page.getByText("winget install Ollama.Ollama").waitFor();
    await page.goto(`${app.url}models/bartowski/Llama-3.2-3B-Instruct-GGUF`);
    // Without scrolling: the commands above depend on the memory.
    await expect.poll(() => local(page).textContent()).toMatch(/-GGUF:F16 /);
    expect(await memory(page).inputValue()).toBe("16");
  });
});

test("an invalid memory is rejected next to the field, and the last one stays", async () => {
  const page = await harness.open(`?model=${ALL}&memory=12`);
  await page.getByText("Fits in 12 GB", { exact: true }).waitFor();
  await memory(page).fill("lots");
  await page.getByText("Enter a number between").waitFor();
  expect(await memory(page).getAttribute("aria-invalid")).toBe("true");
  expect(await radio(page, "Q8_0").isChecked()).toBe(true);
});

test("ten thousand files are shown in parts", async () => {
  const page = await harness.open("?model=made-up/many&memory=8");
  await page.getByRole("button", { name: "Show more (4,950)" }).press("Enter");
  expect(await page.locator("tbody tr").count()).toBeGreaterThan(500);
  await page.getByText("Other files (5,000)").click();
  expect(await page.locator(".paths li").count()).toBe(50);
});

test("hostile names are only text, fit into 320 pixels, and axe finds nothing", async () => {
  const page = await harness.open("?model=made-up/hostile&memory=12", { width: 320 });
  await page.locator("#files table").waitFor();
  await page.locator("#files summary").click();
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(320);
  await expectAccessible(page);
});

test("a part that does not load can be retried, and keeps the focus", async () => {
  const page = await harness.open("?model=made-up/silent");
  await page.route(/\/files-view-[^/]*\.js$/, (route) => route.abort());
  await page.goto(`${harness.url}?model=${ALL}`);
  await page.getByText("This part did not load.").waitFor();
  await page.unroute(/\/files-view-[^/]*\.js$/);
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await page.locator("#files table").waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("files-title");
  expect((await harness.faults()).filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
});
