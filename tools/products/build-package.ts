// Bundles the modules of the package and its command: Node would read a thousand small files one by one. Types are made separately.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { entries } from "hubsmith/plugins";
import { build, type Plugin } from "vite";
import { kinds } from "#core/kinds/index";
import { acyclic } from "../support/acyclic.ts";
import { sources } from "../support/sources.ts";
import { sourcesIn } from "../writers/index-of-plugins/plugin-files.ts";
import { LICENSES } from "../writers/licenses/index.ts";
import { withoutSpaces } from "./production.ts";
import { pureValues } from "./pure-values.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const isSource = (name: string): boolean => existsSync(join(ROOT, `${name}.ts`));

/** What package.json exports or runs: the names of the sources, and of the built files. */
export const NAMES: readonly string[] = [
  "core/index",
  "core/checked/index",
  ...readdirSync(join(ROOT, "plugins/kit"))
    .map((name) => `plugins/kit/${name}/index`)
    .filter(isSource),
  "plugins/kit/providers/contract",
  "plugins/index/index",
  "plugins/index/contracts",
  ...entries.map(({ kind, id }) => `plugins/${kinds[kind].folder}/${id}`).filter(isSource),
  "tools/products/hubsmith",
];

// Small modules that most libraries use and that need no others of their folder, and the library that every model has.
const HELPER =
  /(?:kit\/libraries\/(?:choose-file|comfyui|depth|inferred|litert|missing|openvino|sample-files|saved-model|set-up|torch|trellis|warnings|weights|x-ray)|^plugins\/libraries\/huggingface_hub)\.ts/;

// Agents need the wire formats of clients, and other apps do not.
const agents = readdirSync(join(ROOT, "plugins/apps")).filter((name) =>
  readFileSync(join(ROOT, "plugins/apps", name), "utf8").includes("defineAgent("),
);

// Modules that are loaded together are one file, which also gets what they import and no file above has. The others are
// files of their own, as the pages of tasks.
const TOGETHER: readonly (readonly [name: string, RegExp])[] = [
  ["kernel", /^core\/(?!checked\/)/],
  ["checked", /^core\/checked\//],
  ["index", /^plugins\/index\/(?!contracts|listed|task-keys)\w+\.ts$/],
  [
    "kit",
    /^plugins\/kit\/(?:(?:code(?!\/(?:fenced|markdown))|language|samples|tasks)\/|formats\/group-by\.ts$)/,
  ],
  ["tasks", /^plugins\/tasks\/[^.]+\.ts$/],
  ["catalog", /^plugins\/kit\/(?:catalog\/|code\/fenced\.ts$)/],
  ["formats", /^plugins\/(?:kit\/formats|quantizations)\//],
  ["handlers", /^plugins\/kit\/providers\/(?!.*contract)/],
  ["contracts", /\.contract\.ts$|^plugins\/kit\/contract\//],
  ["providers", /^plugins\/providers\//],
  ["clients", /^plugins\/(?:kit\/clients\/(?!js)|clients\/(?:python|sh)\/)/],
  ["js", /^plugins\/(?:kit\/)?clients\/js\//],
  ["languages", /^plugins\/clients\//],
  ["helpers", HELPER],
  ["transformers", /^plugins\/libraries\/transformers(?:\/|\.ts$)/],
  ["loaders", /^plugins\/kit\/libraries\//],
  ["diffusers", /^plugins\/libraries\/diffusers(?:\/|\.ts$)/],
  ["agents", new RegExp(`^plugins/(?:kit/agents/|apps/(?:litellm|${agents.join("|")}))`)],
  ["apps", /^plugins\/(?:kit\/)?(?:apps|engines)\//],
  ["command", /\/commander\/|\/command\/(?:io|input|options|plugins|request|stream)\.ts$/],
  ["testing", /^plugins\/kit\/testing\//],
];

// A page needs a few libraries, and the command all of them, so several are one file, by their names. Those that need more than
// the helpers are apart, because all of a file needs it then.
const SHELVES = 16;
const MORE = /"\.\.\/(?!kit\/(?:samples|tasks)\/)[^"]+"/g;
const shelves: ReadonlyMap<string, string> = new Map(
  sourcesIn("libraries").map((source) => {
    const path = `plugins/${source}`;
    const id = source.slice("libraries/".length, -".ts".length);
    const needed = readFileSync(join(ROOT, path), "utf8").match(MORE) ?? [];
    const sum = [...id].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
    const kind = needed.every((name) => HELPER.test(name)) ? "libraries" : "others";
    return [path, `${kind}-${sum % SHELVES}`];
  }),
);

/** The file of a module, given by its path; undefined if it is one of its own. */
const fileOf = (path: string): string | undefined =>
  TOGETHER.find(([, pattern]) => pattern.test(path))?.[0] ?? shelves.get(path);

const FILES: readonly string[] = [...TOGETHER.map(([name]) => name), ...new Set(shelves.values())];

const INDEX = /\/plugins\/index\/\w+\.ts$/;
const IMPORT = /import\("\.\.\/(?!index\/)([^"]+)"\)/g;
const ALL = "all-";

/** The indexes import all plugins of a file at once: each import of a plugin would be one more file. */
function atOnce(): Plugin {
  const held = new Map<string, string[]>();
  const replaced = (whole: string, path: string): string => {
    const file = fileOf(`plugins/${path}`);
    if (file === undefined) return whole;
    const paths = held.get(file) ?? [];
    held.set(file, [...paths, join(ROOT, "plugins", path)]);
    return `import("${ALL}${file}").then((all) => ({ default: all.p${paths.length} }))`;
  };
  return {
    name: "at-once",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(ALL) ? id : undefined),
    load: (id) =>
      (id.startsWith(ALL) ? held.get(id.slice(ALL.length)) : undefined)
        ?.map((path, at) => `export { default as p${at} } from ${JSON.stringify(path)};`)
        .join("\n"),
    transform: (code, id) => (INDEX.test(id) ? code.replaceAll(IMPORT, replaced) : undefined),
  };
}

export async function buildPackage(outDir: string = join(ROOT, "dist")): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: "error",
    // Most of the file of the server for agents is its SDK.
    plugins: [sources, atOnce(), pureValues, acyclic, withoutSpaces("mcp.js")],
    // The server for agents is in the package, so that users install one.
    ssr: {
      noExternal: [
        "commander",
        "minisearch",
        /^(?:@modelcontextprotocol|ajv|ajv-formats|fast-deep-equal|fast-uri|json-schema-traverse|require-from-string|zod|zod-to-json-schema)(?:\/|$)/,
      ],
    },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      license: { fileName: `tools/products/hubsmith.${LICENSES}` },
      target: "node20",
      rolldownOptions: {
        input: Object.fromEntries(NAMES.map((name) => [name, join(ROOT, `${name}.ts`)])),
        preserveEntrySignatures: "strict",
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "chunks/[name].js",
          // Editors show those of the types.
          comments: { jsdoc: false },
          codeSplitting: {
            groups: FILES.map((name, at) => ({
              name,
              test: (id: string) => fileOf(id.replace(ROOT, "")) === name,
              priority: FILES.length - at,
            })),
          },
        },
      },
    },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPackage();
