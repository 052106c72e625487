// The pages of tasks in a browser: a program to copy, all forms of examples, and reports of what is missing.
import { loadTaskPage } from "hubsmith/catalog";
import type { DemoItem } from "#plugins/kit/catalog/task-page";
import { afterEach, beforeAll, expect, test } from "vitest";
import { mediaUrl } from "./media.ts";
import { entries } from "./plugins.ts";
import { shownIn } from "./routing/places.ts";
import { type Harness, start } from "./testing/harness.ts";
import { heading, opened } from "./testing/parts.ts";

const tasks = shownIn(entries, "task");
const demos = new Map<string, readonly DemoItem[]>();
for (const task of tasks) {
  const { inputs = [], outputs = [] } = (await loadTaskPage(task))?.demo ?? {};
  demos.set(task.id, [...inputs, ...outputs]);
}
const typesOf = (id: string): readonly string[] => demos.get(id)!.map(({ type }) => type);
const withType = (type: string) => tasks.find(({ id }) => typesOf(id).includes(type))!;

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

// Pages that together have every type of item.
const seen = new Set<string>();
const varied = tasks.filter(({ id }) => {
  const isNew = typesOf(id).some((type) => !seen.has(type));
  for (const type of typesOf(id)) seen.add(type);
  return isNew;
});

test.each(varied.map(({ id, label }) => [label, id]))("the example of %s", async (label, id) => {
  const page = await harness.open(`tasks/${id}`);
  expect(await page.title()).toBe(`${label} · Hubsmith`);
  const media = demos.get(id)!.filter((item) => "filename" in item);
  const found = media.filter(({ filename }) => mediaUrl(filename) !== undefined);
  const images = found.filter(({ type }) => type === "img");
  const loaded = () =>
    page
      .locator("figure img:not([alt=''])")
      .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length);
  await expect.poll(loaded).toBe(images.length);
  const sounds = page.locator("audio[preload=none][controls]");
  expect(await sounds.count()).toBe(found.length - images.length);
});

test.each(["text-generation", "conversational", "depth-estimation", "graph-ml"])(
  "the page of %s has a program that can be copied, and leads to its model",
  async (id) => {
    const page = await harness.open(`tasks/${id}`, { clipboard: true });
    const part = page.getByRole("region", { name: "Try a model" });
    const code = (await part.locator("pre").textContent())!;
    expect(code).not.toContain("snapshot_download");
    await part.locator(".code .copy").click();
    await part.locator("[data-copying=copied]").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    const model = (await part.getByRole("link").textContent())!;
    await part.getByRole("link").click();
    await opened(page, model);
  },
);

test("a wide table is scrollable by keyboard", async () => {
  const page = await harness.open(`tasks/${withType("tabular").id}`, { width: 320 });
  const table = page.locator(".demo .scroller").first();
  await expect.poll(() => table.getAttribute("tabindex")).toBe("0");
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
});

test("a misspelled task has a suggestion, an unknown one none", async () => {
  const { id, label } = tasks.find((task) => task.id.length > 12)!;
  const page = await harness.open(`tasks/${id.replaceAll("-", "_")}x`);
  await page.getByText("Did you mean").getByRole("link", { name: label }).click();
  await heading(page).getByText(label, { exact: true }).waitFor();
  const unknown = await harness.open("tasks/%25%3Cb%3E");
  expect(await heading(unknown).textContent()).toBe("There is no task “%<b>”");
  expect(await unknown.getByText("Did you mean").count()).toBe(0);
});

test("a lost image has its text", async () => {
  const page = await harness.open("tasks");
  await page.route(/\.svg$/, (route) => route.abort());
  const { id } = withType("img");
  await page.locator(`.tile a[href="/tasks/${id}"]`).click();
  const { alt } = demos.get(id)!.find((item) => item.type === "img") as { readonly alt: string };
  await page.locator(".demo .empty", { hasText: alt }).first().waitFor();
  const faults = await harness.faults();
  expect(faults.filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
});
