// The panel in other pages, as a component and as an element: it works there, it reports the selection, and neither
// the page nor the panel changes the other's look.
import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { axeFindings } from "../../support/axe.ts";
import { collectFaults, launch } from "../../support/browser.ts";
import { serve, type Served } from "../site/serve.ts";
import { temporary } from "../../support/temporary.ts";
import { blocksOf } from "../../proofs/docs/blocks.ts";
import { gzipped } from "../bundled.ts";
import { buildShipped, PANEL } from "./build.ts";
import { panelSizes, statedSizes } from "./sizes.ts";

const PAGES = ["react.html", "element.html"] as const;

let served: Served;
let browser: Browser;
// The panel stores nothing, so pages may share a context, which keeps the scripts that they load.
let context: BrowserContext;
const wrong: string[] = [];
beforeAll(async () => {
  // With a test's environment, React would be its development version.
  const env = { ...process.env, NODE_ENV: "production" };
  // The examples import the compiled package, so only what has changed is compiled.
  for (const command of [
    "node node_modules/typescript-7/bin/tsc -b plugins",
    "npx tsx tools/products/panel/index.ts",
  ]) {
    const [program, ...args] = command.split(" ");
    const built = spawnSync(program!, args, { encoding: "utf8", env });
    if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  }
  served = await serveExamples();
  browser = await launch();
  context = await browser.newContext({
    // A color in transition has no stable value yet.
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
});
afterEach(async () => {
  await Promise.all(context.pages().map((page) => page.close()));
  expect(wrong.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

const EXAMPLES = resolve("examples/embed");
const { folder } = temporary({ "404.html": "There is no such page." });

/** Builds the page with React like its author would, adds the one without, and serves both. */
async function serveExamples(): Promise<Served> {
  await buildShipped({
    root: EXAMPLES,
    base: "./",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [react()],
    build: {
      outDir: folder,
      modulePreload: false,
      rolldownOptions: { input: join(EXAMPLES, "react.html") },
    },
  });
  await buildShipped({
    root: EXAMPLES,
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: join(EXAMPLES, "add-plugin.ts"), formats: ["es"], fileName: "add-plugin" },
    },
  });
  for (const name of ["element.html", "listen.js", "host.css"])
    copyFileSync(join(EXAMPLES, name), join(folder, name));
  copyFileSync(join(PANEL, "element.js"), join(folder, "element.js"));
  return serve({ dir: folder });
}

interface How {
  readonly width?: number;
  readonly isBare?: boolean;
  /** Changes the text of the page, which may remove the panel. */
  readonly before?: (text: string) => string;
}

async function open(
  name: string,
  { width = 1280, isBare = false, before }: How = {},
): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  collectFaults(page, wrong);
  page.on("request", (request) => {
    if (!request.url().startsWith("data:") && !request.url().startsWith(served.url))
      wrong.push(`request to ${request.url()}`);
  });
  if (before !== undefined)
    await page.route(served.url + name, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: before(await response.text()) });
    });
  await page.goto(served.url + name);
  if (isBare) await page.evaluate(undress);
  if (before === undefined) await settled(page);
  return page;
}

const settled = (page: Page): Promise<void> =>
  page.locator(".hubsmith-panel[aria-busy=false]").waitFor();

function undress(): void {
  for (const sheet of document.styleSheets)
    for (let at = sheet.cssRules.length - 1; at >= 0; at--)
      if (!sheet.cssRules[at]!.cssText.includes("hubsmith-")) sheet.deleteRule(at);
}

const code = (page: Page): Promise<string> =>
  page.locator(".hubsmith-panel pre code").first().innerText();
/** Chooses a way to use the model of the first panel. */
const show = (page: Page, way: "API" | "Library"): Promise<void> =>
  page
    .getByRole("link", { name: new RegExp(`^${way}`) })
    .first()
    .click();
