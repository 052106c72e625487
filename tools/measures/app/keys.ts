// Measures what one key in the prompt of a model costs, next to a page with nothing but a text field; and the memory that
// visits of many models leave.
import type { Browser, CDPSession, Page } from "playwright-core";
import type { Figure } from "../figures.ts";
import { newPage, openReady } from "./browser.ts";

const WARM = 15;
const KEYS = 60;
const PAUSE_MS = 100;
const MODELS = 50;

export async function keyFigures(browser: Browser, model: string): Promise<readonly Figure[]> {
  const bare = await newPage(browser);
  await bare.goto("data:text/html,<textarea></textarea>");
  const least = await costOf(bare);
  const page = await newPage(browser);
  await openReady(page, model);
  await page.waitForLoadState("networkidle");
  const { script, all } = await costOf(page);
  return [
    { what: "one key in the prompt: scripts", value: script, unit: "ms", most: 3.5 },
    { what: "one key in the prompt: all", value: all, unit: "ms", most: 9 },
    { what: "one key in a page with only a text field: all", value: least.all, unit: "ms" },
  ];
}

/** In milliseconds for each key: the CPU time of scripts, and that of all that the page's thread does. */
async function costOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  // CPU time, because other programs take their share of the clock.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const type = async (count: number): Promise<void> => {
    for (let at = 0; at < count; at += 1) {
      await page.keyboard.press("abcde"[at % 5]!);
      await page.waitForTimeout(PAUSE_MS);
    }
  };
  await page.locator("textarea").first().click();
  await type(WARM);
  const before = await metricsOf(session);
  await type(KEYS);
  const after = await metricsOf(session);
  await page.context().close();
  const perKey = (name: string): number => ((after.get(name)! - before.get(name)!) * 1000) / KEYS;
  return { script: perKey("ScriptDuration"), all: perKey("TaskDuration") };
}

const metricsOf = async (session: CDPSession): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (await session.send("Performance.getMetrics")).metrics.map(({ name, value }) => [name, value]),
  );

/** The live memory after visits of ten models, and after those of many more. */
export async function memoryFigures(browser: Browser, site: string): Promise<readonly Figure[]> {
  const page = await newPage(browser);
  await openReady(page, site);
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const more = page.getByRole("button", { name: /^Show \d+ more/ }).last();
  await more.click();
  const paths = await page
    .locator(".results > li > a")
    .evaluateAll((all) => all.map((element) => element.getAttribute("href")!));
  if (paths.length < MODELS) throw new Error(`The list shows ${paths.length} models.`);
  const heaps: number[] = [];
  for (const [at, path] of paths.slice(0, MODELS).entries()) {
    await page.evaluate(goTo, path);
    await page.locator("main[aria-busy=false] .panel[aria-busy=false]").waitFor();
    if (at !== 9 && at !== MODELS - 1) continue;
    await page.waitForLoadState("networkidle");
    await session.send("HeapProfiler.collectGarbage");
    heaps.push((await metricsOf(session)).get("JSHeapUsedSize")! / 1e6);
  }
  await page.context().close();
  return [
    { what: "memory after 10 models", value: heaps[0]!, unit: "MB" },
    { what: `memory after ${MODELS} models`, value: heaps[1]!, unit: "MB", most: heaps[0]! + 5 },
  ];
}

// Runs in the page.
function goTo(path: string): void {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}
