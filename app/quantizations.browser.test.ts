// The page of quantizations in a browser: sizes depend on the number of weights, names are parsed, and it is
// accessible.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { EXAMPLES } from "./quantizations/names.ts";
import { type Harness, start } from "./testing/harness.ts";
import { addressOf, focused, live } from "./testing/parts.ts";
import { config, gguf, safetensors } from "./testing/quantizations.ts";

const ALL = [gguf, safetensors, config];

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

const field = (page: Page) => page.getByLabel("Weights, in billions");
const sizeOf = (page: Page, format: string) =>
  page.locator("#gguf-ladder ~ .picture li", {
    hasText: new RegExp(`^${format}(?:exactly|mostly|not)`),
  });
const unfold = (page: Page): Promise<void> =>
  page.locator("main details").evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
const part = (page: Page, id: string) => page.locator(`section[aria-labelledby="${id}"]`);

describe("the tables", () => {
  test("all formats of all tables, as bars and in tables", async () => {
    const page = await harness.open("quantizations");
    expect(await page.title()).toBe("Quantizations · Hubsmith");
    expect(await page.locator("main section.part h2").allTextContents()).toEqual([
      "Size of the model",
      "GGUF",
      "Safetensors",
      "Quantization config",
      "File names",
    ]);
    await unfold(page);
    for (const { id, sets, families } of ALL) {
      const here = part(page, id);
      const names = new Set(
        Object.values(sets).flatMap((formats) => formats.map(({ name }) => name)),
      );
      expect(await here.locator(".rung-name").count()).toBe(names.size);
      const [ladder, ...tables] = await here.locator("table").all();
      const rows = await ladder!.locator("tbody th[scope=row]").allTextContents();
      expect(rows.toSorted()).toEqual([...names].toSorted());
      const shown = await Promise.all(
        tables.map((one) => one.locator("tbody th").allTextContents()),
      );
      expect(shown).toEqual(Object.values(sets).map((formats) => formats.map(({ name }) => name)));
      expect(await here.locator(".uses dt").count()).toBe(Object.keys(families!).length);
    }
    expect(await page.locator("main table:not(:has(caption))").count()).toBe(0);
    expect(await page.locator("main th:not([scope])").count()).toBe(0);
  });

  test("a file type shows its main format, and a tensor type its block", async () => {
    const page = await harness.open("quantizations");
    await unfold(page);
    const rowOf = (title: string, name: string) =>
      part(page, "gguf")
        .getByRole("table", { name: title })
        .getByRole("row", { name: new RegExp(`(?:^| )${name} `) })
        .locator("th, td")
        .allTextContents();
    expect(await rowOf("File types of GGUF", "Q4_K_M")).toEqual([
      "15",
      "Q4_K_M",
      "Q4_K",
      "mostly 4.5, measured 4.89",
      "",
    ]);
    expect(await rowOf("Tensor types of GGUF", "Q4_K")).toEqual([
      "12",
      "Q4_K",
      "256 weights in 144 bytes",
      "exactly 4.5",
      "",
    ]);
  });

  test("a URL links to its section", async () => {
    const page = await harness.open("quantizations#names");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });
});

describe("sizes", () => {
  test("are for the number in the URL", async () => {
    const page = await harness.open("quantizations?weights=70B");
    expect(await field(page).inputValue()).toBe("70");
    await sizeOf(page, "Q4_K_M").getByText("39.3 to 45.2 GB").waitFor();
    expect(await page.locator(".presets [aria-pressed=true]").first().textContent()).toBe("70B");
  });

  test("follow the typed number, and so does the URL, and the change is announced once", async () => {
    const page = await harness.open("quantizations");
    expect(await field(page).inputValue()).toBe("8");
    expect(addressOf(page)).toEqual({});
    const steps = await page.evaluate(() => history.length);
    await field(page).fill("1.2358144");
    await sizeOf(page, "F16").getByText("2.47 to 2.52 GB").waitFor();
    await expect.poll(() => addressOf(page)["weights"]).toBe("1.2358144B");
    await expect.poll(() => live(page).textContent()).toContain("Sizes for 1.2358144B weights");
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.reload();
    await field(page).waitFor();
    expect(await field(page).inputValue()).toBe("1.2358144");
  });

  test("a preset is one press, also by keyboard", async () => {
    const page = await harness.open("quantizations");
    const preset = page.getByRole("button", { name: "405B" });
    await preset.focus();
    await page.keyboard.press("Enter");
    expect(await field(page).inputValue()).toBe("405");
    expect(await preset.getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => addressOf(page)["weights"]).toBe("405B");
  });

  test.each(["", "0", "-3", "99999999"])("do not exist for %j weights", async (text) => {
    const page = await harness.open("quantizations?weights=7B");
    await field(page).fill(text);
    await page.getByText("The sizes are still for 7B.").waitFor();
    expect(await field(page).getAttribute("aria-invalid")).toBe("true");
    expect(addressOf(page)).toEqual({ weights: "7B" });
  });

  test("an invalid URL is like an empty one", async () => {
    const page = await harness.open("quantizations?weights=many");
    expect(await field(page).inputValue()).toBe("8");
  });
});

