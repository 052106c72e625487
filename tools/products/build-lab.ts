// Builds the app for the lab, below `dist/lab`: the same pages, which load one more module from the lab's server.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const startedByLab: Plugin = {
  name: "started-by-lab",
  transformIndexHtml: { order: "pre", handler: (html) => html.replace("/main.ts", "/lab.ts") },
};

export async function buildLab(outDir: string = join(ROOT, "dist/lab")): Promise<void> {
  await build({
    root: join(ROOT, "app"),
    logLevel: "error",
    plugins: [startedByLab],
    build: { outDir, emptyOutDir: true },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildLab();
