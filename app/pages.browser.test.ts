// All pages: what each has, lists and finds; what a user has set; the files of the build.
import { readFileSync } from "node:fs";
import { describe, expect, inject, test } from "vitest";
import { entries } from "./plugins.ts";
import { expectAccessible } from "./testing/axe.ts";
import { harnessOf } from "./testing/harness.ts";
import { type AppPage, FLUX, KONTEXT, LLAMA, LOOKS, SILENT, TABLES } from "./testing/parts.ts";
import type { Chunk } from "./testing/served.ts";
import type { Locator } from "playwright-core";
import { shownIn } from "#plugins/kit/catalog/shown";

const harness = harnessOf();

const click = async (page: AppPage, name: string | RegExp): Promise<void> => {
  for (const locator of await page.getByRole("button", { name }).all()) await locator.click();
};
type Prepare = (page: AppPage) => Promise<unknown>;
const ROUTES: readonly (readonly [address: string, title: string, prepare?: Prepare])[] = [
  ["", "Models"],
  ["?q=llama&library=transformers", "Models", (page) => click(page, "Use another model")],
  ["?q=zzzzzz", "Models"],
  ["no/such/page", "Page not found"],
  ["models/you/private", "you/private"],
  [`models/${LLAMA}?way=endpoint&endpoint=x&client=<b>`, LLAMA],
  [`models/${LLAMA}`, LLAMA],
  [`models/${KONTEXT}`, KONTEXT],
  [`models/${LOOKS}`, LOOKS],
  [`models/${TABLES}?use=api`, TABLES],
  [`models/${SILENT}`, SILENT],
  [`models/${LLAMA}?use=app`, LLAMA],
  [`models/${LLAMA}?use=library`, LLAMA],
  [`models/${LLAMA}?agent=opencode`, LLAMA],
  ["models/bartowski/Llama-3.2-3B-Instruct-GGUF?memory=12", "bartowski/Llama-3.2-3B-Instruct-GGUF"],
  ["tasks", "Tasks"],
  ["tasks/chat", "Chat"],
  ["tasks/text-to-image", "Image Generation"],
  ["tasks/automatic-speech-recognition", "Speech Recognition"],
  ["tasks/no-such-task", "There is no task “no-such-task”"],
  ["libraries?q=sentense-transfomers", "Libraries"],
  ["libraries/transformers", "Transformers"],
  ["apps", "Apps"],
  ["apps/ollama", "Run models with Ollama"],
  ["devices?memory=RTX+4090", "Devices"],
  ["providers?task=nothing", "Providers"],
  ["providers/auto", "Auto"],
  ["providers/fal-ai", "fal"],
  ["formats", "Formats"],
];

/** The visible targets that are lower than 24 pixels. A link in a sentence is as high as its line. */
const smallTargets = (page: AppPage): Promise<readonly string[]> =>
  page
    .locator(
      "main :is(a, button, summary, select, textarea, input[type=text], label:has([type=radio]))",
    )
    .evaluateAll((all) =>
      all
        .filter(
          (element) => element.checkVisibility() && element.closest("p, dd:not(:has(ul))") === null,
        )
        .filter((element) => element.getBoundingClientRect().height < 24)
        .map((element) => element.outerHTML),
    );

/** What is wider than the page. */
const wideElements = (page: AppPage): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement!;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll("*:not(pre *)")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => element.outerHTML.slice(0, 80));
  });

