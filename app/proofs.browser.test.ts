// The page of the proofs in a browser: its table matches the record, and a cell opens its program or its reason.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { clientRows } from "./proofs/clients.ts";
import { totalsOf } from "./proofs/grid.ts";
import { ofKind } from "./proofs/of-kind.ts";
import { clientProofs, libraryProofs } from "./proofs/load-records.ts";
import type { ClientProofs } from "./proofs/records.ts";
import { entries } from "./plugins.ts";
import { type Harness, start } from "./testing/harness.ts";
import { addressOf, copyButton, live, opened } from "./testing/parts.ts";

const OPENED = "proofs?client=js/fetch&task=text-to-image&provider=replicate";
const ABSENT = "proofs?client=python/openai&task=text-to-image&provider=replicate";

let harness: Harness;
let record: ClientProofs;
beforeAll(async () => {
  harness = await start();
  record = await clientProofs();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

const dialog = (page: Page) => page.getByRole("dialog");
const table = (page: Page) => page.getByRole("grid");
const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.scrollingElement!.scrollWidth);
const focusedCell = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (document.activeElement as HTMLElement).dataset["cell"]);

describe("the table", () => {
  test("each client has a table with every cell of the record", async () => {
    const page = await harness.open("proofs");
    const { cells } = totalsOf(record);
    expect(await page.locator(".totals").textContent()).toContain(`${cells} of ${cells}`);
    let shown = 0;
    for (const { id, label, cells: own } of clientRows(record, ofKind(entries, "client"))) {
      await page.getByLabel("Client", { exact: true }).selectOption(id);
      await expect.poll(() => table(page).locator("[data-state=run]").count()).toBe(own);
      expect(addressOf(page)).toEqual({ client: id });
      await expect.poll(() => live(page).textContent()).toContain(`${label}: ${own} programs`);
      shown += own;
    }
    expect(shown).toBe(cells);
    await page.goBack();
    expect(page.url()).toBe("about:blank");
  });

  test("no plugin is loaded before a cell is opened", async () => {
    const page = await harness.open("proofs");
    const scripts = (): Promise<readonly string[]> =>
      page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    const has = async (name: string): Promise<boolean> =>
      (await scripts()).some((url) => url.includes(`/${name}-`));
    expect(await has("replicate")).toBe(false);
    await table(page).locator("[data-cell='text-to-image replicate']").click();
    await dialog(page).locator("pre").waitFor();
    expect(await has("replicate")).toBe(true);
    expect(await has("together")).toBe(false);
  });

  test("has one Tab stop, and arrow keys move in it", async () => {
    const page = await harness.open("proofs");
    expect(await table(page).locator("[tabindex='0']").count()).toBe(1);
    await table(page).locator("[tabindex='0']").focus();
    const first = await focusedCell(page);
    for (const key of ["ArrowRight", "ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
    const there = await focusedCell(page);
    expect(there).not.toBe(first);
    await page.keyboard.press("Tab");
    expect(await focusedCell(page)).toBeUndefined();
    await page.keyboard.press("Shift+Tab");
    expect(await focusedCell(page)).toBe(there);
    await page.keyboard.press("Control+Home");
    expect(await focusedCell(page)).toBe(first);
    await page.keyboard.press("Control+End");
    const last = table(page).locator("tbody tr").last().locator("button").last();
    expect(await focusedCell(page)).toBe(await last.getAttribute("data-cell"));
  });

  test("headers stay visible, and do not cover the focused cell", async () => {
    const page = await harness.open("proofs", { width: 320 });
    await table(page).locator("[tabindex='0']").focus();
    await page.keyboard.press("Control+End");
    for (const key of ["Home", "Control+Home", "Control+End"]) {
      await page.keyboard.press(key);
      const isSeen = await page.evaluate(() => {
        const { x, y, width, height } = document.activeElement!.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return document.activeElement!.contains(top);
      });
      expect([key, isSeen]).toEqual([key, true]);
      const head = await table(page).locator("thead th").first().boundingBox();
      const frame = await page.locator(".proofs").boundingBox();
      expect(Math.abs(head!.x - frame!.x)).toBeLessThan(2);
      expect(Math.abs(head!.y - frame!.y)).toBeLessThan(2);
    }
    expect(await widthOf(page)).toBe(320);
  });

  test("an unknown client is reported", async () => {
    const page = await harness.open("proofs?client=js/axios&task=x&provider=y&level=z");
    await page.getByText("Unknown client “js/axios”").waitFor();
    expect(await dialog(page).count()).toBe(0);
    expect(await table(page).locator("[data-state=run]").count()).toBeGreaterThan(0);
  });
});

describe("a cell", () => {
  test("opens its program by keyboard, and returns the focus when it closes", async () => {
    const page = await harness.open("proofs?client=js/fetch", { clipboard: true });
    const cell = table(page).locator("[data-cell='text-to-image replicate']");
    expect(await cell.getAttribute("aria-label")).toBe("Text-to-Image, Replicate: run");
    await cell.focus();
    await page.keyboard.press("Enter");
    await dialog(page).locator("pre").waitFor();
    expect(addressOf(page)).toEqual({
      client: "js/fetch",
      task: "text-to-image",
      provider: "replicate",
    });
    expect(await dialog(page).textContent()).toContain("was run unchanged with node ≥ 20.19");
    await copyButton(page, "fetch program").click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("https://router.huggingface.co/replicate/");
    await expect.poll(() => live(page).last().textContent()).not.toBe("");
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await focusedCell(page)).toBe("text-to-image replicate");
    expect(addressOf(page)).toEqual({ client: "js/fetch" });
  });

  test("is opened by its URL, and can be closed", async () => {
    const page = await harness.open(OPENED);
    await dialog(page).locator("pre").waitFor();
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await focusedCell(page)).toBe("text-to-image replicate");
  });

  test("switches between clients", async () => {
    const page = await harness.open(OPENED);
    const other = dialog(page).getByRole("button", { name: "huggingface_hub", exact: true });
    await other.click();
    await dialog(page).getByText("pip install").waitFor();
    expect(await other.getAttribute("aria-pressed")).toBe("true");
    expect(addressOf(page)["client"]).toBe("python/huggingface_hub");
    expect(await other.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test("without a program shows why", async () => {
    const page = await harness.open(ABSENT);
    await dialog(page).getByText("There is no program here.").waitFor();
    expect(await dialog(page).locator(".empty").textContent()).toContain("chat models only");
    await dialog(page).getByText("How to fix it:").waitFor();
    await page.keyboard.press("Escape");
    await table(page).locator("[data-cell='fill-mask groq']").click();
    await dialog(page).getByText("Groq does not support fill-mask.").waitFor();
  });

  test("links to the same program for a real model", async () => {
    const page = await harness.open(OPENED);
    const link = dialog(page).getByRole("link", { name: /^For a real model: / });
    const model = (await link.textContent())!.replace("For a real model: ", "");
    await link.click();
    await opened(page, model);
    expect(addressOf(page)).toEqual({ provider: "replicate", language: "js", client: "fetch" });
  });

  test("that does not load is reported, and retried", async () => {
    const page = await harness.open("proofs?client=js/fetch");
    await page.route(/\/replicate-[^/]*\.js$/, (route) => route.abort());
    await table(page).locator("[data-cell='text-to-image replicate']").click();
    await dialog(page).getByRole("alert").waitFor();
    expect(await dialog(page).getByRole("alert").textContent()).toContain("did not load");
    await page.unroute(/\/replicate-[^/]*\.js$/);
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await dialog(page).locator("pre").waitFor();
    const faults = await harness.faults();
    expect(faults.filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
  });
});

describe("libraries", () => {
  test("are listed by level, with the reason why it is not higher", async () => {
    const libraries = Object.values(await libraryProofs());
    const page = await harness.open("proofs", { width: 320 });
    const rows = page.locator(".libraries tbody tr");
    expect(await rows.count()).toBe(libraries.length);
    const parsed = libraries.filter(({ level }) => level === "parsed");
    await page.getByLabel("Level").selectOption("parsed");
    await expect.poll(() => rows.count()).toBe(parsed.length);
    expect(await live(page).textContent()).toContain(`${parsed.length} libraries are shown.`);
    expect(addressOf(page)).toEqual({ level: "parsed" });
    const reasons = await rows.locator("td:last-child").allTextContents();
    expect(reasons.filter((reason) => reason === "")).toEqual([]);
    await page.reload();
    await expect.poll(() => rows.count()).toBe(parsed.length);
    expect(await widthOf(page)).toBe(320);
  });
});

describe("accessibility", () => {
  test("a table that overflows is scrollable by keyboard", async () => {
    const page = await harness.open("proofs", { width: 320 });
    for (const frame of await page.locator(".scroller:visible").all()) {
      await expect.poll(() => frame.getAttribute("tabindex")).toBe("0");
      expect(await frame.getAttribute("aria-label")).toMatch(/, scrollable table$/);
    }
  });
});
