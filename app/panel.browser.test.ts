// The panel of a model: each snippet and reason is that of the kernel; the views beside the code; the proof; the files.
import { inferenceSnippets, loadSnippets } from "hubsmith";
import { sampled } from "#plugins/kit/testing/sampled";
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { tabId } from "./panel/api/controls.tsx";
import { forReaders } from "./panel/data/reader-words.ts";
import { entries } from "./plugins.ts";
import { expectAccessible } from "./testing/axe.ts";
import { FILE_RECORDS } from "./testing/file-records.ts";
import { harnessOf, type OpenOptions } from "./testing/harness.ts";
import { hub, modelOf } from "./testing/hub.ts";
import { type AppPage, CHAT, KONTEXT, LLAMA, LOOKS, SILENT, UNHOSTED } from "./testing/parts.ts";

// What is shown of other models differs only in its text, and no text is changed (ui/highlight.test.ts).
const VARIED = [LOOKS, KONTEXT, "bartowski/Llama-3.2-3B-Instruct-GGUF", UNHOSTED, SILENT];

const harness = harnessOf();

describe("the code", () => {
  test.each(sampled(VARIED, 4))("of every client, or its reason, is that: %s", async (id) => {
    const page = await harness.open(`models/${id}`);
    await page.show("API");
    const provider = (await page.providerOptions()).at(-1)!;
    await page.chooseProvider(provider);
    await page.settled();
    const { snippets, notOffered } = inferenceSnippets(hub, { model: modelOf(id), provider });
    expect(snippets.length + notOffered.length).toBe(hub.clients.size);
    for (const { language, client: name, content } of snippets) {
      await page.choose(language, hub.clients.get(`${language}/${name}`)!.label);
      expect(await page.code()).toBe(content);
      expect(page.selection()).toMatchObject({ provider, language, client: name });
    }
    const read = forReaders(entries);
    // A framework is loaded when it is chosen.
    const isLoaded = ({ language, client }: (typeof notOffered)[number]): boolean =>
      hub.clients.get(`${language}/${client}`)?.isFramework !== true;
    for (const { language, client: name, reason } of notOffered.filter(isLoaded).map(read)) {
      // Without any code, the reasons are in its place.
      if (snippets.some((snippet) => snippet.language === language))
        await page.choose(language!, `${hub.clients.get(`${language}/${name}`)!.label} — no code`);
      else await page.locator(`#${tabId(language!)}`).click();
      const reasons = page.locator("#call :is(.replaced, .absences, .no-code)");
      await expect.poll(async () => (await reasons.allTextContents()).join("\n")).toContain(reason);
    }
    const load = loadSnippets(hub, modelOf(id));
    await page.show("Library");
    const shown = await page.locator("#load pre code").allTextContents();
    expect(shown).toEqual(load.snippets.map(({ content }) => content));
    const reasons = (await page.locator("#load .absences li").allTextContents()).join("\n");
    for (const { reason } of load.notOffered.map(read)) expect(reasons).toContain(reason);
  });

  test("in a language without clients is highlighted", async () => {
    const page = await harness.open("models/argmaxinc/whisperkit-coreml");
    const swift = page.locator("#load pre", { hasText: "import WhisperKit" });
    await expect.poll(() => swift.locator("span span").count()).toBeGreaterThan(10);
  });

  test("that changed is announced after a pause, and is not read out", async () => {
    const page = await harness.open(`models/${LLAMA}`);
    await page.getByLabel("Prompt", { exact: true }).pressSequentially(" Really?", { delay: 20 });
    expect(await page.announcement()).not.toContain("updated");
    await page.announced("Code updated.");
    expect(await page.announcement()).toBe("Code updated.");
  });

  test("can be scrolled by keyboard if it overflows, and is not a Tab stop if it does not", async () => {
    const page = await harness.open(`models/${LLAMA}?language=python&client=requests`, {
      width: 320,
    });
    const code = page.locator("#snippet pre");
    await expect.poll(() => code.getAttribute("tabindex")).toBe("0");
    expect(await code.getAttribute("role")).toBe("region");
    expect(await code.getAttribute("aria-label")).toContain("Requests");
    expect(await code.getAttribute("dir")).toBe("ltr");
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.locator("main a").first().focus();
    await expect.poll(() => code.getAttribute("tabindex")).toBeNull();
  });
});

const call = (page: AppPage): Locator => page.locator("#code");
const proof = (page: AppPage): Locator => page.locator("#code .proof");
/** The text of the section, once it has loaded. */
async function textOf(page: AppPage): Promise<string> {
  await page.locator("#code:not(:has([aria-busy=true], .loading))").waitFor();
  await page.locator("#code .proof:empty").waitFor({ state: "detached" });
  return (await call(page).textContent()) ?? "";
}

describe("the recipe and the wire format of a chat", () => {
  test("change the program, stay in the address, and have a test result", async () => {
    const page = await harness.open(CHAT);
    await textOf(page);
    await page.getByRole("radio", { name: "Tools" }).click();
    await expect.poll(() => textOf(page)).toContain("message.tool_calls");
    await page.getByRole("radio", { name: "Messages" }).click();
    // OpenAI's SDK does not have it.
    await expect.poll(() => textOf(page)).toContain('"type": "tool_result"');
    expect(page.selection()).toMatchObject({ recipe: "tools", wire: "messages" });
    await expect.poll(() => proof(page).textContent()).toMatch(/^Run with .* Not tested: a recipe/);
  });
});

