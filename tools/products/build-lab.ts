// Builds the app for the lab, below `dist/lab`. The lab's server adds the first-party plugins and the samples of media, which
// the package has outside of it; the catalog, recorded answers and proofs, and colors of code are left out.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const FIRST_PARTY = "/@lab/first-party.js";

// The exports of the app's modules in the lab.
const STUBS: Readonly<Record<string, string>> = {
  "app/plugins.ts": `export { entries } from "${FIRST_PARTY}";`,
  "app/catalog/models/rows.gen.ts": `export const rows = "[]";`,
  "app/media.ts": `export const mediaUrl = (name) => (/^(?:https|data):/i.test(name) ? name : "/@lab/media/" + name);`,
  "app/panel/answers/load-samples.ts": `export const samplesOf = async () => undefined;`,
  "app/proofs/load-proofs.ts": `
    export const clientProofs = async () => ({ clients: {}, proofs: {} });
    export const libraryProofs = async () => ({});
    export const proofOf = async () => undefined;`,
  "app/ui/highlight.ts": `
    export const isLoaded = () => true;
    export const loadColors = async () => {};
    export const colored = () => undefined;`,
};

const forLab: Plugin = {
  name: "for-lab",
  enforce: "pre",
  resolveId: (id) => (id === FIRST_PARTY ? { id, external: true } : undefined),
  load: (id) => STUBS[id.replace(ROOT, "")],
  transformIndexHtml: { order: "pre", handler: (html) => html.replace("/main.ts", "/lab.ts") },
};

export async function buildLab(outDir: string = join(ROOT, "dist/lab")): Promise<void> {
  await build({
    root: join(ROOT, "app"),
    logLevel: "error",
    plugins: [forLab],
    publicDir: false,
    build: { outDir, emptyOutDir: true },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildLab();
