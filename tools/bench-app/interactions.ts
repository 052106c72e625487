// How long a visitor waits for a page that is open: switching languages, and searching models.
import type { Browser, Page } from "playwright-core";
import { newPage, openReady } from "./browser.ts";
import { type Figure, type Limit, medianOf } from "./figures.ts";
import { LIST_PAGE, MODEL_PAGE, TIMES } from "./limits.ts";
import { manyRecords } from "./many-records.ts";
import { stopwatch, type Took } from "./stopwatch.ts";

/** How many tabs are opened. */
const SWITCHES = 50;
/** How many records a visitor brings at most. */
const MANY = 50_000;
// As people type and click; what follows upon the last thing, such as colours and the address, is over by then.
const PAUSE = 300;
const TYPED = ["llama", "whisper", "stable diffusion", "qwen coder", "mistral", "wisper"];

/** The figures, with the processor as it is. */
export async function interactionFigures(
  browser: Browser,
  url: string,
): Promise<readonly Figure[]> {
  const tabs = await switchTabs(await opened(browser, url + MODEL_PAGE.address));
  const few = await search(await opened(browser, url + LIST_PAGE.address));
  const page = await opened(browser, url + LIST_PAGE.address);
  await bring(page, manyRecords(MANY));
  const many = await search(page);
  return [
    ...timeFigures("another language", tabs, TIMES.tab),
    ...timeFigures("a key in the search", few, TIMES.search),
    ...timeFigures(`a key in the search of ${MANY.toLocaleString("en")}`, many, TIMES.searchOfMany),
  ];
}

/**
 * The figures of something that was done several times. The limit is for the one in the middle, and for what the page
 * does itself: even a page that does nothing has the next frame drawn up to 17 ms later.
 */
export function timeFigures(what: string, times: readonly Took[], limit: Limit): readonly Figure[] {
  const drawn = times.map((one) => one.drawn);
  const changed = times.map((one) => one.changed);
  const unit = "ms";
  return [
    { what: `${what}, median of ${times.length}`, value: medianOf(changed), unit, limit },
    { what: `${what}, median with the wait for the frame`, value: medianOf(drawn), unit },
    { what: `${what}, worst with the wait`, value: Math.max(...drawn), unit },
  ];
}

async function opened(browser: Browser, address: string): Promise<Page> {
  const page = await newPage(browser);
  await openReady(page, address);
  await page.waitForLoadState("networkidle");
  return page;
}

/** Opens one tab after the other, those without code left out, again and again. */
async function switchTabs(page: Page): Promise<readonly Took[]> {
  const tabs = page.getByRole("tab").filter({ hasNot: page.locator(".none") });
  const count = await tabs.count();
  if (count < 2) throw new Error("The page of the model has no languages to switch between.");
  const time = await stopwatch(page, { event: "click", shown: "#code pre" });
  const times: Took[] = [];
  for (let at = 1; at <= SWITCHES; at++) {
    const took = await time(() => tabs.nth(at % count).click());
    if (took === undefined) throw new Error("A tab was opened, and the code did not change.");
    times.push(took);
    await page.waitForTimeout(PAUSE);
  }
  await page.context().close();
  return times;
}

/** Types words, key by key; keys that leave the list as it is are not counted. */
async function search(page: Page): Promise<readonly Took[]> {
  const field = page.getByRole("searchbox", { name: "Search models" });
  await field.focus();
  await page.waitForLoadState("networkidle");
  const time = await stopwatch(page, { event: "keydown", shown: "#found, .results" });
  const times: Took[] = [];
  for (const word of TYPED) {
    for (const key of word) {
      const took = await time(() => page.keyboard.press(key === " " ? "Space" : key));
      if (took !== undefined) times.push(took);
      await page.waitForTimeout(PAUSE);
    }
    await field.fill("");
    await page.waitForTimeout(PAUSE);
  }
  if (times.length === 0) throw new Error("Words were typed, and the list did not change.");
  await page.context().close();
  return times;
}

async function bring(page: Page, text: string): Promise<void> {
  await page.getByText("Bring a model of your own").click();
  const name = "records.jsonl";
  const buffer = Buffer.from(text);
  const mimeType = "application/jsonl";
  await page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
  await page.getByText(`${MANY} records were read`).first().waitFor({ timeout: 60_000 });
}
