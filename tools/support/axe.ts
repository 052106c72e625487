// The findings of axe on a page.
import axe from "axe-core";
import type { Page } from "playwright-core";

/** Selectors of what axe looks at. */
interface Part {
  readonly include: string;
  readonly exclude?: string;
}

/** The rules that a part of a page violates, each with its first element. */
export async function axeFindings(page: Page, part: Part): Promise<readonly unknown[]> {
  // It is large, so a document gets it once.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  // Rules that pass are not reported.
  const options: axe.RunOptions = { resultTypes: ["violations"] };
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`,
  );
  return violations.map(({ id, nodes }) => [page.url(), id, nodes[0]?.html]);
}
