// The pages of libraries in a browser: search, a program to copy, and what counts as a download.
import { installText, loadPlugins, type Plugin } from "hubsmith";
import { defaultDownloads, downloadQuery } from "#plugins/catalogue/downloads";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { entries } from "./plugins.ts";
import { shownIn } from "./routing/places.ts";
import { type Harness, start } from "./testing/harness.ts";
import { addressOf, focused, heading, live, opened, settled } from "./testing/parts.ts";

const libraries = shownIn(entries, "library");
const plugins = new Map<string, Plugin<"library">>();

let harness: Harness;
beforeAll(async () => {
  harness = await start();
  const loaded = await loadPlugins(libraries);
  for (const one of loaded.plugins as readonly Plugin<"library">[]) plugins.set(one.id, one);
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

const field = (page: Page) => page.getByRole("searchbox", { name: "Search libraries" });
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const shown = (page: Page): Promise<readonly string[]> =>
  page.locator(".names a").evaluateAll((all) => all.map((one) => one.getAttribute("href")!));
const pathFor = (id: string): string => `/libraries/${encodeURIComponent(id)}`;
// How far the content overflows its page horizontally.
const excessOf = (page: Page): Promise<number> =>
  page.locator("main").evaluate((main) => main.scrollWidth - main.clientWidth);
const one = (isIt: (library: Plugin<"library">) => boolean): Plugin<"library"> =>
  [...plugins.values()].find(isIt)!;

describe("the list", () => {
  test("links to all", async () => {
    const page = await harness.open("libraries", { width: 320 });
    expect((await shown(page)).toSorted()).toEqual(
      libraries.map(({ id }) => pathFor(id)).toSorted(),
    );
    expect(await excessOf(page)).toBe(0);
  });

  test("is searched while typing; the search is in the URL, and is there after going back", async () => {
    const page = await harness.open("libraries");
    const steps = await page.evaluate(() => history.length);
    await field(page).pressSequentially("image segmentation");
    await expect.poll(() => addressOf(page)).toEqual({ q: "image segmentation" });
    const links = await shown(page);
    expect(links).toContain("/libraries/transformers");
    const count = `${links.length} of ${libraries.length} libraries`;
    expect(await page.locator(".count").textContent()).toBe(count);
    await expect.poll(() => live(page).textContent()).toContain(count);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await field(page).fill("timm");
    // Before the pause has ended.
    await page.locator('.names a[href="/libraries/timm"]').click();
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
    await field(page).fill("quantum chess, <b>");
    await page.locator(".nothing", { hasText: "“quantum chess, <b>”" }).waitFor();
  });
});

describe("a page", () => {
  test("every sixtieth opens, shows its query, and installs like the library", async () => {
    for (const { id, label } of libraries.filter((_, at) => at % 60 === 0)) {
      const library = plugins.get(id)!;
      const page = await harness.open(pathFor(id).slice(1), { width: 320 });
      expect(await heading(page).textContent()).toBe(label);
      const text = (await page.locator("main").textContent())!;
      expect(text).not.toContain("could not be shown");
      expect(text).toContain(downloadQuery(library.countDownloads ?? defaultDownloads));
      expect(text).toContain(installText(library.install) ?? "");
      expect([id, await excessOf(page)]).toEqual([id, 0]);
      const away = page.locator("main a[href^=http]:not([rel=noreferrer])");
      expect(await away.count()).toBe(0);
    }
  });

  test("has a program for a model, with a link to its page", async () => {
    const page = await harness.open("libraries/transformers");
    const programs = part(page, "Load a model");
    const link = programs.locator(".about a").first();
    const model = (await link.textContent())!;
    expect(await programs.locator("pre").first().textContent()).toContain(model);
    await link.click();
    await opened(page, model);
  });

  test("without a program has a reason", async () => {
    const silent = one(({ snippets }) => snippets === undefined);
    const page = await harness.open(`libraries/${silent.id}`);
    expect(await part(page, "Load a model").textContent()).toContain("Not available");
  });

  test("is opened by an alias, and a misspelled name has a suggestion", async () => {
    const named = one(({ aliases }) => (aliases?.length ?? 0) > 0);
    const page = await harness.open(pathFor(named.aliases![0]!).slice(1));
    expect(await heading(page).textContent()).toBe(named.prettyLabel);
    const other = await harness.open("libraries/sentence_transformer");
    await other.getByText("Did you mean").getByRole("link").click();
    await heading(other).getByText("sentence-transformers", { exact: true }).waitFor();
  });
});
