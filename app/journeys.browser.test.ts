// Nine user journeys, from the first page to code in the clipboard. The tenth, an embedded panel, is in
// tools/products/panel/embed.browser.test.ts.
import { installText } from "hubsmith";
import { cheapestOf, offersOf } from "hubsmith/offers";
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { harnessOf } from "./testing/harness.ts";
import { hub } from "./testing/hub.ts";
import { type AppPage, CHAT, FLUX, LLAMA } from "./testing/parts.ts";

const harness = harnessOf();

const GGUF = "bartowski/Qwen2.5-7B-Instruct-GGUF";
const field = (page: AppPage): Locator => page.getByRole("searchbox", { name: "Search models" });
const results = (page: AppPage): Locator => page.locator(".results > li > a");
const count = (page: AppPage): Promise<string | null> => page.locator("#found").textContent();
const box = async (locator: Locator) => (await locator.boundingBox())!;

describe("find a model and copy its code", () => {
  test("from the most downloaded models", async () => {
    const page = await harness.open("", { clipboard: true });
    expect(await count(page)).toMatch(/^1,\d{3} models$/);
    expect(await page.locator("#source").textContent()).toMatch(/^Hugging Face Hub, \w+ \d+, \d+$/);
    // The prices of hosted models are in the first rows.
    const row = page.locator(".results > li").first();
    expect(await row.textContent()).toMatch(/\d providers?.*\$\d.*tokens of context/);
    await page.getByLabel("Hosted first").uncheck();
    await expect
      .poll(() => results(page).first().textContent())
      .toBe("sentence-transformers/all-MiniLM-L6-v2");
    await expect.poll(() => page.url()).toMatch(/\?show=all$/);
    await page.getByLabel("Hosted first").check();
    expect(await results(page).count()).toBe(30);
    await field(page).fill("Llama-3.3-70B-Instruct");
    await page.getByRole("link", { name: LLAMA, exact: true }).waitFor();
    const [first, second] = await page
      .locator(".results > li")
      .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).backgroundColor));
    expect(first).not.toBe(second);
    await page.getByRole("link", { name: LLAMA, exact: true }).click();
    await page.opened(LLAMA);
    await page.chooseProvider("together");
    await page.choose("python", "Requests");
    await page.settled();
    // A later announcement would replace those of the copies.
    await page.announced("Code updated.");
    const top = (): Promise<number> =>
      page.locator("#snippet pre").evaluate((pre) => pre.getBoundingClientRect().top + scrollY);
    const before = await top();
    await page.copyButton("Requests snippet").click();
    await page.announced("Copied Requests snippet.");
    expect(await page.clipboard()).toBe(await page.code());
    expect(await page.focused()).toContain("Requests snippet");
    await page.copyButton("install command of Requests").click();
    await page.announced("Copied install command of Requests.");
    expect(await page.clipboard()).toBe(installText(hub.clients.get("python/requests")!.install));
    // Nothing jumps when code is copied, or in another language.
    for (const name of ["JavaScript", "Shell", "PHP"]) {
      await page.tab(name).click();
      expect(await top()).toBe(before);
    }
  });

  test.each([
    ["at the provider of the search", "llama 3.3 70b together", LLAMA, "together"],
    ["at its cheapest provider", "glm-5.1", "zai-org/GLM-5.1", undefined],
  ])("%s, with two clicks", async (_, words, id, wanted) => {
    const page = await harness.open("", { clipboard: true });
    // The search has the focus.
    await page.keyboard.type(words);
    await page.getByRole("link", { name: id, exact: true }).click();
    await page.opened(id);
    await page.copyButton("OpenAI Python SDK snippet").click();
    const provider =
      wanted ?? cheapestOf(await offersOf({ id }), { input: 1000, output: 500 })!.provider;
    await expect.poll(() => page.clipboard()).toContain(`model="${id}:${provider}"`);
  });

  test("with filters, which the URL repeats", async () => {
    const page = await harness.open("?q=wisper&sort=likes");
    await page.getByRole("group", { name: "Task" }).getByRole("checkbox").first().check();
    await expect.poll(() => page.url()).toMatch(/\?q=wisper&task=[a-z-]+&sort=likes$/);
    const titles = await results(page).allTextContents();
    expect(titles.join(" ")).toContain("whisper");
    await field(page).fill("speech to text");
    const named = page.locator("#source").getByRole("link");
    await expect.poll(() => named.allTextContents()).toEqual(["Speech Recognition"]);
    // The URL follows a moment after the text.
    await expect.poll(() => page.url()).toMatch(/\?q=speech/);
    await page.button("Remove speech to text").click();
    expect(await field(page).inputValue()).toBe("");
    await field(page).fill("gpt-4o");
    await page.getByText("“gpt 4o” is not on the Hub.").waitFor();
    await field(page).fill("wisper");
    await expect.poll(() => page.url()).toMatch(/\?q=wisper/);
    const other = await harness.follow(page);
    expect(await field(other).inputValue()).toBe("wisper");
    expect(await results(other).allTextContents()).toEqual(titles);
    await field(other).fill("zzzzzzzz");
    await other.button("Show all models").click();
    await expect.poll(() => results(other).count()).toBe(30);
    expect(await other.focused()).toBe("find");
  });

  test.each([
    [1280, 800],
    [375, 812],
  ])("without scrolling: %i × %i", async (width, height) => {
    const page = await harness.open(CHAT);
    await page.setViewportSize({ width, height });
    for (const locator of [
      page.heading(),
      page.providerField(),
      page.clients(),
      page.copyButton("OpenAI Python SDK snippet"),
      page.locator("#snippet pre code > span").nth(3),
    ]) {
      const { y, height: high } = await box(locator);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + high).toBeLessThanOrEqual(height);
    }
    // The controls are one row.
    const tops = await Promise.all([page.providerField(), page.clients()].map(box));
    expect(Math.abs(tops[0]!.y - tops[1]!.y)).toBeLessThan(3);
  });

  test("on a phone, where filters are closed at first", async () => {
    const page = await harness.open("", { width: 375 });
    const task = page.getByRole("group", { name: "Task" });
    expect(await task.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Filters" }).click();
    expect(await task.isVisible()).toBe(true);
  });
});

