// The form of a call: the providers, parameters, options, messages and tables. Each change is in the code and in the URL.
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hub, modelOf } from "./testing/hub.ts";
import { harnessOf } from "./testing/harness.ts";
import { type AppPage, FLUX, KONTEXT, LLAMA, LOOKS, TABLES, UNHOSTED } from "./testing/parts.ts";

const harness = harnessOf();

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

test("parameters say what they do, are found by words, and have two columns where there is place", async () => {
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
  await page.field("Find a parameter").fill("less likely penalty");
  await expect
    .poll(() => shown.locator("label code").allTextContents())
    .toEqual(["frequency_penalty", "presence_penalty"]);
  await page.field("Find a parameter").fill("zebra");
  await page.getByText("No parameters found.").waitFor();
});

test("what a provider does not support has a button that opens the list of the others", async () => {
  const page = await harness.open("models/black-forest-labs/FLUX.1-schnell?provider=together");
  await page.locator(".parameters summary").click();
  await page.getByLabel("scheduler").fill("euler");
  const field = page.locator(".field", { has: page.getByText("It was ignored.") });
  await field.getByText("Together AI does not support").waitFor();
  await field.getByRole("button", { name: "Choose another provider" }).click();
  const list = page.getByRole("combobox", { name: "Provider or endpoint" });
  await expect.poll(() => list.getAttribute("aria-expanded")).toBe("true");
  await expect.poll(() => page.getByRole("option", { name: "fal" }).first().isVisible()).toBe(true);
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

test("on a phone, what the form changes is copied without scrolling back to the code", async () => {
  const page = await harness.open(`models/${LLAMA}`, { width: 375, clipboard: true });
  const bar = page.locator(".copy-bar");
  expect(await bar.count()).toBe(0);
  expect(await page.field("Message 1, text").isVisible()).toBe(false);
  await page.button("Inputs and parameters").click();
  await page.field("Message 1, text").fill("Only mine.");
  await bar.getByRole("button").click();
  await expect.poll(() => page.clipboard()).toContain("Only mine.");
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await bar.isVisible()).toBe(false);
});

describe("the table of the providers", () => {
  const parts = (page: AppPage) => {
    const table = page.locator(".offers");
    const costs = async (): Promise<readonly (number | undefined)[]> =>
      (await table.locator("tbody td:nth-child(2)").allTextContents()).map((text) =>
        text === "–" ? undefined : Number(text.slice(1)),
      );
    return { table, costs, names: table.locator("tbody th"), cost: table.locator("output") };
  };
  // The router, and offers that are no longer listed, are last.
  const isRising = (costs: readonly (number | undefined)[]): boolean =>
    costs.slice(0, 3).every((cost, at, all) => at === 0 || all[at - 1]! <= cost!);

  test("the cheapest call is first, also for other tokens; a row chooses its provider", async () => {
    const page = await harness.open(`models/${LLAMA}?provider=together`);
    const { table, costs, names, cost } = parts(page);
    await names.first().waitFor();
    const before = await costs();
    expect(await names.allInnerTexts()).toContain("Auto (default provider)");
    expect(isRising(before)).toBe(true);
    expect(await cost.textContent()).toMatch(/^1,000 in, 500 out at Together AI: \$0\.\d+$/);
    await table.getByLabel("Tokens in").fill("1 000 000");
    await table.getByLabel("Tokens out").fill("0");
    await expect.poll(() => cost.textContent()).toMatch(/^1,000,000 in, 0 out at Together AI: /);
    const after = await costs();
    expect(after).not.toEqual(before);
    expect(isRising(after)).toBe(true);
    await table.getByLabel("Tokens in").fill("many");
    await table.getByText("Enter a number.").waitFor();
    expect(await costs()).toEqual(after);
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

  test("without prices it has the ids and the status, and no cost", async () => {
    const page = await harness.open(`models/${FLUX}`);
    const { table, names, cost } = parts(page);
    await names.first().waitFor();
    expect(await table.locator("thead th").allTextContents()).toEqual([
      "Provider",
      "Status",
      "Id",
      "Date",
    ]);
    expect(await cost.count()).toBe(0);
    const unhosted = await harness.open(`models/${UNHOSTED}`);
    await unhosted.settled();
    expect(await unhosted.locator(".offers").count()).toBe(0);
  });

  test("the cheapest of the router says which provider that is", async () => {
    const page = await harness.open(`models/${LLAMA}?provider=together`);
    await parts(page).names.first().waitFor();
    await page.openProviders();
    const cheapest = page.locator("[data-id=cheapest]");
    expect(await cheapest.textContent()).toContain("Novita, lowest price of output");
    await cheapest.click();
    await expect.poll(() => page.code()).toContain(`${LLAMA}:cheapest`);
    expect(await page.providerField().inputValue()).toBe("Auto, cheapest");
    const other = await harness.follow(page);
    expect(await other.code()).toContain(`${LLAMA}:cheapest`);
  });
});

describe("the combobox of the providers", () => {
  const BASETEN = `Baseten is not among the providers that host ${LLAMA}.`;
  const options = (page: AppPage): Locator => page.locator("[role=option]");
  const optionIds = (page: AppPage): Promise<readonly (string | null)[]> =>
    options(page).evaluateAll((all) => all.map((element) => element.getAttribute("data-id")));
  const active = (page: AppPage): Promise<string> =>
    page.evaluate(() => {
      const id = document.activeElement!.getAttribute("aria-activedescendant")!;
      return document.getElementById(id)?.dataset["id"] ?? "";
    });
  const opened = async (): Promise<AppPage> => {
    const page = await harness.open(`models/${LLAMA}?provider=together`);
    await page.focusProviders();
    return page;
  };
  const expectClosed = async (page: AppPage): Promise<void> => {
    expect(await page.providerField().getAttribute("aria-expanded")).toBe("false");
    expect(await page.providerField().inputValue()).toMatch(/^Together/);
    expect(page.selection()["provider"]).toBe("together");
  };

  test("has all: available ones first, unavailable ones with a reason", async () => {
    const page = await opened();
    const usable = await page.providerOptions();
    expect(usable).toContain("auto");
    expect(usable).toContain("groq");
    await page.openProviders();
    const headings = await page.locator("[role=listbox] legend").allTextContents();
    expect(headings.slice(0, 3)).toEqual(["Automatic", "Elsewhere", "Host this model"]);
    const off = page.locator("[role=option][aria-disabled=true]");
    expect(await off.count()).toBe((await options(page).count()) - 1 - usable.length);
    // Each reason is said once, as a heading.
    const under = (heading: string): Promise<readonly string[]> =>
      page
        .locator("[role=listbox] fieldset", { has: page.getByText(heading, { exact: true }) })
        .getByRole("option")
        .allTextContents();
    expect(await under("Do not host this model")).toContain("Baseten");
    expect(await under("Do not support this task")).toContain("Black Forest Labs");
    expect(await active(page)).toBe("together");
  });

  test("announces the number of options that it finds", async () => {
    const page = await opened();
    await page.providerField().fill("black forest");
    expect(await optionIds(page)).toEqual(["black-forest-labs"]);
    expect(await active(page)).toBe("black-forest-labs");
    await expect.poll(() => page.announcement()).toBe("1 option.");
    await page.providerField().fill("nobody");
    expect(await optionIds(page)).toEqual([]);
    expect(await page.locator(".combobox-popup").textContent()).toBe("No results for “nobody”.");
    await expect.poll(() => page.announcement()).toBe("No options.");
    await page.keyboard.press("Enter");
    expect(page.selection()["provider"]).toBe("together");
  });

  test.each([
    ["keeps the focus and what is typed", [], "provider", ["groq"], "groq"],
    ["does not take the focus back", ["Tab"], "tab-python", [], "together"],
  ] as const)("while its list loads, it %s", async (_, keys, focus, listed, chosen) => {
    const page = await harness.open(`models/${LLAMA}?provider=together`, { isFresh: true });
    const release = await page.hold(/\/combobox-list-[^/]*\.js$/);
    await page.providerField().focus();
    await page.settled();
    await page.keyboard.type("gr");
    for (const key of keys) await page.keyboard.press(key);
    release();
    await page.locator("#provider[aria-autocomplete=list]").waitFor();
    await page.settled();
    expect(await page.focused()).toBe(focus);
    await page.keyboard.type("oq");
    expect(await optionIds(page)).toEqual(listed);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.selection()["provider"]).toBe(chosen);
  });

  test("Enter directly after the last letter selects the typed provider, even on a slow page", async () => {
    const page = await harness.open(`models/${LLAMA}?provider=together`);
    await page.providerField().evaluate(async (input: HTMLInputElement) => {
      input.focus();
      // As in the browser: between the two events, only microtasks of the first run.
      document.execCommand("insertText", false, "gro");
      await Promise.resolve();
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    });
    await expect.poll(() => page.selection()["provider"]).toBe("groq");
    await page.settled();
    // The label of the selected option is replaced by the next search.
    await page.keyboard.type("cer");
    expect(await options(page).allTextContents()).toEqual(["Cerebras"]);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.selection()["provider"]).toBe("cerebras");
  });

  test("Escape, Tab, its button and a click elsewhere close it and undo the typing", async () => {
    const page = await opened();
    const toggle = page.getByRole("button", { name: "Provider or endpoint: all options" });
    const closings: readonly (readonly [focus: boolean, close: () => Promise<void>])[] = [
      [true, () => page.keyboard.press("Escape")],
      [false, () => page.keyboard.press("Tab")],
      [false, () => toggle.click()],
      [false, () => page.heading().click()],
    ];
    for (const [isFocused, close] of closings) {
      await page.providerField().fill("gro");
      await page.settled();
      await close();
      await expectClosed(page);
      expect((await page.focused()) === "provider").toBe(isFocused);
    }
    await toggle.click();
    expect(await options(page).count()).toBeGreaterThan(20);
    await expect.poll(() => page.focused()).toBe("provider");
  });

  test("an unavailable option is rejected: the focus stays, and the reason is shown and announced", async () => {
    const page = await opened();
    const why = page.locator(".why");
    await page.keyboard.type("baseten");
    await page.keyboard.press("Enter");
    expect(await page.focused()).toBe("provider");
    expect(await active(page)).toBe("baseten");
    expect(await page.announcement()).toBe(`Not available. ${BASETEN}`);
    expect(await why.textContent()).toBe(`Not available: ${BASETEN}`);
    expect(await page.providerField().getAttribute("aria-describedby")).toContain("provider-why");
    await page.keyboard.press("Escape");
    await expectClosed(page);
    expect(await why.isVisible()).toBe(true);
    await page.openProviders();
    await expect.poll(() => why.count()).toBe(0);
    // Forced, because the driver treats it as disabled.
    await page.locator("[role=option][data-id=baseten]").click({ force: true });
    expect(await why.textContent()).toContain("Baseten is not among the");
    expect(page.selection()["provider"]).toBe("together");
    await page.locator("[role=option][data-id=groq]").click();
    await page.settled();
    expect(page.selection()["provider"]).toBe("groq");
    await expect.poll(() => why.count()).toBe(0);
  });

  test.each([1280, 320])(
    "at %i pixels it moves nothing, and is complete and on top",
    async (width) => {
      const page = await harness.open(`models/${FLUX}`, { width });
      const places = (): Promise<readonly number[]> =>
        page
          .locator(".controls > *, .main > *")
          .evaluateAll((all) =>
            all.map((element) => element.getBoundingClientRect().top + scrollY),
          );
      await page.waitForLoadState("networkidle");
      const before = await places();
      await page.openProviders();
      expect(await places()).toEqual(before);
      const cut = await page.locator(".combobox-popup").evaluate((popup) => {
        const { left, right, top, bottom } = popup.getBoundingClientRect();
        const [xs, ys] = [
          [left + 4, right - 4],
          [top + 4, bottom - 4],
        ];
        const corners = xs!.flatMap((x) => ys!.map((y) => document.elementFromPoint(x, y)));
        return corners.filter((at) => !popup.contains(at)).length;
      });
      expect(cut).toBe(0);
      await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      const inView = await page.locator(".why").evaluate((why) => {
        const { top, bottom } = why.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
      expect(inView).toBe(true);
    },
  );
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

/** The same URL in another browser shows the same code. */
async function expectSameElsewhere(page: AppPage, changed: string): Promise<void> {
  const code = await page.code();
  expect(code).toContain(changed);
  // A click ends the pause after typing, and the URL is updated.
  await page.heading().click();
  const { pathname, search } = new URL(page.url());
  const other = await harness.open(pathname.slice(1) + search);
  await expect.poll(() => other.code()).toBe(code);
}

const labelOfFocus = (page: AppPage): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");

describe("the inputs", () => {
  test("messages are added with the next role, edited, and removed", async () => {
    const page = await requests(LLAMA);
    expect(await page.button("Remove message 1").count()).toBe(0);
    await page.field("Message 1, text").fill("Hello?");
    await page.button("Add message").click();
    expect(await labelOfFocus(page)).toBe("Message 2, text");
    expect(await page.announcement()).toContain("Message 2 added, by the assistant.");
    await page.keyboard.type("Hello.");
    await page.button("Add message").click();
    expect(await page.field("Message 3, role").inputValue()).toBe("user");
    await page.button("Add system message").click();
    expect(await labelOfFocus(page)).toBe("Message 1, text");
    expect(await page.button("Add system message").count()).toBe(0);
    expect(await page.field("Message 2, text").inputValue()).toBe("Hello?");
    await page.button("Remove message 1").click();
    await page.field("Message 1, role").selectOption({ label: "System" });
    const code = await page.code();
    for (const part of ['"role": "system"', '"Hello?"', '"role": "assistant"'])
      expect(code).toContain(part);
    await expectSameElsewhere(page, '"Hello."');
    await page.button("Remove message 3").click();
    expect(await labelOfFocus(page)).toBe("Message 2, text");
    expect(await page.announcement()).toContain("Message 3 removed, 2 left.");
    await page.button("Remove message 1").click();
    expect(await page.field("Message 1, text").inputValue()).toBe("Hello.");
    expect(await page.code()).not.toContain("Hello?");
    expect(await page.button("Add an image to message 1").count()).toBe(0);
    await page.button("Reset").click();
    expect(await page.field("Message 1, text").inputValue()).toContain("three rivers");
    await expect.poll(() => new URL(page.url()).search).not.toContain("input");
  });

  test("messages have images if the sample has one", async () => {
    const page = await requests(LOOKS);
    await page.button("Add an image to message 1").click();
    expect(await labelOfFocus(page)).toBe("Message 1, image 2 URL");
    expect(await page.announcement()).toContain("Image added to message 1.");
    // The default URL is selected, and typing replaces it.
    await page.keyboard.type("https://example.com/two.png");
    await expectSameElsewhere(page, '"https://example.com/two.png"');
    const second = page.field("Message 1, image 2 URL");
    await second.fill("two.png");
    expect(await second.getAttribute("aria-invalid")).toBe("true");
    await page.getByText("A provider cannot read a file on your disk.").waitFor();
    await second.fill("two");
    await page.getByText("This must be a URL without spaces that starts with https://").waitFor();
    expect(await page.code()).not.toContain('"two"');
    await page.button("Remove image 1 of message 1").click();
    expect(await labelOfFocus(page)).toBe("Message 1, text");
    await page.button("Remove image of message 1").click();
    expect(await page.code()).not.toContain("image_url");
    await page.button("Add an image to message 1").click();
    expect(await page.code()).toContain("image_url");
  });

  test("a table is pasted from a spreadsheet; an invalid one is reported", async () => {
    const page = await requests(TABLES);
    const table = page.getByLabel(/^Table/);
    await table.fill("Town\tSize\r\nPorto\t41\r\n");
    await expectSameElsewhere(page, '"Town": ["Porto"]');
    await table.fill("Town,Size\nOslo");
    expect(await table.getAttribute("aria-invalid")).toBe("true");
    await page.getByText("Enter the names of the columns").waitFor();
    expect(await page.code()).toContain("Transformers");
  });
});

test("a model of similarity makes embeddings too, of several texts", async () => {
  const page = await harness.open("models/sentence-transformers/all-MiniLM-L6-v2?use=api");
  await page.unfold();
  const tasks = page.getByRole("group", { name: "Task" });
  await tasks.getByRole("radio", { name: "Embeddings" }).check();
  await page.settled();
  expect(await page.code()).toContain("feature_extraction(");
  await page.getByLabel(/^Text/).fill("A cat\n\nA cow");
  await expect.poll(() => page.code()).toMatch(/\["A cat", "A cow"\]/);
  await expect.poll(() => page.selection()["input"]).toBe("A cat\n\nA cow");
  const other = await harness.follow(page);
  expect(await other.code()).toBe(await page.code());
});
