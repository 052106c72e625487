// The panel of a model: each snippet and reason is that of the kernel; the form and the providers; the proof; the apps and the files.
import { inferenceSnippets, loadSnippets } from "hubsmith";
import { sampled } from "#plugins/kit/testing/sampled";
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { tabId } from "./panel/api/controls.tsx";
import { forReaders } from "./panel/data/reader-words.ts";
import { entries } from "./plugins.ts";
import { expectAccessible } from "./testing/axe.ts";
import { FILE_RECORDS } from "./testing/file-records.ts";
import { type OpenOptions, harnessOf } from "./testing/harness.ts";
import { hub, modelOf } from "./testing/hub.ts";
import {
  type AppPage,
  CHAT,
  FLUX,
  KONTEXT,
  LLAMA,
  LOOKS,
  SILENT,
  TABLES,
  UNHOSTED,
} from "./testing/parts.ts";

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
    await expect.poll(() => proof(page).textContent()).toMatch(/^Sample call: run with /);
  });
});

describe("the proof", () => {
  test("says that the sample was run, with a mock server", async () => {
    const page = await harness.open(CHAT);
    await textOf(page);
    const about =
      /^Sample call: run with openai \d.* against a mock of the provider, not a live service\.$/;
    await expect.poll(() => proof(page).textContent()).toMatch(about);
    await page.show("Library");
    const library = page.locator("#load .proof:not(:empty)").first();
    await expect
      .poll(() => library.textContent())
      .toMatch(/^(?:Type-checked with transformers \d|Syntax-checked)/);
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
});

test("a file that a provider does not take keeps the code, and names the providers that take it", async () => {
  const page = await harness.open("models/openai/whisper-large-v3?provider=fal-ai");
  const before = await page.code();
  const file = page.field("File on your disk");
  await file.fill("m");
  expect(await page.code()).toBe(before);
  await file.fill("meeting.flac");
  expect(await page.code()).toBe(before);
  expect(await file.getAttribute("aria-invalid")).toBe("true");
  await page
    .locator(".field", { has: file })
    .getByText(/fal supports .* not flac/)
    .waitFor();
  // The shown code is for the last file.
  await page.keyboard.press("Alt+c");
  await expect.poll(() => page.announcement()).toBe("There is no code for this selection.");
  await page.show("Library");
  await expect
    .poll(() => page.locator("#load pre code").first().textContent())
    .toContain("meeting.flac");
  await page.show("API");
  // Only providers of the record are named.
  const hosts = modelOf("openai/whisper-large-v3").inferenceProviderMapping!.map(
    ({ provider }) => hub.providers.get(provider)!.label,
  );
  expect(hosts).toEqual(
    expect.arrayContaining(await page.locator(".no-code button").allTextContents()),
  );
  await page.locator(".no-code").getByRole("button", { name: "HF Inference" }).click();
  await expect.poll(() => page.code()).toContain("meeting.flac");
  expect(await file.getAttribute("aria-invalid")).toBe("false");
});

test("a file that the client does not take changes the client, the key and the bill, and says so", async () => {
  const page = await harness.open("models/openai/whisper-large-v3?provider=fal-ai&language=js");
  const file = page.field("File on your disk");
  await file.fill("meeting.m4a");
  const note = page.locator(".call .replaced");
  const words = "for fal client, not for huggingface.js. It reads the key FAL_AI_API_KEY";
  await expect.poll(() => note.textContent()).toContain(words);
  await expect
    .poll(() => page.announcement())
    .toContain("fal client, reads the key FAL_AI_API_KEY");
  expect(page.url()).not.toContain("client=fal-client");
  await file.fill("meeting.mp3");
  await expect.poll(() => page.code()).toContain("huggingface");
  expect(await note.count()).toBe(0);
});

test("the code stays in view while the last parameter is typed", async () => {
  const page = await harness.open(`models/${LLAMA}?provider=together`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator(".call summary", { hasText: /^Parameters/ }).click();
  const last = page.locator(".call .parameters input").last();
  await last.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const { y } = (await page.locator("#snippet .code-head").boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(400);
});

test("parameters say what they do, and have two columns where there is place", async () => {
  const page = await harness.open(`models/${LLAMA}?provider=together`);
  await page.setViewportSize({ width: 800, height: 900 });
  await page.unfold();
  const shown = page.locator(".call .parameters > .fields > .field");
  const all = await shown.count();
  expect(all).toBeGreaterThan(10);
  const [first, second] = await shown.evaluateAll((fields) =>
    fields.map((element) => element.getBoundingClientRect().top),
  );
  expect(second).toBe(first);
  await expect.poll(() => shown.locator(".note").count()).toBeGreaterThanOrEqual(all);
});

test.each([
  ["on a phone", 375],
  ["on a desktop", 1280],
])("%s, a recipe that makes the code longer stays where it was clicked", async (_, width) => {
  const page = await harness.open("models/zai-org/GLM-5.1", { width });
  const toggle = page.getByRole("button", { name: "Inputs and parameters" });
  if (await toggle.isVisible()) await toggle.click();
  for (const name of ["Tools", "Chat"]) {
    const before = await page.code();
    const radio = page.locator("#call").getByRole("radio", { name, exact: true });
    await radio.scrollIntoViewIfNeeded();
    const { y } = (await radio.boundingBox())!;
    await radio.check();
    await expect.poll(() => page.code()).not.toBe(before);
    await page.settled();
    expect(Math.abs((await radio.boundingBox())!.y - y)).toBeLessThan(2);
  }
});

describe("the table of the providers", () => {
  const parts = (page: AppPage) => {
    const table = page.locator(".offers");
    const costs = async (): Promise<readonly (number | undefined)[]> =>
      (await table.locator("tbody td:nth-child(2)").allTextContents()).map((text) =>
        text === "–" ? undefined : Number(text.slice(1)),
      );
    return { table, costs, names: table.locator("tbody th") };
  };
  // The router, and offers that are no longer listed, are last.
  const isRising = (costs: readonly (number | undefined)[]): boolean =>
    costs.slice(0, 3).every((cost, at, all) => at === 0 || all[at - 1]! <= cost!);

  test("the cheapest call is first, a column sorts the rows, and a row chooses its provider", async () => {
    const page = await harness.open(`models/${LLAMA}?provider=together`);
    const { table, costs, names } = parts(page);
    await names.first().waitFor();
    expect(await names.allInnerTexts()).toContain("Auto (default provider)");
    expect(isRising(await costs())).toBe(true);
    await table.getByRole("button", { name: "Context" }).click();
    await table.getByRole("button", { name: "Context" }).click();
    expect(await table.locator("[aria-sort]").getAttribute("aria-sort")).toBe("descending");
    await table.getByRole("button", { name: "Groq", exact: true }).click();
    await expect.poll(() => page.selection()["provider"]).toBe("groq");
    expect(await table.locator("[data-current]").innerText()).toContain("Groq");
    await table.getByRole("button", { name: "Auto (default provider)" }).click();
    await expect.poll(() => page.selection()["provider"]).toBe("auto");
  });

  test("on a phone the cost of a call is visible, and the caption is as wide as the frame", async () => {
    const page = await harness.open(`models/${LLAMA}?provider=together`, { width: 320 });
    const { table, names } = parts(page);
    await names.first().waitFor();
    expect(
      await table.locator("thead th:nth-child(2), caption").evaluateAll((all) =>
        all.every((element) => {
          const { right } = element.closest(".scroller")!.getBoundingClientRect();
          return element.getBoundingClientRect().right <= right;
        }),
      ),
    ).toBe(true);
  });

  test("without prices it has the ids and the days, and no cost", async () => {
    const page = await harness.open(`models/${FLUX}`);
    const { table, names } = parts(page);
    await names.first().waitFor();
    const head = await table.locator("thead th").allTextContents();
    expect(head).toEqual(["Provider", "Id", "Date"]);
    const unhosted = await harness.open(`models/${UNHOSTED}`);
    await unhosted.settled();
    expect(await unhosted.locator(".offers").count()).toBe(0);
  });

  test("a policy of the router is in the code and in the link", async () => {
    const page = await harness.open(`models/${LLAMA}?provider=together`);
    await page.chooseProvider("cheapest");
    await expect.poll(() => page.code()).toContain(`${LLAMA}:cheapest`);
    const other = await harness.follow(page);
    expect(await other.code()).toContain(`${LLAMA}:cheapest`);
  });
});

test("the list of providers has all: available ones first, unavailable ones below the reason", async () => {
  const page = await harness.open(`models/${LLAMA}?provider=together`);
  const usable = await page.providerOptions();
  expect(usable).toContain("auto");
  expect(usable).toContain("groq");
  const headings = await page
    .locator("#provider optgroup")
    .evaluateAll((all) => all.map((group) => (group as HTMLOptGroupElement).label));
  expect(headings.slice(0, 2)).toEqual(["Automatic", "Host this model"]);
  // Each reason is said once, as a heading.
  const under = (heading: string): Promise<readonly string[]> =>
    page.locator(`#provider optgroup[label="${heading}"] option:disabled`).allTextContents();
  expect(await under("Do not host this model")).toContain("Baseten");
  expect(await under("Do not support this task")).toContain("Black Forest Labs");
  // Type-ahead of the browser.
  await page.providerField().focus();
  await page.keyboard.type("groq");
  await expect.poll(() => page.selection()["provider"]).toBe("groq");
});

/** The code for Requests, and the unfolded form. */
const requests = async (id: string, more = ""): Promise<AppPage> => {
  const page = await harness.open(`models/${id}?language=python&client=requests${more}`);
  await page.show("API");
  await page.snippet().waitFor();
  await page.unfold();
  return page;
};
/** The text that describes a field. */
const noteOf = async (page: AppPage, of: Locator): Promise<string | null> =>
  page
    .locator(`[id="${(await of.getAttribute("aria-describedby"))?.split(" ").at(-1)}"]`)
    .textContent();

test("a wrong parameter is marked at its field, and is not in the code", async () => {
  // The providers of the record do not support a size, and the router is not checked.
  const page = await requests(KONTEXT, "&provider=auto");
  const before = await page.code();
  const steps = page.getByLabel("num_inference_steps");
  const size = page.getByLabel("target_size");
  await steps.fill("many");
  await size.fill("640");
  for (const [input, words] of [
    [steps, "an integer of at least 0"],
    [size, "an object with width and height"],
  ] as const) {
    expect(await input.getAttribute("aria-invalid")).toBe("true");
    expect(await noteOf(page, input)).toContain(words);
  }
  const summary = page.locator(".parameters summary");
  expect(await summary.textContent()).toBe("Parameters 2 ignored");
  expect(await page.code()).toBe(before);
  await steps.fill("");
  expect(await steps.getAttribute("aria-invalid")).toBe("false");
  await expect.poll(() => noteOf(page, steps)).toContain("More steps");
  await size.fill("640x512");
  expect(await summary.textContent()).toBe("Parameters 1 set");
  expect(await page.code()).toContain("640");
});

test("a chat has a prompt, an image if its sample has one, and a table is JSON; an invalid one is reported", async () => {
  const page = await requests(LOOKS);
  await page.field("Prompt").fill("Hello?");
  expect(await page.code()).toContain('"Hello?"');
  const image = page.field("Image URL");
  await image.fill("https://example.com/two.png");
  expect(await page.code()).toContain("https://example.com/two.png");
  await image.fill("two.png");
  const words =
    "A provider cannot read a file on your disk. Upload it and enter its URL, or data:image/png;";
  expect(await noteOf(page, image)).toContain(words);
  expect(await page.code()).not.toContain("two.png");
  await page.button("Reset").click();
  expect(await page.field("Prompt").inputValue()).not.toBe("Hello?");
  const other = await requests(TABLES);
  const table = other.field("Table");
  await table.fill('{"Town": ["Porto"]}');
  expect(await other.code()).toContain('"Town": ["Porto"]');
  await table.fill("Town");
  expect(await noteOf(other, table)).toContain("Invalid JSON.");
  expect(await other.code()).toContain("Transformers");
});

const WEIGHTS = "models/Qwen/Qwen2.5-7B-Instruct?use=app";
const GGUF = "bartowski/Qwen2.5-7B-Instruct-GGUF";

test("the name and the memory of an app are beside each other, the memory on one line", async () => {
  const page = await harness.open(WEIGHTS);
  const memory = page.locator("#app .app-memory", { hasText: "GB" });
  await expect.poll(() => memory.count()).toBeGreaterThan(5);
  const heights = await memory.evaluateAll((all) =>
    all.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
  );
  expect(Math.max(...heights)).toBeLessThan(1.5);
});

test("on a phone the page scrolls, and not the list of apps", async () => {
  const page = await harness.open(WEIGHTS, { width: 375 });
  const rows = page.locator("#app .apps > li:visible");
  await expect.poll(() => rows.count()).toBe(4);
  const more = page.getByRole("button", { name: /^\d+ more$/ });
  await more.focus();
  await page.keyboard.press("Enter");
  await page.button("Fewer").waitFor();
  expect(await rows.count()).toBe(await page.locator("#app .apps > li").count());
  expect(await page.focused()).toBe("Fewer");
  const isWhole = await page
    .locator("#app .apps")
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
  expect(isWhole).toBe(true);
});

test("a server that ends with its terminal has a note, and one in the background has none", async () => {
  const page = await harness.open(`models/${GGUF}?use=app&app=ollama`);
  const note = page.getByText("Keep the server running");
  await expect.poll(() => note.count()).toBe(1);
  await page.locator(".app", { hasText: "LM Studio" }).click();
  await expect.poll(() => note.count()).toBe(0);
});
