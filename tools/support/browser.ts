// The Chromium of tests and measurements.
import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts CHROMIUM_PATH, the one of Debian, or Playwright's own. */
export function launch(...more: readonly string[]): Promise<Browser> {
  const path =
    process.env["CHROMIUM_PATH"] ??
    ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((candidate) =>
      existsSync(candidate),
    );
  return chromium.launch({
    args: [...ARGS, ...more],
    // Visitors have it.
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