describe("the proof", () => {
  test("says that a mock server was used, and what it does not cover", async () => {
    const page = await harness.open(CHAT);
    await textOf(page);
    const about = /^Run with openai \d.* against a mock of the provider, not a live service\.$/;
    await expect.poll(() => proof(page).textContent()).toMatch(about);
    await page.show("Library");
    const library = page.locator("#load .proof:not(:empty)").first();
    await expect
      .poll(() => library.textContent())
      .toMatch(/^(?:Type-checked with transformers \d|Syntax-checked)/);
    await page.show("API");
    await page.getByRole("checkbox", { name: "Streaming" }).click();
    await expect.poll(() => proof(page).textContent()).toContain("Not tested: streaming.");
  });

  test("moves no code when it loads, on a phone", async () => {
    const page = await harness.open("", { width: 320, isFresh: true });
    const release = await page.hold(/\/proofs-[^/]*\.js$/);
    await page.goto(harness.url + CHAT);
    await page.settled();
    await page.locator("#call .proof:empty").first().waitFor({ state: "attached" });
    const tops = (): Promise<readonly number[]> =>
      page
        .locator("pre")
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top));
    const before = await tops();
    expect(before.length).toBeGreaterThan(0);
    release();
    await page.locator("#call .proof:not(:empty)").first().waitFor();
    await textOf(page);
    expect(await tops()).toEqual(before);
  });
});

describe("the files", () => {
  const ALL = "made-up/everything";
  const memory = (page: AppPage): Locator => page.getByLabel("Memory or device");
  const add = async (page: AppPage, id: string): Promise<void> => {
    const record = FILE_RECORDS.find((candidate) => candidate.id === id);
    await page.getByLabel(/^Model id or Hub URL/).fill(JSON.stringify(record));
    await page.button("Show code").click();
    await page.opened(id);
  };
  const opened = async (id: string, gb: number, how?: OpenOptions): Promise<AppPage> => {
    const page = await harness.open(`models/${id}?memory=${gb}`, how);
    await add(page, id);
    return page;
  };

  test("the memory is remembered for another model", async () => {
    const first = "models/bartowski/Qwen2.5-7B-Instruct-GGUF?memory=16";
    const page = await harness.open(first, { isFresh: true });
    await page.locator("#files").scrollIntoViewIfNeeded();
    await page.getByText("Fits in 16 GB", { exact: true }).waitFor();
    await page.goto(`${harness.url}models/bartowski/Llama-3.2-3B-Instruct-GGUF`);
    // Without scrolling: the commands above depend on the memory.
    const local = page.locator("#app pre code").first();
    await expect.poll(() => local.textContent()).toMatch(/-GGUF:Q8_0 /);
    await page.getByText("GGUF file: Q8_0, 3.42 GB. Choose another file").waitFor();
    expect(await memory(page).inputValue()).toBe("16");
  });

  test.each([1280, 375])("what fits does not move the page, %i px wide", async (width) => {
    const page = await harness.open("models/bartowski/Qwen2.5-7B-Instruct-GGUF", { isFresh: true });
    await page.setViewportSize({ width, height: 900 });
    const ways = page.getByRole("navigation", { name: "Ways to use it" });
    const before = await ways.boundingBox();
    await memory(page).fill("laptop with 16 GB");
    await page.locator("#app .app").getByText("Fits", { exact: true }).first().waitFor();
    expect(await ways.boundingBox()).toEqual(before);
  });

  test("an invalid memory is rejected next to the field, and takes the old figures off the page", async () => {
    const page = await opened(ALL, 16);
    await page.getByText("Fits in 16 GB", { exact: true }).waitFor();
    await memory(page).fill("lots");
    await page.getByText("Enter a number of GB").waitFor();
    expect(await memory(page).getAttribute("aria-invalid")).toBe("true");
    await page.getByText("Fits in 16 GB", { exact: true }).waitFor({ state: "detached" });
  });

  test("ten thousand are shown in parts", async () => {
    const page = await opened("made-up/many", 8);
    await page.getByRole("button", { name: "Show more (4,950)" }).press("Enter");
    expect(await page.locator("#files tbody tr").count()).toBeGreaterThan(500);
  });

  test("hostile names are only text, fit into 320 pixels, and axe finds nothing", async () => {
    const page = await opened("made-up/hostile", 12, { width: 320 });
    await page.locator("#files table").waitFor();
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(320);
    await expectAccessible(page);
  });

  test("on a phone, whether a file fits, its quality and its size are visible without scrolling", async () => {
    const page = await opened(ALL, 16, { width: 320 });
    const best = page.getByRole("row").filter({ has: page.getByRole("radio", { checked: true }) });
    expect(await best.innerText()).toMatch(/^Q8_0\s+Recommended\s+Fits\s+Near original\s+8.54 GB$/);
    const table = page.locator("#files .scroller");
    expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await page
      .getByText(
        "a context of 8,192 tokens, which -c 8192 sets in llama.cpp. Without it, llama.cpp uses the longest context that fits into the GPU.",
      )
      .waitFor();
  });

  test("a part that does not load can be retried, and keeps the focus", async () => {
    const page = await harness.open(`models/${ALL}?memory=16`, { isFresh: true });
    const restore = await harness.withhold(page, /\/files-[^/]*\.js$/);
    await add(page, ALL);
    await page.getByText("This part did not load.").waitFor();
    await restore();
    await page.locator("#files").getByRole("button", { name: "Try again" }).press("Enter");
    await page.locator("#files table").waitFor();
    expect(await page.focused()).toBe("files-title");
  });
});