const chosen = async (page: Page): Promise<Readonly<Record<string, unknown>>> => {
  const text = await page.locator("#chosen").textContent();
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
};

describe.each(PAGES)("%s", (name) => {
  test("a journey: its props, another provider, typed text, and a copy, all reported to the page", async () => {
    const page = await open(name);
    const field = page.getByRole("combobox", { name: "Provider" });
    expect(await field.inputValue()).toBe("groq");
    expect(await code(page)).toMatch(/const url = "https:\/\/router\.huggingface\.co/);
    expect(await code(page)).toContain("Llama-3.3-70B-Instruct:groq");
    // Nothing is reported until something is selected.
    expect(await chosen(page)).toEqual({});
    await field.selectOption({ label: "Together AI" });
    await expect.poll(() => chosen(page)).toMatchObject({ provider: "together", language: "js" });
    expect(await code(page)).toContain(":together");
    await field.selectOption("groq");
    await expect.poll(() => chosen(page)).toMatchObject({ provider: "groq" });
    await page.getByLabel("Prompt", { exact: true }).fill("Where is the rain?");
    const inputs = { "0.content": "Where is the rain?" };
    await expect.poll(() => chosen(page)).toMatchObject({ inputs });
    await page.getByRole("button", { name: "Copy fetch snippet" }).click();
    await page.getByText("Copied fetch snippet.").waitFor({ state: "attached" });
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("Where is the rain?");
    expect(copied).toBe(await code(page));
  });

  test("by keyboard", async () => {
    const page = await open(name);
    await page.getByRole("tab", { name: "JavaScript" }).press("ArrowRight");
    await expect.poll(() => focused(page)).toBe("TypeScript");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => chosen(page)).toMatchObject({ language: "sh" });
    await expect.poll(() => focused(page)).toBe("Shell");
    await page.getByRole("checkbox", { name: "Streaming" }).click();
    await expect.poll(() => chosen(page)).toMatchObject({ streaming: true });
  });

  test("looks the same, with any styles of the page", async () => {
    const looks = async (how: How): Promise<Looks> => {
      const page = await open(name, how);
      const plain = page.locator(".hubsmith-panel pre:not(:has([class^=tok-]))");
      await expect.poll(() => plain.count(), { timeout: 10_000 }).toBe(0);
      return looksIn(page, ".hubsmith-panel");
    };
    const [bare, hostile] = [await looks({ isBare: true }), await looks({})];
    expect(Object.keys(bare).length).toBeGreaterThan(150);
    expect(hostile).toEqual(bare);
  });

  test("its icons are lines in the text's color, light and dark", async () => {
    const page = await open(name);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const icons = await page.locator(".hubsmith-panel svg.lucide").evaluateAll((all) =>
        all.map((icon) => {
          const { color, fill, height, stroke, strokeWidth } = getComputedStyle(icon);
          return {
            fill,
            isColored: stroke === color,
            isSmall: parseFloat(height) < 40,
            strokeWidth,
          };
        }),
      );
      expect(icons.length).toBeGreaterThan(0);
      for (const icon of icons)
        expect(icon).toEqual({ fill: "none", isColored: true, isSmall: true, strokeWidth: "2px" });
    }
  });

  test("does not change the page", async () => {
    const without = await open("element.html", { before: unembedded });
    const alone = await looksIn(without, "#host");
    expect(Object.keys(alone).length).toBeGreaterThan(10);
    const page = await open(name);
    expect(await looksIn(page, "#host")).toEqual(alone);
  });

  test("axe finds nothing in it", async () => {
    const page = await open(name);
    const scan = (): Promise<readonly unknown[]> => axeFindings(page, { include: WHOLE[name] });
    await expect.poll(scan, { timeout: 10_000, interval: 200 }).toEqual([]);
  });

  test("320 px are enough, and a narrow container on a wide page is narrow", async () => {
    const small = await open(name, { width: 320, isBare: true });
    expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const wide = await open(name, { isBare: true });
    const columns = (): Promise<string> =>
      wide
        .locator(".hubsmith-panel .call-columns")
        .first()
        .evaluate((part) => getComputedStyle(part).gridTemplateColumns);
    expect((await columns()).split(" ")).toHaveLength(2);
    await wide.evaluate(() => {
      document.querySelector<HTMLElement>("#content")!.style.width = "500px";
    });
    expect((await columns()).split(" ")).toHaveLength(1);
  });
});

