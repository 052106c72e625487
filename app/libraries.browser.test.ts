// The pages of libraries in a browser: search, a program to copy, and what counts as a download.
import { installText, loadPlugins, type Plugin } from "hubsmith";
import { defaultDownloads, downloadQuery } from "#plugins/kit/catalog/downloads";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { entries } from "./plugins.ts";
import { shownIn } from "./routing/places.ts";
import { type Harness, start } from "./testing/harness.ts";
import { addressOf, focused, heading, live, opened, settled } from "./testing/parts.ts";

const libraries = shownIn(entries, "library");
const loaded = await loadPlugins(libraries);
const plugins = loaded.plugins as readonly Plugin<"library">[];

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

const field = (page: Page) => page.getByLabel("Search libraries");
const programs = (page: Page) => page.getByRole("region", { name: "Load a model" });
const shown = (page: Page): Promise<readonly string[]> =>
  page.locator(".tile a").evaluateAll((all) => all.map((one) => one.getAttribute("href")!));
const pathFor = (id: string): string => `/libraries/${encodeURIComponent(id)}`;

test("the list is searched while typing; the search is in the URL, and is there after going back", async () => {
  const page = await harness.open("libraries");
  const all = libraries.map(({ id }) => pathFor(id));
  expect((await shown(page)).toSorted()).toEqual(all.toSorted());
  const steps = await page.evaluate(() => history.length);
  await field(page).pressSequentially("image segmentation");
  await expect.poll(() => addressOf(page)).toEqual({ q: "image segmentation" });
  const links = await shown(page);
  expect(links).toContain("/libraries/transformers");
  const count = `${links.length} of ${libraries.length} libraries`;
  await expect.poll(() => live(page).textContent()).toContain(count);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await field(page).fill("timm");
  // Before the pause has ended.
  await page.locator('.tile a[href="/libraries/timm"]').click();
  await heading(page).getByText("timm", { exact: true }).waitFor();
  await settled(page);
  expect(await focused(page)).toBe("timm");
  await page.goBack();
  await expect.poll(() => field(page).inputValue()).toBe("timm");
  expect(await shown(page)).toEqual(["/libraries/timm"]);
});

test("a search without results has a suggestion", async () => {
  const page = await harness.open("libraries?q=sentense-transfomers");
  const link = page.getByText("Did you mean").getByRole("link");
  expect(await link.getAttribute("href")).toBe("/libraries/sentence-transformers");
  await page.getByRole("button", { name: "Show all libraries" }).click();
  await expect.poll(() => shown(page)).toHaveLength(libraries.length);
  expect(await page.evaluate(() => document.activeElement!.tagName)).toBe("INPUT");
});

test("a library has a program for a model, with a link to its page, or a reason", async () => {
  const { id } = plugins.find(({ snippets }) => snippets === undefined)!;
  const other = await harness.open(`libraries/${id}`);
  expect(await programs(other).textContent()).toContain("Not available");
  const { install, countDownloads } = plugins.find((one) => one.id === "transformers")!;
  const page = await harness.open("libraries/transformers");
  const text = await page.locator("main").textContent();
  expect(text).toContain(downloadQuery(countDownloads ?? defaultDownloads));
  expect(text).toContain(installText(install));
  const link = programs(page).locator(".about a").first();
  const model = (await link.textContent())!;
  expect(await programs(page).locator("pre").first().textContent()).toContain(model);
  await link.click();
  await opened(page, model);
});
