// Builds the app, serves it as it is served to visitors, measures it, and holds every figure against its limit.
import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { buildSite, SITE } from "../site/build.ts";
import { serve } from "../site/serve.ts";
import { launch } from "./browser.ts";
import { appChunks, chunkFigures } from "./chunks.ts";
import { type Figure, isOver } from "./figures.ts";
import { interactionFigures } from "./interactions.ts";
import { audit, type Audited } from "./lighthouse.ts";
import { loadFigures } from "./loaded.ts";
import { type Report, reportOf } from "./report.ts";

const PAGE = fileURLToPath(new URL("../../docs/bench-app.md", import.meta.url));

interface Options {
  readonly lighthouse: boolean;
}

const program = new Command("bench:app")
  .description("Measures the app in Chromium; ends with 1 where a limit is broken.")
  .option("--no-lighthouse", "leave out Lighthouse, and docs/bench-app.md as it is")
  .action(async ({ lighthouse }: Options) => {
    // Before this program does anything itself.
    const busy = loadavg()[0] ?? Number.NaN;
    await buildSite();
    const report = await measured(lighthouse, busy);
    const { text, figures } = reportOf(report);
    console.log(text);
    if (lighthouse) writeFileSync(PAGE, text);
    const held = figures.filter(({ limit }) => limit !== undefined);
    const over = held.filter(isOver);
    console.log(
      over.length === 0
        ? `All ${held.length} figures with a limit keep it.`
        : `FAILED  ${over.length} of ${held.length} figures with a limit break it.`,
    );
    process.exitCode = over.length === 0 ? 0 : 1;
  });

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

async function measured(withLighthouse: boolean, busy: number): Promise<Report> {
  const sizes: readonly Figure[] = chunkFigures(await appChunks());
  const served = await serve({ dir: SITE });
  try {
    const browser = await launch();
    const chromium = browser.version();
    try {
      const loaded = await loadFigures(browser, served.url);
      const times = await interactionFigures(browser, served.url);
      // Not beside another browser, which would take its share of the processor.
      await browser.close();
      const audited: readonly Audited[] = withLighthouse ? await audit(served.url) : [];
      const machine = { cores: availableParallelism(), busy, chromium };
      return { machine, sizes: [...sizes, ...loaded], times, audited };
    } finally {
      await browser.close();
    }
  } finally {
    await served.close();
  }
}
