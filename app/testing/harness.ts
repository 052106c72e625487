// Drives a production build of the app in a browser, and checks on every page that it loads only its own files.
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterEach, beforeAll, expect, inject } from "vitest";
import { collectFaults, launch } from "../../tools/support/browser.ts";
import { type AppPage, appPage } from "./parts.ts";

// Test files in one process share a browser, which ends with the process.
let browser: Promise<Browser> | undefined;

export interface Harness {
  readonly url: string;
  /** A page in its own profile, at a URL below the build's. */
  open(address?: string, options?: OpenOptions): Promise<AppPage>;
  /** The page at the URL of another, in its own profile. */
  follow(page: Page): Promise<AppPage>;
  /** Ends the test's pages, and returns problems: errors in the console, requests to other servers. */
  faults(): Promise<readonly string[]>;
  /** Lets some files fail to load until the returned function is called; their errors are no faults of the test. */
  withhold(page: Page, files: RegExp): Promise<() => Promise<void>>;
}

export interface OpenOptions {
  readonly width?: number;
  readonly dark?: boolean;
  readonly clipboard?: boolean;
  /** With an empty HTTP cache, and a context that the test may change. Other pages were used by earlier tests. */
  readonly isFresh?: boolean;
  /** A page in this context, so that its storage is shared. */
  readonly context?: BrowserContext;
  /** Runs in a fresh page before its own scripts. */
  readonly before?: () => void;
}

/** Opens pages of the app, or the one with faulty plugins, for the tests of a file, which must end without faults. */
export function harnessOf(page: "app" | "faulty" = "app"): Harness {
  const url = inject(page);
  let shared: Browser;
  beforeAll(async () => {
    // The second option disables the throttling of pages that change their URL too often.
    browser ??= launch("--disable-quic", "--disable-ipc-flooding-protection");
    shared = await browser;
  });
  const open: Harness["open"] = (address = "", how = {}) => openPage(shared, url, address, how);
  const faults = async (): Promise<readonly string[]> => {
    await Promise.all(shared.contexts().map(end));
    const isExpected = (fault: string): boolean => isWithholding && fault.includes("ERR_FAILED");
    const all = wrong.splice(0).filter((fault) => !isExpected(fault));
    isWithholding = false;
    return all;
  };
  const withhold: Harness["withhold"] = async (page, files) => {
    isWithholding = true;
    await page.route(files, (route) => route.abort());
    return () => page.unroute(files);
  };
  afterEach(async () => expect(await faults()).toEqual([]));
  return {
    url,
    open,
    follow: (page) => open(page.url().slice(new URL(url).origin.length + 1)),
    faults,
    withhold,
  };
}

// What went wrong in the current test, and whether it withholds files.
const wrong: string[] = [];
let isWithholding = false;

/** A page that later tests use again, because it opens the app in a fraction of the time of a new context. */
interface Reusable {
  readonly page: AppPage;
  readonly origin: string;
}
const reusable = new Map<BrowserContext, Reusable>();
const idle = new Set<Reusable>();

// Empties the page of a context for the next test, or closes the context.
async function end(context: BrowserContext): Promise<void> {
  const entry = reusable.get(context);
  if (entry !== undefined && idle.has(entry)) return;
  if (entry === undefined || entry.page.isClosed() || context.pages().length > 1) {
    reusable.delete(context);
    return context.close();
  }
  const { page, origin } = entry;
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.clearPermissions();
  await page.goto("about:blank");
  await page.mouse.move(0, 0);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await devtools.send("Page.resetNavigationHistory");
  await devtools.detach();
  idle.add(entry);
}

function takeIdle(origin: string): AppPage | undefined {
  const idleEntry = [...idle].find((candidate) => candidate.origin === origin);
  if (idleEntry !== undefined) idle.delete(idleEntry);
  return idleEntry?.page;
}

async function openPage(
  browser: Browser,
  url: string,
  address: string,
  how: OpenOptions,
): Promise<AppPage> {
  const viewport = { width: how.width ?? 1280, height: 900 };
  const colorScheme = how.dark ? "dark" : "light";
  const media = { colorScheme, reducedMotion: "no-preference", forcedColors: "none" } as const;
  const isOwn = [how.isFresh, how.context, how.before].some(Boolean);
  const { origin } = new URL(url);
  let page = isOwn ? undefined : takeIdle(origin);
  if (page === undefined) {
    const context = how.context ?? (await browser.newContext({ viewport }));
    page = appPage(await context.newPage());
    if (!isOwn) reusable.set(context, { page, origin });
    await watch(page, origin);
    if (how.before !== undefined) await page.addInitScript(how.before);
  }
  if (how.clipboard) await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ media: "screen", ...media });
  await page.goto(new URL(address, url).href);
  await page.settled();
  return page;
}

async function watch(page: Page, origin: string): Promise<void> {
  collectFaults(page, wrong);
  page.on("request", (request) => {
    const target = request.url();
    if (!target.startsWith(`${origin}/`) && !target.startsWith("data:"))
      wrong.push(`request to ${target}`);
  });
  await page.addInitScript(tellViolations);
}

// Runs in the page. A report-only violation of a policy does not write to the console by itself.
function tellViolations(): void {
  addEventListener("securitypolicyviolation", (event) =>
    console.error(
      `Content Security Policy: ${event.effectiveDirective} refuses ${event.blockedURI || event.sample} in ${event.sourceFile}:${event.lineNumber}`,
    ),
  );
}
