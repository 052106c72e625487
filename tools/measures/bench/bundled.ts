// Runs a module of this folder bundled, in its own process, because tsx adds code to functions.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { build } from "vite";
import { sources } from "../../support/sources.ts";

/** The output of a module. */
export async function runBundled(name: "snippets" | "ratios"): Promise<string> {
  const outDir = `.cache/bench-${name}`;
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [sources],
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, `${name}.ts`),
      outDir,
      emptyOutDir: true,
      minify: false,
      target: "es2023",
      rolldownOptions: { output: { entryFileNames: "run.mjs" } },
    },
  });
  return execFileSync(process.execPath, [`${outDir}/run.mjs`], { encoding: "utf8" });
}