test("make an image in JavaScript: from the task to the code", async () => {
  const page = await harness.open("");
  await page.getByRole("link", { name: "Image generation" }).click();
  await page.heading().getByText("Image Generation", { exact: true }).waitFor();
  await page.getByRole("link", { name: FLUX }).first().click();
  await page.opened(FLUX);
  await page.chooseProvider("fal-ai");
  await page.settled();
  // What has no code for this call can be chosen, and says why.
  await page.choose("python", "OpenAI Python SDK — no code");
  expect(await page.locator(".call .replaced").textContent()).toContain("needs OpenAI's API");
  await page.choose("js", "fetch");
  await page.getByLabel("Prompt", { exact: true }).fill("A red fox");
  expect(await page.code()).toContain("A red fox");
});

test("run Qwen3-8B on a Mac with 16 GB: Enter and one key copy a command that fits", async () => {
  const page = await harness.open("", { clipboard: true });
  await page.keyboard.type("qwen3-8b mac 16gb");
  await page.getByRole("button", { name: "Remove mac 16gb: fits into 11 GB" }).waitFor();
  await page.keyboard.press("Enter");
  await page.opened("Qwen/Qwen3-8B");
  const command = page.locator("#app pre", { hasText: "Qwen3-8B" }).first();
  await expect.poll(() => command.textContent()).toMatch(/-hf Qwen\/Qwen3-8B-GGUF:Q6_K -c 8192/);
  const summary = await page.locator("#app summary").first().textContent();
  expect(summary).toMatch(/^Runs as Qwen\/Qwen3-8B-GGUF: \S+\.gguf: .* tokens\. Fits$/);
  await page.keyboard.press("Alt+c");
  await expect.poll(() => page.clipboard()).toBe(await command.textContent());
});

