// The pages of libraries in a browser: the list can be searched, every page opens, and each absence has its reason.
import { installText, loadPlugins, type Plugin } from "hubsmith";
import { downloadQuery, defaultDownloads } from "#plugins/catalogue/downloads";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { entries } from "./plugins.ts";
import { libraryProofs } from "./proofs/load-records.ts";
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
// How far the content overflows its page horizontally; the frame is not checked.
const excessOf = (page: Page): Promise<number> =>
  page.locator("main").evaluate((main) => main.scrollWidth - main.clientWidth);
const one = (isIt: (library: Plugin<"library">) => boolean): Plugin<"library"> =>
  [...plugins.values()].find(isIt)!;

describe("the list", () => {
  test("links to all, those with a filter first", async () => {
    const page = await harness.open("libraries", { width: 320 });
    const links = await shown(page);
    expect(links.toSorted()).toEqual(libraries.map(({ id }) => pathFor(id)).toSorted());
    const filtered = libraries.filter(({ filter }) => filter).map(({ id }) => pathFor(id));
    expect(links.slice(0, filtered.length).toSorted()).toEqual(filtered.toSorted());
    expect(await page.locator("h2").allTextContents()).toEqual([
      "With a filter on the Hub",
      "Other libraries",
    ]);
    expect(await page.locator(".count").textContent()).toBe(`${libraries.length} libraries`);
    expect(await excessOf(page)).toBe(0);
  });

  test("is searched while typing, updates the URL and the live region, and adds no history entry", async () => {
    const page = await harness.open("libraries");
    const steps = await page.evaluate(() => history.length);
    await field(page).pressSequentially("image segmentation");
    await expect.poll(() => addressOf(page)).toEqual({ q: "image segmentation" });
    const links = await shown(page);
    expect(links).toContain("/libraries/transformers");
    expect(links.length).toBeLessThan(20);
    const count = `${links.length} of ${libraries.length} libraries`;
    expect(await page.locator(".count").textContent()).toBe(count);
    await expect.poll(() => live(page).textContent()).toContain(count);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.keyboard.press("Escape");
    await expect.poll(() => shown(page)).toHaveLength(libraries.length);
    expect(await field(page).inputValue()).toBe("");
    await expect.poll(() => addressOf(page)).toEqual({});
  });

  test("a link repeats the search, and so does going back", async () => {
    const page = await harness.open("libraries?q=gguf");
    expect(await field(page).inputValue()).toBe("gguf");
    expect(await shown(page)).toContain("/libraries/llama.cpp");
    await field(page).fill("a%26&b=+ timm");
    await expect.poll(() => addressOf(page)).toEqual({ q: "a%26&b=+ timm" });
    await field(page).fill("timm");
    // Before the pause has ended.
    await page.locator('.names a[href="/libraries/timm"]').click();
    await heading(page).getByText("timm", { exact: true }).waitFor();
    await settled(page);
    expect(await focused(page)).toBe("timm");
    await page.goBack();
    await expect.poll(() => field(page).inputValue()).toBe("timm");
    expect(await shown(page)).toEqual(["/libraries/timm"]);
    await page.getByRole("navigation", { name: "Main" }).getByText("Libraries").click();
    await expect.poll(() => field(page).inputValue()).toBe("");
  });

  test("a search without results has advice", async () => {
    const page = await harness.open("libraries?q=sentense-transfomers");
    const link = page.getByText("Did you mean").getByRole("link");
    expect(await link.getAttribute("href")).toBe("/libraries/sentence-transformers");
    await page.getByRole("button", { name: "Show all libraries" }).click();
    await expect.poll(() => shown(page)).toHaveLength(libraries.length);
    expect(await focused(page)).toBe("find");
    await field(page).fill("quantum chess, <b>");
    await page.locator(".nothing").waitFor();
    expect(await page.locator(".nothing").textContent()).toContain("“quantum chess, <b>”");
    expect(await page.getByText("Did you mean").count()).toBe(0);
  });
});

describe("every thirtieth page", () => {
  test("opens, shows its query, and installs like the library", async () => {
    const page = await harness.open("libraries", { width: 320 });
    for (const { id, label } of libraries.filter((_, at) => at % 30 === 0)) {
      const library = plugins.get(id)!;
      await page.locator(`.names a[href="${pathFor(id)}"]`).click();
      await heading(page).getByText(label, { exact: true }).waitFor();
      await settled(page);
      expect([id, await page.locator("h2").count()]).toEqual([id, 6]);
      const text = (await page.locator("main").textContent())!;
      expect(text).not.toContain("could not be shown");
      expect(text).toContain(downloadQuery(library.countDownloads ?? defaultDownloads));
      const command = installText(library.install);
      const commands = await part(page, "Install").locator("code").allTextContents();
      expect([id, ...commands]).toEqual(command === undefined ? [id] : [id, command]);
      const programs = await page.locator("#load, .programs .code, .absences li").count();
      expect([id, programs > 1]).toEqual([id, true]);
      expect([id, await excessOf(page)]).toEqual([id, 0]);
      const away = await page
        .locator("main a[href^=http]:not([rel=noreferrer])")
        .evaluateAll((all) => all.map((link) => link.outerHTML));
      expect(away).toEqual([]);
      await page.goBack();
      await page.locator(".names").first().waitFor();
    }
  });

  test("an embedded model is shown if one names the library, with a link to its page", async () => {
    const page = await harness.open("libraries/transformers");
    const programs = part(page, "Load a model");
    const link = programs.locator(".about a").first();
    const model = (await link.textContent())!;
    expect(await programs.locator("pre").first().textContent()).toContain(model);
    await link.click();
    await opened(page, model);
  });

  test("a library without a program has a reason, and an unproven one, too", async () => {
    const silent = one(({ snippets }) => snippets === undefined);
    const page = await harness.open(`libraries/${silent.id}`);
    expect(await part(page, "Load a model").textContent()).toContain("Not available");
    expect(await part(page, "Tests").textContent()).toContain("nothing to test");
    const [unproven] = Object.entries(await libraryProofs()).find(
      ([, { level }]) => level === "parsed",
    )!;
    const parsed = await harness.open(pathFor(unproven).slice(1));
    const proof = (await part(parsed, "Tests").textContent())!;
    expect(proof).toContain("Not tested further:");
    expect(await parsed.locator(".reached").allTextContents()).toEqual([
      "reached",
      "not reached",
      "not reached",
    ]);
  });

  test("an alias opens a library, and a misspelled name has a suggestion", async () => {
    const named = one(({ aliases }) => (aliases?.length ?? 0) > 0);
    const page = await harness.open(pathFor(named.aliases![0]!).slice(1));
    expect(await heading(page).textContent()).toBe(named.prettyLabel);
    const other = await harness.open("libraries/sentence_transformer");
    expect(await heading(other).textContent()).toContain("There is no library");
    await other.getByText("Did you mean").getByRole("link").click();
    await heading(other).getByText("sentence-transformers", { exact: true }).waitFor();
  });

  test("a plugin that does not load is reported, and retried", async () => {
    const page = await harness.open("libraries");
    const pattern = /\/timm-[^/]*\.js$/;
    await page.route(pattern, (route) => route.abort());
    await page.locator('.names a[href="/libraries/timm"]').click();
    await page.getByRole("alert").waitFor();
    await page.unroute(pattern);
    await page.getByRole("button", { name: "Try again" }).click();
    await part(page, "Install").waitFor();
    const faults = await harness.faults();
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
  });
});
