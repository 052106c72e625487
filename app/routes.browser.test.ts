// The pages beside those of models, in a browser: what each lists, finds, copies and reports.
import { installText, loadPlugins, type Plugin } from "hubsmith";
import { loadTaskPage } from "hubsmith/catalog";
import { defaultDownloads, downloadQuery } from "#plugins/kit/catalog/downloads";
import type { DemoItem } from "#plugins/kit/catalog/task-page";
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { mediaUrl } from "./media.ts";
import { entries } from "./plugins.ts";
import { shownIn } from "./routing/places.ts";
import { harnessOf } from "./testing/harness.ts";
import { type AppPage, hasFocus } from "./testing/parts.ts";

const harness = harnessOf();

test("the formats that fit are listed for a model size and a memory", async () => {
  const page = await harness.open("formats?weights=70B");
  const row = (name: string): Locator =>
    page.locator("section[aria-labelledby=gguf] tr", {
      has: page.getByRole("rowheader", { name, exact: true }),
    });
  await row("Q4_K_M").getByText("39.3 to 45.2 GB").waitFor();
  await page.getByLabel("Memory or device").fill("16");
  await row("F16").waitFor({ state: "detached" });
  await page.getByLabel("Model size").fill("many");
  await page.getByText("Enter a size such as 8B.").waitFor();
  await page.getByLabel("Model size").fill("8");
  await row("Q4_K_M").getByText("Fits", { exact: true }).waitFor();
  await expect.poll(() => page.selection()["weights"]).toBe("8");
  await page.reload();
  await row("Q4_K_M").getByText("Fits", { exact: true }).waitFor();
  expect(await row("F32").count()).toBe(0);
});

test("the search dialog knows the words of users, like that of the first page", async () => {
  const page = await harness.open("tasks");
  const search = async (words: string): Promise<readonly string[]> => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search", exact: true }).fill(words);
    // The models are loaded when the dialog opens.
    await page.getByRole("group", { name: "Models" }).waitFor();
    const found = await page.getByRole("option").allTextContents();
    await page.keyboard.press("Escape");
    return found;
  };
  const speech = await search("speech to text");
  expect(speech[0]).toContain("Automatic Speech Recognition");
  expect(speech.join()).toContain("openai/whisper");
  expect(speech.join()).not.toMatch(/XTTS|Text-to-Speech/);
  const images = await search("image generation");
  expect(images[0]).toContain("Text-to-Image");
  expect(images.join()).not.toMatch(/butterflies|commavq/);
  expect((await search("wisper"))[0]).toContain("whisper");
});

test("a task has a page for its other name, and how to choose a model is above the models", async () => {
  const page = await harness.open("tasks/chat");
  expect(await page.heading().textContent()).toBe("Chat");
  const parts = page.getByRole("heading", { level: 2 });
  expect((await parts.allTextContents()).slice(0, 3)).toEqual([
    "Try a model",
    "Choose a model",
    "Models",
  ]);
  expect(await page.getByText("Uses, datasets and metrics").isVisible()).toBe(true);
});

/** Shows all rows of the tables. */
async function showAll(page: AppPage): Promise<void> {
  const more = page.getByRole("button", { name: /^Show more/ });
  while (await more.count()) await more.first().click();
}

