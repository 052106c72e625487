// The chooser of apps: those that need other files, the list on a phone, and servers that need a terminal.
import { expect, test } from "vitest";
import { harnessOf } from "../../testing/harness.ts";

const harness = harnessOf();
const WEIGHTS = "models/Qwen/Qwen2.5-7B-Instruct?use=app";
const GGUF = "bartowski/Qwen2.5-7B-Instruct-GGUF";

test("apps that need a GGUF file run a version of the model", async () => {
  const page = await harness.open(`${WEIGHTS}&app=llama.cpp`);
  const summary = page.locator("#app summary", { hasText: "Runs as" });
  await expect
    .poll(() => summary.textContent())
    .toMatch(/^Runs as Qwen\/Qwen2\.5-7B-Instruct-GGUF: \S+\.gguf: \S+( to \S+)? GB/);
  expect(await page.locator("#app .note", { hasText: "need a GGUF file" }).count()).toBe(0);
});

test("the name and the memory of an app are beside each other, the memory on one line", async () => {
  const page = await harness.open(WEIGHTS);
  const memory = page.locator("#app .app-memory", { hasText: "GB" });
  await expect.poll(() => memory.count()).toBeGreaterThan(5);
  const heights = await memory.evaluateAll((all) =>
    all.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
  );
  expect(Math.max(...heights)).toBeLessThan(1.5);
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
