// Compares the page in a browser with the kernel: every snippet, every reason, and the copied text.
import {
  createHub,
  type Hub,
  type InferenceRequest,
  inferenceSnippets,
  installText,
  loadPlugins,
  loadSnippets,
  parseModel,
} from "hubsmith";
import { sampled } from "#core/testing/sampled";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { loadModels } from "./catalog/records.ts";
import { entries } from "./plugins.ts";
import { type Harness, start } from "./testing/harness.ts";
import {
  addressOf,
  choose,
  clients,
  chooseProvider,
  copyButton,
  FLUX,
  focused,
  heading,
  KONTEXT,
  LLAMA,
  live,
  opened,
  providerOptions,
  settled,
  showApi,
  SHOWN,
  snippet,
  unfold,
  WHISPER,
} from "./testing/parts.ts";

const models = loadModels();
const modelOf = (id: string) => models.find((model) => model.id === id)!;

let harness: Harness;
let hub: Hub;
const contentOf = (request: InferenceRequest): string =>
  inferenceSnippets(hub, request).snippets.find(({ client }) => client === "requests")!.content;
beforeAll(async () => {
  harness = await start();
  hub = createHub((await loadPlugins(entries)).plugins);
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

describe("the displayed call", () => {
  test("every provider: its snippet", async () => {
    const page = await harness.open(`models/${LLAMA}`);
    for (const provider of await providerOptions(page)) {
      await chooseProvider(page, provider);
      await settled(page);
      const { language, client: name } = addressOf(page);
      const { snippets } = inferenceSnippets(hub, { model: modelOf(LLAMA), provider });
      const shown = snippets.find((one) => one.language === language && one.client === name);
      expect(await snippet(page).textContent()).toBe(shown?.content);
    }
  });

  test.each(sampled(SHOWN, 4))("%s: every snippet and reason of a provider", async (id) => {
    const page = await harness.open(`models/${id}`);
    await showApi(page);
    const provider = (await providerOptions(page)).at(-1)!;
    await chooseProvider(page, provider);
    await settled(page);
    const { snippets, notOffered } = inferenceSnippets(hub, { model: modelOf(id), provider });
    expect(snippets.length + notOffered.length).toBe(hub.clients.size);
    for (const { language, client: name, content } of snippets) {
      await choose(page, language, hub.clients.get(`${language}/${name}`)!.label);
      expect(await snippet(page).textContent()).toBe(content);
      expect(addressOf(page)).toEqual({ provider, language, client: name });
    }
    await page.getByRole("radio", { name: "Why not?" }).check();
    const absences = (await page.locator("#call .absences li").allTextContents()).join("\n");
    for (const { reason, change } of notOffered) {
      expect(absences).toContain(reason);
      expect(absences).toContain(change);
    }
    const load = loadSnippets(hub, modelOf(id));
    const shown = await page.locator("#load pre code").allTextContents();
    expect(shown).toEqual(load.snippets.map(({ content }) => content));
    const reasons = (await page.locator("#load .absences li").allTextContents()).join("\n");
    for (const { reason } of load.notOffered) expect(reasons).toContain(reason);
  });

  test("switches, token and payer change the code and the call", async () => {
    const page = await harness.open(
      `models/${LLAMA}?provider=together&language=python&client=requests`,
    );
    const expected = (options: object): string =>
      inferenceSnippets(hub, {
        model: modelOf(LLAMA),
        provider: "together",
        options,
      }).snippets.find(({ client: name }) => name === "requests")!.content;
    await page.getByRole("switch", { name: "Streaming" }).click();
    expect(await snippet(page).textContent()).toBe(expected({ streaming: true }));
    await unfold(page);
    await page.getByLabel("Placeholder").check();
    const tokenPlaceholder = true;
    expect(await snippet(page).textContent()).toBe(expected({ streaming: true, tokenPlaceholder }));
    await unfold(page);
    await page.getByLabel("Bill to").fill("acme");
    expect(await snippet(page).textContent()).toBe(
      expected({ streaming: true, tokenPlaceholder, billTo: "acme" }),
    );
    const field = page.getByLabel("Bill to");
    const note = async (): Promise<string | null> =>
      page.locator(`[id="${await field.getAttribute("aria-describedby")}"]`).textContent();
    await unfold(page);
    await page.getByLabel("Directly to the provider").check();
    expect(await snippet(page).textContent()).toBe(
      expected({ streaming: true, tokenPlaceholder, directRequest: true }),
    );
    expect(await note()).toContain("ignored");
    await unfold(page);
    await page.getByLabel("Through the router").check();
    await field.fill("acmé");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await note()).toContain("billTo");
  });

  test("each type of parameter is sent as typed", async () => {
    const typed = [
      [FLUX, "together", "seed", "7", { seed: 7 }],
      [FLUX, "together", "guidance_scale", "2.5", { guidance_scale: 2.5 }],
      [KONTEXT, "replicate", /^prompt$/, "Let it rain", { prompt: "Let it rain" }],
      [LLAMA, "together", /^stop/, "END\nSTOP", { stop: ["END", "STOP"] }],
      [LLAMA, "together", /^tools/, '[{"type": "x"}]', { tools: [{ type: "x" }] }],
    ] as const;
    for (const [id, provider, label, text, parameters] of typed) {
      const page = await harness.open(
        `models/${id}?provider=${provider}&language=python&client=requests`,
      );
      await unfold(page);
      await page.getByLabel(label).fill(text);
      const expected = contentOf({ model: modelOf(id), provider, options: { parameters } });
      expect(await snippet(page).textContent()).toBe(expected);
      expect(expected).not.toBe(contentOf({ model: modelOf(id), provider }));
    }
    const model = modelOf(WHISPER);
    const page = await harness.open(
      `models/${WHISPER}?provider=hf-inference&language=python&client=requests`,
    );
    await unfold(page);
    const choice = page.getByLabel("return_timestamps");
    for (const [label, parameters] of [
      ["Yes", { return_timestamps: true }],
      ["No", { return_timestamps: false }],
      ["Not sent", {}],
    ] as const) {
      await choice.selectOption({ label });
      expect(await snippet(page).textContent()).toBe(
        contentOf({ model, provider: "hf-inference", options: { parameters } }),
      );
    }
  });

  test("a size has two fields, and half a size is an error at both", async () => {
    // The providers of the record do not support a size, and the router is not checked.
    const page = await harness.open(`models/${KONTEXT}?provider=auto`);
    await unfold(page);
    const size = page.getByRole("group", { name: "target_size" });
    await size.getByLabel("Width").fill("640");
    for (const side of ["Width", "Height"]) {
      const field = size.getByLabel(side);
      expect(await field.getAttribute("aria-invalid")).toBe("true");
      const note = (await field.getAttribute("aria-describedby"))!;
      expect(await page.locator(`[id="${note}"]`).textContent()).toContain(
        "an object with width and height",
      );
    }
    expect(await page.locator(".parameters summary").textContent()).toBe("Parameters 1 ignored");
    await size.getByLabel("Height").fill("512");
    expect(await page.locator(".parameters summary").textContent()).toBe("Parameters 1 set");
    expect(await snippet(page).textContent()).toContain("640");
  });

  test("a wrong value is marked at its field, and is not in the code", async () => {
    const page = await harness.open(`models/${FLUX}?provider=together`);
    const before = await snippet(page).textContent();
    await unfold(page);
    const field = page.getByLabel("seed");
    await field.fill("lucky");
    expect(await field.inputValue()).toBe("lucky");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    const note = (await field.getAttribute("aria-describedby"))!;
    expect(await page.locator(`[id="${note}"]`).textContent()).toContain(
      "an integer of at least 0",
    );
    expect(await snippet(page).textContent()).toBe(before);
    await field.fill("");
    expect(await field.getAttribute("aria-invalid")).toBe("false");
    expect(await field.getAttribute("aria-describedby")).toBeNull();
  });

  test("an unsupported parameter is reported at its field", async () => {
    const page = await harness.open(`models/${FLUX}?provider=together`);
    await unfold(page);
    const field = page.getByLabel("negative_prompt");
    await field.fill("fog");
    expect(await field.getAttribute("aria-describedby")).toBeNull();
    await chooseProvider(page, "deepinfra");
    await settled(page);
    expect(await field.inputValue()).toBe("fog");
    const note = (await field.getAttribute("aria-describedby"))!;
    expect(await page.locator(`[id="${note}"]`).textContent()).toContain(
      "does not support `negative_prompt` for text-to-image. It was ignored.",
    );
    expect(await field.getAttribute("aria-invalid")).toBe("false");
    expect(await page.locator(".parameters summary").textContent()).toBe("Parameters 1 ignored");
    expect(await snippet(page).textContent()).not.toContain("fog");
  });

  test("code in a language without clients is highlighted", async () => {
    const page = await harness.open("models/argmaxinc/whisperkit-coreml");
    await page.locator("#load pre", { hasText: "import WhisperKit" }).waitFor();
    const pieces = page.locator("#load pre", { hasText: "import WhisperKit" }).locator("span span");
    await expect.poll(() => pieces.count()).toBeGreaterThan(10);
  });

  test("an unavailable client is disabled, and its tooltip has the reason", async () => {
    const page = await harness.open(`models/${FLUX}?provider=fal-ai`);
    const openai = clients(page).getByRole("option", { name: "OpenAI Python SDK" });
    expect(await openai.isDisabled()).toBe(true);
    expect(await openai.getAttribute("title")).toContain("chat models only");
  });

  test("hostile text is only text: in the field, in the code, and in the URL", async () => {
    const page = await harness.open(
      `models/${LLAMA}?provider=together&language=python&client=requests`,
    );
    const text =
      '</code></pre><img src=x onerror="window.hit=1"><script>window.hit=1</script>\n"""\'\'\'\\$(x)`${y}`{{z}}';
    await page.getByLabel("Message 1, text").fill(text);
    const messages = [{ role: "user", content: text }];
    for (const { language, client: name, content } of inferenceSnippets(hub, {
      model: modelOf(LLAMA),
      provider: "together",
      options: { messages },
    }).snippets) {
      await choose(page, language, hub.clients.get(`${language}/${name}`)!.label);
      expect(await snippet(page).textContent()).toBe(content);
    }
    expect(await page.locator("#snippet pre :not(span, code)").count()).toBe(0);
    const strange = await harness.open(
      "models/<img src=x onerror=window.hit=1>?language=<b>&client=x&input=<b>",
    );
    expect(await heading(strange).textContent()).toBe("<img src=x onerror=window.hit=1>");
    expect(await strange.locator("main q").textContent()).toContain("<img src=x");
    expect(await strange.locator("main img").count()).toBe(0);
    for (const each of [page, strange]) {
      expect(await each.evaluate(() => "hit" in window)).toBe(false);
    }
  });
});

describe("a model without a record", () => {
  test("shows the closest name, and opens when its record is added", async () => {
    const page = await harness.open("models/meta-llama/Llama-3.3-70B-Instrct?provider=groq");
    expect(await heading(page).textContent()).toBe("meta-llama/Llama-3.3-70B-Instrct");
    expect(await page.locator("main q").textContent()).toBe("meta-llama/Llama-3.3-70B-Instrct");
    await page.getByText("Did you mean").getByRole("link", { name: LLAMA, exact: true }).click();
    await opened(page, LLAMA);
    expect(await focused(page)).toBe(LLAMA);
    await page.goBack();
    const record = {
      id: "meta-llama/Llama-3.3-70B-Instrct",
      pipeline_tag: "text-generation",
      tags: ["conversational"],
    };
    await page.getByLabel("2. Paste the JSON").fill(JSON.stringify(record));
    await page.getByRole("button", { name: "Add" }).click();
    await opened(page, record.id);
    expect(await focused(page)).toBe(record.id);
    const expected = contentOf({ model: parseModel(record).model!, provider: "groq" });
    await choose(page, "python", "Requests");
    expect(await snippet(page).textContent()).toBe(expected);
    expect(addressOf(page)).toMatchObject({ provider: "groq", client: "requests" });
  });

  test("has no suggestion if none is close, and another record does not replace it", async () => {
    const page = await harness.open("models/you/private");
    expect(await page.getByText("Did you mean").count()).toBe(0);
    await page.getByLabel("2. Paste the JSON").fill('{"id": "you/other"}');
    await page.getByRole("button", { name: "Add" }).click();
    await page.getByRole("link", { name: "Open you/other" }).click();
    await opened(page, "you/other");
    await page.goBack();
    await page.getByText("There is no record of").waitFor();
    expect(await page.locator(".panel").count()).toBe(0);
    await page.getByRole("link", { name: "search the built-in models" }).click();
    await settled(page);
    expect(new URL(page.url()).pathname).toBe("/");
  });
});

describe("copying", () => {
  test("copies exactly the program, announces it, and keeps the focus", async () => {
    const page = await harness.open(`models/${LLAMA}?language=python&client=requests`, {
      clipboard: true,
    });
    const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await copyButton(page, "Requests snippet").click();
    await page.getByText("Copied Requests snippet.").waitFor({ state: "attached" });
    expect(await clipboard()).toBe(await snippet(page).textContent());
    expect(await live(page).textContent()).toContain("Copied Requests snippet.");
    expect(await focused(page)).toContain("Requests snippet");
    await copyButton(page, "install command of Requests").click();
    await page.getByText("Copied install command of Requests.").waitFor({ state: "attached" });
    expect(await clipboard()).toBe(installText(hub.clients.get("python/requests")!.install));
  });

  test.each(["it refuses", "it is not there"])(
    "with a clipboard, and %s: shows a message and selects the program",
    async (how) => {
      const page = await harness.open(`models/${LLAMA}?language=sh&client=curl`, {
        before:
          how === "it refuses"
            ? () => {
                navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
              }
            : () => Object.defineProperty(navigator, "clipboard", { value: undefined }),
      });
      await copyButton(page, "cURL snippet").click();
      await page.locator(".code-note").waitFor();
      expect(await live(page).textContent()).toContain("blocked the copy");
      expect(await page.evaluate(() => String(getSelection()))).toBe(
        await snippet(page).textContent(),
      );
      expect(await focused(page)).toContain("Not copied");
    },
  );

  test("without permission: the text is selected, and a message is shown", async () => {
    // A page without an explicit permission does not have it.
    const page = await harness.open(`models/${LLAMA}?language=python&client=requests`);
    const selected = (): Promise<string> => page.evaluate(() => String(getSelection()));
    for (const [what, text] of [
      ["id", LLAMA],
      ["Requests snippet", await snippet(page).textContent()],
      [
        "install command of Requests",
        installText(hub.clients.get("python/requests")!.install) ?? "",
      ],
    ] as const) {
      await copyButton(page, what).click();
      await expect.poll(() => live(page).textContent()).toContain(`${what} is selected`);
      expect(await selected()).toBe(text);
    }
    await page
      .locator("#call")
      .getByRole("button", { name: /^Copy Link/ })
      .click();
    await expect.poll(selected).toBe(page.url());
  });

  test("a change of the code is announced after a pause, and the code is not read out", async () => {
    const page = await harness.open(`models/${LLAMA}`);
    await page.getByLabel("Message 1, text").pressSequentially(" Really?", { delay: 20 });
    expect(await live(page).textContent()).not.toContain("updated");
    await page.getByText("Code updated.").waitFor({ state: "attached" });
    expect((await live(page).textContent())!.trim()).toBe("Code updated.");
  });
});
