// Navigation and search in a browser: every page is a few keys away.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { expectAccessible } from "../testing/axe.ts";
import { type Harness, start } from "../testing/harness.ts";
import { focused, heading, LLAMA, opened, settled } from "../testing/parts.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

const field = (page: Page) => page.getByRole("combobox", { name: "Search", exact: true });
const options = (page: Page) => page.locator("dialog").getByRole("option");

describe("search", () => {
  test("from the list of tasks to a copied snippet in at most 8 keys beside the words", async () => {
    const page = await harness.open("tasks", { clipboard: true });
    await page.keyboard.press("/");
    await page.keyboard.type(LLAMA);
    await field(page).waitFor();
    await options(page).getByText(LLAMA, { exact: true }).waitFor();
    expect(await field(page).inputValue()).toBe(LLAMA);
    await page.keyboard.press("Enter");
    await opened(page, LLAMA);
    expect(await focused(page)).toBe(LLAMA);
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Skip to the code");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.locator("[data-copying=copied]").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(LLAMA);
  });

  test.each([
    ["Control+k", "groq", "Groq", "/providers/groq"],
    ["Meta+k", "timm", "timm", "/libraries/timm"],
    ["/", "text to image", "Text-to-Image", "/tasks/text-to-image"],
  ])("%s, %s", async (keys, words, label, path) => {
    const page = await harness.open("proofs");
    await page.keyboard.press(keys);
    await field(page).waitFor();
    await page.keyboard.type(words);
    await page.keyboard.press("Enter");
    await heading(page).getByText(label, { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.locator("dialog").count()).toBe(0);
  });

  test("Escape and a click outside close it, and the focus returns", async () => {
    const page = await harness.open("providers");
    const button = page.getByRole("button", { name: "Search", exact: true });
    for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.click(5, 5)]) {
      await button.focus();
      await page.keyboard.press("Enter");
      await field(page).fill("gguf");
      await close();
      await page.locator("dialog").waitFor({ state: "detached" });
      await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
    }
  });

  test("a slash in a field is text", async () => {
    const page = await harness.open("libraries");
    await page.getByRole("searchbox").fill("");
    await page.keyboard.type("a/b");
    expect(await page.getByRole("searchbox").inputValue()).toBe("a/b");
    expect(await page.locator("dialog").count()).toBe(0);
  });

  test("is accessible, with and without results, in both themes and on a phone", async () => {
    for (const [dark, width] of [
      [false, 1280],
      [true, 320],
    ] as const) {
      const page = await harness.open("tasks", { dark, width });
      await page.getByRole("button", { name: "Search", exact: true }).click();
      for (const words of ["", "image", "qqqq"]) {
        await field(page).fill(words);
        if (words === "qqqq") await page.getByText("No results").waitFor();
        await expectAccessible(page);
      }
    }
  });
});

describe("navigation", () => {
  test("the current page is different in forced colors", async () => {
    const page = await harness.open("tasks", { isFresh: true });
    await page.emulateMedia({ forcedColors: "active" });
    const styles = await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link")
      .evaluateAll((all) =>
        all.map((one) => {
          const { outlineStyle, borderBlockEndWidth } = getComputedStyle(one);
          return `${outlineStyle} ${borderBlockEndWidth}`;
        }),
      );
    expect(styles.filter((style) => style === "solid 0px")).toHaveLength(1);
    expect(styles.filter((style) => style === "none 0px")).toHaveLength(styles.length - 1);
  });

  test("the theme is one button", async () => {
    const page = await harness.open("tasks");
    const themes: (string | undefined)[] = [];
    for (const label of ["Auto", "Light", "Dark"]) {
      themes.push(await page.evaluate(() => document.documentElement.dataset["theme"]));
      await page.getByRole("button", { name: `Theme: ${label}`, exact: true }).click();
    }
    expect(themes).toEqual(["system", "light", "dark"]);
  });

  test("a print has the code without controls", async () => {
    const page = await harness.open("tasks/text-generation");
    await page.emulateMedia({ media: "print" });
    await settled(page);
    expect(await page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(false);
    expect(await page.locator(".button:visible").count()).toBe(0);
    const code = page.locator("pre").first();
    expect(await code.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: "screen" });
  });
});
