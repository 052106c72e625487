// The pages of tasks in a browser: a program to copy, each form of example, and reports of what is missing.
import { loadTaskPage, type TaskPage } from "hubsmith/catalogue";
import type { DemoItem } from "#plugins/catalogue/task-page";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { mediaUrl } from "./media.ts";
import { entries } from "./plugins.ts";
import { shownIn } from "./routing/places.ts";
import { type Harness, start } from "./testing/harness.ts";
import { focused, heading, opened, settled } from "./testing/parts.ts";

// Pages may link to these sites, but load nothing from there.
const ELSEWHERE = ["https://huggingface.co", "https://www.youtube.com"];

const tasks = shownIn(entries, "task");
const pages = new Map<string, TaskPage | undefined>(
  await Promise.all(tasks.map(async (task) => [task.id, await loadTaskPage(task)] as const)),
);
const itemsOf = (id: string): readonly DemoItem[] => {
  const { inputs = [], outputs = [] } = pages.get(id)?.demo ?? {};
  return [...inputs, ...outputs];
};
const typesOf = (id: string): readonly string[] => itemsOf(id).map(({ type }) => type);
const withType = (type: string): string =>
  tasks.find(({ id }) => typesOf(id).includes(type))?.id ?? "";

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

// Pages whose demos together have every type of item, one of a placeholder, and one of a task without a page.
const seen = new Set<string>();
const varied = tasks.filter(({ id, isPlaceholder = false }) => {
  const forms = [
    ...typesOf(id),
    `placeholder: ${isPlaceholder}`,
    `page: ${pages.get(id) !== undefined}`,
  ];
  const isNew = forms.some((form) => !seen.has(form));
  for (const form of forms) seen.add(form);
  return isNew;
});

const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.scrollingElement!.scrollWidth);

describe("the page", () => {
  test.each(varied.map(({ id, label }) => [id, label]))("of %s", async (id, label) => {
    const page = await harness.open(`tasks/${id}`, { width: 320 });
    expect(await heading(page).allTextContents()).toEqual([label]);
    expect(await page.title()).toBe(`${label} · Hubsmith`);

    const media = itemsOf(id).filter((item) => "filename" in item);
    const found = media.filter(({ filename }) => mediaUrl(filename) !== undefined);
    const images = page.locator("figure img");
    const count = found.filter(({ type }) => type === "img").length;
    expect(await images.count()).toBe(count);
    for (let at = 0; at < count; at += 1) {
      const widthNow = () =>
        images.nth(at).evaluate((one) => (one as HTMLImageElement).naturalWidth);
      await expect.poll(widthNow).toBeGreaterThan(0);
      expect(await images.nth(at).getAttribute("alt")).not.toBe("");
    }
    expect(await page.locator("audio[preload=none][controls]").count()).toBe(found.length - count);

    const links = await page.locator("main a[href^=http]").evaluateAll((all) =>
      all.map((one) => {
        const { origin, rel } = one as HTMLAnchorElement;
        return { origin, rel };
      }),
    );
    for (const { origin, rel } of links) {
      expect(ELSEWHERE).toContain(origin);
      expect(rel).toBe("noreferrer");
    }
    expect(await page.locator("iframe, video, embed, object").count()).toBe(0);
    expect(await widthOf(page)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await widthOf(page)).toBe(1280);
  });

  test.each(["text-generation", "conversational", "depth-estimation", "graph-ml"])(
    "of %s has a program that can be copied, and leads to its model",
    async (id) => {
      const page = await harness.open(`tasks/${id}`, { clipboard: true });
      const part = page.getByRole("region", { name: "Try a model" });
      const code = (await part.locator("pre").textContent())!;
      expect(code).not.toContain("snapshot_download");
      await part.locator(".code .copy").click();
      await part.locator("[data-copying=copied]").waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
      const link = part.getByRole("link");
      const model = (await link.textContent())!;
      await link.click();
      await opened(page, model);
    },
  );

  test("of chat links to no filter that finds nothing", async () => {
    const page = await harness.open("tasks/conversational");
    expect(await heading(page).textContent()).toBe("Chat");
    expect(await page.locator("#models ~ * .tile").count()).toBeGreaterThan(0);
    expect(await page.getByRole("link", { name: /All models|on the Hub/ }).count()).toBe(0);
  });

  test("the list links to each", async () => {
    const page = await harness.open("tasks", { width: 320 });
    const shown = await page
      .locator(".tile a")
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
    expect(shown.toSorted()).toEqual(tasks.map(({ id }) => `/tasks/${id}`).toSorted());
    expect(await widthOf(page)).toBe(320);
  });

  test("a wide table is scrollable by keyboard", async () => {
    const page = await harness.open(`tasks/${withType("tabular")}`, { width: 320 });
    const table = page.locator(".demo .scroller").first();
    await expect.poll(() => table.getAttribute("tabindex")).toBe("0");
    await table.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  });
});

