// The form in a browser: added, removed and pasted content is in the code and in the URL, and the focus follows.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { expectAccessible } from "../../testing/axe.ts";
import { type Harness, start } from "../../testing/harness.ts";
import { LLAMA, live, settled } from "../../testing/parts.ts";

const LOOKS = "meta-llama/Llama-3.2-11B-Vision-Instruct";
const TABLES = "google/tapas-base-finetuned-wtq";
const LABELS = "facebook/bart-large-mnli";
const PICTURES = "dandelin/vilt-b32-finetuned-vqa";
const CALL = "language=python&client=requests";

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

const open = async (id: string, width = 1280, query = CALL, dark = false): Promise<Page> => {
  const page = await harness.open(`models/${id}?${query}`, { width, dark });
  await page.locator("#call pre code").waitFor();
  return page;
};
const codeOf = async (page: Page): Promise<string> =>
  (await page.locator("#call pre code").textContent()) ?? "";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");

/** Pastes like a spreadsheet, without the clipboard of the machine. */
const paste = (page: Page, name: string, text: string): Promise<void> =>
  field(page, name).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const options = { clipboardData, bubbles: true, cancelable: true };
    input.dispatchEvent(new ClipboardEvent("paste", options));
  }, text);

/** The same URL in another browser shows the same code. */
async function expectSameElsewhere(page: Page, changed: string): Promise<void> {
  const code = await codeOf(page);
  expect(code).toContain(changed);
  await expect.poll(() => new URL(page.url()).search).toContain("input");
  // The URL is updated after a pause.
  await page.waitForTimeout(400);
  const { pathname, search } = new URL(page.url());
  const other = await harness.open(pathname.slice(1) + search);
  await other.locator("#call pre code").waitFor();
  expect(await codeOf(other)).toBe(code);
}

describe("messages", () => {
  test("are followed by the result of a tool", async () => {
    const page = await open(LLAMA);
    expect(await button(page, "Add the tool's result").count()).toBe(0);
    await page.locator("details.parameters > summary").click();
    const parameters = { type: "object", properties: { river: { type: "string" } } };
    const tools = [{ type: "function", function: { name: "river_length", parameters } }];
    await field(page, "tools").fill(JSON.stringify(tools));
    await button(page, "Add the tool's result").click();
    await expect.poll(() => focusOf(page)).toBe("Message 3, text");
    expect(await button(page, "Add the tool's result").count()).toBe(0);
    await field(page, "Message 3, text").fill('{"km": 2850}');
    await expectAccessible(page);
    await expectSameElsewhere(page, '"tool_call_id": "call_1"');
  });

  test("are added with the next role, edited, changed to another role, and removed", async () => {
    const page = await open(LLAMA);
    expect(await button(page, "Remove message 1").count()).toBe(0);
    await field(page, "Message 1, text").fill("Hello?");
    await expect.poll(() => new URL(page.url()).searchParams.get("input.0.content")).toBe("Hello?");
    await button(page, "Add message").click();
    expect(await focusOf(page)).toBe("Message 2, text");
    expect(await live(page).textContent()).toContain("Message 2 added, by the assistant.");
    await page.keyboard.type("Hello.");
    await button(page, "Add message").click();
    expect(await focusOf(page)).toBe("Message 3, text");
    expect(await field(page, "Message 3, role").inputValue()).toBe("user");
    await field(page, "Message 1, role").selectOption({ label: "System" });
    const code = await codeOf(page);
    for (const part of ['"role": "system"', '"Hello?"', '"role": "assistant"', '"Hello."'])
      expect(code).toContain(part);
    await expectSameElsewhere(page, '"Hello."');
    await button(page, "Remove message 3").click();
    expect(await focusOf(page)).toBe("Message 2, text");
    expect(await live(page).textContent()).toContain("Message 3 removed, 2 left.");
    await button(page, "Remove message 1").click();
    expect(await focusOf(page)).toBe("Message 1, text");
    expect(await field(page, "Message 1, text").inputValue()).toBe("Hello.");
    expect(await codeOf(page)).not.toContain("Hello?");
    expect(await button(page, "Add an image to message 1").count()).toBe(0);
    await button(page, "Reset").click();
    expect(await field(page, "Message 1, text").inputValue()).toContain("three rivers");
    await expect.poll(() => new URL(page.url()).search).not.toContain("input");
  });

  test("have images if the sample has one", async () => {
    const page = await open(LOOKS);
    await button(page, "Add an image to message 1").click();
    expect(await focusOf(page)).toBe("Message 1, image 2 URL");
    expect(await live(page).textContent()).toContain("Image added to message 1.");
    // The default URL is selected, and typing replaces it.
    await page.keyboard.type("https://example.com/two.png");
    await expectSameElsewhere(page, '"https://example.com/two.png"');
    await button(page, "Remove image 1 of message 1").click();
    expect(await focusOf(page)).toBe("Message 1, text");
    expect(await field(page, "Message 1, image URL").inputValue()).toBe(
      "https://example.com/two.png",
    );
    await button(page, "Remove image of message 1").click();
    expect(await codeOf(page)).not.toContain("image_url");
    await button(page, "Add an image to message 1").click();
    expect(await codeOf(page)).toContain("image_url");
  });
});