describe("plugins", () => {
  const ALL = entries.length;
  const rows = (page: AppPage): Locator => page.locator("tbody tr");

  test("all are listed and none is loaded; a search is in the URL, and the caret stays", async () => {
    const page = await harness.open("plugins", { width: 320 });
    const search = page.getByLabel("Kind, id, label or alias");
    await showAll(page);
    const ids = await rows(page).locator("code").allTextContents();
    expect(ids.toSorted()).toEqual(entries.map(({ id }) => id as string).toSorted());
    const loaded = await page.evaluate(() => performance.getEntriesByType("resource").length);
    expect(loaded).toBeLessThan(40);
    await search.pressSequentially("Wisper");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("h");
    await expect.poll(() => page.selection()).toEqual({ q: "Whisper" });
    const some = await rows(page).count();
    expect(some).toBeGreaterThan(0);
    await expect.poll(() => page.announcement()).toContain(`${some} of ${ALL} plugins`);
    await page.reload();
    await expect.poll(() => rows(page).count()).toBe(some);
    await search.fill("");
    await expect.poll(() => page.announcement()).toContain(`${ALL} of ${ALL} plugins`);
    expect(page.selection()).toEqual({});
  });

  test("the check loads all, and reports one that does not load until it does", async () => {
    const page = await harness.open("plugins");
    const check = page.button("Load all and check");
    const restore = await harness.withhold(page, /\/providers-replicate\.js$/);
    await check.click();
    const problem = `${ALL - 1} of ${ALL} plugins loaded. 1 problem.`;
    await page.getByText(problem).first().waitFor();
    expect(await page.locator(".items").textContent()).toContain("provider/replicate load-failed");
    await restore();
    await check.press("Enter");
    const words = `All ${ALL} plugins loaded. No problems.`;
    await expect.poll(() => page.announcement()).toContain(words);
    expect(await hasFocus(check)).toBe(true);
  });
});

describe("devices", () => {
  const shown = (page: AppPage): Promise<readonly string[]> =>
    page.locator("main .part a").allTextContents();

  test("are searched by name and maker, and a computer without a GPU is first", async () => {
    const page = await harness.open("devices");
    expect(await page.locator("main h2").first().textContent()).toBe("Without a GPU");
    const computers = [8, 16, 32, 64].map((size) => `Computer without a GPU ${size} GB`);
    expect((await shown(page)).slice(0, 4)).toEqual(computers);
    const field = page.getByLabel("Search devices");
    for (const words of ["no gpu", "cpu", "laptop without a gpu"]) {
      await field.fill(words);
      await expect.poll(() => shown(page)).toEqual(computers);
    }
    await field.fill("680m");
    await expect.poll(async () => (await shown(page)).length).toBe(6);
    await page.getByRole("link", { name: "Radeon 680M 16 GB" }).click();
    await page.getByText("11.5 GB; the rest of the 16 GiB is for the system").waitFor();
    await page.goBack();
    await expect.poll(() => field.inputValue()).toBe("680m");
  });

  test("a card has its memory in the units of its name, too", async () => {
    const page = await harness.open("devices/RTX-4090-24-GB");
    expect(await page.locator("main dl").first().textContent()).toContain("25.8 GB (24 GiB)");
  });

  test.each(["no gpu", "cpu", "laptop"])("a field for memory suggests %s", async (words) => {
    const page = await harness.open("formats");
    const field = page.getByLabel("Memory or device");
    const options = await page.locator("datalist option").allTextContents();
    const found = options.filter((option) => option.toLowerCase().includes(words));
    const sixteen = found.find((option) => option.endsWith(", 16 GB"))!;
    await field.fill(sixteen);
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("false");
    await field.blur();
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe("Computer without a GPU, 16 GB");
  });
});

