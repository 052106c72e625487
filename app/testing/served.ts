// Builds and serves the app once for all browser tests.
import { rmSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, preview, type Rolldown } from "vite";
import type { TestProject } from "vitest/node";
import { forProduction } from "../../tools/products/production.ts";

export interface Chunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  /** In bytes, gzipped. */
  readonly size: number;
  /** The chunks that load with it. */
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

declare module "vitest" {
  interface ProvidedContext {
    app: string;
    chunks: readonly Chunk[];
    /** The URL of the page with faulty plugins, which is a separate build: it would change the app's chunks. */
    faulty: string;
  }
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Vitest calls it before all tests. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // The app's groups of chunks are for its own entry.
  const [app, faulty] = await forProduction(() =>
    Promise.all([serve("index.html", {}), serve("testing/faulty.html", { codeSplitting: true })]),
  );
  provide("app", app.url);
  provide("chunks", app.chunks);
  provide("faulty", `${faulty.url}testing/faulty.html`);
  return async () => {
    await Promise.all([app.close(), faulty.close()]);
  };
}

interface Served {
  readonly url: string;
  readonly chunks: readonly Chunk[];
  close(): Promise<void>;
}

async function serve(page: string, output: Rolldown.OutputOptions): Promise<Served> {
  const outDir = `../.cache/${basename(page, ".html")}-${process.pid}`;
  const bundle = await build({
    root: ROOT,
    logLevel: "error",
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: ROOT + page, output } },
  });
  const server = await preview({
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
    chunks: "output" in bundle ? bundle.output.flatMap((file) => chunkOf(file)) : [],
    close: async () => {
      await server.close();
      rmSync(ROOT + outDir, { recursive: true, force: true });
    },
  };
}

type Output = Extract<Awaited<ReturnType<typeof build>>, { readonly output: unknown }>["output"];

function chunkOf(file: Output[number]): readonly Chunk[] {
  if (file.type !== "chunk") return [];
  const { fileName, isEntry, code, imports, moduleIds } = file;
  return [{ fileName, isEntry, size: gzipSync(code).length, imports, moduleIds }];
}