test("run a GGUF in 16 GB: the file that fits is in each command", async () => {
  const page = await harness.open("", { clipboard: true });
  await field(page).fill(GGUF);
  await page.keyboard.press("Enter");
  await page.opened(GGUF);
  const local = page.locator("#load pre code").first();
  const memory = page.getByLabel("Memory or device");
  await page.show("Library");
  await page.locator("#files").scrollIntoViewIfNeeded();
  await memory.fill("16");
  await page.getByText("Fits in 16 GB", { exact: true }).waitFor();
  expect(await page.getByRole("radio", { name: "Q8_0", exact: true }).isChecked()).toBe(true);
  await expect.poll(() => local.textContent()).toContain(`-hf ${GGUF}:Q8_0 `);
  await page.getByRole("radio", { name: "Q3_K_M", exact: true }).check();
  await page.copyButton("Download snippet").click();
  expect(await page.clipboard()).toContain("Q3_K_M");
  await page.show("App");
  const app = page.locator("#app");
  const script = app.getByText("llama.app/install.sh");
  await app.getByRole("link", { name: /^llama\.cpp/ }).click();
  await expect.poll(() => script.count()).toBe(1);
  await app.getByRole("link", { name: /^Ollama/ }).click();
  await expect.poll(() => script.count()).toBe(0);
  await page.copyButton("Ollama command: Chat in the terminal").click();
  expect(await page.clipboard()).toBe(`ollama run hf.co/${GGUF}:Q3_K_M`);
  await app.getByRole("checkbox", { name: "Streaming" }).click();
  await page.copyButton("Ollama call").click();
  expect(await page.clipboard()).toContain('base_url="http://localhost:11434/v1"');
  expect(await page.clipboard()).toContain("stream=True");
  const other = await harness.follow(page);
  await other.copyButton("Ollama command: Chat in the terminal").waitFor();
  await expect
    .poll(() => other.locator("#app pre code").allTextContents())
    .toContain(`ollama run hf.co/${GGUF}:Q3_K_M`);
  await memory.fill("RTX 3060");
  await page.getByText("RTX 3060 has 8 or 12 GB.").first().waitFor();
  await memory.fill("RTX 3060 8GB");
  await page.getByText("Fits in RTX 3060, 8 GB", { exact: true }).waitFor();
  await page.getByRole("heading", { name: "Download Q4_K_M" }).waitFor();
  await page.show("Library");
  expect(await memory.inputValue()).toBe("RTX 3060, 8 GB");
});

const add = async (page: AppPage, text: string): Promise<void> => {
  await page.getByLabel(/^Model id or Hub URL/).fill(text);
  await page.button("Show code").click();
  await page.drawn();
};

const useAnother = (page: AppPage): Promise<void> =>
  page.getByRole("button", { name: "Use another model" }).click();