test("a row of the first page has the parameters of its model, also on a phone", async () => {
  const page = await harness.open("?q=Llama-3.1-8B-Instruct", { width: 320 });
  const row = page.locator("li", {
    has: page.getByRole("link", { name: "meta-llama/Llama-3.1-8B-Instruct", exact: true }),
  });
  expect(await row.innerText()).toMatch(/8B\s+parameters/);
  const { x, width } = (await row.getByText("8B parameters").boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(320);
});

describe("libraries", () => {
  const libraries = shownIn(entries, "library");

  test("are searched while typing; the search is in the URL, and is there after going back", async () => {
    const page = await harness.open("libraries");
    const search = page.getByLabel("Search libraries");
    const shown = (): Promise<readonly (string | null)[]> =>
      page
        .locator(".tile a")
        .evaluateAll((all) => all.map((element) => element.getAttribute("href")));
    const all = libraries.map(({ id }) => `/libraries/${encodeURIComponent(id)}`);
    expect((await shown()).toSorted()).toEqual(all.toSorted());
    const steps = await page.evaluate(() => history.length);
    await search.pressSequentially("image segmentation");
    await expect.poll(() => page.selection()).toEqual({ q: "image segmentation" });
    const links = await shown();
    expect(links).toContain("/libraries/transformers");
    const count = `${links.length} of ${libraries.length} libraries`;
    await expect.poll(() => page.announcement()).toContain(count);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await search.fill("timm");
    // Before the pause has ended.
    await page.locator('.tile a[href="/libraries/timm"]').click();
    await page.heading().getByText("timm", { exact: true }).waitFor();
    await page.settled();
    expect(await page.focused()).toBe("timm");
    await page.goBack();
    await expect.poll(() => search.inputValue()).toBe("timm");
    expect(await shown()).toEqual(["/libraries/timm"]);
  });

  test("have a program for a model, with a link to its page, or a reason", async () => {
    const plugins = (await loadPlugins(libraries)).plugins as readonly Plugin<"library">[];
    const programs = (page: AppPage): Locator => page.getByRole("region", { name: "Load a model" });
    const { id } = plugins.find(({ snippets }) => snippets === undefined)!;
    const other = await harness.open(`libraries/${id}`);
    expect(await programs(other).textContent()).toContain("Not available");
    const { install, countDownloads } = plugins.find((plugin) => plugin.id === "transformers")!;
    const page = await harness.open("libraries/transformers");
    const text = await page.locator("main").textContent();
    expect(text).toContain(downloadQuery(countDownloads ?? defaultDownloads));
    expect(text).toContain(installText(install));
    const link = programs(page).locator(".about a").first();
    const model = (await link.textContent())!;
    expect(await programs(page).locator("pre").first().textContent()).toContain(model);
    await link.click();
    await page.opened(model);
  });
});

describe("providers", () => {
  const TASK = "text-to-image";
  const providers = shownIn(entries, "provider");
  const section = (page: AppPage, task: string): Locator => page.locator(`section#${task}`);
  const isOpen = (page: AppPage, task: string): Promise<boolean> =>
    section(page, task)
      .locator("details")
      .evaluate((element) => (element as HTMLDetailsElement).open);

  test("the table has the tasks of each; a task in the words of users selects those that serve it, also in the URL", async () => {
    const page = await harness.open("providers");
    const tiles = page.locator(".tile");
    const least = providers.flatMap(({ tasks }) => tasks).length;
    expect(await tiles.count()).toBe(providers.length);
    const table = page.getByRole("table", { name: "Providers of each task" });
    expect(await table.locator("td a").count()).toBeGreaterThanOrEqual(least);
    await page.getByLabel("Search providers").fill("image generation");
    const serving = providers.filter(({ tasks }) => tasks.includes(TASK));
    await expect.poll(() => tiles.count()).toBe(serving.length);
    const row = table.locator("tbody tr", {
      has: page.getByText("Text-to-Image", { exact: true }),
    });
    await expect.poll(() => row.locator("td a").count()).toBe(serving.length);
    await expect.poll(() => page.selection()["q"]).toBe("image generation");
    await tiles.locator("a").first().click();
    await expect.poll(() => isOpen(page, TASK)).toBe(true);
  });

  test("a link to a task opens it; its requests are shown as they are sent, and can be copied", async () => {
    const page = await harness.open(`providers/fal-ai#${TASK}`, { clipboard: true });
    await expect.poll(() => isOpen(page, TASK)).toBe(true);
    expect(await isOpen(page, "text-to-video")).toBe(false);
    await section(page, TASK).getByText("image_size.width").first().waitFor();
    const codes = section(page, TASK).locator("pre code");
    const [routed = "", direct = ""] = await codes.allTextContents();
    expect(routed).toMatch(/^POST https:\/\/router\.huggingface\.co\/fal-ai\/vendor\/model/);
    expect(routed).toContain("Authorization: Bearer $HF_TOKEN");
    expect(direct).toMatch(/^POST https:\/\/queue\.fal\.run\/vendor\/model/);
    expect(direct).toContain("Authorization: Key $FAL_AI_API_KEY");
    await page.copyButton("request for Text-to-Image, Hugging Face router").click();
    expect(await page.clipboard()).toBe(routed);
    await page.getByRole("link", { name: "Text-to-Video", exact: true }).click();
    await expect.poll(() => isOpen(page, "text-to-video")).toBe(true);
    const box = await section(page, "text-to-video").boundingBox();
    expect(Math.abs(box!.y)).toBeLessThan(5);
  });
});

describe("tasks", async () => {
  const tasks = shownIn(entries, "task");
  const demos = new Map<string, readonly DemoItem[]>();
  for (const task of tasks) {
    const { inputs = [], outputs = [] } = (await loadTaskPage(task))?.demo ?? {};
    demos.set(task.id, [...inputs, ...outputs]);
  }
  // Pages that together have every type of item.
  const seen = new Set<string>();
  const varied = tasks.filter(({ id }) => {
    const types = demos.get(id)!.map(({ type }) => type);
    const isNew = types.some((type) => !seen.has(type));
    for (const type of types) seen.add(type);
    return isNew;
  });

  test.each(varied.map(({ id }) => id))("the media of %s load", async (id) => {
    const page = await harness.open(`tasks/${id}`);
    const media = demos.get(id)!.filter((item) => "filename" in item);
    const usable = media.filter(({ filename }) => mediaUrl(filename) !== undefined);
    const images = usable.filter(({ type }) => type === "img");
    const loaded = (): Promise<number> =>
      page
        .locator("figure img:not([alt=''])")
        .evaluateAll(
          (all) => all.filter((element) => (element as HTMLImageElement).naturalWidth > 0).length,
        );
    await expect.poll(loaded).toBe(images.length);
    const sounds = page.locator("audio[preload=none][controls]");
    expect(await sounds.count()).toBe(usable.length - images.length);
  });

  test.each(["text-generation", "graph-ml"])(
    "the page of %s has a program that can be copied, and leads to its model",
    async (id) => {
      const page = await harness.open(`tasks/${id}`, { clipboard: true });
      const part = page.getByRole("region", { name: "Try a model" });
      const code = (await part.locator("pre").textContent())!;
      expect(code).not.toContain("snapshot_download");
      await part.locator(".code .copy").click();
      await part.locator("[data-copying=copied]").waitFor();
      expect(await page.clipboard()).toBe(code);
      const link = part.getByRole("link").first();
      const model = (await link.textContent())!;
      await link.click();
      await page.opened(model);
    },
  );

  test("a misspelled one has a suggestion, an unknown one none", async () => {
    const page = await harness.open("tasks/text_to_imagex");
    await page.getByText("Did you mean").getByRole("link", { name: "Text-to-Image" }).click();
    await page.heading().getByText("Text-to-Image", { exact: true }).waitFor();
    const unknown = await harness.open("tasks/%25%3Cb%3E");
    expect(await unknown.heading().textContent()).toBe("There is no task “%<b>”");
    expect(await unknown.getByText("Did you mean").count()).toBe(0);
  });

  test("a lost image has its text", async () => {
    const page = await harness.open("tasks");
    await harness.withhold(page, /\.svg$/);
    const { id } = varied.find((task) => demos.get(task.id)!.some(({ type }) => type === "img"))!;
    await page.locator(`.tile a[href="/tasks/${id}"]`).click();
    const { alt } = demos.get(id)!.find((item) => item.type === "img") as { readonly alt: string };
    const empty = page.locator(".demo .empty", { hasText: alt });
    await expect.poll(() => empty.count()).toBeGreaterThan(0);
  });
});
