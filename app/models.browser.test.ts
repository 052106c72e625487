// The list of models in a browser: search, filters, links, and records of the user.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { loadModels } from "./catalog/records.ts";
import { type Harness, start } from "./testing/harness.ts";
import { focused, opened } from "./testing/parts.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await start();
});
afterEach(async () => expect(await harness.faults()).toEqual([]));

const results = (page: Page) => page.locator(".results a");
const field = (page: Page) => page.getByRole("searchbox", { name: "Search models" });
const count = (page: Page): Promise<string | null> => page.locator("#found").textContent();

describe("the list", () => {
  test("has hundreds of models, and shows more on demand", async () => {
    const page = await harness.open();
    expect(await page.title()).toBe("Models · Hubsmith");
    expect(await count(page)).toBe(`${loadModels().length} models`);
    expect(await results(page).count()).toBe(50);
    await page.getByRole("button", { name: "Show 50 more" }).click();
    expect(await results(page).count()).toBe(100);
  });

  test("is searched while typing, also misspelled, and the URL repeats it", async () => {
    const page = await harness.open();
    await field(page).pressSequentially("wisper");
    await expect.poll(() => results(page).first().textContent()).toContain("whisper");
    await expect.poll(() => page.url()).toContain("?q=wisper");
    const found = await results(page).allTextContents();
    const other = await harness.open("?q=wisper");
    expect(await field(other).inputValue()).toBe("wisper");
    expect(await results(other).allTextContents()).toEqual(found);
  });

  test("is filtered by facets, whose counts match the results", async () => {
    const page = await harness.open();
    const task = page.getByRole("group", { name: "Task" });
    const box = task.getByRole("checkbox").first();
    const words = (await task.locator("label").first().textContent())!;
    const promised = Number(/(\d+) models$/.exec(words)![1]);
    await box.check();
    await expect.poll(() => count(page)).toMatch(new RegExp(`^${promised} of `));
    await expect.poll(() => page.url()).toContain("?task=");
    await page.reload();
    await expect.poll(() => count(page)).toMatch(new RegExp(`^${promised} of `));
    expect(await task.getByRole("checkbox").first().isChecked()).toBe(true);
  });

  test("has advice if nothing matches, and resets the filters", async () => {
    const page = await harness.open("?q=zzzzzzzz");
    expect(await results(page).count()).toBe(0);
    await page.getByRole("button", { name: "Show all models" }).click();
    await expect.poll(() => results(page).count()).toBe(50);
    expect(await focused(page)).toBe("find");
  });

  test("links to the code of a model, whose URL works, too", async () => {
    const page = await harness.open("?sort=name");
    const id = (await results(page).last().textContent())!;
    await results(page).last().click();
    await opened(page, id);
    expect(await page.title()).toBe(`${id} · Hubsmith`);
    expect(new URL(page.url()).pathname).toBe(`/models/${id}`);
    const other = await harness.open(`models/${id}`);
    await opened(other, id);
    await page.getByRole("link", { name: "All models" }).click();
    await expect.poll(() => results(page).count()).toBe(50);
  });
});

describe("its former URL", () => {
  test.each(["models", "models?q=wisper&sort=name"])("redirects: %s", async (address) => {
    const page = await harness.open(address);
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(address.replace("models", "/"));
    expect(await field(page).inputValue()).toBe(address === "models" ? "" : "wisper");
    await results(page).first().waitFor();
  });
});

