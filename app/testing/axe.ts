// The findings of axe on a page that has settled.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

// Rows of long lists and tables that look like those before them.
const SIMILAR = ":is(li, tr):nth-of-type(n + 20)";

/**
 * Expects no findings of axe on a page, or a part of it. A frame becomes focusable only a moment after it overflows,
 * so findings must persist to count.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const scan = async (): Promise<readonly unknown[]> => {
    // The pages have no frames of other origins, and nobody reads the rules that pass: this takes a third of the time.
    const axe = new AxeBuilder({ page })
      .setLegacyMode(true)
      .exclude(SIMILAR)
      .options({ resultTypes: ["violations"] });
    const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
    return violations.map(({ id, nodes }) => [page.url(), id, nodes[0]?.html]);
  };
  await expect.poll(scan, { timeout: 10_000, interval: 200 }).toEqual([]);
}
