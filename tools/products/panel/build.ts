// Builds the panel for other pages: as a component that imports only React, and as an element in one file.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";
import { LICENSES } from "../../writers/licenses/index.ts";
import { ownMembers } from "../own-members.ts";
import { forProduction, withoutSpaces } from "../production.ts";
import { preact } from "../../support/preact.ts";
import { sources } from "../../support/sources.ts";
import { RESET, scoped } from "./scope-styles.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const SOURCES = join(ROOT, "app/panel");

export const PANEL: string = join(ROOT, "dist/panel");

/** Browsers of the last two years, which support nested rules and light-dark(). */
const TARGET = ["chrome123", "firefox120", "safari17.5"];

const common = {
  root: ROOT,
  // Bundled code must not read the environment of Node.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
} as const satisfies InlineConfig;

/** Builds both into a folder, and returns the names of their modules; types are created separately. */
export async function buildPanel(outDir: string = PANEL): Promise<readonly string[]> {
  const component = await buildShipped({
    ...common,
    // The package has no entries for them, so the panel has their code.
    resolve: { alias: { "#models": join(ROOT, "models") } },
    plugins: [react(), scoping, ownMembers],
    build: {
      outDir,
      emptyOutDir: true,
      target: TARGET,
      license: { fileName: `index.${LICENSES}` },
      cssCodeSplit: false,
      lib: {
        entry: join(SOURCES, "index.ts"),
        formats: ["es"],
        fileName: "index",
        cssFileName: "style",
      },
      rolldownOptions: {
        external: /^(react|react-dom|hubsmith)(\/|$)/,
        output: { chunkFileNames: "chunks/[name].js" },
      },
    },
  });
  const element = await buildShipped({
    ...common,
    resolve: { alias: preact },
    plugins: [
      react(),
      sources,
      ownMembers,
      styled(readFileSync(join(outDir, "style.css"), "utf8")),
      withoutSpaces("element.js"),
    ],
    build: {
      outDir,
      emptyOutDir: false,
      target: TARGET,
      license: { fileName: `element.${LICENSES}` },
      minify: true,
      lib: { entry: join(SOURCES, "element/index.tsx"), formats: ["es"], fileName: "element" },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return [...modulesOf(component), ...modulesOf(element)];
}

const scoping: Plugin = {
  name: "panel-styles",
  enforce: "pre",
  transform: (code, id) => {
    if (!id.endsWith(".css")) return undefined;
    return {
      code: (id === join(SOURCES, "../ui/tokens.css") ? RESET : "") + scoped(code),
      map: null,
    };
  },
};

const ALL_STYLES = "\0panel-styles";
const NOTHING = "\0nothing";

/** Passes all styles to the element as one string, and leaves out unused modules. */
const styled = (css: string): Plugin => ({
  name: "panel-styles",
  enforce: "pre",
  // Under our own names, so that Vite does not treat them as style sheets.
  resolveId: (id, from) => {
    if (id.endsWith(".css?inline")) return ALL_STYLES;
    // It shows no page of a task, and these are a fifth of all.
    if (id.startsWith("../index/pages/") && from?.endsWith("/plugins/index/tasks.ts") === true)
      return NOTHING;
    return id.endsWith(".css") ? NOTHING : undefined;
  },
  load: (id) => {
    if (id === ALL_STYLES) return `export default ${JSON.stringify(css)};`;
    return id === NOTHING ? "export default undefined;" : undefined;
  },
});

function modulesOf(bundle: Awaited<ReturnType<typeof buildShipped>>): readonly string[] {
  const all = [bundle].flat() as Rolldown.RolldownOutput[];
  return all
    .flatMap(({ output }) => output)
    .flatMap((chunk) => (chunk.type === "chunk" ? Object.entries(chunk.modules) : []))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id.replace(ROOT, ""));
}

/** Builds without the configuration of the repository. */
export const buildShipped = (config: InlineConfig): ReturnType<typeof build> =>
  forProduction(() => build({ configFile: false, logLevel: "error", ...config }));
