// Bundles the published command: loading a thousand small files would take most of its start time.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { LICENSES } from "../writers/licenses/index.ts";
import { sources } from "../support/sources.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = join(ROOT, "dist/tools/products");

// Modules of the package that few runs need: the list of offers, the kit's parsers and servers, and the pages of tasks.
const PACKAGED =
  /^(?:hubsmith\/(?:offers|testing)$|#plugins\/(?:kit\/(?:offers\/|testing\/pages\/plugin)|index\/pages\/))/;

const packaged: Plugin = {
  name: "packaged",
  enforce: "pre",
  resolveId: (given) => {
    const id = given.replace(/^\.\.\/(index\/pages\/.+)\.ts$/, "#plugins/$1");
    return PACKAGED.test(id) ? { id, external: true } : undefined;
  },
};

const INDEX = /\/plugins\/index\/(\w+)\.ts$/;
const SHELF = "\0shelf:";

/** Joins plugins: if all are loaded, separate files would be read one by one. */
function shelves(): Plugin {
  const held = new Map<string, string[]>();
  return {
    name: "shelves",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(SHELF) ? id : undefined),
    load: (id) =>
      held
        .get(id)
        ?.map((path, at) => `export { default as ${nameAt(at)} } from ${JSON.stringify(path)};`)
        .join("\n"),
    transform: (code, id) => {
      const [, kind] = INDEX.exec(id) ?? [];
      if (kind === undefined) return undefined;
      return code.replaceAll(/import\("(\.\.\/(?!index\/)[^"]+)"\)/g, (_, path: string) => {
        const shelf = `${SHELF}${shelfOf(kind, path)}`;
        const paths = held.get(shelf) ?? [];
        held.set(shelf, [...paths, join(dirname(id), path)]);
        const name = nameAt(paths.length);
        return `import(${JSON.stringify(shelf)}).then((all) => ({ default: all.${name} }))`;
      });
    },
  };
}

const nameAt = (at: number): string => `p${at}`;

// A record needs all clients, and few of the other plugins.
function shelfOf(kind: string, path: string): string {
  if (path === "../providers/auto.ts") return "auto";
  if (kind !== "libraries") return kind;
  const name = /([^/]+)\.ts$/.exec(path)![1]!;
  if (LARGE.includes(name)) return name;
  return `libraries-${[...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % SHELVES}`;
}

const SHELVES = 32;
const LARGE = ["diffusers", "transformers"];

// Modules that are needed together are in one file: for the options, for the output, for the snippets of any record,
// and for the load snippets of most records.
const PARTS: readonly (readonly [name: string, RegExp])[] = [
  [
    "flags",
    /\/commander\/|\/core\/(?:base\/(?:describe|issue)|snippets\/(?:route|url))\.ts$|\/products\/command\/(?:io|options|program)\.ts$/,
  ],
  [
    "answers",
    /\/core\/|\/plugins\/index\/\w+\.ts$|\/products\/command\/(?:input|plugins|request|snippets|stream)\.ts$/,
  ],
  [
    "calls",
    /\/plugins\/(?:clients\/|tasks\/[^/.]+\.ts$|kit\/(?:clients|samples|tasks)\/|providers\/auto\.ts$)/,
  ],
  ["helpers", /\/plugins\/kit\/libraries\//],
];

export async function buildCommand(outDir: string = FOLDER): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: "error",
    plugins: [packaged, sources, shelves()],
    ssr: { noExternal: true, external: ["vite"] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      minify: true,
      license: { fileName: `hubsmith.${LICENSES}` },
      target: "node20",
      rolldownOptions: {
        input: { hubsmith: join(ROOT, "tools/products/hubsmith.ts") },
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "hubsmith.[name].js",
          codeSplitting: {
            groups: PARTS.map(([name, test], at) => ({ name, test, priority: PARTS.length - at })),
          },
        },
      },
    },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildCommand();
