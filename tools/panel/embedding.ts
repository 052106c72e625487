// Builds and serves the pages of `examples/embed` like their authors would: with the published package.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { serve, type Served } from "../site/serve.ts";
import { buildShipped, PANEL } from "./build.ts";

const PAGES = fileURLToPath(new URL("../../examples/embed", import.meta.url));

/** Builds the page with React, adds the one without, and serves both. */
export async function serveExamples(): Promise<Served> {
  const dir = mkdtempSync(join(tmpdir(), "hubsmith-embed-"));
  await buildShipped({
    root: PAGES,
    base: "./",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [react()],
    build: {
      outDir: dir,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: { input: join(PAGES, "react.html") },
    },
  });
  for (const name of ["element.html", "listen.js", "host.css"])
    copyFileSync(join(PAGES, name), join(dir, name));
  copyFileSync(join(PANEL, "element.js"), join(dir, "element.js"));
  writeFileSync(join(dir, "404.html"), "There is no such page.");
  const served = await serve({ dir });
  return {
    url: served.url,
    close: async () => {
      await served.close();
      rmSync(dir, { recursive: true });
    },
  };
}
