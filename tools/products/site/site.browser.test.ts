// The hosted site: each page is readable without scripts, has its own title, keeps to the policy, and the
// app replaces it in place.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { filesOf, isScript, type Visit, VISITS } from "../../measures/app/visits.ts";
import { collectFaults, launch } from "../../support/browser.ts";
import { buildSite, SITE } from "./build.ts";
import { serve, type Served } from "./serve.ts";

const LLAMA = "models/meta-llama/Llama-3.3-70B-Instruct";
const GGUF = "models/bartowski/Llama-3.2-3B-Instruct-GGUF";
// No provider hosts it, so its local part is first.
const UNHOSTED = "models/spacy/en_core_web_sm";

let pages: number;
let served: Served;
let browser: Browser;
beforeAll(async () => {
  pages = await buildSite();
  served = await serve({ dir: SITE });
  browser = await launch();
});
// The pages of earlier tests would slow down the later ones.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

interface Opened {
  readonly page: Page;
  /** Console messages, and policy violations. */
  readonly faults: readonly string[];
}

async function opened(path: string, options: object = {}): Promise<Opened> {
  const page = await (await browser.newContext(options)).newPage();
  const faults = collectFaults(page);
  await page.goto(served.url + path);
  return { page, faults };
}

/** The app's page in place of the prerendered one. */
const alive = (page: Page): Promise<void> =>
  page.locator("#root[data-live] main[aria-busy=false]").waitFor();

/** Holds the app's first script of a page, until the function that it returns is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Each element in the page with its attributes and its own text. Runs in the page. */
function elementsIn(root: Element): readonly string[] {
  // What a user or a browser changes is a property.
  const STATE = ["autofocus", "checked", "selected", "style", "value"];
  // Ways that are not chosen are prerendered, and otherwise not drawn.
  const isShown = (element: Element): boolean =>
    element.closest(".way:not([data-shown]) > :not(h2)") === null;
  return [...root.querySelectorAll("*")].filter(isShown).map((element) => {
    const attributes = [...element.attributes]
      .filter(({ name }) => !STATE.includes(name))
      // The ids that React makes depend on what was loaded before.
      .map(({ name, value }) => [name, name === "spellcheck" && value === "" ? "true" : value])
      .map(([name, value]) => `${name}=${value!.replace(/P\d+-\d+/g, "P").replace("?drawn", "")}`)
      .toSorted();
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const { value, checked } = element as HTMLInputElement;
    const text = texts.map(({ textContent }) => textContent).join("");
    return [element.tagName, ...attributes, value, checked, text].join(" ");
  });
}

function drawnPages(): readonly (readonly [file: string, text: string])[] {
  return (
    readdirSync(SITE, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("index.html"))
      .map((file) => [file, readFileSync(join(SITE, file), "utf8")] as const)
      // The files of old paths and of aliases are drawn anew.
      .filter(([, text]) => text.includes(" data-page="))
  );
}

describe("each page as a file", () => {
  test("has its own title, description and heading for each path", () => {
    const drawn = drawnPages();
    expect(drawn).toHaveLength(pages);
    expect(pages).toBeGreaterThan(700);
    const matches = (pattern: RegExp): readonly string[] =>
      drawn.map(([file, text]) => pattern.exec(text)?.[1] ?? `nothing in ${file}`);
    for (const pattern of [
      /<title>([^<]+)<\/title>/,
      /<meta name="description" content="([^"]+)"/,
    ]) {
      const texts = matches(pattern);
      expect(texts.filter((text) => text.startsWith("nothing in"))).toEqual([]);
      const twice = texts.filter((text, at) => texts.indexOf(text) !== at);
      expect(twice).toEqual([]);
    }
    expect(matches(/<h1[^>]*>([^<]+)</).filter((text) => text.startsWith("nothing in"))).toEqual(
      [],
    );
  });

  test("has a canonical URL, a Markdown twin, Open Graph, and JSON-LD that parses", () => {
    const types = new Set<string>();
    for (const [file, text] of drawnPages()) {
      const path = `/${file.slice(0, -"index.html".length)}`.replace(/(?<=.)\/$/, "");
      const linkOf = (rel: string): string =>
        decodeURIComponent(
          new RegExp(`<link rel="${rel}"[^>]*href="([^"]+)"`).exec(text)?.[1] ?? "",
        );
      expect(linkOf("canonical")).toBe(path);
      expect(readFileSync(join(SITE, linkOf("alternate")), "utf8").length).toBeGreaterThan(50);
      expect(text).toContain('<meta property="og:title"');
      const data = text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
      for (const [, json] of data) types.add((JSON.parse(json!) as { "@type": string })["@type"]);
    }
    expect([...types].toSorted()).toEqual(["BreadcrumbList"]);
  });

  test("of a model is also its shortest program for each provider, and each way to run it", () => {
    const text = readFileSync(join(SITE, `${LLAMA}.md`), "utf8");
    expect(text).toMatch(/^# meta-llama\/Llama-3\.3-70B-Instruct\n/);
    for (const title of ["### Auto: ", "or `:together` or", "### Transformers: ", "### vLLM"])
      expect(text).toContain(title);
    expect(text).toMatch(/^vllm serve /m);
  });

  test("is complete, and follows the policy", () => {
    const wrong = drawnPages().filter(([, text]) =>
      /aria-busy="true"|Loading|\sstyle=|\son[a-z]+=/.test(text.replaceAll(/<pre.*?<\/pre>/gs, "")),
    );
    expect(wrong.map(([file]) => file)).toEqual([]);
  });

  test("every link between pages has a target", () => {
    const drawn = drawnPages();
    const known = new Set(drawn.map(([file]) => `/${file.slice(0, -"index.html".length)}`));
    const links = drawn.flatMap(([file, text]) =>
      [...text.matchAll(/href="(\/[^"#?]*)/g)].map(
        ([, to]) => [file, decodeURIComponent(to!.replaceAll("&amp;", "&"))] as const,
      ),
    );
    expect(links.length).toBeGreaterThan(5000);
    const dead = links.filter(
      ([, to]) =>
        !to.startsWith("/assets/") &&
        !known.has(to === "/" ? to : `${to}/`) &&
        // Markdown twins are files.
        !(to.endsWith(".md") && existsSync(join(SITE, to))),
    );
    expect(dead).toEqual([]);
  });
});

