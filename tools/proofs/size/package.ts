// What Node reads of the built package, and what a page bundles of it.
import { spawnSync } from "node:child_process";
import { copyFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { buildPackage, NAMES } from "../../products/build-package.ts";
import { bundled, gzipped } from "../../products/bundled.ts";
import type { Figure } from "../../measures/figures.ts";

const ROOT = resolve(".cache/size");
const PACKAGE = join(ROOT, "node_modules/hubsmith");

const RECORD = JSON.stringify({
  id: "google/gemma-2-2b-it",
  pipeline_tag: "text-generation",
  library_name: "transformers",
  tags: ["transformers", "safetensors", "conversational"],
  inferenceProviderMapping: [
    { provider: "together", providerId: "gemma", task: "conversational", status: "live" },
  ],
});

const PLUGINS = `
  import { createHub, loadPlugins, loadSnippets, neededEntries, parseModel } from "hubsmith";
  import { entries } from "hubsmith/plugins";

  const { model } = parseModel(${RECORD});
  const { plugins } = await loadPlugins(neededEntries(entries, model, ["together"]));
  if (loadSnippets(createHub(plugins), model).snippets.length === 0) process.exitCode = 1;
`;

// Pages import all of it, except the kit that runs in Node and the command.
const PAGES = NAMES.filter((name) => !/testing|^tools/.test(name))
  .map((name) => `import ${JSON.stringify(`./node_modules/hubsmith/dist/${name}.js`)};`)
  .join("\n");

const FILES: Readonly<Record<string, string>> = {
  // Without it, the name of the package would be the repository.
  "package.json": "{}",
  "plugins.mjs": PLUGINS,
  "pages.mjs": PAGES,
  "trace.mjs": 'import { register } from "node:module"; register("./hook.mjs", import.meta.url);',
  // Each module that Node loads is a line of standard error.
  "hook.mjs": `
    import { writeSync } from "node:fs";
    export const load = (url, context, next) => (writeSync(2, url + "\\n"), next(url, context));`,
};

interface Read {
  readonly modules: number;
  readonly bytes: number;
  /** The modules of Node itself. */
  readonly builtIn: number;
}

/** The modules of the package that a program reads. */
function readBy(argv: readonly string[], input = ""): Read {
  const args = ["--import", "./trace.mjs", ...argv];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    input,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${argv[0]} ended with ${status}: ${stderr}`);
  const urls = stderr.split("\n");
  const files = urls
    .filter((url) => url.startsWith("file:"))
    .map((url) => fileURLToPath(url))
    .filter((file) => file.startsWith(PACKAGE));
  return {
    modules: files.length,
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
    builtIn: urls.filter((url) => url.startsWith("node:")).length,
  };
}

async function build(): Promise<void> {
  rmSync(ROOT, { recursive: true, force: true });
  await buildPackage(join(PACKAGE, "dist"));
  copyFileSync("package.json", join(PACKAGE, "package.json"));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(ROOT, name), text);
}

// Programs, and the bytes after gzip of what they bundle: one value of a file has no other with it.
const BUNDLED: readonly (readonly [program: string, most: number])[] = [
  ['export { parseModel } from "hubsmith";', 2_150],
  ['export { python, render } from "hubsmith/code";', 10_850],
  ['export { default } from "hubsmith/plugins/libraries/timm";', 9_500],
  ['export { default } from "hubsmith/plugins/clients/js/fetch";', 20_300],
];

/** Builds the package, and measures it. */
export async function packageFigures(): Promise<readonly Figure[]> {
  await build();
  const plugins = readBy(["plugins.mjs"]);
  const command = join(PACKAGE, "dist/tools/products/hubsmith.js");
  const snippets = readBy([command, "snippets", "--json"], RECORD);
  // After the second record, it loads all plugins.
  const all = readBy([command, "snippets", "--json"], `${RECORD}\n${RECORD}`);
  const { builtIn } = readBy(["pages.mjs"]);
  const figures: Figure[] = [
    { what: "plugins of a model in Node: modules", value: plugins.modules, unit: "", most: 22 },
    { what: "plugins of a model in Node", value: plugins.bytes, unit: "bytes", most: 1_000_000 },
    { what: "hubsmith snippets: modules", value: snippets.modules, unit: "", most: 27 },
    { what: "hubsmith snippets", value: snippets.bytes, unit: "bytes", most: 1_125_000 },
    { what: "hubsmith snippets of two records: modules", value: all.modules, unit: "", most: 95 },
    { what: "all that pages import: modules of Node", value: builtIn, unit: "", most: 0 },
  ];
  for (const [program, most] of BUNDLED) {
    const [chunk] = await bundled(program, { root: ROOT });
    const what = /(?<=export )\{.+?(?=;)/.exec(program)![0];
    figures.push({ what, value: gzipped(chunk!.code), unit: "bytes", most });
  }
  return figures;
}