describe("use a model that is not built in", () => {
  test("a whole id opens this model, and Enter only moves to a similar one", async () => {
    const id = "openai/whisper-large-v2";
    const page = await harness.open();
    await field(page).fill("whisper-large-v2");
    await page.getByText("similar models").waitFor();
    await page.keyboard.press("Enter");
    expect(await page.focused()).toContain("whisper-large-v3");
    expect(page.path()).toBe("/");
    await field(page).fill(id);
    await page.getByRole("link", { name: `Use ${id}` }).waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.path()).toBe(`/models/${id}`);
    await page.getByText("Unknown model").waitFor();
  });

  test("by its id or record, which is kept after a reload, and removed", async () => {
    const id = "you/new-model";
    const page = await harness.open(`models/${id}`);
    expect(await page.locator("code").allTextContents()).toContain(
      `curl https://huggingface.co/api/models/${id}?blobs=true`,
    );
    await page.button("Show code").click();
    expect(await page.getByRole("alert").textContent()).toContain("Choose a task or a library.");
    await page.getByRole("combobox", { name: "Library" }).selectOption("vllm");
    await page.button("Show code").click();
    await page.opened(id);
    expect(await page.focused()).toBe(id);
    await page.reload();
    await page.opened(id);
    await page.show("Library");
    expect(await page.locator("#load").textContent()).toContain(`vllm serve ${id}`);
    await page.getByRole("link", { name: "All models" }).click();
    await useAnother(page);
    await add(page, "hello world");
    expect(await page.getByRole("alert").textContent()).toContain("That is not JSON");
    await add(page, JSON.stringify({ id: LLAMA, library_name: "vllm", tags: ["mine"] }));
    await page.opened(LLAMA);
    const remove = page.button("Remove this model");
    await remove.click();
    await field(page).waitFor();
    await useAnother(page);
    await page.getByText("Your models:").getByRole("link", { name: id }).click();
    await page.opened(id);
    await remove.click();
    await useAnother(page);
    expect(await page.evaluate(() => localStorage.getItem("hubsmith.models"))).toBe("[]");
    await add(page, `https://huggingface.co/${LLAMA}`);
    await page.opened(LLAMA);
    expect(await remove.count()).toBe(0);
  });

  test("by a link to it: the closest name is offered, or the built-in models", async () => {
    const id = "meta-llama/Llama-3.3-70B-Instrct";
    const page = await harness.open(`models/${id}?provider=groq`);
    expect(await page.locator("main q").textContent()).toBe(id);
    await page.getByText("Did you mean").getByRole("link", { name: LLAMA, exact: true }).click();
    await page.opened(LLAMA);
    expect(await page.focused()).toBe(LLAMA);
    const unlike = await harness.open("models/you/private");
    expect(await unlike.getByText("Did you mean").count()).toBe(0);
    await unlike.getByRole("link", { name: "search the built-in models" }).click();
    await field(unlike).waitFor();
    expect(unlike.path()).toBe("/");
  });
});

test("call an own endpoint, by its URL: it is in every snippet", async () => {
  const url = "http://localhost:8080/v1";
  const page = await harness.open(`models/${LLAMA}?provider=together&language=python`);
  await page.chooseProvider("endpoint");
  expect(await page.code()).toContain("https://your-endpoint.example.com");
  await page.getByLabel("Endpoint URL").fill(url);
  await page.settled();
  await page.getByLabel("Model name on the server").fill("llama-served");
  for (const name of ["JavaScript", "Shell", "Python"]) {
    await page.tab(name).click();
    await page.settled();
    const code = await page.code();
    expect(code).toContain(url);
    expect(code).toContain('"llama-served"');
    // A server on the same machine asks for no key.
    expect(code).not.toMatch(/API_TOKEN|HF_TOKEN|router/);
  }
  // Nothing claims a test of that server.
  expect(await page.locator("#code .proof").textContent()).toMatch(/^(?:Sample call: |Not tested)/);
  const endpoint = page.getByLabel("Endpoint URL");
  await endpoint.fill("javascript:alert(1)");
  expect(await endpoint.getAttribute("aria-invalid")).toBe("true");
  await page.getByText("Enter an http or https URL.").waitFor();
  expect(await page.code()).toContain(url);
});

test("a link puts no text and no server into the code; a reload keeps what was typed in this tab", async () => {
  const texts = "bill-to=evil&served-model=evil&input.0.content=evil&parameter.temperature=0.66";
  const query = `language=python&way=endpoint&endpoint=https://evil.example/v1&${texts}`;
  const page = await harness.open(`models/${LLAMA}?${query}`);
  expect(await page.code()).not.toMatch(/evil|0\.66/);
  expect(page.url()).not.toMatch(/evil|0\.66/);
  await page.unfold();
  await page.getByLabel("Prompt", { exact: true }).fill("Mine.");
  await page.getByLabel("Endpoint URL").fill("http://localhost:8080/v1");
  await page.settled();
  const code = await page.code();
  expect(code).toMatch(/localhost:8080[^]*Mine/);
  expect(page.url()).not.toMatch(/localhost:8080|Mine/);
  await page.reload();
  await page.opened(LLAMA);
  expect(await page.code()).toBe(code);
});

