// Builds the panel for pages of others: as a component that asks for React alone, and as an element in one file.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";
import { LICENCES } from "../licences/index.ts";
import { sources } from "../sources.ts";
import { RESET, scoped } from "./scope-styles.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SOURCES = join(ROOT, "app/panel");

/** Where they are built. */
export const PANEL: string = join(ROOT, "dist/panel");

/** What a browser of the last two years reads, nested rules and pairs of colours among it. */
const TARGET = ["chrome123", "firefox120", "safari17.5"];

const common = {
  root: ROOT,
  // What is bundled must ask no page for the environment of Node.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
} as const satisfies InlineConfig;

/** Builds both into a folder, and gives the names of their modules; types are made apart. */
export async function buildPanel(outDir: string = PANEL): Promise<readonly string[]> {
  const component = await buildShipped({
    ...common,
    plugins: [react(), scoping],
    build: {
      outDir,
      emptyOutDir: true,
      target: TARGET,
      license: { fileName: `index.${LICENCES}` },
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
    plugins: [react(), sources, styled(readFileSync(join(outDir, "style.css"), "utf8"))],
    build: {
      outDir,
      emptyOutDir: false,
      target: TARGET,
      license: { fileName: `element.${LICENCES}` },
      minify: true,
      lib: { entry: join(SOURCES, "element/index.tsx"), formats: ["es"], fileName: "element" },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return [...modulesOf(component), ...modulesOf(element)];
}

/** Puts every style inside of the panel. */
const scoping: Plugin = {
  name: "panel-styles",
  enforce: "pre",
  transform: (code, id) => {
    if (!id.endsWith(".css")) return undefined;
    return { code: (id === join(SOURCES, "style.css") ? RESET : "") + scoped(code), map: null };
  },
};

const ALL_STYLES = "\0panel-styles";
const NOTHING = "\0nothing";

/** Gives the element all styles as one text, and leaves out what it has no use for. */
const styled = (css: string): Plugin => ({
  name: "panel-styles",
  enforce: "pre",
  // Under names of our own, so that Vite takes neither for a file of styles.
  resolveId: (id, from) => {
    if (id.endsWith(".css?inline")) return ALL_STYLES;
    // It shows no page of a task, and these are a fifth of all.
    if (id.endsWith("/page.ts") && from?.includes("/plugins/tasks/") === true) return NOTHING;
    return id.endsWith(".css") ? NOTHING : undefined;
  },
  load: (id) => {
    if (id === ALL_STYLES) return `export default ${JSON.stringify(css)};`;
    return id === NOTHING ? "export default undefined;" : undefined;
  },
});

function modulesOf(made: Awaited<ReturnType<typeof buildShipped>>): readonly string[] {
  const all = [made].flat() as Rolldown.RolldownOutput[];
  return all
    .flatMap(({ output }) => output)
    .flatMap((one) => (one.type === "chunk" ? Object.entries(one.modules) : []))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id.replace(ROOT, ""));
}

/** Builds for production; a test runner sets NODE_ENV, which would make it React for development. */
export async function buildShipped(config: InlineConfig): ReturnType<typeof build> {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  try {
    return await build({ configFile: false, logLevel: "error", ...config });
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
  }
}
