// The findings of axe on a page that has settled.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeFindings } from "../../tools/support/axe.ts";

// Rows of long lists and tables that look like those before them.
const SIMILAR = ":is(li, tr):nth-of-type(n + 20)";

/**
 * Expects no findings of axe on a page, or a part of it. A frame becomes focusable only a moment after it overflows,
 * so findings must persist to count.
 */
export async function expectAccessible(page: Page, include = "html"): Promise<void> {
  const scan = (): Promise<readonly unknown[]> => axeFindings(page, { include, exclude: SIMILAR });
  await expect.poll(scan, { timeout: 10_000, interval: 200 }).toEqual([]);
}