/** The visible selection: the code, and the value of each control. */
const seen = async (page: AppPage): Promise<unknown> => {
  await page.unfold();
  return page.locator("#call").evaluate((call) => ({
    code: call.querySelector("#snippet pre code")?.textContent,
    controls: [...call.querySelectorAll("input, select, textarea, [role=tab]")].map((element) => {
      if (element instanceof HTMLInputElement && element.type !== "text") return element.checked;
      return "value" in element && element.value !== ""
        ? element.value
        : element.getAttribute("aria-selected");
    }),
  }));
};

test("share a link: each control is in it, another browser shows the same, and Back undoes it", async () => {
  const steps: readonly (readonly [object, (page: AppPage) => Promise<unknown>])[] = [
    [{ provider: "groq" }, (page) => page.chooseProvider("groq")],
    [{ language: "js", client: "fetch" }, (page) => page.choose("js", "fetch")],
    [{ client: "requests" }, (page) => page.choose("python", "Requests")],
    [{ streaming: "yes" }, (page) => page.getByRole("checkbox", { name: "Streaming" }).click()],
    [{ token: "placeholder" }, (page) => page.getByLabel("Placeholder").check()],
    [{ way: "direct" }, (page) => page.getByLabel("Directly to the provider").check()],
    [{ way: "endpoint" }, (page) => page.chooseProvider("endpoint")],
  ];
  const page = await harness.open(CHAT);
  const first = page.url();
  const before = await seen(page);
  for (const [told, set] of steps) {
    await page.unfold();
    const code = await page.code();
    await set(page);
    await page.settled();
    await expect.poll(() => page.selection()).toMatchObject(told);
    expect(await page.code()).not.toBe(code);
  }
  const other = await harness.follow(page);
  expect(await seen(other)).toEqual(await seen(page));
  expect(other.url()).toBe(page.url());
  // A link without these choices resets them, and Back shows them again.
  await other.goTo(first);
  await expect.poll(() => seen(other)).toEqual(before);
  await other.goBack();
  await expect.poll(() => seen(other)).toEqual(await seen(page));
});

describe("go back", () => {
  const toTasks = async (page: AppPage): Promise<void> => {
    await page.evaluate(() =>
      document.querySelector<HTMLElement>("nav[aria-label=Main] a[href$=tasks]")!.click(),
    );
    await page.heading().getByText("Tasks", { exact: true }).waitFor();
    await page.settled();
  };

  test.each(["tasks/text-generation", ""])("to the place on /%s", async (address) => {
    const page = await harness.open(address);
    const place = await page.evaluate(() => {
      scrollTo(0, 1000);
      return scrollY;
    });
    expect(place).toBeGreaterThan(500);
    await toTasks(page);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });

  test("to the models that were shown on request", async () => {
    const page = await harness.open();
    await page.getByRole("button", { name: "Show 30 more" }).click();
    await expect.poll(() => results(page).count()).toBe(60);
    await results(page).nth(50).click();
    await page.locator(".panel").waitFor();
    await page.settled();
    await page.goBack();
    await expect.poll(() => results(page).count()).toBe(60);
  });

  test("to a selection, which is also kept for the next visit and the next model", async () => {
    const page = await harness.open(`models/${FLUX}`);
    expect(page.selection()).toMatchObject({ language: "python" });
    await page.chooseProvider("together");
    await page.choose("js", "fetch");
    const chosen = { provider: "together", language: "js", client: "fetch" };
    expect(page.selection()).toEqual(chosen);
    const content = await page.code();
    await page.reload();
    await page.opened(FLUX);
    expect(await page.code()).toBe(content);
    await toTasks(page);
    await page.goBack();
    await page.opened(FLUX);
    expect(await page.code()).toBe(content);

    const context = page.context();
    const other = await harness.open(`models/${LLAMA}`, { context });
    expect(other.selection()).toEqual(chosen);
    const link = { provider: "hf-inference", language: "sh", client: "curl" };
    const linked = await harness.open(`models/${LLAMA}?${new URLSearchParams(link)}`, { context });
    await linked.unfold();
    await linked.getByLabel("Prompt", { exact: true }).fill("Mine.");
    expect(linked.selection()).toMatchObject(link);
    // Views, names and texts are not stored.
    await linked.getByRole("checkbox", { name: "Streaming" }).click();
    await linked.unfold();
    await linked.getByLabel("Placeholder").check();
    const again = await harness.open(`models/${LLAMA}`, { context });
    expect(again.selection()).toEqual({ ...link, streaming: "yes", token: "placeholder" });
    const stored = await again.evaluate(() => JSON.stringify(localStorage));
    expect(stored).not.toMatch(/acme|Mine|"request"/);
  });
});

