// Every sixtieth built-in model with every provider, one after the other on one page, as in a long visit.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { loadModels } from "./catalog/records.ts";
import { modelPath } from "./routing/model-path.ts";
import { entries } from "./plugins.ts";
import { type Harness, start } from "./testing/harness.ts";

const models = loadModels().filter((_, at) => at % 60 === 0);
const providers = entries
  .filter((entry) => entry.kind === "provider")
  .map(({ id, label }) => ({ id, label }));

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

interface Visit {
  /** The requested selection, and what was shown instead. */
  readonly fault?: string;
}

/** Opens a model with each provider by URL, without reloading the page. */
const visits = (page: Page, id: string): Promise<readonly Visit[]> =>
  page.evaluate(
    async ({ id, path, providers }) => {
      const PATIENCE = 10_000;
      const channel = new MessageChannel();
      const turn = (): Promise<unknown> =>
        new Promise((done) => {
          channel.port1.onmessage = done;
          channel.port2.postMessage(null);
        });
      const find = (selector: string): Element | null => document.querySelector(selector);
      const text = (selector: string): string => find(selector)?.textContent?.trim() ?? "";
      const visit = async (provider: (typeof providers)[number]): Promise<Visit> => {
        history.pushState(null, "", `${path}?provider=${provider.id}`);
        dispatchEvent(new PopStateEvent("popstate"));
        const isShown = (): boolean => {
          const field = find("#provider");
          const value = field instanceof HTMLElement && "value" in field ? String(field.value) : "";
          return (
            text("h1") === id &&
            find("main[aria-busy=false] .panel[aria-busy=false]") !== null &&
            // A text field shows a name, a select has an id; without a host there is neither.
            (value === provider.id ||
              value.startsWith(provider.label) ||
              find("#call .not-hosted") !== null)
          );
        };
        // The panel adds its state to the URL.
        const isTold = (): boolean => {
          const query = new URLSearchParams(location.search);
          return (
            location.pathname === path &&
            query.has("language") &&
            query.get("provider") === provider.id
          );
        };
        const asked = `${id} with ${provider.id}`;
        const end = performance.now() + PATIENCE;
        while (!(isShown() && isTold())) {
          if (performance.now() > end)
            return { fault: `${asked}: ${location.href} shows ${text("main").slice(0, 200)}` };
          await turn();
        }
        const alert = text("main [role=alert]");
        if (alert !== "") return { fault: `${asked}: ${alert}` };
        if (
          text("#snippet pre code") === "" &&
          text("#call .absences li") === "" &&
          text("#call .not-hosted") === ""
        )
          return { fault: `${asked}: there is neither a snippet nor a reason` };
        return {};
      };
      const made: Visit[] = [];
      for (const provider of providers) made.push(await visit(provider));
      return made;
    },
    { id, path: modelPath(id), providers },
  );

test("each model with every provider: a snippet or a reason", { timeout: 600_000 }, async () => {
  const page = await harness.open();
  const began = performance.now();
  const made: Visit[] = [];
  for (const { id } of models) made.push(...(await visits(page, id)));
  const seconds = Math.round((performance.now() - began) / 1000);
  console.info(`${made.length} cells in ${seconds} s, all in one page.`);
  expect(made.flatMap(({ fault }) => fault ?? [])).toEqual([]);
  expect(made).toHaveLength(models.length * providers.length);
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
});
