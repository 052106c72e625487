// Measures a first visit: what it requests, and how long until the page reacts on a slow line.
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { type Figure, medianOf } from "../figures.ts";

/** A page, its budgets, and something that a visitor does there. */
export interface Visit {
  readonly name: string;
  readonly address: string;
  readonly requests: number;
  /** Of scripts, after gzip, without the data of models. */
  readonly kilobytes: number;
  /** Does it, and says whether the page has reacted. */
  readonly act: (page: Page) => Promise<boolean>;
}

// In milliseconds, and in bytes per second.
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const PAUSE_MS = 50;
const RUNS = 5;
// Until what loads late is loaded.
const LATER_MS = 4000;

/** Chooses an element, and says whether it is chosen then. */
const choosing =
  (selector: string, attribute: string): Visit["act"] =>
  async (page) => {
    const choice = page.locator(selector);
    await choice.dispatchEvent("click");
    return (await choice.getAttribute(attribute)) === "true";
  };

export const VISITS: readonly Visit[] = [
  {
    name: "list of models",
    address: "",
    requests: 11,
    kilobytes: 80,
    act: async (page) => {
      await page.getByRole("searchbox", { name: "Search models" }).fill("whisper");
      const count = await page.locator("#found").textContent();
      return !/^1,\d{3} /.test(count!);
    },
  },
  {
    name: "model",
    address: "models/meta-llama/Llama-3.3-70B-Instruct",
    requests: 11,
    kilobytes: 143,
    act: choosing("#tab-js", "aria-selected"),
  },
  {
    name: "app",
    address: "models/bartowski/Llama-3.2-3B-Instruct-GGUF",
    requests: 20,
    kilobytes: 295,
    // A row of the list is a link, which would load the page again.
    act: async (page) => {
      await page.locator("#app .step-head select").first().selectOption("windows");
      return (await page.locator("#app .install").first().textContent())!.includes("winget");
    },
  },
  {
    name: "library",
    address: "models/nlptown/bert-base-multilingual-uncased-sentiment",
    requests: 18,
    kilobytes: 230,
    act: choosing(".uses a:last-child", "aria-current"),
  },
];

export async function visitFigures(
  browser: Browser,
  site: string,
  { name, address, requests, kilobytes, act }: Visit,
): Promise<readonly Figure[]> {
  const files = await filesOf(browser, site + address);
  const sum = (isWanted: (url: string) => boolean): number =>
    files.filter(([url]) => isWanted(url)).reduce((total, [, size]) => total + size, 0);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1)
    times.push(await secondsUntil(browser, site + address, act));
  return [
    { what: `${name}: requests`, value: files.length, unit: "", most: requests },
    { what: `${name}: scripts`, value: sum(isScript), unit: "kB", most: kilobytes },
    { what: `${name}: styles`, value: sum((url) => url.endsWith(".css")), unit: "kB", most: 15 },
    { what: `${name}: data of models`, value: sum(isData), unit: "kB" },
    { what: `${name}: reacts on a slow line`, value: medianOf(times), unit: "s", most: 3.5 },
  ];
}

const isData = (url: string): boolean => url.endsWith(".js") && url.includes("/records-");

/** A script, and not the data of models. */
export const isScript = (url: string): boolean => url.endsWith(".js") && !isData(url);

/** The files of a first visit and their sizes after gzip, in kB. */
export async function filesOf(
  browser: Browser,
  url: string,
): Promise<readonly (readonly [url: string, size: number])[]> {
  const page = await newPage(browser);
  const loaded: Promise<readonly [string, number]>[] = [];
  page.on("response", (response) => {
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length / 1000);
    loaded.push(size.then((bytes) => [response.url(), bytes]));
  });
  await page.goto(url);
  // The app has taken over the prerendered page.
  await page.locator("#root[data-live] main[aria-busy=false]").waitFor();
  await page.waitForTimeout(LATER_MS);
  const files = await Promise.all(loaded);
  await page.context().close();
  return files;
}

/** The time from the start of a visit on a slow line until the page reacts to what is done repeatedly. */
async function secondsUntil(browser: Browser, url: string, act: Visit["act"]): Promise<number> {
  const page = await newPage(browser);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW);
  const start = performance.now();
  await page.goto(url, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  while (!(await act(page))) await page.waitForTimeout(PAUSE_MS);
  const seconds = (performance.now() - start) / 1000;
  await page.context().close();
  return seconds;
}

/** A page in its own profile. */
const newPage = (browser: Browser): Promise<Page> =>
  browser.newPage({ viewport: { width: 1280, height: 900 } });
