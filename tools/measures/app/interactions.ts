// Measures response times of an open page: switching languages, and searching models.
import type { Browser, Page } from "playwright-core";
import { type Figure, medianOf } from "../figures.ts";
import { madeRecords } from "../made-records.ts";
import { newPage, openReady } from "./browser.ts";

/** A duration, in milliseconds. */
interface Took {
  /** Until the page had changed. */
  readonly changed: number;
  /** Until the next frame was drawn. */
  readonly drawn: number;
}

declare global {
  // Only a `var` is a property of the global object.
  var took: Promise<Took | undefined> | undefined;
}

const SWITCHES = 50;
/** The most records that a visitor can add. */
const MANY = 2000;
// Until the effects of the last action have ended.
const PAUSE = 300;
const WORDS = ["llama", "whisper", "stable diffusion", "qwen coder", "mistral", "wisper"];

export async function interactionFigures(
  browser: Browser,
  modelPage: string,
  listPage: string,
): Promise<readonly Figure[]> {
  const open = async (address: string): Promise<Page> => {
    const page = await newPage(browser);
    await openReady(page, address);
    await page.waitForLoadState("networkidle");
    return page;
  };
  const tabs = await switchTabs(await open(modelPage));
  const few = await search(await open(listPage));
  const page = await open(listPage);
  await addRecords(page);
  const many = await search(page);
  return [
    ...figuresOf("another language", tabs, 50),
    ...figuresOf("a key in the search", few, 16),
    ...figuresOf(`a key in the search of ${MANY.toLocaleString("en")}`, many, 50),
  ];
}

// The limit is for what the page does itself: even an idle page is drawn up to 17 ms later.
function figuresOf(what: string, times: readonly Took[], most: number): readonly Figure[] {
  const changed = medianOf(times.map((time) => time.changed));
  const drawn = times.map((time) => time.drawn);
  return [
    { what: `${what}, median of ${times.length}`, value: changed, unit: "ms", most },
    { what: `${what}, until drawn, median`, value: medianOf(drawn), unit: "ms" },
    { what: `${what}, until drawn, worst`, value: Math.max(...drawn), unit: "ms", most: 100 },
  ];
}

/** A language whose program is that of the one before, as TypeScript's may be, is not counted. */
async function switchTabs(page: Page): Promise<readonly Took[]> {
  const tabs = page.getByRole("tab").filter({ hasNot: page.locator(".none") });
  const count = await tabs.count();
  if (count < 2) throw new Error("The page of the model has no languages to switch between.");
  const times: Took[] = [];
  for (let at = 1; at <= SWITCHES; at++) {
    const took = await timed(page, "click", "#code pre", () => tabs.nth(at % count).click());
    if (took !== undefined) times.push(took);
    await page.waitForTimeout(PAUSE);
  }
  if (times.length < SWITCHES / 2)
    throw new Error("Tabs were opened, but the code did not change.");
  await page.context().close();
  return times;
}

/** Types words, key by key. A key that does not change the list is not counted. */
async function search(page: Page): Promise<readonly Took[]> {
  const field = page.getByRole("searchbox", { name: "Search models" });
  await field.focus();
  await page.waitForLoadState("networkidle");
  const times: Took[] = [];
  for (const word of WORDS) {
    for (const key of word) {
      const took = await timed(page, "keydown", "#found, .results", () =>
        page.keyboard.press(key === " " ? "Space" : key),
      );
      if (took !== undefined) times.push(took);
      await page.waitForTimeout(PAUSE);
    }
    await field.fill("");
    await page.waitForTimeout(PAUSE);
  }
  if (times.length === 0) throw new Error("Words were typed, but the list did not change.");
  await page.context().close();
  return times;
}

async function addRecords(page: Page): Promise<void> {
  await page.getByText("Use another model").click();
  const buffer = Buffer.from(madeRecords(MANY, 0).join("\n"));
  const file = { name: "records.jsonl", mimeType: "application/jsonl", buffer };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByText(`${MANY} models added`).first().waitFor({ timeout: 60_000 });
}

/** Times an action from its event until the text of some elements changes; undefined if it does not. */
async function timed(
  page: Page,
  event: string,
  shown: string,
  act: () => Promise<void>,
): Promise<Took | undefined> {
  await page.evaluate(begin, { event, shown });
  await act();
  return page.evaluate(() => globalThis.took);
}

// Runs in the page.
function begin({ event, shown }: { readonly event: string; readonly shown: string }): void {
  const text = (): string =>
    [...document.querySelectorAll(shown)].map((element) => element.textContent).join();
  const before = text();
  let start: number | undefined;
  // The time at which the browser got the event, even if the page was busy.
  const note = ({ timeStamp }: Event): void => void (start ??= timeStamp);
  addEventListener(event, note, { capture: true, once: true });
  globalThis.took = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (start === undefined || text() === before) return;
      const began = start;
      const changed = performance.now() - began;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A message is delivered after the frame is drawn.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () =>
          resolve({ changed, drawn: performance.now() - began }),
        );
        port1.start();
        port2.postMessage(undefined);
      });
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    // Longer than anything that is measured.
    setTimeout(() => {
      observer.disconnect();
      resolve(undefined);
    }, 1500);
  });
}
