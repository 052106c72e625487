// The chooser of apps: those that need other files, the list on a phone, and servers that need a terminal.
import { expect, test } from "vitest";
import { harnessOf } from "../../testing/harness.ts";

const harness = harnessOf();
const WEIGHTS = "models/Qwen/Qwen2.5-7B-Instruct?use=app";
const GGUF = "bartowski/Qwen2.5-7B-Instruct-GGUF";

test("apps that need a GGUF file are named, with the versions that have one", async () => {
  const page = await harness.open(WEIGHTS);
  const note = page.locator("#app .note", { hasText: "need a GGUF file" });
  await expect
    .poll(() => note.textContent())
    .toMatch(
      /^llama\.cpp, Ollama, LM Studio and \d+ more need a GGUF file: bartowski\/\S+ \(3\.01 to \S+ GB\), all versions on the Hub\.$/,
    );
  await note.getByRole("link", { name: GGUF }).click();
  await page.opened(GGUF);
  expect(await note.count()).toBe(0);
});

test("on a phone the page scrolls, and not the list of apps", async () => {
  const page = await harness.open(WEIGHTS, { width: 375 });
  const rows = page.locator("#app .apps > li:visible");
  await expect.poll(() => rows.count()).toBe(4);
  const more = page.getByRole("button", { name: /^\d+ more$/ });
  await more.focus();
  await page.keyboard.press("Enter");
  await page.button("Fewer").waitFor();
  expect(await rows.count()).toBe(await page.locator("#app .apps > li").count());
  expect(await page.focused()).toBe("Fewer");
  const isWhole = await page
    .locator("#app .apps")
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
  expect(isWhole).toBe(true);
});

test("a server that ends with its terminal has a note, and one in the background has none", async () => {
  const page = await harness.open(`models/${GGUF}?use=app&app=ollama`);
  const note = page.getByText("Keep the server running");
  await expect.poll(() => note.count()).toBe(1);
  await page.locator(".app", { hasText: "LM Studio" }).click();
  await expect.poll(() => note.count()).toBe(0);
});