describe("use only the keyboard", () => {
  test("from any page to a copied snippet in 5 keys beside the words", async () => {
    const page = await harness.open("tasks", { clipboard: true });
    await page.keyboard.press("/");
    await expect.poll(() => page.focused()).toBe("find");
    await page.keyboard.type(LLAMA);
    await page.keyboard.press("Enter");
    await page.opened(LLAMA);
    expect(await page.focused()).toBe(LLAMA);
    await page.keyboard.press("Tab");
    expect(await page.focused()).toBe("Skip to the code");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.locator("[data-copying=copied]").waitFor();
    expect(await page.clipboard()).toContain(LLAMA);
  });

  test("the keys and the button of the search focus its field, on the first page", async () => {
    for (const key of ["Control+k", "Meta+k", "/"]) {
      const page = await harness.open("tasks");
      await page.keyboard.press(key);
      await expect.poll(() => page.focused()).toBe("find");
      expect(page.path()).toBe("/");
    }
    const page = await harness.open("");
    await page.heading().click();
    await page.getByRole("link", { name: "Search" }).click();
    await expect.poll(() => page.focused()).toBe("find");
    await page.keyboard.type("groq");
    await page.locator("#source").getByRole("link", { name: "Groq" }).click();
    await page.heading().getByText("Groq", { exact: true }).waitFor();
  });

  test("from the first page through every control of a model", async () => {
    const page = await harness.open("", { clipboard: true });
    const press = async (key: string): Promise<string> => {
      await page.keyboard.press(key);
      return page.focused();
    };
    const tabTo = async (wanted: RegExp): Promise<void> => {
      for (let step = 0; step < 60; step += 1) if (wanted.test(await press("Tab"))) return;
      throw new Error(`${wanted} is not reachable with Tab.`);
    };
    expect(await page.focused()).toBe("find");
    // A slash in a field is text, and does not open the search.
    await page.keyboard.type(LLAMA);
    await expect.poll(() => count(page)).toBe("1 model");
    expect(await press("ArrowDown")).toBe(LLAMA);
    expect(await press("ArrowUp")).toBe("find");
    await press("Enter");
    await page.opened(LLAMA);
    expect(await page.focused()).toBe(LLAMA);
    await tabTo(/^provider$/);
    await page.keyboard.type("groq");
    await press("Enter");
    await page.settled();
    expect(page.selection()["provider"]).toBe("groq");
    // A plugin that loads for a choice must not move the focus.
    expect(await page.focused()).toBe("provider");
    await tabTo(/^tab-python$/);
    expect(await press("ArrowRight")).toBe("tab-js");
    expect(await press("End")).toBe("tab-swift");
    expect(await press("ArrowRight")).toBe("tab-python");
    expect(await press("ArrowLeft")).toBe("tab-swift");
    expect(await press("Home")).toBe("tab-python");
    expect(await page.tab("Python").getAttribute("aria-selected")).toBe("true");
    await tabTo(/^client$/);
    await page.keyboard.type("Req");
    expect(page.selection()).toMatchObject({ language: "python", client: "requests" });
    await tabTo(/^Copy\s+Requests snippet$/);
    await press("Enter");
    await page.getByRole("button", { name: "Copied Requests snippet" }).waitFor();
    expect(await page.clipboard()).toBe(await page.code());
    await page.locator("summary", { hasText: /^Parameters/ }).focus();
    await press("Enter");
    await press("Tab");
    await page.keyboard.type("0.5");
    expect(await page.locator("summary", { hasText: "1 set" }).count()).toBe(1);
    await tabTo(/^Reset$/);
    await press("Enter");
    expect(await page.locator("summary", { hasText: "1 set" }).count()).toBe(0);
  });
});

