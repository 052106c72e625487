// Builds and serves the app, measures it in Chromium, and ends with 1 if a figure exceeds its limit.
import { launch } from "../../support/browser.ts";
import { failOver, type Figure, figureTable } from "../figures.ts";
import { buildSite, SITE } from "../../products/site/build.ts";
import { serve } from "../../products/site/serve.ts";
import { visitFigures, VISITS } from "./visits.ts";

await buildSite();
const served = await serve({ dir: SITE });
try {
  const browser = await launch();
  const figures: Figure[] = [];
  for (const visit of VISITS) figures.push(...(await visitFigures(browser, served.url, visit)));
  await browser.close();
  console.log(figureTable(figures));
  failOver(figures);
} finally {
  await served.close();
}
