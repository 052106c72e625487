// The pages of providers in a browser: all of them open, load only their own files, are accessible, and have valid
// links.
import type { Page } from "playwright-core";
import { sampled } from "#core/testing/sampled";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { entries } from "./plugins.ts";
import { type Harness, start } from "./testing/harness.ts";
import {
  addressOf,
  copyButton,
  FLUX,
  heading,
  live,
  opened,
  settled,
  unfold,
} from "./testing/parts.ts";

const providers = entries.filter((entry) => entry.kind === "provider");
const ELSEWHERE = ["https://huggingface.co"];
const TASK = "text-to-image";
const serving = providers.filter(({ tasks }) => tasks.includes(TASK));

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.scrollingElement!.scrollWidth);
const choose = (page: Page, task: string) =>
  page.getByLabel("Task", { exact: true }).selectOption(task);
const section = (page: Page, task: string) => page.locator(`section#${task}`);
const isOpen = (page: Page, task: string): Promise<boolean> =>
  section(page, task)
    .locator("details")
    .evaluate((one) => (one as HTMLDetailsElement).open);

describe("every page", () => {
  test.each(sampled(providers, 4).map(({ id, label, tasks }) => [id, label, tasks] as const))(
    "%s",
    async (id, label, tasks) => {
      const page = await harness.open(`providers/${id}`, { width: 320 });
      expect(await heading(page).allTextContents()).toEqual([label]);
      expect(await page.title()).toBe(`${label} · Hubsmith`);
      for (const task of tasks) expect(await section(page, task).count(), task).toBe(1);
      await unfold(page);
      expect(await widthOf(page)).toBe(320);
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await widthOf(page)).toBe(1280);

      const links = await page.locator("main a").evaluateAll((all) =>
        all.map((one) => {
          const { origin, rel, host, hash } = one as HTMLAnchorElement;
          const target = hash === "" ? null : document.getElementById(hash.slice(1));
          return { origin, rel, isHome: host === location.host, isLost: hash !== "" && !target };
        }),
      );
      expect(links.filter(({ isLost }) => isLost)).toEqual([]);
      for (const { origin, rel } of links.filter(({ isHome }) => !isHome)) {
        expect(ELSEWHERE).toContain(origin);
        expect(rel).toBe("noreferrer");
      }
      const ids = await page.locator("[id]").evaluateAll((all) => all.map((one) => one.id));
      expect(ids.filter((one, at) => ids.indexOf(one) !== at)).toEqual([]);
    },
  );
});

describe("the list", () => {
  test("links to each, with the number of its tasks", async () => {
    const page = await harness.open("providers", { width: 320 });
    const links = page.locator(".tile a");
    const shown = await links.evaluateAll((all) =>
      all.map((one) => (one as HTMLAnchorElement).pathname),
    );
    expect(shown.toSorted()).toEqual(providers.map(({ id }) => `/providers/${id}`).toSorted());
    const labels = await links.allTextContents();
    expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, "en")));
    const most = providers.toSorted((one, other) => other.tasks.length - one.tasks.length)[0]!;
    const item = page.locator(".tile", { hasText: most.label });
    expect(await item.textContent()).toContain(`${most.tasks.length} tasks`);
    expect(await widthOf(page)).toBe(320);
  });

  test("the table has words for its marks", async () => {
    const page = await harness.open("providers");
    const table = page.locator(".matrix table");
    const marks = providers.flatMap(({ tasks }) => tasks).length;
    const cells = await table.locator("tbody td").allTextContents();
    expect(cells.filter((one) => one === "✓yes").length).toBeGreaterThanOrEqual(marks);
    expect(cells.filter((one) => one !== "✓yes" && one !== "no")).toEqual([]);
    expect(await table.locator("caption").count()).toBe(1);
    const heads = table.locator("th:not([scope])");
    expect(await heads.count()).toBe(0);
    // It fits here, and its header stays visible.
    expect(await page.locator(".matrix").getAttribute("tabindex")).toBeNull();
    await table.locator("tbody tr").last().scrollIntoViewIfNeeded();
    const top = () =>
      table
        .locator("thead th")
        .nth(1)
        .evaluate((one) => one.getBoundingClientRect().top);
    expect(await top()).toBeGreaterThanOrEqual(0);
  });

  test("a task selects the providers that serve it, also in the URL, with their number", async () => {
    const page = await harness.open("providers");
    await choose(page, TASK);
    const count = `${serving.length} providers`;
    await expect.poll(() => live(page).textContent()).toContain(count);
    expect(await page.getByText(count).first().isVisible()).toBe(true);
    expect(new URL(page.url()).search).toBe(`?task=${TASK}`);
    expect(await page.locator(".tile").count()).toBe(serving.length);
    expect(await page.locator(".matrix thead th").count()).toBe(serving.length + 1);
    expect(await page.locator(".matrix tbody th").first().textContent()).toBe("Text-to-Image");

    await page.reload();
    await settled(page);
    expect(await page.getByLabel("Task", { exact: true }).inputValue()).toBe(TASK);
    await page.locator(".tile a").first().click();
    await section(page, TASK).waitFor();
    expect(await isOpen(page, TASK)).toBe(true);
    await page.goBack();
    await settled(page);
    expect(await page.getByLabel("Task", { exact: true }).inputValue()).toBe(TASK);
    await choose(page, "");
    expect(await page.locator(".tile").count()).toBe(providers.length);
    expect(new URL(page.url()).search).toBe("");
  });

  test("a task without providers, or a misspelled one, is reported", async () => {
    const page = await harness.open("providers?task=depth-estimation");
    expect(await page.getByText("No provider supports this task.").count()).toBe(1);
    expect(await page.locator(".matrix").count()).toBe(0);
    await page.getByRole("button", { name: "Show all tasks" }).click();
    expect(await page.locator(".tile").count()).toBe(providers.length);
    expect(await page.evaluate(() => document.activeElement!.tagName)).toBe("SELECT");

    const chat = await harness.open("providers?task=text-generation");
    await chat.locator(".tile", { hasText: "Cerebras" }).getByRole("link").click();
    await expect.poll(() => isOpen(chat, "conversational")).toBe(true);

    const other = await harness.open("providers?task=text_to_imge");
    await other.getByRole("button", { name: "Text-to-Image" }).click();
    expect(await other.locator(".tile").count()).toBe(serving.length);
    expect(new URL(other.url()).search).toBe(`?task=${TASK}`);
  });
});