describe("navigation", () => {
  test("a link focuses the heading of its page, and going back works", async () => {
    const page = await harness.open("libraries");
    await page.getByRole("navigation", { name: "Main" }).getByText("Tasks").click();
    await settled(page);
    expect(await focused(page)).toBe("Tasks");
    const { id, label } = tasks.at(-1)!;
    await page.locator(`.tile a[href="/tasks/${id}"]`).click();
    await heading(page).getByText(label, { exact: true }).waitFor();
    await settled(page);
    expect(await focused(page)).toBe(label);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.locator(".top [aria-current]").allTextContents()).toEqual(["Tasks"]);
    await page.goBack();
    await settled(page);
    await expect.poll(() => focused(page)).toBe("Tasks");
  });

  test("a misspelled task has a suggestion, an unknown one none", async () => {
    const { id, label } = tasks.find((task) => task.id.length > 12)!;
    const page = await harness.open(`tasks/${id.replaceAll("-", "_")}x`);
    expect(await heading(page).textContent()).toContain("There is no task");
    await page.getByText("Did you mean").getByRole("link", { name: label }).click();
    await heading(page).getByText(label, { exact: true }).waitFor();
    const unknown = await harness.open("tasks/%25%3Cb%3E");
    expect(await heading(unknown).textContent()).toBe("There is no task “%<b>”");
    expect(await unknown.getByText("Did you mean").count()).toBe(0);
  });
});

describe("load errors", () => {
  test("a page that does not load is reported, and retried", async () => {
    const page = await harness.open("tasks");
    const pattern = /\/task-page-[^/]*\.js$/;
    await page.route(pattern, (route) => route.abort());
    const { id, label } = tasks.find((task) => task.page !== undefined)!;
    await page.locator(`.tile a[href="/tasks/${id}"]`).click();
    await page.getByRole("alert").waitFor();
    expect(await page.getByRole("alert").textContent()).toContain("This page did not load.");
    await page.unroute(pattern);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(".lead").waitFor();
    expect(await focused(page)).toBe(label);
    const faults = await harness.faults();
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
  });

  test("an image that does not load has its text", async () => {
    const page = await harness.open("tasks");
    await page.route(/\.svg$/, (route) => route.abort());
    const id = withType("img");
    await page.locator(`.tile a[href="/tasks/${id}"]`).click();
    const { alt } = itemsOf(id).find((item) => item.type === "img")! as { readonly alt: string };
    await page.locator(".demo .empty", { hasText: alt }).first().waitFor();
    expect(await page.locator("figure img").count()).toBe(0);
    const faults = await harness.faults();
    expect(faults.filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
  });
});

test("an animated image can be stopped", async () => {
  const isMoving = (item: DemoItem): boolean => "isMoving" in item && item.isMoving === true;
  const id = tasks.find((task) => itemsOf(task.id).some(isMoving))?.id ?? "";
  const page = await harness.open(`tasks/${id}`);
  const figure = page.locator("figure", { has: page.getByRole("button") }).first();
  const picture = figure.locator("img:visible, canvas:visible");
  await page.getByRole("button", { name: "Pause the image" }).click();
  const before = await picture.screenshot();
  await page.waitForTimeout(500);
  expect(before.equals(await picture.screenshot())).toBe(true);
  // An empty canvas would be still, too.
  expect(before.length).toBeGreaterThan(5000);
  await page.getByRole("button", { name: "Play the image" }).click();
  await figure.locator("img:visible").waitFor();
});