const unembedded = (text: string): string =>
  text
    .replaceAll(/<script type="module".*?<\/script>/gs, "")
    .replace(/<hubsmith-panel.*<\/hubsmith-panel>/s, "");

const WHOLE = { "react.html": "#root", "element.html": "hubsmith-panel" } as const;

test("the element applies its attributes and its property, and reports invalid ones", async () => {
  const page = await open("element.html");
  const element = page.locator("hubsmith-panel");
  const change = (how: (panel: HTMLElement) => void): Promise<void> => element.evaluate(how);
  await change((panel) => panel.setAttribute("language", "python"));
  await expect.poll(() => code(page)).toContain("import");
  await change((panel) => panel.setAttribute("theme", "dark"));
  await expect
    .poll(() =>
      page.locator(".hubsmith-panel").evaluate((panel) => getComputedStyle(panel).backgroundColor),
    )
    .toBe("rgb(15, 17, 23)");
  await change((panel) => panel.querySelector("script")!.remove());
  await page.getByRole("alert").getByText("The model is missing").waitFor();
  await change((panel) => {
    panel.setAttribute("model", "acme/paints");
    panel.setAttribute("task", "text-to-image");
  });
  await expect.poll(() => page.getByLabel("Prompt", { exact: true }).count()).toBe(1);
  await change((panel) => Object.assign(panel, { model: { id: "acme/../x" } }));
  await page.getByRole("alert").getByText("is not a model id").waitFor();
  await change((panel) =>
    Object.assign(panel, { model: { id: "acme/talks", pipeline_tag: "text-generation" } }),
  );
  await page
    .getByLabel("Prompt", { exact: true })
    .or(page.getByLabel("Text", { exact: true }))
    .waitFor();
});

test("the first example of the documentation shows code that loads the model, and code that calls it", async () => {
  const [example] = blocksOf(readFileSync("docs/embedding.md", "utf8")).filter(
    ({ language }) => language === "html",
  );
  const page = await open("element.html", {
    before: (text) =>
      text.replace(
        /<hubsmith-panel.*<\/hubsmith-panel>/s,
        example!.text.replace(/<script.*script>/, ""),
      ),
  });
  await settled(page);
  await expect
    .poll(() =>
      page.locator(".hubsmith-panel #snippet pre, .hubsmith-panel .call pre").allTextContents(),
    )
    .toHaveLength(1);
  expect(await code(page)).toContain("router.huggingface.co");
  await show(page, "Library");
  await expect.poll(() => code(page)).toContain("transformers");
  expect(await page.getByText("No provider is known to host").count()).toBe(0);
});

test("a plugin is added to the built-in ones, which are not loaded again", async () => {
  const page = await open("element.html", {
    before: (text) =>
      text.replace("</head>", `<script type="module" src="./add-plugin.js"></script></head>`),
  });
  await settled(page);
  await show(page, "Library");
  await expect.poll(() => code(page)).toContain('pomology.load("acme/apples")');
  await show(page, "API");
  await page.getByRole("combobox", { name: "Provider" }).waitFor();
  // It has the printer of code and nothing of the plugins.
  expect(gzipped(readFileSync(join(folder, "add-plugin.js"), "utf8"))).toBeLessThan(30_000);
});

