// The pages of tasks in a browser: each form of them opens, loads only its own files, is accessible, and reports what is
// missing.
import { loadTaskPage, type TaskPage } from "hubsmith/catalogue";
import type { DemoItem } from "#plugins/catalogue/task-page";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { mediaUrl } from "./media.ts";
import { entries } from "./plugins.ts";
import { type Harness, start } from "./testing/harness.ts";
import { choose, focused, heading, LLAMA, opened, settled, snippet } from "./testing/parts.ts";
import { shownIn } from "./routing/places.ts";

// Pages may link to these sites, but load nothing from there.
const ELSEWHERE = ["https://huggingface.co", "https://www.youtube.com"];

const tasks = shownIn(entries, "task");
const loaded = tasks.map(async (task) => [task.id, await loadTaskPage(task)] as const);
const pages = new Map<string, TaskPage | undefined>(await Promise.all(loaded));
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
    const described = await page.locator("meta[name=description]").getAttribute("content");
    expect(described).toBe(pages.get(id)?.summary ?? described);
    expect(described).not.toBe("");

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
    for (const { alt } of media.filter((item) => !found.includes(item)))
      expect(await page.locator(".demo .empty").allTextContents()).toContainEqual(
        expect.stringContaining(alt),
      );

    const links = await page.locator("main a").evaluateAll((all) =>
      all.map((one) => {
        const { origin, rel, host } = one as HTMLAnchorElement;
        return { origin, rel, isHome: host === location.host };
      }),
    );
    for (const { origin, rel } of links.filter(({ isHome }) => !isHome)) {
      expect(ELSEWHERE).toContain(origin);
      expect(rel).toBe("noreferrer");
    }
    expect(await page.locator("iframe, video, embed, object").count()).toBe(0);
    expect(await widthOf(page)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await widthOf(page)).toBe(1280);
  });

  test("the list links to each", async () => {
    const page = await harness.open("tasks", { width: 320 });
    const shown = await page
      .locator(".listed a")
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
    expect(shown.toSorted()).toEqual(tasks.map(({ id }) => `/tasks/${id}`).toSorted());
    const marked = await page.locator(".listed li", { hasText: "placeholder" }).count();
    expect(marked).toBe(tasks.filter(({ isPlaceholder }) => isPlaceholder).length);
    expect(await widthOf(page)).toBe(320);
  });
});

describe("accessibility", () => {
  test("inputs and outputs are side by side on wide screens", async () => {
    const page = await harness.open(`tasks/${withType("chart")}`);
    const topOf = (at: number) =>
      page
        .locator(".demo-side")
        .nth(at)
        .evaluate((one) => one.getBoundingClientRect().top);
    expect(await topOf(0)).toBe(await topOf(1));
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await topOf(0)).toBeLessThan(await topOf(1));
  });

  test("a wide table is scrollable by keyboard", async () => {
    const page = await harness.open(`tasks/${withType("tabular")}`, { width: 320 });
    const table = page.locator(".scroller").first();
    await expect.poll(() => table.getAttribute("tabindex")).toBe("0");
    const isReached = () => table.evaluate((one) => one === document.activeElement);
    for (let step = 0; step < 15 && !(await isReached()); step += 1)
      await page.keyboard.press("Tab");
    expect(await isReached()).toBe(true);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
    expect(await table.locator("caption").count()).toBe(1);
    expect(await table.locator("th:not([scope=col])").count()).toBe(0);
  });

  test("the frame has a skip link", async () => {
    const page = await harness.open(`tasks/${tasks[0]!.id}`);
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Skip to the content");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("content");
  });
});