describe("tables", () => {
  test("rows and columns are added and removed", async () => {
    const page = await open(TABLES);
    await button(page, "Add row").click();
    expect(await focusOf(page)).toBe("Row 4, Repository");
    await page.keyboard.type("Rome");
    await button(page, "Add column").click();
    expect(await focusOf(page)).toBe("Column 5, name");
    await page.keyboard.type("River");
    await field(page, "Row 4, River").fill('The "Tiber", Rome');
    await expectSameElsewhere(page, `'The "Tiber", Rome'`);
    await button(page, "Remove column Stars").click();
    expect(await focusOf(page)).toBe("Column 2, name");
    expect(await live(page).textContent()).toContain("Column Stars removed, 4 left.");
    expect(await codeOf(page)).toContain("Tokenizers");
    for (let left = 3; left > 0; left -= 1) await button(page, "Remove row 1").click();
    expect(await focusOf(page)).toBe("Row 1, Repository");
    expect(await codeOf(page)).not.toContain("Tokenizers");
    for (const name of ["River", "Contributors", "Programming language"])
      await button(page, `Remove column ${name}`).click();
    expect(await page.getByRole("button", { name: /^Remove (row|column)/ }).count()).toBe(0);
    expect(await codeOf(page)).toContain('{"Repository": ["Rome"]}');
  });

  test("accept pasted cells of a spreadsheet, and the text of one cell unchanged", async () => {
    const page = await open(TABLES);
    await paste(page, "Column 1, name", "Town\tSize\tOld\r\nPorto\t41\tyes\r\nBergen\t464\tno\r\n");
    expect(await live(page).textContent()).toContain("Pasted 3 rows and 3 columns.");
    await expectSameElsewhere(page, '"Size": ["41", "464", "3934"]');
    expect(await codeOf(page)).toContain('"Town": ["Porto", "Bergen", "Tokenizers"]');
    await paste(page, "Row 2, Size", "a,b\nc,d");
    expect(await field(page, "Row 3, Old").inputValue()).toBe("d");
    await paste(page, "Row 1, Town", Array.from({ length: 90 }, () => "x").join("\n"));
    expect(await live(page).textContent()).toContain("What does not fit is left out.");
    expect(await button(page, "Add row").count()).toBe(0);
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(1280);
  });
});

test("an invalid link shows the sample", async () => {
  for (const [id, nonsense] of [
    [LLAMA, "input=nonsense&input.0.role=king&input.7.content=x"],
    [LOOKS, "input=[[[[&input.__proto__=x"],
    [TABLES, "input.table=City&input=x"],
    [PICTURES, "input=x&input.image=%20&input.image.path=y"],
  ] as const) {
    const page = await open(id);
    const sample = await codeOf(page);
    await page.goto(`${harness.url}models/${id}?${CALL}&${nonsense}`);
    await settled(page);
    expect(await codeOf(page)).toBe(sample);
  }
});

test("typed labels, file names and questions are in the code", async () => {
  const zero = await open(LABELS);
  await zero.getByLabel(/one per line/).fill("late\ntorn");
  expect(await codeOf(zero)).toContain('["late", "torn"]');
  const picture = await open(PICTURES);
  await field(picture, "File on your disk").fill("dog.png");
  await field(picture, "Question").fill("Which breed?");
  await expectSameElsewhere(picture, "dog.png");
  expect(await codeOf(picture)).toContain("Which breed?");
});

test.each([
  [LLAMA, 320, false],
  [LOOKS, 1280, true],
  [TABLES, 320, true],
  [LABELS, 1280, false],
  [PICTURES, 320, false],
])("%s at %i pixels, dark: %s: axe finds no problems with added rows", async (id, width, dark) => {
  const page = await open(id, width, CALL, dark);
  // A narrow page shows the form on request.
  const closed = page.locator(".form-toggle[aria-expanded=false]");
  if (await closed.isVisible()) await closed.click();
  for (const add of await page.getByRole("button", { name: /^Add / }).all()) await add.click();
  await expectAccessible(page, "#call");
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(width);
  const small = await page
    .locator(".side :is(button, select, input:not([type=radio]), textarea)")
    .evaluateAll((all) =>
      all
        .filter((one) => {
          const { width: wide, height } = one.getBoundingClientRect();
          return one.checkVisibility() && (wide < 24 || height < 24);
        })
        .map((one) => one.outerHTML),
    );
  expect(small).toEqual([]);
});
