// Some built-in models with every provider, one after the other on one page, as in a long visit.
import { afterEach, beforeAll, expect, test } from "vitest";
import { loadModels } from "./catalog/records.ts";
import { entries } from "./plugins.ts";
import { modelPath } from "./routing/model-path.ts";
import { type Harness, start } from "./testing/harness.ts";
import { goTo } from "./testing/parts.ts";

const models = loadModels().filter((_, at) => at % 125 === 0);
const providers = entries.flatMap(({ kind, id }) => (kind === "provider" ? [id] : []));

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

test("each model with every provider: a snippet or a reason", { timeout: 600_000 }, async () => {
  const page = await harness.open();
  const faults: string[] = [];
  for (const { id } of models)
    for (const provider of providers) {
      await goTo(page, modelPath(id, { provider }));
      // The panel adds its state to the URL.
      await page.waitForFunction(
        ({ id, provider }) =>
          document.querySelector("h1")?.textContent === id &&
          document.querySelector("main[aria-busy=false] .panel[aria-busy=false]") !== null &&
          new URLSearchParams(location.search).get("provider") === provider &&
          location.search.includes("language="),
        { id, provider },
      );
      const shown = page.locator("#snippet pre code, #call .absences li, #call .not-hosted");
      const alerts = await page.locator("main [role=alert]").allTextContents();
      if ((await shown.count()) === 0 || alerts.length > 0)
        faults.push(`${id} with ${provider}: ${alerts.join(" ")}`);
    }
  expect(faults).toEqual([]);
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
});