test("the documentation states the sizes of this build", () => {
  const sizes = panelSizes(PANEL);
  const stated = statedSizes(readFileSync("docs/embedding.md", "utf8"));
  expect([...stated.keys()].toSorted()).toEqual([...sizes.keys()].toSorted());
  for (const [name, bytes] of sizes) {
    const difference = Math.abs(stated.get(name)! * 1000 - bytes);
    // Half a kB is lost by rounding, and versions of zlib differ.
    expect(difference, `${name}: ${Math.round(bytes / 1000)} kB`).toBeLessThan(500 + 0.03 * bytes);
  }
});

test("a record that is invalid JSON is reported in the element", async () => {
  const page = await open("element.html", {
    before: (text) => text.replace('"id": "meta', "'id': \"meta"),
  });
  const alert = page.getByRole("alert");
  await alert.waitFor();
  expect(await alert.textContent()).toContain("The record in the element is invalid JSON");
});

test("the element is removed and added again, and there may be two", async () => {
  const page = await open("element.html");
  await page.evaluate(async () => {
    const panel = document.createElement("hubsmith-panel");
    // Set before it is in the page, and unchanged while it is removed.
    Object.assign(panel, { model: { id: "acme/talks", pipeline_tag: "text-generation" } });
    document.body.append(panel);
    await new Promise(requestAnimationFrame);
    panel.remove();
    await new Promise(requestAnimationFrame);
    document.body.prepend(panel);
  });
  await expect.poll(() => page.getByRole("link", { name: /^API/ }).count()).toBe(2);
  await show(page, "API");
  await expect.poll(() => page.getByRole("combobox", { name: "Provider" }).count()).toBe(2);
  await page.getByRole("tab", { name: "Shell" }).first().click();
  const shown = page.getByRole("tab", { selected: true });
  await expect
    .poll(() => shown.allTextContents())
    .toEqual([expect.stringMatching(/^Shell/), "JavaScript"]);
});

test("the examples compile with the types of the published package", () => {
  const { status, stdout } = spawnSync(
    "node_modules/typescript-7/bin/tsc",
    ["-p", "examples/embed"],
    {
      encoding: "utf8",
    },
  );
  expect([status, stdout]).toEqual([0, ""]);
});

type Looks = Readonly<Record<string, Readonly<Record<string, string>>>>;

// As a string, because the driver takes seconds for a large object.
const looksIn = async (page: Page, of: string): Promise<Looks> =>
  JSON.parse(await page.evaluate(looksOf, { of, width: "900px" })) as Looks;

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const outer = document.activeElement;
    const at = outer?.shadowRoot?.activeElement ?? outer;
    return at?.getAttribute("aria-label") ?? at?.closest("label, button")?.textContent ?? "";
  });

/** Every computed style of each kind of element below one, with a fixed width. Runs in the page. */
function looksOf({ of, width }: { readonly of: string; readonly width: string }): string {
  const inside = document.querySelector("hubsmith-panel")?.shadowRoot;
  const root = document.querySelector<HTMLElement>(of) ?? inside!.querySelector<HTMLElement>(of)!;
  for (const around of [root.parentElement, root]) around?.style.setProperty("width", width);
  const all: Record<string, Record<string, string>> = {};
  const nameOf = (element: Element): string => `${element.tagName} ${element.className.toString()}`;
  const kinds = new Set<string>();
  [root, ...root.querySelectorAll("*:not(pre code span span)")].forEach((element, at) => {
    const kind = nameOf(element.parentElement ?? element) + nameOf(element);
    if (kinds.has(kind)) return;
    kinds.add(kind);
    for (const part of ["", "::before", "::after"]) {
      const style = getComputedStyle(element, part);
      const values: Record<string, string> = {};
      all[`${at} ${nameOf(element)} ${part}`] = values;
      if (part !== "" && style.content === "none") continue;
      // Elements in a page of another height have other positions, and variables belong to the page.
      for (const name of style)
        if (!name.startsWith("--")) values[name] = style.getPropertyValue(name);
    }
  });
  return JSON.stringify(all);
}
