// The views next to the code in a browser: for a chat and for an image, by link, by keyboard and on narrow screens.
import type { Locator, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { VIEWS } from "./panel/state/choice.ts";
import { expectAccessible } from "./testing/axe.ts";
import { type Harness, start } from "./testing/harness.ts";
import { FLUX, LLAMA, settled } from "./testing/parts.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

const CHAT = `models/${LLAMA}?provider=together&language=python&client=openai`;
const PICTURE = `models/${FLUX}?provider=fal-ai&language=js&client=fetch`;

const call = (page: Page): Locator => page.locator("#code");
const view = (page: Page, name: string): Locator =>
  page.getByRole("group", { name: "View" }).getByRole("radio", { name, exact: true });
const query = (page: Page): URLSearchParams => new URL(page.url()).searchParams;
/** The text of a view, once it has loaded. */
async function textOf(page: Page): Promise<string> {
  await page.locator("#code:not(:has([aria-busy=true], .loading))").waitFor();
  await page.locator("#code .proof-badge:empty").waitFor({ state: "detached" });
  return (await call(page).textContent()) ?? "";
}

describe("a chat", () => {
  test("its request is the HTTP request", async () => {
    const page = await harness.open(CHAT);
    await view(page, "Request").check();
    const text = await call(page).locator("pre code").textContent();
    expect(text).toBe(
      [
        "POST https://router.huggingface.co/v1/chat/completions",
        "Authorization: Bearer $HF_TOKEN",
        "Content-Type: application/json",
        "",
        "{",
        '  "model": "meta-llama/Llama-3.3-70B-Instruct:together",',
        '  "messages": [',
        "    {",
        '      "role": "user",',
        '      "content": "Name three rivers of South America."',
        "    }",
        "  ]",
        "}",
      ].join("\n"),
    );
    expect(await textOf(page)).toContain("$NAME is the value of that environment variable.");
    await page.getByRole("switch", { name: "Streaming" }).click();
    expect(await call(page).locator("pre code").textContent()).toContain('"stream": true');
  });

  test("its response is a sample, with the output of the client", async () => {
    const page = await harness.open(CHAT);
    await view(page, "Response").check();
    const text = await textOf(page);
    expect(text).toContain("not a live response");
    expect(text).toContain('"choices"');
    expect(text).toContain("The output of OpenAI Python SDK includes:");
  });

  test("it is compared with the next client, and with the selected one", async () => {
    const page = await harness.open(CHAT);
    await view(page, "Compare").check();
    await textOf(page);
    expect(await call(page).locator("del").first().textContent()).toContain("from openai import");
    expect(await call(page).locator("ins").first().textContent()).toContain("InferenceClient");
    await page.getByLabel("Compare with client").selectOption("python/openai");
    await page.getByLabel("Compare with provider").selectOption("cerebras");
    await textOf(page);
    expect(await call(page).locator("ins").allTextContents()).toEqual([
      expect.stringContaining("Instruct:cerebras"),
    ]);
    expect(Object.fromEntries(query(page))).toMatchObject({
      view: "compare",
      with: "python/openai",
      "with-provider": "cerebras",
    });
  });

  test("every empty cell has a reason and a fix, and the line below the code links there", async () => {
    const page = await harness.open(CHAT);
    await call(page).getByText("1 of 11 clients is not available.").waitFor();
    expect(await call(page).locator(".absences").count()).toBe(0);
    await call(page).getByRole("button", { name: "Why not?" }).press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("view-why-not");
    const heads = await call(page).getByRole("heading").allTextContents();
    expect(heads).toEqual([
      "Not available: 1 of 11 clients with Together AI",
      expect.stringMatching(/^Not available: \d+ of \d+ other providers of meta-llama/),
    ]);
    for (const one of await call(page).locator(".absences li").allTextContents())
      expect(one).toMatch(/\S\.How to fix it: \S/);
  });
});

describe("an image", () => {
  test("its request, and the polls of its job", async () => {
    const page = await harness.open(PICTURE);
    await view(page, "Request").check();
    const text = await textOf(page);
    expect(text).toContain("POST https://router.huggingface.co/fal-ai/");
    expect(text).toContain('"prompt": ');
    expect(text).toContain("Then the job is polled");
    expect(text).toContain(
      "The job is polled every second while status is IN_QUEUE or IN_PROGRESS.",
    );
  });

  test("its response is a file that is saved", async () => {
    const page = await harness.open(`${PICTURE}&view=answer`);
    expect(await textOf(page)).toContain("fetch saves the file as image");
  });

  test("it is compared with another client", async () => {
    const page = await harness.open(`${PICTURE}&view=compare&with=python/requests`);
    await textOf(page);
    expect(await call(page).locator("ins").first().textContent()).toContain("import");
    expect(await page.getByLabel("Compare with client").inputValue()).toBe("python/requests");
  });

  test("without a request there is a reason, and how to change that", async () => {
    const page = await harness.open(
      `models/${FLUX}?provider=auto&language=python&client=huggingface_hub&view=request`,
    );
    expect(await textOf(page)).toMatch(/There is no request to show\. .+How to fix it: \S/);
    await view(page, "Response").check();
    expect(await textOf(page)).toContain("This call has no single request.");
  });

  test("a client with a fixed route shows its actual request", async () => {
    const page = await harness.open(
      `models/${FLUX}?provider=fal-ai&language=python&client=fal_client&view=request`,
    );
    expect(await textOf(page)).toContain("Authorization: Key $FAL_AI_API_KEY");
  });
});

test("each view has a URL, which restores it", async () => {
  for (const start of [CHAT, PICTURE]) {
    const page = await harness.open(start);
    const other = await harness.open();
    for (const name of ["Request", "Response", "Compare", "Why not?", "Code"]) {
      await view(page, name).check();
      const shown = await textOf(page);
      await other.goto(page.url());
      await settled(other);
      expect(await view(other, name).isChecked()).toBe(true);
      expect(await textOf(other)).toBe(shown);
    }
    expect(query(page).has("view")).toBe(false);
  }
});

test("the view is not stored", async () => {
  const page = await harness.open(`${CHAT}&view=request`);
  await view(page, "Response").check();
  await page.goto(`${harness.url}models/${LLAMA}`);
  await page.locator(".panel[aria-busy=false]").waitFor();
  expect(await view(page, "Code").isChecked()).toBe(true);
});

test("the views are one Tab stop after the clients, and arrow keys switch between them", async () => {
  const page = await harness.open(CHAT);
  await page.getByLabel("Client", { exact: true }).focus();
  const at = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);
  await page.keyboard.press("Tab");
  expect(await at()).toBe("view-code");
  await page.keyboard.press("ArrowRight");
  expect(await at()).toBe("view-request");
  expect(await textOf(page)).toContain("POST https://");
  await page.keyboard.press("Tab");
  expect(await at()).not.toContain("view-");
});

