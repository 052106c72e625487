// Errors affect only their own part of the page: faulty plugins, network, clipboard, storage, hostile text. No requests
// go to other servers.
import { describe, expect, test } from "vitest";
import { harnessOf } from "./testing/harness.ts";
import { FLUX, LLAMA } from "./testing/parts.ts";

const harness = harnessOf();
const faulty = harnessOf("faulty");

test("the app starts if another script adds to Object.prototype", async () => {
  const before = (): void => void Object.assign(Object.prototype, { more: "x", most: () => 1 });
  const first = await harness.open("", { isFresh: true, before });
  await first.settled();
  expect(await first.locator("main a").count()).toBeGreaterThan(10);
  const page = await harness.open(`models/${LLAMA}`, { isFresh: true, before });
  await page.settled();
  expect(await page.code()).toContain(LLAMA);
});

describe("plugins that fail", () => {
  test("are reported, and the others work", async () => {
    const page = await faulty.open();
    const alerts = page.locator("[role=alert]");
    await expect.poll(() => alerts.count()).toBeGreaterThan(0);
    const messages = (await alerts.allTextContents()).join("\n");
    for (const message of [
      "Expected a plugin",
      "library/refused: prettyLabel must be a string",
      "client/js/refused: label is a getter",
    ])
      expect(messages).toContain(message);
    await page.show("API");
    expect(await page.code()).toContain("plain(");
    await page.show("Library");
    expect(await page.locator("#load pre code").textContent()).toBe('load("example-org/talks");');
    expect(await page.locator("#load .absences").textContent()).toContain(
      "library/odd threw while printing its load snippets: item 0 that `snippets` returned: purpose must be a string",
    );
    await page.show("API");
    await page.tab("JavaScript").click();
    expect(await page.locator("#snippet .no-code").textContent()).toContain("no JavaScript code");
    const reasons = (await page.locator("#call .absences").allTextContents()).join("\n");
    for (const reason of [
      "no luck today",
      "client/js/in-refuses threw while printing conversational: boom.",
      "client/js/in-print threw while printing conversational: boom.",
      "`refuses` returned an absence without",
    ])
      expect(reasons).toContain(reason);
    await page.tab("Python").click();
    await page.getByLabel("Prompt", { exact: true }).fill("Be kind.");
    expect(await page.code()).toContain('"Be kind."');
  });

  test("on their own page: it shows an error, and the others open", async () => {
    const page = await faulty.open();
    await page.getByRole("link", { name: "Tasks", exact: true }).click();
    await page.getByRole("link", { name: "Half Written" }).click();
    const alert = page.locator("[role=alert]", { hasText: "This page could not be shown." });
    await alert.waitFor();
    expect(await page.heading().textContent()).toBe("Half Written");
    await alert.getByRole("button", { name: "Try again" }).click();
    await alert.waitFor();
    await page.goBack();
    await page.goBack();
    await page.opened("example-org/talks");
    await page.show("API");
    await expect.poll(() => page.code()).toContain("plain(");
    // React logs the error of each attempt to render, and their number depends on the scheduling.
    const faults = await harness.faults();
    const isCaught = (fault: string): boolean => fault.includes("Cannot read properties of undef");
    expect(faults.filter(isCaught).length).toBeGreaterThan(0);
    expect(faults.filter((fault) => !isCaught(fault))).toEqual([]);
  });
});

describe("files that do not load", () => {
  test("the test results leave no badge, and a grammar plain text until the next program", async () => {
    const page = await harness.open("tasks", { isFresh: true });
    const restore = await harness.withhold(page, /\/(?:proofs|highlighter)-[^/]*\.js$/);
    await page.goTo(`/models/${FLUX}`);
    await page.opened(FLUX);
    await page.waitForLoadState("networkidle");
    expect(await page.locator(".proof:empty").count()).toBeGreaterThan(0);
    expect(await page.getByRole("alert").count()).toBe(0);
    const colored = page.locator("#snippet pre span span");
    expect(await colored.count()).toBe(0);
    await restore();
    await page.tab("Shell").click();
    await expect.poll(() => colored.count()).toBeGreaterThan(0);
  });
});

