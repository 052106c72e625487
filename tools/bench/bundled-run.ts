// A program of the benchmark, bundled and run in a process of its own.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { sources } from "../sources.ts";

// Memory is read where nothing is left to collect, and a hub of 27,000 plugins needs its room.
const NODE = ["--expose-gc", "--max-old-space-size=4096"];

/** Bundles a file of this folder and gives what it says to `run`, which runs it with arguments. */
export async function withBundle<T>(
  file: string,
  use: (run: (...args: readonly string[]) => string) => T,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-bench-"));
  try {
    await build({
      configFile: false,
      logLevel: "error",
      plugins: [sources],
      ssr: { noExternal: true },
      build: {
        ssr: join(import.meta.dirname, file),
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        target: "es2023",
        rollupOptions: { output: { entryFileNames: "run.mjs" } },
      },
    });
    return use((...args) =>
      execFileSync(process.execPath, [...NODE, join(folder, "run.mjs"), ...args], {
        encoding: "utf8",
        maxBuffer: 1e9,
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
