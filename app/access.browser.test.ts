// Accessibility: keyboard only, screen readers, narrow screens, reduced motion.
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Harness, start } from "./testing/harness.ts";
import {
  addressOf,
  clients,
  FLUX,
  focused,
  LLAMA,
  opened,
  providerOptions,
  settled,
  snippet,
  tab,
} from "./testing/parts.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

describe("by keyboard only", () => {
  test("model, provider, language, client, copy", async () => {
    const page = await harness.open("", { clipboard: true });
    const press = async (key: string): Promise<string> => {
      await page.keyboard.press(key);
      return focused(page);
    };
    const tabTo = async (wanted: string | RegExp): Promise<void> => {
      for (let step = 0; step < 60; step += 1) {
        if (new RegExp(wanted).test(await press("Tab"))) return;
      }
      throw new Error(`The Tab key does not lead to ${wanted}.`);
    };
    expect(await focused(page)).toBe("find");
    await page.keyboard.type(LLAMA);
    await expect.poll(() => page.locator("#found").textContent()).toBe("1 model");
    await press("Enter");
    await opened(page, LLAMA);
    expect(await focused(page)).toBe(LLAMA);
    await tabTo("^provider$");
    const ids = await providerOptions(page);
    // The first press opens the list at the selected option, the second moves to the option above.
    await press("ArrowUp");
    await press("ArrowUp");
    expect(addressOf(page)["provider"]).toBe("together");
    await press("Enter");
    await settled(page);
    expect(addressOf(page)["provider"]).toBe(ids[ids.indexOf("together") - 1]);
    // A plugin that loads for a choice must not move the focus.
    expect(await focused(page)).toBe("provider");
    await press("ArrowDown");
    await press("Home");
    await press("Enter");
    expect(addressOf(page)["provider"]).toBe("auto");
    await tabTo("^tab-python$");
    expect(await press("ArrowRight")).toBe("tab-js");
    expect(await press("End")).toBe("tab-csharp");
    expect(await press("ArrowRight")).toBe("tab-python");
    expect(await press("ArrowLeft")).toBe("tab-csharp");
    expect(await press("Home")).toBe("tab-python");
    expect(await tab(page, "Python").getAttribute("aria-selected")).toBe("true");
    await tabTo("^client$");
    await page.keyboard.type("Req");
    expect(await clients(page).inputValue()).toBe("requests");
    expect(addressOf(page)).toMatchObject({ language: "python", client: "requests" });
    await tabTo(/^Copy\s+Requests snippet$/);
    await press("Enter");
    await page.getByText("Copied Requests snippet.").waitFor({ state: "attached" });
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await snippet(page).textContent());
  });

  test("parameters: opened, filled in, and reset to the sample", async () => {
    const page = await harness.open(`models/${FLUX}?provider=together`);
    const more = page.locator("summary", { hasText: /^Parameters/ });
    await more.focus();
    const press = async (key: string, times = 1): Promise<void> => {
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    };
    expect(await page.getByLabel("seed").isVisible()).toBe(false);
    await press("Enter");
    expect(await page.getByLabel("seed").isVisible()).toBe(true);
    await press("Tab");
    await page.keyboard.type("fog");
    expect(await page.getByLabel("negative_prompt").inputValue()).toBe("fog");
    await press("Tab", 6);
    await page.keyboard.type("7");
    expect(await page.getByLabel("seed").inputValue()).toBe("7");
    expect(await more.textContent()).toBe("Parameters 2 set");
    expect(await snippet(page).textContent()).toContain('"fog"');
    await page.getByRole("button", { name: "Reset" }).press("Enter");
    expect(await more.textContent()).toBe("Parameters");
    expect(await snippet(page).textContent()).not.toContain("fog");
  });

  test("code can be scrolled if it overflows, and gets no extra Tab stop if it does not", async () => {
    const page = await harness.open(`models/${LLAMA}?language=python&client=requests`, {
      width: 320,
    });
    const code = page.locator("#snippet pre");
    await expect.poll(() => code.getAttribute("tabindex")).toBe("0");
    expect(await code.getAttribute("role")).toBe("region");
    expect(await code.getAttribute("aria-label")).toContain("Requests");
    await code.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect
      .poll(() => code.evaluate((element) => element.scrollWidth - element.clientWidth))
      .toBe(0);
    expect(await code.getAttribute("tabindex")).toBe("0");
    await page.locator("main a").first().focus();
    await expect.poll(() => code.getAttribute("tabindex")).toBeNull();
    expect(await code.getAttribute("dir")).toBe("ltr");
  });
});

describe("accessibility", () => {
  test.each(["", `models/${LLAMA}`])("reduced motion disables animations: /%s", async (address) => {
    const page = await harness.open(address, { reducedMotion: true });
    const moving = await page
      .locator("*")
      .evaluateAll(
        (all) => all.filter((one) => getComputedStyle(one).transitionDuration !== "0s").length,
      );
    expect(moving).toBe(0);
  });

  test.each([
    ["", "Models"],
    [`models/${LLAMA}`, LLAMA],
    ["models/you/private", "you/private"],
  ])("the page has one title and one heading: /%s", async (address, name) => {
    const page = await harness.open(address);
    expect(await page.title()).toBe(`${name} · Hubsmith`);
    expect(await page.getByRole("heading", { level: 1 }).allTextContents()).toEqual([name]);
  });
});