describe("the proof", () => {
  test("is in the code's header, has its meaning and limits, and links to the cell", async () => {
    const page = await harness.open(CHAT);
    await textOf(page);
    const badge = call(page).getByRole("button", {
      name: /^Test results of OpenAI Python SDK snippet/,
    });
    expect(await badge.textContent()).toContain("Tested against a mock server");
    await badge.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Test results of OpenAI Python SDK snippet" });
    expect(await dialog.textContent()).toContain("No live service was called.");
    expect(await dialog.textContent()).not.toContain("Not tested:");
    await page.keyboard.press("Escape");
    expect(await dialog.isVisible()).toBe(false);
    await page.getByRole("switch", { name: "Streaming" }).click();
    await badge.click();
    expect(await dialog.textContent()).toContain("Not tested: streaming.");
    await dialog.getByRole("link").click();
    const cell = page.locator(".tested");
    await cell.getByText("This program was run unchanged with openai").waitFor();
    expect(await cell.getByRole("heading").textContent()).toContain("Together AI");
  });

  test("of a library is in its header", async () => {
    const page = await harness.open(CHAT);
    const badge = page
      .locator("#load")
      .getByRole("button", { name: /^Test results of Transformers/ });
    expect(await badge.textContent()).toMatch(
      /(?:run ✓ with|type-checked against) transformers \d/,
    );
    await badge.click();
    expect(await page.locator("#load dialog").textContent()).toContain(
      "Your model was not loaded.",
    );
  });

  test.each([320, 1280])("moves no code when it loads, %i px wide", async (width) => {
    const first = await harness.open("", { width, isFresh: true });
    const context = first.context();
    let goOn = (): void => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await context.route(/proofs\.gen/, async (route) => {
      await held;
      await route.continue();
    });
    const page = await harness.open(CHAT, { context });
    await page.locator("#load .proof-badge:empty").waitFor({ state: "attached" });
    const tops = (): Promise<readonly number[]> =>
      page.locator("pre").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const before = await tops();
    expect(before.length).toBeGreaterThan(1);
    goOn();
    await page.locator("#load .proof-badge button").waitFor();
    await textOf(page);
    expect(await tops()).toEqual(before);
  });
});

test.each([false, true])("axe finds no problems in the test results, dark: %s", async (dark) => {
  const page = await harness.open(CHAT, { dark });
  await page.locator("#code .proof-badge button").click();
  await expectAccessible(page, "dialog");
});

test("320 px are enough for every view", async () => {
  for (const start of [CHAT, PICTURE]) {
    const page = await harness.open(start, { width: 320 });
    for (const one of VIEWS) {
      await page.locator(`#view-${one}`).check();
      await textOf(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    await page.locator("#view-code").check();
    await page.locator("#code .proof-badge button").click();
    const box = await page.locator("#code dialog").boundingBox();
    const link = await page.locator("#code dialog a").boundingBox();
    expect(link!.height).toBeGreaterThanOrEqual(24);
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(320);
  }
});
