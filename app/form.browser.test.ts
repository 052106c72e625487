// The form of a call: the providers, parameters, options and inputs. Each change is in the code and in the URL.
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
  await expect.poll(() => page.focused()).toBe("provider");
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
  expect(await page.field("Prompt").isVisible()).toBe(false);
  await page.button("Inputs and parameters").click();
  await page.field("Prompt").fill("Only mine.");
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
    const cheapest = page.locator("#provider option[value=cheapest]");
    await expect.poll(() => cheapest.textContent()).toContain("Novita, lowest price of output");
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
  expect(await noteOf(page, image)).toContain("A provider cannot read a file on your disk.");
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
