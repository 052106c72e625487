// What Chromium really asks for when a page opens: scripts and styles, each after gzip at its best.
import type { Browser, Page } from "playwright-core";
import { gzipSync } from "node:zlib";
import { newPage, openReady, READY } from "./browser.ts";
import { type Figure, kilo, type Limit } from "./figures.ts";
import { LIST_PAGE, PAGES, SIZES } from "./limits.ts";

/** A file that came, and when it was asked for. */
export interface Loaded {
  readonly kind: "script" | "stylesheet";
  readonly bytes: number;
  /** In ms since the page was asked for. */
  readonly start: number;
}

/** The figures of all pages, each opened by a visitor who comes for the first time. */
export async function loadFigures(browser: Browser, url: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { name, address } of PAGES) {
    const page = await newPage(browser);
    const { files, ready } = await filesOf(page, url + address);
    const limit = address === LIST_PAGE.address ? SIZES.scripts : undefined;
    figures.push(...sizesOf(name, files, ready, limit));
    await page.context().close();
  }
  return figures;
}

/** The figures of a page: what it took until it was ready, and how much it took in all. */
export function sizesOf(
  name: string,
  files: readonly Loaded[],
  ready: number,
  scripts?: Limit,
): readonly Figure[] {
  const sum = (kind: Loaded["kind"], until: number): number => {
    const those = files.filter((file) => file.kind === kind && file.start <= until);
    // A sum of nothing would keep every limit.
    if (those.length === 0) return Number.NaN;
    return kilo(those.reduce((total, { bytes }) => total + bytes, 0));
  };
  const unit = "kB";
  return [
    {
      what: `scripts until ready, ${name}`,
      value: sum("script", ready),
      unit,
      ...(scripts === undefined ? {} : { limit: scripts }),
    },
    {
      what: `styles until ready, ${name}`,
      value: sum("stylesheet", ready),
      unit,
      limit: SIZES.styles,
    },
    { what: `scripts until nothing more loads, ${name}`, value: sum("script", Infinity), unit },
  ];
}

async function filesOf(
  page: Page,
  address: string,
): Promise<{ readonly files: readonly Loaded[]; readonly ready: number }> {
  const coming: Promise<Omit<Loaded, "start"> & { readonly url: string }>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (kind !== "script" && kind !== "stylesheet") return;
    const url = response.url();
    coming.push(
      response.body().then((body) => ({ kind, url, bytes: gzipSync(body, { level: 9 }).length })),
    );
  });
  await openReady(page, address);
  await page.waitForLoadState("networkidle");
  const { starts, ready } = await page.evaluate(
    (mark) => ({
      starts: performance
        .getEntriesByType("resource")
        .map((entry) => [entry.name, entry.startTime] as const),
      ready: performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN,
    }),
    READY,
  );
  const startOf = new Map(starts);
  const files = await Promise.all(coming);
  return { files: files.map((file) => ({ ...file, start: startOf.get(file.url) ?? 0 })), ready };
}
