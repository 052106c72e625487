// Builds and serves the app, measures it in Chromium, and ends with 1 if a figure exceeds its limit.
import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { launch } from "../browser.ts";
import { failOver, type Figure, figureTable } from "../figures.ts";
import { buildSite, SITE } from "../site/build.ts";
import { serve } from "../site/serve.ts";
import { newPage, openReady, READY } from "./browser.ts";
import { interactionFigures } from "./interactions.ts";
import { type Audited, audit } from "./lighthouse.ts";

const LIST = { name: "list of models", address: "" };
const MODEL = { name: "model", address: "models/meta-llama/Llama-3.3-70B-Instruct" };
const PAGES = [LIST, MODEL, { name: "task", address: "tasks/text-to-image" }];

// app/catalog/models/, which is data.
const MODELS = /\/records-[\w-]+\.js$/;

const load = loadavg()[0]!;
await buildSite();
const served = await serve({ dir: SITE });
try {
  const browser = await launch();
  const version = browser.version();
  const loaded: Figure[] = [];
  for (const page of PAGES) loaded.push(...(await loadFigures(browser, page)));
  const times = await interactionFigures(browser, served.url + MODEL.address, served.url);
  await browser.close();
  const audited: Audited[] = [];
  for (const { name, address } of PAGES) audited.push(await audit(name, served.url + address));
  const text = pageOf(version, loaded, times, audited);
  console.log(text);
  writeFileSync("docs/bench-app.md", text);
  failOver([...loaded, ...times, ...audited.flatMap(({ figures }) => figures)]);
} finally {
  await served.close();
}

/** The size of scripts and styles of a page after gzip, until it is ready and until nothing more loads. */
async function loadFigures(
  browser: Browser,
  { name, address }: (typeof PAGES)[number],
): Promise<readonly Figure[]> {
  const page = await newPage(browser);
  const responses: Promise<{ kind: string; url: string; size: number }>[] = [];
  page.on("response", (response) => {
    const url = response.url();
    const kind = MODELS.test(url) ? "models" : response.request().resourceType();
    if (["script", "stylesheet", "models"].includes(kind))
      responses.push(
        response.body().then((body) => ({ kind, url, size: gzipSync(body, { level: 9 }).length })),
      );
  });
  await openReady(page, served.url + address);
  await page.waitForLoadState("networkidle");
  const [starts, ready] = await page.evaluate((mark) => {
    const resources = performance.getEntriesByType("resource");
    return [
      resources.map(({ name: url, startTime }) => [url, startTime] as const),
      performance.getEntriesByName(mark)[0]!.startTime,
    ] as const;
  }, READY);
  const startOf = new Map(starts);
  const files = await Promise.all(responses);
  await page.context().close();
  const sum = (wanted: string, until: number): number => {
    const those = files.filter(
      ({ kind, url }) => kind === wanted && (startOf.get(url) ?? 0) <= until,
    );
    // A sum of no files would keep every limit.
    if (those.length === 0) return Number.NaN;
    return those.reduce((total, { size }) => total + size, 0) / 1000;
  };
  return [
    {
      what: `scripts until ready, ${name}`,
      value: sum("script", ready),
      unit: "kB",
      ...(address === LIST.address ? { most: 110 } : {}),
    },
    { what: `styles until ready, ${name}`, value: sum("stylesheet", ready), unit: "kB", most: 15 },
    { what: `scripts in all, ${name}`, value: sum("script", Infinity), unit: "kB" },
    { what: `data of models, ${name}`, value: sum("models", Infinity), unit: "kB" },
  ];
}

function pageOf(
  chromium: string,
  loaded: readonly Figure[],
  times: readonly Figure[],
  audited: readonly Audited[],
): string {
  const faults = audited.map(
    ({ name, faults }) =>
      `### Audits below 1 on the ${name} page\n\n${faults.join("\n") || "None."}\n`,
  );
  return `# How quick the app is

Measured by \`npm run bench:app\` with Chromium ${chromium} on ${availableParallelism()} cores, with a load of ${load.toFixed(1)} before it began.
Sizes are after gzip. \`npm run size\` has the sizes of chunks.

## What is loaded

A page is ready when it shows everything and can be used.

${figureTable(loaded)}

## What a visitor waits for

From a click or a key until the page has changed, and until the next frame is drawn.

${figureTable(times)}

## Lighthouse

Its mobile profile with simulated throttling: medians of three runs.

${figureTable(audited.flatMap(({ figures }) => figures))}

${faults.join("\n")}`;
}
