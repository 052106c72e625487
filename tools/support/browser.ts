// The browser of tests and measurements: Chromium, or with HUBSMITH_BROWSER=firefox the Firefox of Debian.
import { existsSync } from "node:fs";
import { type Browser, chromium, firefox, type Page } from "playwright-core";

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Whether Firefox is tested instead. */
export const isFirefox: boolean = process.env["HUBSMITH_BROWSER"] === "firefox";

// An unchanged Firefox is driven over WebDriver BiDi: https://w3c.github.io/webdriver-bidi/
const launchFirefox = (): Promise<Browser> =>
  firefox.launch({
    channel: "moz-firefox",
    executablePath: process.env["FIREFOX_PATH"] ?? "/usr/bin/firefox-esr",
    // Without a click by hand, a page may not read the clipboard.
    firefoxUserPrefs: { "dom.events.testing.asyncClipboard": true },
  });

/** Starts CHROMIUM_PATH, the one of Debian, or Playwright's own; the options are Chromium's. */
export function launch(...more: readonly string[]): Promise<Browser> {
  if (isFirefox) return launchFirefox();
  const path =
    process.env["CHROMIUM_PATH"] ??
    ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((candidate) =>
      existsSync(candidate),
    );
  return chromium.launch({
    args: [...ARGS, ...more],
    // Visitors have it; without, Lighthouse blames the page.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    ...(path === undefined ? {} : { executablePath: path }),
  });
}

/** Adds the reports of a page: errors and warnings of the console, and uncaught exceptions. */
export function collectFaults(page: Page, faults: string[] = []): readonly string[] {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(message.text());
  });
  page.on("pageerror", ({ message }) => faults.push(message));
  return faults;
}
