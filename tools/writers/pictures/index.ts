// Writes docs/app/: a picture of each page on a desktop and a phone, light and dark, from the site in dist/app.
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser } from "playwright-core";
import { serve } from "../../products/site/serve.ts";
import { SITE } from "../../products/site/build.ts";
import { launch } from "../../support/browser.ts";

const PAGES: readonly (readonly [name: string, path: string])[] = [
  ["home", ""],
  ["model", "models/meta-llama/Llama-3.3-70B-Instruct"],
  ["local", "models/bartowski/Llama-3.2-3B-Instruct-GGUF?memory=16"],
  ["tasks", "tasks"],
  ["task", "tasks/conversational"],
  ["libraries", "libraries"],
  ["library", "libraries/transformers"],
  ["providers", "providers"],
  ["provider", "providers/together"],
  ["apps", "apps"],
  ["app", "apps/ollama"],
  ["devices", "devices"],
  ["formats", "formats"],
  ["plugins", "plugins"],
  ["tests", "proofs"],
];
const SCHEMES = ["light", "dark"] as const;
const SIZES = [
  { width: 1280, height: 900 },
  { width: 375, height: 900 },
] as const;
// A page of four pictures is not larger than 130 kB.
const SCALE = 0.5;
const QUALITY = 64;

const site = await serve({ dir: SITE });
const browser = await launch();
mkdirSync(resolve("docs/app"), { recursive: true });
for (const [name, path] of PAGES) {
  const views: string[] = [];
  for (const colorScheme of SCHEMES)
    for (const viewport of SIZES)
      views.push(await pictureOf(browser, site.url + path, { colorScheme, viewport }));
  const all = await sideBySide(browser, views);
  writeFileSync(resolve("docs/app", `${name}.jpg`), all);
  console.log(`docs/app/${name}.jpg: ${Math.round(all.length / 1000)} kB`);
}
await browser.close();
await site.close();

/** A page as it is after it was loaded, as the URL of a picture. */
async function pictureOf(browser: Browser, url: string, options: object): Promise<string> {
  const page = await browser.newPage(options);
  await page.goto(url, { waitUntil: "networkidle" });
  const picture = await page.screenshot();
  await page.close();
  return `data:image/png;base64,${picture.toString("base64")}`;
}

async function sideBySide(browser: Browser, pictures: readonly string[]): Promise<Buffer> {
  const gap = 4;
  const widths = SIZES.map(({ width }) => width * SCALE);
  const width = SCHEMES.length * widths.reduce((sum, one) => sum + one + gap, 0);
  const height = SIZES[0].height * SCALE;
  const page = await browser.newPage({ viewport: { width: Math.ceil(width), height } });
  await page.setContent(
    `<body style="margin:0;display:flex;gap:${gap}px;background:gray">${pictures
      .map((url) => `<img src="${url}" height="${height}">`)
      .join("")}`,
  );
  const all = await page.screenshot({ type: "jpeg", quality: QUALITY });
  await page.close();
  return all;
}
