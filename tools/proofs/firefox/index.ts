// The journeys of the app in an unchanged Firefox, over WebDriver BiDi: npm run build app && npm run check firefox.
// Playwright needs a Firefox of its own; Puppeteer drives the one of Debian (`apt-get install firefox-esr`).
import { deepEqual, equal, match, ok } from "node:assert/strict";
import puppeteer, { type Page } from "puppeteer-core";
import { SITE } from "../../products/site/build.ts";
import { serve } from "../../products/site/serve.ts";

const LLAMA = "meta-llama/Llama-3.3-70B-Instruct";
const CODE = "#snippet pre code";
const PAGES: readonly string[] = [
  "",
  `models/${LLAMA}`,
  "models/bartowski/Llama-3.2-3B-Instruct-GGUF?memory=12",
  "tasks/conversational",
  "libraries/transformers",
  "providers/together",
  "apps/ollama",
  "formats",
  "proofs",
];

const site = await serve({ dir: SITE });
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: process.env["FIREFOX_PATH"] ?? "/usr/bin/firefox-esr",
  // A page reads the clipboard only after a click by hand otherwise.
  extraPrefsFirefox: { "dom.events.testing.asyncClipboard": true },
});

// What the consoles of a journey report.
let faults: string[] = [];

/** Opens a page, and waits until it reacts. */
async function open(path: string, width = 1280): Promise<Page> {
  const page = await browser.newPage();
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.setViewport({ width, height: 900 });
  await page.goto(site.url + path);
  await page.waitForSelector("main:not([aria-busy=true])");
  await page.waitForSelector("#root[data-live]");
  return page;
}

const codeOf = (page: Page): Promise<string> =>
  page.$eval(CODE, (element) => element.textContent ?? "");

/** Waits until the code has a text. */
const hasCode = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction(
    (selector, wanted) => document.querySelector(selector)?.textContent?.includes(wanted),
    {},
    CODE,
    text,
  );

const journeys: Readonly<Record<string, () => Promise<void>>> = {
  "find a model by keyboard, and copy its code": async () => {
    const page = await open("tasks");
    await page.keyboard.press("/");
    await page.waitForSelector("dialog.palette [role=combobox]");
    await page.keyboard.type(LLAMA);
    await page.waitForSelector(`dialog.palette [role=option] [translate=no]`);
    await page.keyboard.press("Enter");
    await page.waitForSelector(CODE);
    await hasCode(page, LLAMA);
    await page.keyboard.down("Alt");
    await page.keyboard.press("KeyC");
    await page.keyboard.up("Alt");
    await page.waitForSelector("[data-copying=copied]");
    equal(await page.evaluate(() => navigator.clipboard.readText()), await codeOf(page));
  },
  "choose a language and a client, and go back": async () => {
    const page = await open(`models/${LLAMA}?provider=together`);
    await page.click("#tab-js");
    await hasCode(page, "import");
    await page.select("#client", "fetch");
    await hasCode(page, "await fetch(");
    match(page.url(), /language=js&client=fetch/);
    await page.click("nav[aria-label=Main] a[href$=tasks]");
    await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Tasks");
    await page.goBack();
    await hasCode(page, "await fetch(");
  },
  "fill in the form: the code and the URL follow": async () => {
    const page = await open(`models/${LLAMA}?provider=together&language=python&client=openai`);
    const message = "[aria-label='Message 1, text']";
    await page.waitForSelector(message);
    await page.focus(message);
    await page.keyboard.type(" Only mine.");
    await hasCode(page, "Only mine.");
    await page.click(".parameters > summary");
    await page.type(".parameters search input", "temperature");
    await page.type(".parameters .fields input", "0.5");
    await hasCode(page, "temperature=0.5");
    await page.waitForFunction(() => location.search.includes("parameter.temperature=0.5"));
  },
  "choose a theme, which is kept": async () => {
    const page = await open("");
    await page.click("[aria-label^='Theme']");
    await page.waitForSelector(":root[data-theme=light]");
    await page.reload();
    await page.waitForSelector(":root[data-theme=light]");
  },
  "search on the first page": async () => {
    const page = await open("");
    await page.type("#find", "speech to text");
    await page.waitForFunction(() =>
      document.querySelector(".results")?.textContent?.includes("openai/whisper"),
    );
  },
  ...Object.fromEntries(
    PAGES.map((path) => [
      `/${path}: no message in the console, and as wide as a phone`,
      async () => {
        const page = await open(path, 320);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        ok(width <= 320, `the page is ${width} px wide`);
      },
    ]),
  ),
};

let failed = 0;
for (const [name, run] of Object.entries(journeys)) {
  faults = [];
  try {
    await run();
    deepEqual(faults, []);
    console.log(`ok: ${name}`);
  } catch (error) {
    failed += 1;
    console.error(`FAILED: ${name}\n${String(error)}`);
  }
  for (const page of await browser.pages()) await page.close().catch(() => undefined);
}
console.log(
  `${await browser.version()}: ${Object.keys(journeys).length - failed} passed, ${failed} failed`,
);
await browser.close();
await site.close();
process.exitCode = failed === 0 ? 0 : 1;
