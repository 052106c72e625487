// Builds and serves the app, measures it in Chromium, and ends with 1 if a figure exceeds its limit.
import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { launch } from "../../support/browser.ts";
import { failOver, type Figure, figureTable } from "../figures.ts";
import { buildSite, SITE } from "../../products/site/build.ts";
import { serve } from "../../products/site/serve.ts";
import { interactionFigures } from "./interactions.ts";
import { keyFigures, memoryFigures } from "./keys.ts";
import { LIST, MODEL, visitFigures } from "./visits.ts";

const load = loadavg()[0]!;
await buildSite();
const served = await serve({ dir: SITE });
try {
  const browser = await launch();
  const version = browser.version();
  const loaded: Figure[] = [];
  for (const visit of [LIST, MODEL])
    loaded.push(...(await visitFigures(browser, served.url, visit)));
  const times = [
    ...(await keyFigures(browser, served.url + MODEL.address)),
    ...(await interactionFigures(browser, served.url + MODEL.address, served.url)),
    ...(await memoryFigures(browser, served.url)),
  ];
  await browser.close();
  const text = pageOf(version, loaded, times);
  console.log(text);
  writeFileSync("docs/bench-app.md", text);
  failOver([...loaded, ...times]);
} finally {
  await served.close();
}

function pageOf(chromium: string, loaded: readonly Figure[], times: readonly Figure[]): string {
  return `# How quick the app is

Measured by \`npm run measure app\` with Chromium ${chromium} on ${availableParallelism()} cores, with a load of ${load.toFixed(1)} before it began.
Sizes are after gzip. \`npm run check size\` has the sizes of chunks.

## What is loaded

The first visit of a page, until nothing more is loaded. A page reacts when a click or a key has changed it; a slow line has a latency of
400 ms and 50 kB/s, and the time is the median of five visits.

${figureTable(loaded)}

## Response times

The CPU time of a key; the time from a click or a key until the page has changed, and until the next frame is drawn; and the memory of a
page in which many models were opened.

${figureTable(times)}
`;
}
