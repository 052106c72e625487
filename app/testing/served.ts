// Builds and serves the app once for all browser tests.
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type PreviewServer, preview } from "vite";
import type { TestProject } from "vitest/node";
import { buildApp } from "./harness.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the app. */
    app: string;
    /** The URL of the pages in `testing/`, which are a separate build: they would change the app's chunks. */
    testPages: string;
  }
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PAGES = ["faulty", "files", "download"].map((name) => `testing/${name}.html`);

/** Vitest calls it before all tests. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const app = await serve("app", ["index.html"]);
  const testPages = await serve("test-pages", PAGES);
  provide("app", app.url);
  provide("testPages", testPages.url);
  return async () => {
    await Promise.all([app.close(), testPages.close()]);
  };
}

async function serve(
  name: string,
  pages: readonly string[],
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const outDir = `../.cache/${name}-${process.pid}`;
  const input = pages.map((page) => ROOT + page);
  // The app's groups of chunks are for one entry.
  const output = pages.length === 1 ? {} : { codeSplitting: true };
  await buildApp({ outDir, emptyOutDir: true, rolldownOptions: { input, output } });
  const server: PreviewServer = await preview({
    root: ROOT,
    logLevel: "error",
    build: { outDir },
    preview: {
      port: 0,
      host: "127.0.0.1",
      strictPort: false,
      // As a host would send it, so that pages of a context read their scripts once.
      headers: { "Cache-Control": "max-age=3600" },
    },
  });
  return {
    url: server.resolvedUrls!.local[0]!,
    close: async () => {
      await server.close();
      rmSync(ROOT + outDir, { recursive: true, force: true });
    },
  };
}