describe("the nearest format", () => {
  test("among the selected ones", async () => {
    const page = await harness.open("quantizations");
    const here = part(page, "gguf");
    const answer = here.locator(".answer");
    expect(await answer.textContent()).toContain("Q4_K_S, ");
    await here.getByLabel("Q4_K_S", { exact: true }).uncheck();
    expect(await answer.textContent()).toContain("IQ4_XS,");
    await expect.poll(() => live(page).textContent()).toContain("IQ4_XS,");
    await here.getByLabel("Q4_K_M", { exact: true }).check();
    expect(await answer.textContent()).toContain("Q4_K_M is available.");
    await here.getByLabel("Format you want").selectOption("Q1_0");
    expect(await answer.textContent()).toContain("there is no replacement");
  });
});

describe("file names", () => {
  const valueOf = (page: Page, what: string) =>
    page.locator(".outcome > div", { has: page.locator("dt", { hasText: what }) }).locator("dd");

  test.each(EXAMPLES)("an example: %s", async (about, path) => {
    const page = await harness.open("quantizations");
    await page.getByRole("button", { name: about, exact: true }).click();
    expect(await page.locator("#path").inputValue()).toBe(path);
    expect(await page.locator(".outcome").count()).toBe(1);
  });

  test("a typed name is parsed, and an unknown label is unchanged", async () => {
    const page = await harness.open("quantizations");
    await page.locator("#path").fill("UD-IQ1_M/Kimi-K3-UD-IQ1_M-00012-of-00013.gguf");
    expect(await valueOf(page, "Mark").textContent()).toMatch(/^UD/);
    expect(await valueOf(page, "Part").textContent()).toMatch(/^12 of 13/);
    await page.locator("#path").fill("llava-v1.6-mistral-7b.q3_k_xs.gguf");
    expect(await valueOf(page, "Label").textContent()).toMatch(/^q3_k_xs/);
    expect(await valueOf(page, "Format").textContent()).toContain("Unknown");
    await expect.poll(() => live(page).textContent()).toContain("unknown label q3_k_xs");
    await page.locator("#path").fill("pytorch_model.bin");
    await page.getByText("Supported: .gguf, .safetensors.").waitFor();
    await page.locator("#path").fill('<img src="x">.gguf');
    expect(await valueOf(page, "Stem").textContent()).toContain('<img src="x">');
  });
});

describe("accessibility", () => {
  test("a wide table is scrollable by keyboard", async () => {
    const page = await harness.open("quantizations", { width: 320 });
    await page.locator("#gguf-ladder ~ .more > summary").last().focus();
    await page.keyboard.press("Enter");
    const table = page.locator(".scroller:visible").first();
    await expect.poll(() => table.getAttribute("tabindex")).toBe("0");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("region");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  });
});

test("a page that does not load is reported, and retried", async () => {
  const page = await harness.open("tasks");
  await page.route(/\/gguf-[^/]*\.js$/, (route) => route.abort());
  await page.evaluate(() => history.pushState(null, "", "/quantizations"));
  await page.getByText("quantization/gguf did not load").waitFor();
  expect(await page.locator("main section.part").count()).toBe(4);
  expect((await harness.faults()).filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
});
