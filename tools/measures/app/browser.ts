// Pages that are measured.
import type { Browser, BrowserContext, Page } from "playwright-core";

/** A page in its own profile, which can run functions that tsx compiled. */
export async function newPage(browser: Browser): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1280, height: 900 },
  });
  // The helper that tsx calls around each named function.
  await context.addInitScript({ content: "globalThis.__name ??= (own) => own" });
  await context.addInitScript(markReady, READY);
  return context.newPage();
}

/** Opens a URL, and waits until the app has taken over the prerendered page. */
export async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, READY);
}

/** The mark at which a page is complete and interactive. */
const READY = "hubsmith-ready";

// Runs in the page, before its own scripts.
function markReady(name: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector("#root[data-live] main[aria-busy=false]") === null) return;
    observer.disconnect();
    performance.mark(name);
  });
  observer.observe(document, { attributes: true, childList: true, subtree: true });
}
