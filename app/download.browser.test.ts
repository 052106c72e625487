// A program is saved as a file, as a notebook and as a link; two programs are compared.
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { expectAccessible } from "./testing/axe.ts";
import { type Harness, start } from "./testing/harness.ts";
import { live } from "./testing/parts.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await start("testing/download.html");
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

async function downloaded(
  page: Page,
  button: string,
): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), "utf8"),
  };
}

describe("saving", () => {
  test("a file has the displayed program, and the page does not change", async () => {
    const page = await harness.open();
    const address = page.url();
    const { name, text } = await downloaded(page, "Download file of Plain snippet");
    expect(name).toBe("talks.alpha.plain.py");
    expect(text).toBe(`${await page.locator(".code pre code").first().textContent()}\n`);
    expect(await live(page).textContent()).toContain(`Downloading ${name}.`);
    expect(page.url()).toBe(address);
  });

  test("a notebook has advice for Colab", async () => {
    const page = await harness.open();
    const { name, text } = await downloaded(page, "Download notebook of Plain snippet");
    expect(name).toBe("talks.alpha.plain.ipynb");
    const { cells, nbformat } = JSON.parse(text) as {
      nbformat: number;
      cells: { source: string[] }[];
    };
    expect(nbformat).toBe(4);
    expect(cells[1]!.source).toEqual(["%pip install -U plain"]);
    expect(cells[2]!.source.join("")).toContain('plain.call("https://alpha.example")');
    expect(await live(page).textContent()).toContain("Upload notebook");
    expect(await page.getByRole("link", { name: "Colab" }).getAttribute("href")).toBe(
      "https://colab.research.google.com/",
    );
  });

  test("a link is copied completely, or selected for manual copying", async () => {
    const page = await harness.open("", { clipboard: true });
    const link = new URL("?model=example-org/talks&client=plain", page.url()).href;
    const button = page.getByRole("button", { name: "Copy link to Plain snippet" });
    await button.click();
    await expect.poll(() => live(page).textContent()).toContain("Copied link to Plain snippet.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
    });
    await button.click();
    await page.getByText("The browser blocked the copy. The link is selected: press").waitFor();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(link);
    expect(await live(page).textContent()).toContain("blocked");
  });
});

describe("comparing", () => {
  test("shows removed and added lines with their numbers, and folds equal ones", async () => {
    const page = await harness.open();
    const comparison = page.locator(".comparison");
    await comparison.locator("ins").first().waitFor();
    const texts = (tag: string): Promise<string[]> =>
      comparison.locator(`${tag} .line`).allTextContents();
    expect(await texts("del")).toEqual(['plain.call("https://alpha.example")']);
    expect(await texts("ins")).toEqual([
      'plain.call("https://beta.example/v1")',
      "print(plain.answer())",
    ]);
    expect(await comparison.locator(".code-title").allTextContents()).toEqual([
      "Plain at ALPHA 1 line only here",
      "Plain at BETA 2 lines only here",
    ]);
    expect(await comparison.locator("del .line").getAttribute("data-numbers")).toBe(" 3    ");
    const summary = comparison.getByText("… 8 lines unchanged");
    const folded = comparison.getByText('step(5, "what both do in the same way")');
    expect(await folded.isVisible()).toBe(false);
    await summary.focus();
    await page.keyboard.press("Enter");
    expect(await folded.isVisible()).toBe(true);
    await page.getByText("The programs are identical.").waitFor();
    expect(await comparison.count()).toBe(1);
  });

  test("has signs in addition to colors, and words for screen readers", async () => {
    const page = await harness.open();
    const gone = page.locator(".comparison del .line");
    await gone.waitFor();
    const drawn = await gone.evaluate((line) => getComputedStyle(line, "::before").content);
    expect(drawn).toContain("−");
    expect(await page.locator(".comparison del").textContent()).toMatch(/^1 line gone:/);
    expect(await page.locator(".comparison ins").last().textContent()).toMatch(/^1 line new:/);
  });
});

describe("accessibility", () => {
  test.each([
    ["light", false],
    ["dark", true],
  ])("axe finds no problems, and 320 px are wide enough, in the %s", async (_, dark) => {
    const page = await harness.open("", { width: 320, dark });
    await downloaded(page, "Download notebook");
    await page.locator(".comparison .line span").first().waitFor();
    for (const one of await page.locator(".comparison summary").all()) await one.click();
    await expectAccessible(page);
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(over).toBeLessThanOrEqual(0);
    // Overflowing content is scrollable by keyboard.
    const region = page.getByRole("region", { name: "Plain at ALPHA and Plain at BETA, compared" });
    expect(await region.getAttribute("tabindex")).toBe("0");
  });
});