const routes = ROUTES.map(([address, title, prepare]) => [address, title, prepare] as const);
test.each(routes)("/%s: %s", async (address, title, prepare) => {
  const page = await harness.open(address);
  await page.unfold();
  await prepare?.(page);
  await page.settled();
  expect(await page.heading().allTextContents()).toEqual([title]);
  expect(await page.title()).toBe(`${title} · Hubsmith`);
  for (const [width, colorScheme] of [
    [1280, "light"],
    [320, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.unfold();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(width);
    expect(await smallTargets(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page
    .locator(":root")
    .evaluate((root) => (root as HTMLElement).style.setProperty("font-size", "200%"));
  expect(await wideElements(page)).toEqual([]);
  expect(await smallIcons(page)).toEqual([]);
});

test("on a phone the navigation is one line, and the form for another model is in view", async () => {
  const page = await harness.open("", { width: 320 });
  await page.setViewportSize({ width: 320, height: 667 });
  const links = await page.getByRole("navigation", { name: "Main" }).getByRole("link").all();
  const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())!.y));
  expect(links.length).toBeGreaterThan(4);
  expect(new Set(tops).size).toBe(1);
  const opener = page.getByRole("button", { name: "Use another model" });
  // Most of the form is below the window.
  await opener.evaluate((button) => {
    button.scrollIntoView({ block: "end" });
    scrollBy(0, 120);
  });
  await opener.click();
  const add = page.button("Show code");
  await add.waitFor();
  await page.settled();
  for (const shown of [page.getByLabel(/^Model id or Hub URL/), add]) {
    const { y, height } = (await shown.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(667);
  }
});

/** Icons that are smaller than the text next to them. */
const smallIcons = (page: AppPage): Promise<readonly string[]> =>
  page.locator("main .lucide").evaluateAll((icons) =>
    icons.flatMap((icon) => {
      const { width } = icon.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(icon).fontSize);
      return width > 0 && width < size
        ? [`${icon.getAttribute("class")}: ${width} of ${size}`]
        : [];
    }),
  );

describe("what a user has set", () => {
  test("forced colors show the current page", async () => {
    const page = await harness.open("tasks");
    await page.emulateMedia({ forcedColors: "active" });
    const outlines = await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link")
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).outlineStyle));
    expect(outlines.filter((style) => style === "solid")).toHaveLength(1);
  });

  test.each(["", `models/${FLUX}`])(
    "the theme follows the system until one is chosen, which is stored: /%s",
    async (address) => {
      const page = await harness.open(address, { dark: true });
      const ground = (): Promise<string> =>
        page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const dark = await ground();
      await click(page, "Theme: Auto");
      const light = await ground();
      expect(light).not.toBe(dark);
      await page.reload();
      await page.settled();
      expect(await ground()).toBe(light);
      await click(page, "Theme: Light");
      expect(await ground()).toBe(dark);
      await page.getByRole("button", { name: "Theme: Dark" }).waitFor();
    },
  );
});

describe("the build", () => {
  // Cards grow with the number of plugins. Check the reason of a big step.
  const BUDGET = 36_000;
  // These would add test data, parsers or Node to the browser.
  const FORBIDDEN =
    /\/plugins\/kit\/testing\/|\/tools\/|\/app\/testing\/|\.test\.tsx?$|\/plugins\/.*[./](?:contract|records)\.ts$|\/index\/contracts\.ts$|^node:/;
  const PLUGIN =
    /\/plugins\/(?:tasks\/[^/.]+|(?:apps|libraries)\/[^/]+(?<!\.(?:records|test))|providers\/[^/.]+|clients\/[^/]+\/[^/]+|quantizations\/[^/.]+)\.ts$/;
  const LATER = /\/node_modules\/(?:highlight\.js|lowlight)\/|\/page\.tsx?$/;
  const chunks = inject("chunks");
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  const pluginsIn = ({ moduleIds }: Chunk): number =>
    moduleIds.filter((id) => PLUGIN.test(id)).length;

  test("has no tests or tools; a chunk for each library and provider", () => {
    expect(modules.length).toBeGreaterThan(100);
    expect(modules.filter((id) => FORBIDDEN.test(id))).toEqual([]);
    const counts = chunks
      .filter(
        ({ fileName }) => !/\/(?:apps|tasks|clients|formats|frameworks|js)[-.]/.test(fileName),
      )
      .map(pluginsIn)
      .filter((count) => count > 0);
    expect(new Set(counts)).toEqual(new Set([1]));
    // Libraries without a program have no file of their own.
    const listed = JSON.parse(readFileSync("plugins/libraries/listed.json", "utf8")) as unknown[];
    const files = entries.length - listed.length;
    expect(chunks.reduce((sum, chunk) => sum + pluginsIn(chunk), 0)).toBe(files);
  });

  test("has a first load without plugins and pages, and within its limit", () => {
    const first = new Set(chunks.filter(({ isEntry }) => isEntry));
    for (const { imports } of first)
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk);
    expect([...first].filter((chunk) => pluginsIn(chunk) > 0)).toEqual([]);
    expect([...first].flatMap(({ moduleIds }) => moduleIds.filter((id) => LATER.test(id)))).toEqual(
      [],
    );
    expect(modules.some((id) => LATER.test(id))).toBe(true);
    const size = [...first].reduce((sum, chunk) => sum + chunk.size, 0);
    console.info(`First load: ${Math.round(size / 1000)} kB of JavaScript, gzipped.`);
    expect(size).toBeLessThan(BUDGET);
  });
});

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