describe("a storage", () => {
  test("that is forbidden: the page works, and nothing is kept", async () => {
    const page = await harness.open(`models/${FLUX}`, {
      before: () => {
        const refuse = {
          get: () => {
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        };
        for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
          Object.defineProperty(window, name, refuse);
        Object.defineProperty(document, "cookie", refuse);
      },
    });
    await page.tab("Shell").click();
    await page.chooseProvider("together");
    await page.settled();
    expect(page.selection()).toMatchObject({ provider: "together", language: "sh" });
    await page.button("Theme: Auto").click();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("light");
    const code = await page.code();
    await page.reload();
    await page.opened(FLUX);
    expect(await page.code()).toBe(code);
    expect(await page.locator("html").getAttribute("data-theme")).toBe("system");
    expect(await page.getByRole("alert").count()).toBe(0);
  });
});

test("a clipboard that is forbidden: each text is selected instead", async () => {
  const page = await harness.open(`models/${LLAMA}?language=python&client=requests`, {
    // Browsers differ in whether a click is enough.
    before: () => void (navigator.clipboard.writeText = () => Promise.reject(new Error())),
  });
  const selected = (): Promise<string> => page.evaluate(() => String(getSelection()));
  for (const [what, text] of [
    ["id", LLAMA],
    ["Requests snippet", await page.code()],
    ["install command of Requests", "pip install -U requests"],
  ] as const) {
    await page.copyButton(what).click();
    await expect.poll(() => page.announcement()).toContain(`${what} is selected`);
    expect(await selected()).toBe(text);
    expect(await page.focused()).toContain("Not copied");
  }
});

describe("hostile text", () => {
  test("is only text in a URL, also of another page and if it cannot be decoded", async () => {
    const page = await harness.open(
      "models/<img src=x onerror=window.hit=1>?language=<b>&client=x",
    );
    expect(await page.locator("main q").textContent()).toContain("<img src=x");
    for (const [path, title, words] of [
      ["/?q=<b>&task=nope&provider=__proto__&sort=x", "Models", ""],
      ["/providers?task=__proto__", "Providers", ""],
      ["/providers/together?task=__proto__&client=<b>", "Together AI", ""],
      ["/libraries?q=%ED%A0%80<b>", "Libraries", ""],
      ["/formats?weights=<b>&memory=-1", "Formats", ""],
      ["/plugins?q=<b>", "Libraries", ""],
      [`/models/${LLAMA}?memory=<b>`, LLAMA, ""],
      ["/models/%E0%A4%A/%ED%A0%80", "%E0%A4%A/%ED%A0%80", "Unknown model:"],
      ["/tasks/%", "There is no task “%”", ""],
      ["/providers/%FF", "There is no provider “%FF”", ""],
      ["/%", "Page not found", ""],
    ] as const) {
      await page.goTo(path);
      await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
      await expect.poll(() => page.locator("main").innerText()).toContain(words);
      expect([path, (await page.locator("main").innerText()).length > 60]).toEqual([path, true]);
      expect([path, await page.locator("main :is([role=alert], b, img)").count()]).toEqual([
        path,
        0,
      ]);
    }
    expect(await page.evaluate(() => "hit" in window)).toBe(false);
  });
});

test("an unknown option of a link is reported as text, and is not stored", async () => {
  const option = "<img src=x onerror=window.hit=1>";
  const page = await harness.open(`models/${LLAMA}?provider=${option}&client=__proto__`);
  await page.getByText(`Unknown provider: “${option}”.`).waitFor();
  await page.choose("sh", "cURL");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/img|proto/);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
});

test("the policy refuses requests to other servers, and markup from text", async () => {
  const page = await harness.open();
  const refused = await page.evaluate(async () => {
    // The browser reports a violation a moment after it refuses something.
    let count = 0;
    const bothReported = new Promise<void>((done) =>
      addEventListener("securitypolicyviolation", () => ++count === 2 && done()),
    );
    const isFetchRefused = await fetch("https://elsewhere.example/").then(
      () => false,
      () => true,
    );
    let isMarkupRefused = false;
    try {
      document.body.innerHTML = "<b>text</b>";
    } catch {
      isMarkupRefused = true;
    }
    await bothReported;
    return [isFetchRefused, isMarkupRefused];
  });
  expect(refused).toEqual([true, true]);
  const faults = await harness.faults();
  // Every test fails on these, whether or not the browser logs them.
  for (const directive of ["connect-src", "require-trusted-types-for"])
    expect(faults).toContainEqual(
      expect.stringContaining(`Content Security Policy: ${directive} refuses`),
    );
  expect(faults.filter((fault) => !/Content Security Policy|TrustedHTML/.test(fault))).toEqual([]);
});
