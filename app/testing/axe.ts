// What axe finds on a page that has come to rest.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/**
 * Holds a page, or a part of it, to all that axe asks. A frame that scrolls is reached by keyboard only a moment after it
 * came to scroll, so what axe finds must last to count.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const found = async (): Promise<readonly unknown[]> => {
    // The pages have no frames of other origins, and nobody reads the rules that pass: this takes a third of the time.
    const axe = new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ["violations"] });
    const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
    return violations.map(({ id, nodes }) => [page.url(), id, nodes[0]?.html]);
  };
  await expect.poll(found, { timeout: 10_000, interval: 200 }).toEqual([]);
}
