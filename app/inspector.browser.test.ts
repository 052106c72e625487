// The inspector in a browser: it lists all registered plugins, loads nothing by itself, and reports problems.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { entries } from "./plugins.ts";
import { type Harness, start } from "./testing/harness.ts";
import { addressOf, live } from "./testing/parts.ts";

const ALL = entries.length;

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

const rows = (page: Page) => page.locator(".plugins tbody tr");
const button = (page: Page) => page.getByRole("button", { name: "Load all and check" });
const summary = (page: Page) => page.locator(".summary");
const search = (page: Page) => page.getByRole("searchbox");
const scriptsIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
  );
const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.scrollingElement!.scrollWidth);

describe("the list", () => {
  test("has every plugin, and loads none", async () => {
    const page = await harness.open("plugins", { width: 320 });
    expect(await rows(page).count()).toBe(ALL);
    const ids = await rows(page).locator("th").allTextContents();
    expect(ids.toSorted()).toEqual(entries.map(({ id }) => id as string).toSorted());
    expect(await page.locator("[data-outcome=none]").count()).toBe(ALL);
    expect(await scriptsIn(page)).toBeLessThan(40);
    await page
      .getByText("All are in the package hubsmith, and none replaces another plugin.")
      .waitFor();
    expect(await widthOf(page)).toBe(320);
  });

  test("is searched while typing, and a link repeats the search", async () => {
    const page = await harness.open("plugins");
    await search(page).pressSequentially("Whisper");
    const some = await rows(page).count();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(ALL);
    expect(addressOf(page)).toEqual({ q: "Whisper" });
    await expect.poll(() => live(page).textContent()).toContain(`${some} plugin`);
    await page.reload();
    await expect.poll(() => rows(page).count()).toBe(some);
    expect(await search(page).inputValue()).toBe("Whisper");
    await search(page).focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => rows(page).count()).toBe(ALL);
    expect(addressOf(page)).toEqual({});
    await page.goBack();
    expect(page.url()).toBe("about:blank");
  });

  test("does not move the caret while typing", async () => {
    const page = await harness.open("plugins?q=trns");
    await search(page).focus();
    await page.keyboard.press("Home");
    for (const key of ["ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
    await page.keyboard.type("a");
    await page.keyboard.type("x");
    expect(await search(page).inputValue()).toBe("traxns");
  });

  test("shows one kind, and clients with their order", async () => {
    const page = await harness.open("plugins");
    await page.getByLabel("Kind").selectOption("client");
    const clients = entries.filter(({ kind }) => kind === "client").length;
    await expect.poll(() => rows(page).count()).toBe(clients);
    expect(addressOf(page)).toEqual({ kind: "client" });
    await page.getByRole("columnheader", { name: "Order" }).waitFor();
    expect(await page.getByRole("table").count()).toBe(1);
  });

  test("suggests a search, and how to show all again", async () => {
    const page = await harness.open("plugins?q=tranformers");
    await page.getByText("No plugin has “tranformers” in a name.").waitFor();
    await page.locator(".empty").getByRole("button", { name: "Transformers", exact: true }).click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
    await search(page).fill("no plugin has so long a name, and none is near");
    expect(await page.getByText("Did you mean").count()).toBe(0);
    await page.getByRole("button", { name: "Show all" }).click();
    await expect.poll(() => rows(page).count()).toBe(ALL);
  });
});

describe("the check", () => {
  test("loads all, shows its progress, and finds no problem", async () => {
    const page = await harness.open("plugins", {
      before: () => {
        const told: string[] = [];
        Object.assign(globalThis, { told });
        addEventListener("DOMContentLoaded", () => {
          new MutationObserver(() => {
            told.push(document.querySelector("output[aria-live]")?.textContent ?? "");
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
        });
      },
    });
    await button(page).focus();
    await page.keyboard.press("Enter");
    await summary(page).waitFor();
    const words = `All ${ALL} plugins are loaded. No problems.`;
    expect(await summary(page).textContent()).toBe(words);
    expect(await page.locator("[data-outcome=yes]").count()).toBe(ALL);
    expect(await live(page).textContent()).toContain(words);
    const told = await page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
    expect(told.some((one) => one.includes(`of ${ALL} loaded.`))).toBe(true);
    // The button is the same one, and has the focus.
    expect(await button(page).evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test("plugins that fail to load are reported, with their rows", async () => {
    const page = await harness.open("plugins");
    await page.route(/\/replicate-[^/]*\.js$/, (route) => route.abort());
    await button(page).click();
    await summary(page).waitFor();
    expect(await summary(page).textContent()).toBe(
      `${ALL - 1} of ${ALL} plugins are loaded. One finding.`,
    );
    expect(await page.locator(".check .items").textContent()).toContain(
      "provider/replicate load-failed",
    );
    const lost = rows(page).filter({ has: page.locator("[data-outcome=no]") });
    expect(await lost.locator("th").allTextContents()).toEqual(["replicate"]);
    const faults = await harness.faults();
    expect(faults.filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
  });
});

describe("third-party plugins", () => {
  let faulty: Harness;
  beforeAll(async () => {
    faulty = await start("testing/faulty.html");
  });

  test("have an unknown package, and their problems are reported", async () => {
    const page = await faulty.open();
    // The server has only this page.
    const { pathname } = new URL(faulty.url);
    await page.evaluate((at) => history.pushState(null, "", at), `${pathname}/plugins`);
    await rows(page).first().waitFor();
    const from = await rows(page).locator("td:nth-last-child(2)").allTextContents();
    expect(new Set(from)).toEqual(new Set(["unknown"]));
    await button(page).click();
    await summary(page).waitFor();
    const refused = rows(page).filter({ has: page.locator("[data-outcome=refused]") });
    expect((await refused.locator("th").allTextContents()).sort()).toEqual([
      "js/refused",
      "python/none",
      "refused",
    ]);
    expect(await page.locator(".check .items").textContent()).toContain("not-a-plugin");
    expect(await faulty.faults()).toEqual([]);
  });
});