describe("custom records", () => {
  const open = async (page: Page): Promise<void> => {
    await page.getByText("Use another model").click();
  };

  test("are pasted, and opened", async () => {
    const page = await harness.open();
    await open(page);
    await page
      .getByLabel("Record", { exact: true })
      .fill('{"id": "you/private", "pipeline_tag": "text-generation", "library_name": "vllm"}');
    await page.getByRole("button", { name: "Add" }).click();
    await page.getByRole("link", { name: "Open you/private" }).click();
    await opened(page, "you/private");
    expect(await page.locator("#load").textContent()).toContain("vllm serve you/private");
  });

  test("are read from a file, and errors are listed by line", async () => {
    const page = await harness.open();
    await open(page);
    const lines = ['{"id": "you/one"}', "{", '{"id": "you/two"}'];
    await page.locator("input[type=file]").setInputFiles({
      name: "records.jsonl",
      mimeType: "application/jsonl",
      buffer: Buffer.from(lines.join("\n")),
    });
    await expect
      .poll(() => page.locator(".outcome").textContent())
      .toContain("2 records were read");
    expect(await page.locator(".unread li").allTextContents()).toEqual([
      expect.stringMatching(/^Line 2: This is not JSON/),
    ]);
    await expect.poll(() => results(page).first().textContent()).toBe("you/one");
  });

  test("of fifty thousand are searched without a delay", async () => {
    const page = await harness.open();
    await open(page);
    const lines = Array.from({ length: 50_000 }, (_, at) => `{"id":"you/model-${at}"}`);
    await page.locator("input[type=file]").setInputFiles({
      name: "records.jsonl",
      mimeType: "application/jsonl",
      buffer: Buffer.from(lines.join("\n")),
    });
    await expect
      .poll(() => page.locator(".outcome").textContent(), { timeout: 30_000 })
      .toContain("50000 records were read");
    await field(page).fill("model-49999");
    await expect.poll(() => results(page).first().textContent()).toBe("you/model-49999");
  });

  test("that are empty are rejected with a message", async () => {
    const page = await harness.open();
    await open(page);
    await page.getByRole("button", { name: "Add" }).click();
    expect(await page.getByRole("alert").textContent()).toContain(
      "Paste a record, or choose a file.",
    );
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "empty.json", mimeType: "", buffer: Buffer.of() });
    expect(await page.getByRole("alert").textContent()).toContain(
      "Paste a record, or choose a file.",
    );
  });

  // Created in the page, because passing it from the test would take longer than rejecting it.
  const bring = (page: Page, how: "paste" | "drop", size: number): Promise<void> =>
    page.evaluate(
      ([how, size]) => {
        const start = '{"id": "you/large", "description": "';
        const text = `${start}${"x".repeat(size - start.length - 2)}"}`;
        const data = new DataTransfer();
        if (how === "paste") data.setData("text/plain", text);
        else data.items.add(new File([text], "large.json"));
        const does = { bubbles: true, cancelable: true };
        document
          .querySelector("textarea")!
          .dispatchEvent(
            how === "paste"
              ? new ClipboardEvent("paste", { ...does, clipboardData: data })
              : new DragEvent("drop", { ...does, dataTransfer: data }),
          );
      },
      [how, size] as const,
    );
  const record = (page: Page) => page.getByLabel("Record", { exact: true });

  test.each(["paste", "drop"] as const)(
    "of a hundred megabytes are rejected before any is read: %s",
    async (how) => {
      const page = await harness.open("", {
        before: () => {
          // If it were read, it would happen here.
          Object.assign(globalThis, { NoWorker: globalThis.Worker, Worker: undefined });
        },
      });
      await open(page);
      await record(page).waitFor();
      await bring(page, how, 100_000_000);
      expect(await page.getByRole("alert").textContent()).toBe(
        "The input has 100 MB; the limit is 50 MB. Split it into parts, with one record per line.",
      );
      expect(await record(page).inputValue()).toBe("");
      await page.evaluate(() =>
        Object.assign(globalThis, { Worker: Reflect.get(globalThis, "NoWorker") }),
      );
      await record(page).fill('{"id": "you/small"}');
      await page.getByRole("button", { name: "Add" }).click();
      await page.getByRole("link", { name: "Open you/small" }).waitFor();
    },
  );

  test("that are too long to display are read when they are pasted", async () => {
    const page = await harness.open();
    await open(page);
    await record(page).waitFor();
    await bring(page, "paste", 2_000_000);
    await page.getByRole("link", { name: "Open you/large" }).waitFor();
    expect(await record(page).inputValue()).toBe("");
  });

  test("can be retried if the reader, or the file, did not load", async () => {
    const page = await harness.open();
    await open(page);
    const READER = /\/read-worker-[^/]*\.js$/;
    await page.route(READER, (route) => route.abort());
    await record(page).fill('{"id": "you/small"}');
    const read = page.getByRole("button", { name: "Add" });
    await read.click();
    expect(await page.getByRole("alert").textContent()).toContain(
      "Could not load the file reader. Try again.",
    );
    await page.unroute(READER);
    await read.click();
    await page.getByRole("link", { name: "Open you/small" }).waitFor();

    const dir = mkdtempSync(join(tmpdir(), "hubsmith-"));
    const path = join(dir, "record.json");
    writeFileSync(path, '{"id": "you/gone"}');
    await page.route(READER, async (route) => {
      rmSync(dir, { recursive: true });
      await route.continue();
    });
    await page.locator("input[type=file]").setInputFiles(path);
    await expect
      .poll(() => page.getByRole("alert").textContent())
      .toMatch(/^Could not read the file: .+ Choose it again\.$/);
  });
});

describe("accessibility", () => {
  test("search, filters and links work by keyboard only", async () => {
    const page = await harness.open();
    await field(page).focus();
    await page.keyboard.type("whisper");
    await expect.poll(() => results(page).first().textContent()).toContain("whisper");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("sort");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect.poll(() => page.url()).toMatch(/[?&](modality|task)=/);
    await results(page).first().focus();
    await page.keyboard.press("Enter");
    await page.locator(".panel").waitFor();
    expect(await focused(page)).toContain("whisper");
  });
});