describe("a provider", () => {
  test("a URL with a task opens it, and so does a link to it", async () => {
    const page = await harness.open(`providers/fal-ai#${TASK}`);
    await expect.poll(() => isOpen(page, TASK)).toBe(true);
    const topOf = (task: string) =>
      section(page, task).evaluate((one) => Math.round(one.getBoundingClientRect().top));
    expect(Math.abs(await topOf(TASK))).toBeLessThan(5);
    expect(await isOpen(page, "text-to-video")).toBe(false);
    await page.getByRole("link", { name: "Text-to-Video", exact: true }).click();
    await expect.poll(() => isOpen(page, "text-to-video")).toBe(true);
    expect(Math.abs(await topOf("text-to-video"))).toBeLessThan(5);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${TASK}`);
  });

  test("a request is shown as it is sent, on both routes, and can be copied", async () => {
    const page = await harness.open(`providers/fal-ai#${TASK}`, { clipboard: true });
    const codes = section(page, TASK).locator("pre code");
    const [routed = "", direct = ""] = await codes.allTextContents();
    expect(routed).toMatch(/^POST https:\/\/router\.huggingface\.co\/fal-ai\/vendor\/model/);
    expect(routed).toContain("Authorization: Bearer $HF_TOKEN");
    expect(direct).toMatch(/^POST https:\/\/queue\.fal\.run\/vendor\/model/);
    expect(direct).toContain("Authorization: Key $FAL_AI_API_KEY");
    await section(page, TASK).getByRole("button", { name: /^Copy/ }).first().click();
    await copyButton(page, "request for Text-to-Image, Hugging Face router").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(routed);
  });

  test("a model that names it links to its snippets with this provider", async () => {
    const page = await harness.open("providers/replicate");
    const fold = page.locator(".provider-fold summary");
    const more = Number.parseInt((await fold.textContent()) ?? "", 10);
    await fold.click();
    const links = page.locator(".provider-models a");
    await expect.poll(() => links.count()).toBe(9 + more);
    expect(await links.last().isVisible()).toBe(true);
    await page.getByRole("link", { name: FLUX, exact: true }).click();
    await opened(page, FLUX);
    expect(addressOf(page)["provider"]).toBe("replicate");
  });

  test("an alias redirects to it, and a misspelled name has a suggestion", async () => {
    const page = await harness.open("providers/fastest");
    expect(await heading(page).textContent()).toBe("Auto");
    const other = await harness.open("providers/replicat");
    await other.getByText("Did you mean").getByRole("link", { name: "Replicate" }).click();
    await heading(other).getByText("Replicate", { exact: true }).waitFor();
  });
});

describe("accessibility", () => {
  test("a table that is too wide is scrollable by keyboard", async () => {
    const page = await harness.open("providers", { width: 320 });
    const frame = page.locator(".matrix");
    await expect.poll(() => frame.getAttribute("tabindex")).toBe("0");
    await frame.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => frame.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  });
});
