// Every kind of page, with everything unfolded: axe finds nothing, it fits its width, and targets are large enough.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { expectAccessible } from "./testing/axe.ts";
import { type Harness, start } from "./testing/harness.ts";
import { FLUX, KONTEXT, LLAMA, settled, SILENT, unfold, WHISPER } from "./testing/parts.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

const PROOF = "task=text-to-image&provider=replicate";
const under = (path: string, names: readonly string[]): readonly string[] =>
  names.map((name) => path + name);
// At least two of each kind: every second one is dark and narrow.
const ADDRESSES: readonly string[] = [
  "",
  "?q=llama&library=transformers",
  "no/such/page",
  ...under("models/", [LLAMA, FLUX, KONTEXT, SILENT, WHISPER]),
  "models/bartowski/Llama-3.2-3B-Instruct-GGUF?memory=12",
  ...under(`models/${LLAMA}?view=`, ["request", "answer", "compare", "why-not"]),
  "tasks",
  ...under("tasks/", ["text-to-image", "automatic-speech-recognition", "image-classification"]),
  ...under("tasks/", ["token-classification", "tabular-classification", "text-generation"]),
  "tasks/no-such-task",
  ...under("libraries", ["", "?q=diffusion", "?q=sentense-transfomers"]),
  ...under("libraries/", ["transformers", "timm", "peft", "araclip", "ctranslate2", "no-such"]),
  ...under("providers", ["", "?task=text-to-image", "?task=nothing"]),
  ...under("providers/", ["auto", "fal-ai", "groq", "black-forest-labs", "no-such"]),
  ...under("quantizations", ["", "#codes"]),
  ...under("proofs", ["", `?client=js/fetch&${PROOF}`, `?client=python/openai&${PROOF}`]),
  ...under("plugins", ["", "?kind=client", "?kind=task", "?q=nothing-like-it"]),
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

test.each(ADDRESSES.map((address, at) => [address, at % 2 === 1] as const))(
  "/%s, dark and narrow: %s",
  async (address, dark) => {
    const width = dark ? 320 : 1280;
    const page = await harness.open(address, { dark, width });
    const check = page.getByRole("button", { name: "Load all and check" });
    if (await check.count()) await check.click();
    await unfold(page);
    await settled(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(width);
    expect(await smallTargets(page)).toEqual([]);
  },
);