test("media are files, so that they are loaded only when they are shown", () => {
  const media = readdirSync(join(SITE, "assets")).filter((name) => /\.(?:svg|mp3)$/.test(name));
  expect(media.length).toBeGreaterThan(20);
});

describe("without a script", () => {
  test.each([
    [LLAMA, "from openai import"],
    ["models/zai-org/GLM-5.1", "accounts/fireworks/models/glm-5p1"],
    ["", "from $"],
    ["tasks/text-to-image", "FLUX.1-dev"],
    ["libraries/timm", "pip install"],
    ["providers/together", "together"],
    ["formats", "Q4_K_M"],
  ])("/%s is readable", async (path, text) => {
    const { page } = await opened(path, { javaScriptEnabled: false });
    expect(await page.locator("main").innerText()).toContain(text);
    expect(await page.locator("body").innerText()).toContain("Reading needs no JavaScript.");
  });

  test("links work between pages", async () => {
    const { page, faults } = await opened("", { javaScriptEnabled: false });
    const follow = async (name: string, title: string): Promise<void> => {
      await page.getByRole("link", { name, exact: true }).first().click();
      await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    };
    await follow("Tasks", "Tasks");
    await follow("Image Generation", "Image Generation");
    await follow("black-forest-labs/FLUX.1-dev", "black-forest-labs/FLUX.1-dev");
    await follow("Image Generation", "Image Generation");
    await follow("Libraries", "Libraries");
    expect(faults).toEqual([]);
  });

  test("a page is readable if the app does not load, also with a query", async () => {
    const { page, faults } = await opened("tasks");
    await alive(page);
    expect(faults).toEqual([]);
    const SCRIPTS = /\.js$/;
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(`${served.url}${LLAMA}?provider=groq&language=js`);
    const alert = page.getByRole("alert");
    expect(await alert.innerText()).toContain("scripts of this page did not load");
    expect(await page.locator("main").innerText()).toContain("from openai import");
    // Code can be copied without them.
    expect(await page.getByRole("button", { name: /^Copy .* snippet$/ }).count()).toBe(1);
    await page.unroute(SCRIPTS);
    await page.getByRole("link", { name: "Load the page again" }).click();
    await alive(page);
    expect(await alert.count()).toBe(0);
    expect(new URL(page.url()).search).toContain("provider=groq&language=js");
    expect(faults.filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
  });
});

describe("with the app", () => {
  test.each([
    "",
    LLAMA,
    "models/bartowski/Llama-3.2-3B-Instruct-GGUF",
    "tasks/text-to-image",
    "libraries/timm",
    "providers/fal-ai",
    "formats",
  ])("/%s: after the takeover it is as if the app had drawn it", async (path) => {
    const still = readFileSync(join(SITE, path, "index.html"), "utf8");
    const settled = async (address: string): Promise<Page> => {
      const { page, faults } = await opened(address);
      await alive(page);
      expect(faults).toEqual([]);
      await page.keyboard.press("End");
      await page.waitForLoadState("networkidle");
      return page;
    };
    const shown = (page: Page): Promise<readonly string[]> =>
      page.locator("#root").evaluate(elementsIn);
    // A page with a query is not taken over.
    const [takenOver, drawn] = await Promise.all([settled(path), settled(`${path}?drawn`)]);
    expect(still).toContain(`>${await takenOver.locator("h1").textContent()}</h1>`);
    // A busy machine still draws what has loaded.
    await vi.waitFor(
      async () => expect(await shown(takenOver)).toEqual(await shown(drawn)),
      20_000,
    );
    expect((await shown(takenOver)).length).toBeGreaterThan(100);
  });

  test("first visits are within their budgets", async () => {
    const expectWithin = async ({ address, requests, kilobytes }: Visit): Promise<void> => {
      const files = await filesOf(browser, served.url + address);
      expect(files.length, address).toBeLessThanOrEqual(requests);
      const sizes = files.filter(([url]) => isScript(url)).map(([, size]) => size);
      expect(sizes.length, address).toBeGreaterThan(4);
      expect(
        sizes.reduce((a, b) => a + b),
        address,
      ).toBeLessThanOrEqual(kilobytes);
    };
    // At once, because each waits for what loads late.
    await Promise.all(VISITS.map(expectWithin));
  });

  test.each(["", LLAMA, "models/black-forest-labs/FLUX.1-dev", "tasks", "formats"])(
    "/%s: reacts with the scripts that its document names, which load at once",
    async (path) => {
      const html = readFileSync(join(SITE, path, "index.html"), "utf8");
      const page = await (await browser.newContext()).newPage();
      await page.route(/\.js$/, (route) =>
        html.includes(new URL(route.request().url()).pathname) ? route.continue() : undefined,
      );
      await page.goto(served.url + path);
      await alive(page);
      expect(await page.locator("header [inert]").count()).toBe(0);
    },
  );

  test("a model's page has its offers, and does not load those of all models", async () => {
    const viewport = { width: 1280, height: 2000 };
    const page = await (await browser.newContext({ viewport })).newPage();
    const files: string[] = [];
    page.on("request", (request) => files.push(request.url()));
    await page.goto(`${served.url}models/zai-org/GLM-5.1`);
    await alive(page);
    // The first click is also what makes the table load.
    const button = page.locator(".offers tbody th button", { hasText: "Baseten" });
    const { x, y } = (await button.boundingBox())!;
    await page.mouse.click(x + 5, y + 5);
    await page.locator(".offers tr[data-current]", { hasText: "Baseten" }).waitFor();
    expect(await page.locator("#snippet pre").textContent()).toContain("GLM-5.1:baseten");
    expect(files.filter((url) => /\/offers\.gen|\/records/.test(url))).toEqual([]);
  });

  test("the scroll position and the focus stay", async () => {
    const page = await (
      await browser.newContext({ viewport: { width: 1280, height: 500 } })
    ).newPage();
    const release = await holdApp(page);
    await page.goto(`${served.url}tasks/text-to-image`, { waitUntil: "commit" });
    const link = page.getByRole("link", { name: "black-forest-labs/FLUX.1-dev" }).last();
    await link.focus();
    const y = await page.evaluate(() => scrollY);
    expect(y).toBeGreaterThan(100);
    release();
    await alive(page);
    expect(await page.evaluate(() => scrollY)).toBe(y);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      "black-forest-labs/FLUX.1-dev",
    );
  });

  test("controls that cannot react yet are inert, links work, and on the first screen all react soon", async () => {
    const page = await (await browser.newContext()).newPage();
    const release = await holdApp(page);
    await page.goto(served.url + LLAMA, { waitUntil: "commit" });
    const controls = page.locator(":is(button, select, textarea, input):not([data-static])");
    await controls.last().waitFor({ state: "attached" });
    const inert = (isOnScreen: boolean): Promise<readonly boolean[]> =>
      controls.evaluateAll(
        (all, onScreen) =>
          (all as HTMLElement[])
            .filter((element) => {
              const { width, top } = element.getBoundingClientRect();
              return !onScreen || (width > 0 && top < innerHeight);
            })
            .map((element) => element.inert),
        isOnScreen,
      );
    expect(new Set(await inert(false))).toEqual(new Set([true]));
    await page.getByRole("link", { name: "Tasks", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Tasks", exact: true }).waitFor();
    await page.goBack({ waitUntil: "commit" });
    release();
    await alive(page);
    await expect.poll(async () => new Set(await inert(true))).toEqual(new Set([false]));
    await page.getByRole("tab", { name: "JavaScript" }).click();
    await page.locator("#snippet").getByText("import ").first().waitFor();
  });

  test("Alt+C as the first action copies the first program that is shown", async () => {
    const permissions = ["clipboard-read", "clipboard-write"];
    const { page } = await opened(GGUF, { permissions });
    await alive(page);
    const programs = page.locator("[data-shown] .code pre");
    await page.keyboard.press("Alt+c");
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe(await programs.first().textContent());
    expect(await programs.count()).toBeGreaterThan(1);
  });

  test("the link to the code focuses the first program that is shown", async () => {
    const { page } = await opened("models/nlptown/bert-base-multilingual-uncased-sentiment");
    await alive(page);
    await page.getByRole("link", { name: "Skip to the code" }).press("Enter");
    const focused = page.locator("[data-shown] .code .copy:focus");
    await expect.poll(() => focused.count()).toBe(1);
  });

  test.each([LLAMA, GGUF, UNHOSTED])(
    "/%s: code is copied before the app is there",
    async (path) => {
      const permissions = ["clipboard-read", "clipboard-write"];
      const page = await (await browser.newContext({ permissions })).newPage();
      await holdApp(page);
      await page.goto(served.url + path, { waitUntil: "commit" });
      const shown = page.locator("[data-shown]");
      const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
      for (const part of [".code", ".install"]) {
        const first = shown.locator(part).first();
        await first.locator(".copy").click();
        await first.getByText("Copied").waitFor();
        const lines = await first.locator("code > span:not([data-note])").allTextContents();
        await expect.poll(copied).toBe(lines.join("\n"));
      }
      // It has its colors already.
      expect(await shown.locator("pre span span").count()).toBeGreaterThan(0);
    },
  );

  test("a press on an inert button that scrolls is no click, and neither is the next click elsewhere", async () => {
    const { page } = await opened(LLAMA, {
      viewport: { width: 375, height: 6000 },
      hasTouch: true,
    });
    await alive(page);
    const button = page.locator(".offers tbody th button").first();
    const { x, y } = (await button.boundingBox())!;
    await button.evaluate((element) => {
      element.addEventListener("click", () => element.setAttribute("title", "clicked"));
    });
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", up = 0) => {
      const touchPoints = type === "touchEnd" ? [] : [{ x: x + 5, y: y + 5 - up }];
      return devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
    };
    await touch("touchStart");
    for (const up of [20, 40, 60, 80]) await touch("touchMove", up);
    await touch("touchEnd");
    await expect.poll(() => button.getAttribute("inert")).toBe(null);
    await page.getByRole("heading", { level: 1 }).tap();
    expect(await button.getAttribute("title")).toBe(null);
  });

  test("a reload keeps the place, and a visit focuses the search", async () => {
    const { page } = await opened("");
    await page.locator("#find:focus").waitFor();
    await page.evaluate(() => {
      scrollTo(0, 800);
      // Chromium writes the place into its history some time later, or now.
      history.replaceState(history.state, "");
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(800);
    await page.locator("main[aria-busy=false]").waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(800);
  });

  test("text typed before the app loads is kept, and searched", async () => {
    const page = await (await browser.newContext()).newPage();
    const release = await holdApp(page);
    await page.goto(served.url, { waitUntil: "commit" });
    const field = page.getByRole("searchbox", { name: "Search models" });
    await field.pressSequentially("flux");
    release();
    await alive(page);
    await expect.poll(() => field.inputValue()).toBe("flux");
    await expect.poll(() => page.locator(".results > li").first().innerText()).toContain("FLUX");
  });

  test("a chosen theme is applied before the app loads", async () => {
    const context = await browser.newContext({ colorScheme: "light" });
    const first = await context.newPage();
    await first.goto(served.url);
    await alive(first);
    await first.getByRole("button", { name: "Theme: Auto" }).click();
    await first.getByRole("button", { name: "Theme: Light" }).click();
    const ground = (page: Page): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await ground(first);
    const second = await context.newPage();
    await second.route(/\.js$/, (route) => route.abort());
    await second.goto(`${served.url}tasks`);
    expect(await ground(second)).toBe(dark);
  });

  test("a link with a selection shows that selection, and no other before", async () => {
    const { page, faults } = await opened(`${LLAMA}?provider=groq&language=js&client=fetch`);
    await alive(page);
    expect(await page.locator("#snippet pre code").innerText()).toContain("fetch(");
    expect(faults).toEqual([]);
  });

  test("an unknown URL is a 404, and the app fetches the record of a model", async () => {
    const answer = await fetch(`${served.url}models/nobody/nothing`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Page not found");
    const { page } = await opened("models/nobody/nothing");
    await alive(page);
    expect(await page.locator("h1").innerText()).toBe("nobody/nothing");
    expect(await page.locator("main").innerText()).toContain("Unknown model:");
    // A record of the user is shown instead of the prerendered one.
    const id = LLAMA.slice("models/".length);
    await page.locator("textarea").fill(`{"id": "${id}", "library_name": "vllm"}`);
    await page.getByRole("button", { name: "Show code" }).click();
    await page.waitForURL(served.url + LLAMA);
    const code = page.locator("#load pre");
    await code.first().waitFor();
    const shown = await code.allInnerTexts();
    await page.goto(served.url + LLAMA);
    await expect.poll(() => code.allInnerTexts()).toEqual(shown);
  });
});
