// Faulty plugins affect only their own part of the page.
import { beforeAll, expect, test } from "vitest";
import { type Harness, start } from "./testing/harness.ts";
import { chooseProvider, showApi, snippet, unfold } from "./testing/parts.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await start("testing/faulty.html");
});

test("the page works, and reports the fault of each plugin", async () => {
  const page = await harness.open();
  const alerts = page.locator("[role=alert]");
  await expect.poll(() => alerts.count()).toBeGreaterThan(0);
  const messages = (await alerts.allTextContents()).join("\n");
  expect(messages).toContain("Expected a plugin");
  expect(messages).toContain("library/refused: prettyLabel must be a string");
  expect(messages).toContain("client/js/refused: label is a getter");

  await showApi(page);
  expect(await snippet(page).textContent()).toContain("plain(");
  expect(await page.locator("#load pre code").textContent()).toBe('load("example-org/talks");');
  expect(await page.locator("#load .absences").textContent()).toContain(
    "library/odd threw while printing its load snippets: item 0 that `snippets` returned: purpose must be a string",
  );
  await page.getByRole("radio", { name: "Why not?" }).check();
  const reasons = await page.locator("#call .absences").allTextContents();
  for (const reason of [
    "no luck today",
    "client/js/in-refuses threw while printing conversational: boom.",
    "client/js/in-print threw while printing conversational: boom.",
    "`refuses` returned an object",
  ])
    expect(reasons.join("\n")).toContain(reason);
  await page.getByRole("radio", { name: "Code", exact: true }).check();
  await page.getByRole("tab", { name: "JavaScript" }).click();
  expect(await page.locator("#snippet .empty").textContent()).toContain("no JavaScript code");
  await page.getByRole("tab", { name: "Python" }).click();
  await page.getByLabel("Message 1, text").fill("Be kind.");
  expect(await snippet(page).textContent()).toContain('"Be kind."');
  expect(await harness.faults()).toEqual([]);
});

test.each([
  ["in-request", "building a request for conversational"],
  ["in-answer", "building a request for conversational"],
  ["in-job", "building a request for conversational"],
  ["in-id", "looking up its model id"],
])("a provider that throws %s can be selected, and another one after it", async (id, doing) => {
  const page = await harness.open();
  await showApi(page);
  await chooseProvider(page, id);
  await unfold(page);
  await page.getByRole("radio", { name: "Directly to the provider" }).check();
  await page.getByRole("radio", { name: "Request" }).check();
  const message = `provider/${id} threw while ${doing}: boom`;
  await expect.poll(() => page.locator("#call").textContent()).toContain(message);
  await chooseProvider(page, "alpha");
  await page.getByRole("radio", { name: "Code", exact: true }).check();
  await expect.poll(() => snippet(page).textContent()).toContain("plain(");
  expect(await page.locator("#load pre code").textContent()).toBe('load("example-org/talks");');
  expect(await harness.faults()).toEqual([]);
});

test("a page of a faulty plugin shows an error, and the others open", async () => {
  const page = await harness.open();
  await page.getByRole("link", { name: "Tasks", exact: true }).click();
  await page.getByRole("link", { name: "Half Written" }).click();
  const alert = page.locator("[role=alert]", { hasText: "This page could not be shown." });
  await alert.waitFor();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Half Written");
  await alert.getByRole("button", { name: "Try again" }).click();
  await alert.waitFor();
  await page.goBack();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "example-org/talks" }).waitFor();
  await showApi(page);
  await expect.poll(() => snippet(page).textContent()).toContain("plain(");
  // React logs caught errors, at each attempt.
  const caught = expect.stringContaining("Cannot read properties of undefined");
  expect(await harness.faults()).toEqual([caught, caught]);
});
