// The files of a model in a browser: what fits depends on the given memory, the URL stores it, and long lists are
// short.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { expectAccessible } from "./testing/axe.ts";
import { type Harness, type OpenOptions, start } from "./testing/harness.ts";
import { addressOf, focused, live } from "./testing/parts.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await start("testing/files.html");
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

const ALL = "made-up/everything";
const open = async (model: string, more = "", how: OpenOptions = {}): Promise<Page> => {
  const page = await harness.open(`?model=${model}${more}`, how);
  await page.locator("#files [aria-busy=false]").waitFor();
  return page;
};
const field = (page: Page) => page.getByLabel("Memory, in GB");
const rowOf = (page: Page, format: string): Promise<readonly string[]> =>
  page
    .locator("tr", { hasText: new RegExp(`^${format}`) })
    .first()
    .locator("th, td")
    .allTextContents();
const unfold = (page: Page): Promise<void> =>
  page.locator("#files details").evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });

describe("memory fit", () => {
  test("is shown after typing; the URL stores it with all other parameters, and it is announced once", async () => {
    const page = await open(ALL, "&input=&input.q=a%26b&client=js/fetch");
    expect(await rowOf(page, "Q8_0")).toEqual(["Q8_0", "8.54 GB", "exactly 8.5", "1 file"]);
    const before = new URL(page.url()).search;
    const steps = await page.evaluate(() => history.length);
    await field(page).pressSequentially("12");
    await page.getByText("Q8_0 is the most precise format that fits into 12 GB.").first().waitFor();
    expect((await rowOf(page, "Q8_0"))[2]).toBe("fits – most precise format");
    expect((await rowOf(page, "F16"))[2]).toBe("does not fit");
    expect((await rowOf(page, "Q3_K_M"))[2]).toBe("unknown");
    await expect.poll(() => new URL(page.url()).search).toBe(`${before}&memory=12`);
    await expect.poll(() => live(page).textContent()).toContain("Q8_0 is the most precise");
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await field(page).fill("");
    await expect.poll(() => new URL(page.url()).search).toBe(before);
    expect(await rowOf(page, "Q8_0")).toHaveLength(4);
  });

  test("is shown for the memory of the URL", async () => {
    const page = await open(ALL, "&memory=7.5");
    expect(await field(page).inputValue()).toBe("7.5");
    expect(await page.locator(".best").textContent()).toBe(
      "No format fits into 7.5 GB for certain. Q4_K_M may fit.",
    );
  });

  test("is one press away, also by keyboard", async () => {
    const page = await open(ALL);
    const preset = page.getByRole("button", { name: "24 GB" });
    await preset.focus();
    await page.keyboard.press("Enter");
    expect(await preset.getAttribute("aria-pressed")).toBe("true");
    expect(await field(page).inputValue()).toBe("24");
    await expect.poll(() => addressOf(page)["memory"]).toBe("24");
    expect((await rowOf(page, "F16"))[2]).toBe("fits – most precise format");
  });

  test.each(["0", "-3", "99999999"])("is not shown for %j GB", async (text) => {
    const page = await open(ALL, "&memory=24");
    await field(page).fill(text);
    await page.getByText("The results are still for 24 GB.").waitFor();
    expect(await field(page).getAttribute("aria-invalid")).toBe("true");
    expect(addressOf(page)["memory"]).toBe("24");
  });

  test("shows its calculation", async () => {
    const page = await open(ALL, "&memory=24");
    const working = page.locator("details", { hasText: "Calculation, by file" });
    expect(await working.locator("dl").first().isVisible()).toBe(false);
    await working.locator("summary").press("Enter");
    const needs = await working
      .locator("li", { hasText: "model-F16-00001" })
      .first()
      .locator("dl")
      .innerText();
    expect(needs).toContain("estimated: 8030261760 weights × 16 bits ÷ 8");
    expect(needs).toContain("the size of mmproj-F16.gguf");
    expect(needs).toContain("into 24 GB");
  });
});

describe("long lists", () => {
  test("of ten thousand files are shown in parts, and the focus moves on", async () => {
    const page = await open("made-up/many");
    const others = page.locator("details", { hasText: "5,000 other files are listed" }).last();
    await others.locator("summary").click();
    expect(await others.locator("li").count()).toBe(50);
    await others.getByRole("button", { name: "Show 500 more of 4,950 files" }).press("Enter");
    expect(await others.locator("li").count()).toBe(550);
    expect(await focused(page)).toBe("notes-101.md");
  });

  test("do not slow down typing", async () => {
    const page = await open("made-up/many");
    const since = Date.now();
    await field(page).pressSequentially("1234");
    await page.getByText("into 1,234 GB").first().waitFor();
    console.info(`Four digits over 10,000 files: ${Date.now() - since} ms.`);
    expect(Date.now() - since).toBeLessThan(5000);
  });
});

describe("accessibility", () => {
  test.each([
    [ALL, 1280, true],
    [ALL, 320, false],
    ["made-up/hostile", 320, false],
    ["made-up/silent", 320, false],
  ])("axe finds nothing: %s at %i pixels, dark: %s", async (model, width, dark) => {
    const page = await open(model, "&memory=12", { width, dark });
    for (const look of [() => Promise.resolve(), () => unfold(page)]) {
      await look();
      expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(width);
      await expectAccessible(page);
    }
    const small = await page
      .locator("#files :is(a, button, summary, input)")
      .evaluateAll((those) =>
        those
          .filter((one) => one.getBoundingClientRect().height < 24 && one.closest("p") === null)
          .map((one) => one.outerHTML),
      );
    expect(small).toEqual([]);
  });
});

test("a broken table removes only itself, with an error", async () => {
  const page = await harness.open("?model=made-up/silent");
  await page.route(/\/gguf-[^/]*\.js$/, (route) => route.abort());
  await page.goto(`${harness.url}?model=${ALL}`);
  await page.getByText("quantization/gguf did not load").waitFor();
  await page.getByText("What counts as a download").waitFor();
  expect((await harness.faults()).filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
});

test("a part that does not load can be retried, and keeps the focus", async () => {
  const page = await harness.open("?model=made-up/silent");
  await page.route(/\/files-view-[^/]*\.js$/, (route) => route.abort());
  await page.goto(`${harness.url}?model=${ALL}`);
  await page.getByText("This part did not load.").waitFor();
  await page.unroute(/\/files-view-[^/]*\.js$/);
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  expect(await focused(page)).toBe("files-title");
  await page.getByText("Files in GGUF").first().waitFor();
  expect((await harness.faults()).filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
});
