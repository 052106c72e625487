// How long a snippet takes: both sides are bundled first, because what tsx adds to functions is neither's to pay for.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { sources } from "../sources.ts";

const folder = mkdtempSync(join(tmpdir(), "hubsmith-bench-"));
try {
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [sources],
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, "measure.ts"),
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: "es2023",
      rollupOptions: { output: { entryFileNames: "measure.mjs" } },
    },
  });
  const args = [join(folder, "measure.mjs"), ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
