// Takes the time from what a visitor does until the frame is drawn that shows what came of it.
import type { Page } from "playwright-core";

/** What is timed. */
interface Watched {
  /** The event with which it begins, such as `click`. */
  readonly event: string;
  /** Whose text changes. */
  readonly shown: string;
}

/** How long something took, in ms. */
export interface Took {
  /** Until the page had changed. */
  readonly changed: number;
  /** Until the next frame was drawn, which also waits for the pace of the screen. */
  readonly drawn: number;
}

/** What the page keeps between two calls. */
interface Watch {
  begin(): void;
  end(): Promise<Took | undefined>;
}

declare global {
  // Only a `var` is a property of the global object.
  var stopwatch: Watch | undefined;
}

// Longer than anything that is measured, so that a text that did not change is told from a slow one.
const PATIENCE = 1500;

/** Times what is done in a page, one after the other; `undefined` where nothing changed. */
export async function stopwatch(
  page: Page,
  watched: Watched,
): Promise<(act: () => Promise<void>) => Promise<Took | undefined>> {
  await page.evaluate(install, { ...watched, patience: PATIENCE });
  return async (act) => {
    await page.evaluate(() => globalThis.stopwatch?.begin());
    await act();
    return page.evaluate(() => globalThis.stopwatch?.end());
  };
}

// Runs in the page.
function install({ event, shown, patience }: Watched & { readonly patience: number }): void {
  const text = (): string =>
    [...document.querySelectorAll(shown)].map((one) => one.textContent).join();
  let before = "";
  let start: number | undefined;
  let done: Promise<Took | undefined> = Promise.resolve(undefined);
  // Its own time, which is when the browser got it, also where the page was busy then.
  addEventListener(event, ({ timeStamp }) => (start ??= timeStamp), { capture: true });
  globalThis.stopwatch = {
    begin: () => {
      before = text();
      start = undefined;
      done = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (start === undefined || text() === before) return;
          const began = start;
          const changed = performance.now() - began;
          observer.disconnect();
          requestAnimationFrame(() => {
            // A message is delivered once the frame is drawn.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener("message", () =>
              resolve({ changed, drawn: performance.now() - began }),
            );
            port1.start();
            port2.postMessage(undefined);
          });
        });
        const options = { childList: true, characterData: true, subtree: true };
        observer.observe(document.body, options);
        setTimeout(() => {
          observer.disconnect();
          resolve(undefined);
        }, patience);
      });
    },
    end: () => done,
  };
}
