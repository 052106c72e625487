// The lab shows a plugin while it is written: at the start, after each save, and with its faults.
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { collectFaults, launch } from "../../support/browser.ts";
import { buildPanel } from "../panel/build.ts";
import { sources } from "../../support/sources.ts";
import { temporary } from "../../support/temporary.ts";
import { type Lab, openLab } from "./lab.ts";

let lab: Lab;
let browser: Browser;
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
  const panel = join(folder, "panel");
  await buildPanel(panel);
  const [path, element] = [join(folder, "plugins.ts"), join(panel, "element.js")];
  lab = await openLab({ path, element, plugins: [sources] });
  browser = await launch();
});
// Each open page would load again at each save.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await lab.close();
});

async function open(id: string): Promise<Page> {
  const page = await browser.newPage();
  collectFaults(page, wrong);
  await page.goto(`${lab.url}#${id}`);
  return page;
}

test("a plugin is there with its records, shows each save, and names a fault", async () => {
  const page = await open("example-org/red-fox");
  await page.getByText("first words").first().waitFor();
  const links = page.getByRole("navigation", { name: "Lab" }).getByRole("link");
  expect(await links.allTextContents()).toEqual([
    "example-org/red-fox",
    "example-org/sniffing",
    "example-org/fox",
    "example-org/text-to-image",
  ]);
  write("words.ts", words("other words"));
  await page.getByText("other words").first().waitFor();
  write("fox.records.ts", records("Arctic fox"));
  await links.filter({ hasText: "arctic-fox" }).waitFor();
  expect(wrong.splice(0)).toEqual([]);

  write("words.ts", "export const WORD = ;");
  await page.locator("vite-error-overlay").getByText("words.ts").first().waitFor();
  write("words.ts", words("last words"));
  await page.getByText("last words").first().waitFor();
  wrong.splice(0);
});

test("a model of the provider's task has its code", async () => {
  const page = await open("example-org/text-to-image");
  await page.getByText("burrow.example").first().waitFor();
  expect(wrong).toEqual([]);
});

test("an invalid plugin is reported above the panel, which has the others", async () => {
  write("plugins.ts", `${PLUGINS.replace("[fox, burrow,", "[fox, { ...burrow, label: 7 },")}`);
  const page = await open("example-org/fox");
  const alert = page.getByRole("alert").filter({ hasText: "provider/burrow" });
  await alert.waitFor();
  expect(await alert.textContent()).toMatch(/provider\/burrow: label must be/);
  await page.getByText("last words").first().waitFor();
});
