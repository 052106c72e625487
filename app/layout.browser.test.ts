// Every kind of page, with everything unfolded: axe finds nothing, and on wide and narrow screens it fits its width and
// targets are large enough.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { expectAccessible } from "./testing/axe.ts";
import { type Harness, start } from "./testing/harness.ts";
import { KONTEXT, LLAMA, settled, SILENT, unfold } from "./testing/parts.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

const under = (path: string, names: readonly string[]): readonly string[] =>
  names.map((name) => path + name);
// Each form of page, once.
const ADDRESSES: readonly string[] = [
  "",
  "?q=llama&library=transformers",
  "no/such/page",
  ...under("models/", [LLAMA, KONTEXT, SILENT]),
  "models/bartowski/Llama-3.2-3B-Instruct-GGUF?memory=12",
  ...under(`models/${LLAMA}?view=`, ["request", "answer", "compare", "why-not"]),
  "tasks",
  ...under("tasks/", ["text-to-image", "automatic-speech-recognition", "token-classification"]),
  ...under("tasks/", ["tabular-classification", "no-such-task"]),
  ...under("libraries", ["", "?q=sentense-transfomers"]),
  ...under("libraries/", ["transformers", "araclip", "no-such"]),
  ...under("providers", ["", "?q=nothing"]),
  ...under("providers/", ["auto", "fal-ai", "no-such"]),
  "formats",
  ...under("proofs", ["", "?client=js/fetch&task=text-to-image&provider=replicate"]),
  ...under("plugins", ["", "?q=nothing-like-it"]),
];

/** The visible targets that are lower than 24 pixels. A link in a sentence is as high as its line. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page
    .locator(
      "main :is(a, button, summary, select, textarea, input[type=text], label:has([type=radio]))",
    )
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.closest("p, dd:not(:has(ul))") === null)
        .filter((one) => one.getBoundingClientRect().height < 24)
        .map((one) => one.outerHTML),
    );

// Axe takes most of the time, so it checks every second page dark and narrow, the others light and wide.
test.each(ADDRESSES.map((address, at) => [address, at % 2 === 1] as const))(
  "/%s, axe on a dark and narrow page: %s",
  async (address, dark) => {
    const page = await harness.open(address, { dark, width: dark ? 320 : 1280 });
    const check = page.getByRole("button", { name: "Load all and check" });
    if (await check.count()) await check.click();
    await unfold(page);
    await settled(page);
    await expectAccessible(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(width);
      expect(await smallTargets(page)).toEqual([]);
    }
  },
);
