// The provider combobox: search by typing, keyboard and touch; an unavailable provider can be focused, is rejected,
// and shows why.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { expectAccessible } from "./testing/axe.ts";
import { type Harness, start } from "./testing/harness.ts";
import {
  addressOf,
  FLUX,
  focused,
  LLAMA,
  live,
  openProviders,
  providerField,
  providerOptions,
  showApi,
  settled,
  SILENT,
} from "./testing/parts.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

const BASETEN = `Baseten is not among the providers that host ${LLAMA}.`;
const NSCALE = `Nscale is not among the providers that host ${LLAMA}.`;
const PAINTER = "Black Forest Labs does not support conversational.";

const options = (page: Page) => page.locator("[role=option]");
const active = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const id = document.activeElement!.getAttribute("aria-activedescendant")!;
    return document.getElementById(id)?.dataset["id"] ?? "";
  });
const openedAt = (address: string) => harness.open(`models/${LLAMA}?provider=${address}`);

describe("the list", () => {
  test("has all providers: available ones first, unavailable ones with a reason", async () => {
    const page = await openedAt("together");
    const usable = await providerOptions(page);
    expect(usable[0]).toBe("auto");
    expect(usable).toContain("groq");
    await openProviders(page);
    expect(await options(page).count()).toBe(26);
    expect(await page.locator("[role=listbox] legend").allTextContents()).toEqual([
      "Automatic",
      "In the record",
      "Elsewhere",
      "Not available",
    ]);
    const off = page.locator("[role=option][aria-disabled=true]");
    const reasons = await off.allTextContents();
    expect(reasons).toHaveLength(25 - usable.length);
    expect(reasons).toContain(`Baseten — ${BASETEN}`);
    expect(reasons).toContain(`Nscale — ${NSCALE}`);
    expect(reasons).toContain(`Black Forest Labs — ${PAINTER}`);
    expect(await active(page)).toBe("together");
  });

  test("without a task in the record, that is the reason of all", async () => {
    const page = await harness.open(`models/${SILENT}`);
    await showApi(page);
    expect(await providerOptions(page)).toEqual(["auto"]);
    await openProviders(page);
    expect(await page.locator("[role=option][aria-disabled=true]").last().textContent()).toContain(
      "The record has no task",
    );
  });

  test("typing finds labels and ids, in any case, and announces the number", async () => {
    const page = await openedAt("together");
    const found = (): Promise<readonly (string | null)[]> =>
      options(page).evaluateAll((all) => all.map((one) => one.getAttribute("data-id")));
    const field = providerField(page);
    await field.fill("GROQ");
    expect(await found()).toEqual(["groq"]);
    expect(await active(page)).toBe("groq");
    await expect.poll(async () => (await live(page).textContent())!.trim()).toBe("1 option.");
    await field.fill("hf-inf");
    expect(await found()).toEqual(["hf-inference"]);
    await field.fill("black forest");
    expect(await found()).toEqual(["black-forest-labs"]);
    await field.fill("nobody");
    expect(await found()).toEqual([]);
    expect(await field.getAttribute("aria-activedescendant")).toBe("");
    expect(await page.locator(".combobox-popup").textContent()).toBe("No results for “nobody”.");
    await expect.poll(async () => (await live(page).textContent())!.trim()).toBe("No options.");
    await page.keyboard.press("Enter");
    expect(addressOf(page)["provider"]).toBe("together");
  });
});

