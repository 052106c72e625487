// The lab shows a plugin while it is written: at the start, after each save, and with its faults.
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { collectFaults, launch } from "../../support/browser.ts";
import { buildLab } from "../build-lab.ts";
import { sources } from "../../support/sources.ts";
import { temporary } from "../../support/temporary.ts";
import { type Lab, openLab } from "./lab.ts";

let lab: Lab;
let browser: Browser;
const messages: string[] = [];
const wrong: string[] = [];
const words = (word: string): string => `export const WORD: string = "${word}";`;
const PLUGINS = `
  import { answer, defineLibrary, defineProvider, defineTask, serves } from "hubsmith";
  import { defineTaskPage } from "hubsmith/catalog";
  import { python } from "hubsmith/code";
  import { textToImage } from "hubsmith/tasks";
  import { WORD } from "./words.ts";
  const fox = defineLibrary({
    id: "fox", prettyLabel: "Fox", repoName: "fox", repoUrl: "https://example.org", filter: false,
    replaces: "diffusers",
    snippets: ({ id }) => python\`print(\${WORD}, \${id})\`,
  });
  const burrow = defineProvider({
    id: "burrow", label: "Burrow", baseUrl: "https://burrow.example", role: "direct",
    providerIdOf: ({ id }) => id,
    tasks: [serves(textToImage, {
      request: ({ providerId, inputs, parameters }) => ({ path: "dig", json: { model: providerId, prompt: inputs, ...parameters } }),
      answer: answer.download("url", "image/png"),
    })],
  });
  const sniffing = defineTask({
    id: "sniffing", label: "Sniffing", modality: "other", page: defineTaskPage({ summary: "A smell goes in." }),
  });
  export default [fox, burrow, sniffing];`;
const records = (name: string): string => `
  import { fixture } from "hubsmith/testing";
  export default [fixture("${name}", { library_name: "fox" })];`;

const { folder, write } = temporary({
  "words.ts": words("first words"),
  "plugins.ts": PLUGINS,
  "fox.records.ts": records("Red fox"),
});

beforeAll(async () => {
  const app = join(folder, "app");
  await buildLab(app);
  lab = await openLab({
    path: join(folder, "plugins.ts"),
    app,
    say: (message) => messages.push(message),
    plugins: [sources],
  });
  browser = await launch();
});
// Each open page would load again at each save.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await lab.close();
});

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  collectFaults(page, wrong);
  await page.goto(lab.url + path);
  return page;
}

test("a plugin is there, shows each save, and stays while a save is broken", async () => {
  const page = await open("models/example-org/red-fox");
  await page.getByText("first words").first().waitFor();

  write("words.ts", words("other words"));
  await page.getByText("other words").first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/models/example-org/red-fox");

  write("words.ts", "export const WORD = ;");
  const alert = page.getByRole("alert").filter({ hasText: "cannot be built" });
  await alert.waitFor();
  expect(await alert.textContent()).toMatch(
    /plugins\.ts cannot be built\. Fix and save it[\s\S]*words\.ts/,
  );
  expect(await page.getByText("other words").count()).toBeGreaterThan(0);
  expect(messages.join()).toContain("cannot be built");

  write("words.ts", words("last words"));
  await page.getByText("last words").first().waitFor();
  expect(await page.getByRole("alert").filter({ hasText: "cannot" }).count()).toBe(0);
  expect(wrong).toEqual([]);
});

test("it opens at the plugin, lists its records, and shows the page of its task", async () => {
  const page = await open("");
  await page.getByRole("heading", { level: 1, name: "Fox" }).waitFor();
  const links = page.getByRole("navigation", { name: "Lab" }).getByRole("link");
  expect(await links.allTextContents()).toEqual([
    "library/fox",
    "provider/burrow",
    "task/sniffing",
    "example-org/red-fox",
  ]);
  await links.filter({ hasText: "red-fox" }).click();
  await page.getByText("first words").or(page.getByText("last words")).first().waitFor();

  write("fox.records.ts", records("Arctic fox"));
  await links.filter({ hasText: "arctic-fox" }).waitFor();

  await links.filter({ hasText: "sniffing" }).click();
  await page.getByText("A smell goes in.").first().waitFor();
  await links.filter({ hasText: "burrow" }).click();
  await page.getByRole("heading", { level: 1, name: "Burrow" }).waitFor();
  expect(wrong).toEqual([]);
});

test("first-party plugins, samples of media, and a model of each task are there", async () => {
  const page = await open("models/example-org/text-to-image");
  await page.getByRole("link", { name: /^API/ }).click();
  await page.getByText("InferenceClient").first().waitFor();
  await page.goto(`${lab.url}libraries/timm`);
  await page.getByRole("heading", { level: 1, name: "timm" }).waitFor();
  await page.goto(`${lab.url}tasks/image-classification`);
  const image = page.locator("main img").first();
  await image.waitFor();
  await expect
    .poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test("an invalid plugin is reported above the page", async () => {
  const { length } = messages;
  write("plugins.ts", `${PLUGINS.replace("[fox, burrow,", "[fox, { ...burrow, label: 7 },")}`);
  await expect.poll(() => messages.length).toBeGreaterThan(length);
  const page = await open("libraries");
  const alert = page.getByRole("alert").filter({ hasText: "provider/burrow" });
  await alert.waitFor();
  expect(await alert.textContent()).toMatch(/provider\/burrow: label must be/);
});