test("go offline: each page reports that it did not load, and loads on retry", async () => {
  const page = await harness.open("no/page", { isFresh: true });
  const fault = page.locator("main .fault, main .error");
  const lostAndFound = async (ask: () => Promise<unknown>, told: RegExp): Promise<void> => {
    await page.context().setOffline(true);
    await ask();
    await expect.poll(() => fault.first().textContent()).toMatch(told);
    // The file that is missing is no help to a reader.
    expect(await page.locator("main").textContent()).not.toMatch(
      /Failed to fetch|\/assets\/|Unknown provider/,
    );
    await page.context().setOffline(false);
    await fault.first().getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => fault.count()).toBe(0);
    await page.settled();
  };
  for (const [to, title, words] of [
    ["/", "Models", "Hugging Face Hub"],
    ["/tasks", "Tasks", "Image Generation"],
    ["/tasks/text-to-image", "Image Generation", "Choose a model"],
    ["/libraries/timm", "timm", "pip install"],
    ["/providers/together", "Together AI", "api.together.ai"],
    ["/formats", "Formats", "Q4_K_M"],
  ] as const) {
    await lostAndFound(() => page.goTo(to), /^This page did not load/);
    expect(await page.heading().textContent()).toBe(title);
    expect(await page.focused()).toBe(title);
    expect(await page.locator("main").textContent()).toContain(words);
  }
  // The parts of a model's page are here already, except the libraries.
  await lostAndFound(() => page.goTo(`/models/${LLAMA}`), /^A part of this page did not load/);
  expect(await page.code()).toContain("from openai import");
  await page.show("Library");
  expect(await page.locator("#load pre").first().textContent()).toContain(LLAMA);
  await page.show("API");
  const groq = async (): Promise<void> => {
    await page.chooseProvider("groq");
    // Until it is loaded, the code before stays.
    const before = page.locator("#code [data-old] pre");
    await expect.poll(() => before.textContent()).toContain("from openai import");
  };
  await lostAndFound(groq, /did not load: Groq\. Check your network/);
  await page.context().setOffline(true);
  await page.getByLabel("Prompt", { exact: true }).fill("Works still.");
  await expect.poll(() => page.code()).toContain("Works still.");
  // The browser logs each file that did not load; there are no other errors.
  const faults = await harness.faults();
  expect(faults.filter((message) => !message.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});

test("a letter stays that is typed just before the text without it would be written to the URL", async () => {
  const page = await harness.open();
  const field = page.getByRole("searchbox", { name: "Search models" });
  await field.fill("wh");
  await expect.poll(() => page.url()).toContain("q=wh");
  const text = await field.evaluate(async (input: HTMLInputElement) => {
    const PAUSE = 250;
    const { setTimeout: start, clearTimeout: stop } = globalThis;
    // The timers that write the URL end only here.
    const due = new Map<unknown, () => void>();
    const type = (typed: string): void => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, typed);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    Object.assign(globalThis, {
      setTimeout: (run: () => void, delay?: number) => {
        const id = start(delay === PAUSE ? () => undefined : run, delay);
        if (delay === PAUSE) due.set(id, run);
        return id;
      },
      clearTimeout: (id: number) => (due.delete(id), stop(id)),
    });
    type("whi");
    while (due.size === 0) await frame();
    type("whis");
    // The page is drawn again, and no frame passes.
    await Promise.resolve().then(() => Promise.resolve());
    for (const run of due.values()) run();
    await frame();
    Object.assign(globalThis, { setTimeout: start, clearTimeout: stop });
    return input.value;
  });
  expect(text).toBe("whis");
});