describe("navigation", () => {
  test("a link focuses the heading of its page, and going back restores the position", async () => {
    const page = await harness.open(`models/${LLAMA}`);
    const before = page.url();
    await page.getByRole("navigation", { name: "Main" }).getByText("Tasks").click();
    await settled(page);
    expect(await focused(page)).toBe("Tasks");
    expect(new URL(page.url()).search).toBe("");
    const { id, label } = tasks.at(-1)!;
    await page.locator(`.listed a[href="/tasks/${id}"]`).click();
    await heading(page).getByText(label).waitFor();
    await settled(page);
    expect(await focused(page)).toBe(label);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const current = page.locator("nav [aria-current]");
    expect(await current.allTextContents()).toEqual(["Tasks"]);

    await page.goBack();
    await settled(page);
    await expect.poll(() => focused(page)).toBe("Tasks");
    await page.goBack();
    await opened(page, LLAMA);
    expect(page.url()).toBe(before);
    expect(await page.title()).toBe(`${LLAMA} · Hubsmith`);
  });

  test("the selection and typed text of a model are there after visiting a task", async () => {
    const page = await harness.open(`models/${LLAMA}?provider=groq`);
    await choose(page, "js", "fetch");
    await page.getByLabel("Message 1, text").fill("Something else, & more.");
    const content = await snippet(page).textContent();
    // Before the pause has ended.
    await page.locator(".facts a", { hasText: "Text Generation" }).click();
    await page.locator(".lead").waitFor();
    await page.goBack();
    await opened(page, LLAMA);
    expect(await snippet(page).textContent()).toBe(content);
    expect(content).toContain("Something else, & more.");
    const { search } = new URL(page.url());
    expect(search).toContain("provider=groq&language=js&client=fetch&input.0.content=Something");
    await page.reload();
    await opened(page, LLAMA);
    expect(await snippet(page).textContent()).toBe(content);
  });

  test("a task's alias redirects to it, and a misspelled one has a suggestion", async () => {
    const { id, label } = tasks.find((task) => task.id.length > 12)!;
    const page = await harness.open(`tasks/${id.replaceAll("-", "_")}x`);
    expect(await heading(page).textContent()).toContain("There is no task");
    await page.getByText("Did you mean").getByRole("link", { name: label }).click();
    await heading(page).getByText(label, { exact: true }).waitFor();
    for (const task of tasks.filter(({ aliases }) => aliases?.length)) {
      const other = await harness.open(`tasks/${task.aliases![0]}`);
      expect(await heading(other).textContent()).toBe(task.label);
      await other.close();
    }
  });

  test("an unknown URL has a message without a suggestion", async () => {
    const task = await harness.open("tasks/%25%3Cb%3E");
    expect(await heading(task).textContent()).toBe("There is no task “%<b>”");
    expect(await task.getByText("Did you mean").count()).toBe(0);
    await task.getByRole("link", { name: "see them all" }).click();
    await task.locator(".listed").first().waitFor();
    const page = await harness.open("no/such/page");
    expect(await heading(page).textContent()).toBe("Page not found");
  });
});

describe("load errors", () => {
  test.each(["task-page", "page"])(
    "a %s that does not load is reported, and retried",
    async (chunk) => {
      const page = await harness.open("tasks");
      const pattern = new RegExp(`/${chunk}-[^/]*\\.js$`);
      await page.route(pattern, (route) => route.abort());
      const { id, label } = tasks.find((task) => task.page !== undefined)!;
      await page.locator(`.listed a[href="/tasks/${id}"]`).click();
      await page.getByRole("alert").waitFor();
      expect(await page.getByRole("alert").textContent()).toContain("This page did not load.");
      expect(await heading(page).textContent()).toBe(label);
      await page.unroute(pattern);
      await page.getByRole("button", { name: "Try again" }).click();
      await page.locator(".lead").waitFor();
      expect(await page.locator(".lead").textContent()).toBe(pages.get(id)!.summary);
      expect(await focused(page)).toBe(label);
      const faults = await harness.faults();
      expect(faults.length).toBeGreaterThan(0);
      expect(faults.filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
    },
  );

  test("an animated image can be stopped", async () => {
    const isMoving = (item: DemoItem): boolean => "isMoving" in item && item.isMoving === true;
    const id = tasks.find((task) => itemsOf(task.id).some(isMoving))?.id ?? "";
    const page = await harness.open(`tasks/${id}`);
    const figure = page.locator("figure", { has: page.getByRole("button") }).first();
    const picture = figure.locator("img:visible, canvas:visible");
    // The pixels change as long as it is animated.
    const isStill = async (): Promise<boolean> => {
      const before = await picture.screenshot();
      await page.waitForTimeout(500);
      return before.equals(await picture.screenshot());
    };
    expect(await isStill()).toBe(false);
    await page.getByRole("button", { name: "Pause the image" }).click();
    expect(await isStill()).toBe(true);
    // An empty canvas would be still, too.
    expect((await picture.screenshot()).length).toBeGreaterThan(5000);
    await page.getByRole("button", { name: "Play the image" }).click();
    expect(await isStill()).toBe(false);
  });

  test("an image that does not load has its text", async () => {
    const page = await harness.open("tasks");
    await page.route(/\.svg$/, (route) => route.abort());
    const id = withType("img");
    await page.locator(`.listed a[href="/tasks/${id}"]`).click();
    const { alt } = itemsOf(id).find((item) => item.type === "img")! as { readonly alt: string };
    await page.locator(".demo .empty", { hasText: alt }).first().waitFor();
    expect(await page.locator("figure img").count()).toBe(0);
    const faults = await harness.faults();
    expect(faults.filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
  });
});