describe("by keyboard", () => {
  test("type and Enter selects; typing again is a new search", async () => {
    const page = await openedAt("together");
    await providerField(page).focus();
    await page.keyboard.type("groq");
    await page.keyboard.press("Enter");
    await settled(page);
    expect(addressOf(page)["provider"]).toBe("groq");
    expect(await providerField(page).inputValue()).toBe("Groq");
    expect(await providerField(page).getAttribute("aria-expanded")).toBe("false");
    await page.keyboard.type("cer");
    expect(await options(page).allTextContents()).toEqual(["Cerebras — live"]);
    await page.keyboard.press("Enter");
    await settled(page);
    expect(addressOf(page)["provider"]).toBe("cerebras");
  });

  test("Enter directly after the last letter selects the typed provider, even on a slow page", async () => {
    const page = await openedAt("together");
    await providerField(page).evaluate(async (field: HTMLInputElement) => {
      field.focus();
      // As in the browser: between the two events, only microtasks of the first run.
      document.execCommand("insertText", false, "gro");
      await Promise.resolve();
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    });
    await expect.poll(() => addressOf(page)["provider"]).toBe("groq");
  });

  test.each(["Escape", "Tab"])("%s restores the selected option", async (key) => {
    const page = await openedAt("together");
    const field = providerField(page);
    await field.focus();
    await page.keyboard.type("gro");
    expect(await active(page)).toBe("groq");
    await page.keyboard.press(key);
    expect(await field.inputValue()).toMatch(/^Together/);
    expect(await field.getAttribute("aria-expanded")).toBe("false");
    expect(addressOf(page)["provider"]).toBe("together");
    expect((await focused(page)) === "provider").toBe(key === "Escape");
    if (key === "Escape") await page.keyboard.press("Escape");
    expect(await field.inputValue()).toMatch(/^Together/);
  });

  test("arrows, Home and End reach every option, also unavailable ones", async () => {
    const page = await openedAt("auto");
    await providerField(page).focus();
    const reached: string[] = [];
    for (let step = 0; step < 26; step += 1) {
      await page.keyboard.press("ArrowDown");
      reached.push(await active(page));
    }
    expect(new Set(reached).size).toBe(26);
    expect(reached[0]).toBe("auto");
    expect(reached).toContain("baseten");
    await page.keyboard.press("Home");
    expect(await active(page)).toBe("auto");
    await page.keyboard.press("End");
    expect(await active(page)).toBe(reached[25]);
  });

  test("an unavailable option is rejected: the focus stays, and the reason is shown and announced", async () => {
    const page = await openedAt("together");
    const field = providerField(page);
    await field.focus();
    await page.keyboard.type("baseten");
    await page.keyboard.press("Enter");
    expect(addressOf(page)["provider"]).toBe("together");
    expect(await focused(page)).toBe("provider");
    expect(await active(page)).toBe("baseten");
    expect((await live(page).textContent())!.trim()).toBe(`Not available. ${BASETEN}`);
    const why = page.locator(".why");
    expect(await why.textContent()).toBe(`Not available: ${BASETEN}`);
    expect(await why.isVisible()).toBe(true);
    expect(await field.getAttribute("aria-describedby")).toBe("provider-why provider-note");
    await page.keyboard.press("Escape");
    expect(await field.inputValue()).toMatch(/^Together/);
    expect(await why.isVisible()).toBe(true);
    await page.keyboard.type("g");
    expect(await why.count()).toBe(0);
    expect(await field.getAttribute("aria-describedby")).toBe("provider-note");
  });
});

describe("by pointer", () => {
  test("a click on an unavailable option is rejected, and another click works", async () => {
    const page = await openedAt("together");
    await openProviders(page);
    // Forced, because the driver treats it as disabled.
    await page.locator("[role=option][data-id=nscale]").click({ force: true });
    expect(await page.locator(".why").textContent()).toBe(`Not available: ${NSCALE}`);
    expect(addressOf(page)["provider"]).toBe("together");
    expect(await focused(page)).toBe("provider");
    await page.locator("[role=option][data-id=groq]").click();
    await settled(page);
    expect(addressOf(page)["provider"]).toBe("groq");
    expect(await page.locator(".why").count()).toBe(0);
    expect(await providerField(page).inputValue()).toBe("Groq");
  });

  test("the button shows and hides all, and the typed text is removed", async () => {
    const page = await openedAt("together");
    const button = page.getByRole("button", { name: "Provider: all options" });
    await button.click();
    expect(await options(page).count()).toBe(26);
    expect(await focused(page)).toBe("provider");
    await page.keyboard.type("xyz");
    await button.click();
    expect(await providerField(page).inputValue()).toMatch(/^Together/);
    expect(await providerField(page).getAttribute("aria-expanded")).toBe("false");
  });

  test("a click elsewhere closes it", async () => {
    const page = await openedAt("together");
    await providerField(page).fill("gro");
    await page.locator("h1").click();
    expect(await providerField(page).getAttribute("aria-expanded")).toBe("false");
    expect(await providerField(page).inputValue()).toMatch(/^Together/);
  });
});

describe("on every screen", () => {
  test.each([
    [1280, true],
    [320, false],
  ])("at %i pixels, dark: %s: axe finds nothing in the open list", async (width, dark) => {
    const page = await harness.open(`models/${LLAMA}`, { width, dark });
    for (const text of ["", "nobody", "baseten"]) {
      await openProviders(page);
      if (text !== "") await providerField(page).fill(text);
      if (text === "baseten") await page.keyboard.press("Enter");
      await expectAccessible(page, ".controls");
      await page.keyboard.press("Escape");
    }
  });

  test.each([1280, 700, 320])(
    "at %i pixels the list moves nothing, is complete, and is on top",
    async (width) => {
      const page = await harness.open(`models/${FLUX}`, { width });
      const places = (): Promise<readonly number[]> =>
        page
          .locator(".controls > *, .main > *, #load")
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
      await page.waitForLoadState("networkidle");
      const before = await places();
      await openProviders(page);
      expect(await places()).toEqual(before);
      expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(width);
      const cut = await page.locator(".combobox-popup").evaluate((popup) => {
        const { left, right, top, bottom } = popup.getBoundingClientRect();
        const corners = [
          [left + 4, top + 4],
          [right - 4, top + 4],
          [left + 4, bottom - 4],
          [right - 4, bottom - 4],
        ] as const;
        return corners.filter(([x, y]) => !popup.contains(document.elementFromPoint(x, y)));
      });
      expect(cut).toEqual([]);
      await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      const inView = await page.locator(".why").evaluate((why) => {
        const { top, bottom } = why.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
      expect(inView).toBe(true);
    },
  );
});
