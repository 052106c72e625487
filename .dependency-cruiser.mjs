// The boundaries between folders: who may import whom, each rule with the reason why.
import { readFileSync } from "node:fs";

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
const { dependencies, peerDependencies } = read("package.json");
// The command has these in its own files.
const bundled = ["@modelcontextprotocol/sdk", "minisearch", "zod"];
const shipped = [...Object.keys({ ...dependencies, ...peerDependencies }), ...bundled].join("|");
// The sources of what the package exports by one name each; the panel is a bundle, which has in it what it imports.
const entries = Object.values(read("tsconfig.base.json").compilerOptions.paths)
  .flat()
  .filter((path) => !path.includes("*") && !path.startsWith("./app/panel/"))
  .map((path) => path.replace(/^\.\//, "^"))
  .concat("^plugins/kit/[^/]+/index\\.ts$");

// The data that the tests of all plugins share is part of them.
const TEST = "(?:\\.test\\.tsx?|^plugins/(?:sweep|quantizations/gguf\\.records)\\.ts)$";
const CONFIG = "\\.config\\.ts$";
const FOLDER = "(core|plugins|models|app|tools)";
const TASK_KEYS = ["^plugins/tasks/[^/.]+\\.ts$", "^plugins/kit/(?:tasks|samples|contract)/"];
// The entries of the package for authors of plugins: `plugins/kit/<entry>` is `hubsmith/<entry>`.
const KIT = "^plugins/kit/";
const KNOWN =
  "^plugins/(?:index/task-keys|quantizations/gguf|apps/(?:llama\\.cpp|mlx-lm|vllm))\\.ts$";
// Languages, formats and the catalog know no plugin.
const ENTRIES = "^plugins/kit/(?:code|language|formats|catalog)/";
// A plugin is a file, and the folder of its name has its parts.
const PARTS = ["([^/]+?)(?:\\.contract|\\.records)?\\.ts$", "([^/]+)/"];
const LAYERS = ["base", "code", "record", "http", "kinds", "hub", "snippets"];
// Each folder of the app imports those before it. What the panel shows is made before the parts of pages.
const APP =
  "browser models panel/data ui panel/parts panel/api panel/app panel/library panel/agent panel pages";
const KERNEL = "^core/";
const TEST_KIT = "^plugins/kit/testing/";
const NO_KIT = "^plugins/(?!kit/testing/)";
const INDEXES = "^plugins/index/";
const CONTRACTS = "^plugins/(?:index/contracts|.*\\.contract|kit/providers/contract)\\.ts$";
// What a plugin is checked by is beside it.
const BESIDE = [CONTRACTS, "^plugins/.*\\.records\\.ts$", "^plugins/kit/contract/"];

const rule = (name, comment, from, to) => ({ name, severity: "error", comment, from, to });

export default {
  forbidden: [
    rule(
      "resolves",
      "An import must lead somewhere; check the path, and that the package is in package.json.",
      {},
      { couldNotResolve: true },
    ),
    rule(
      "no-cycle",
      "Files that import each other, even types, cannot be read one after the other. Move what both need to a third.",
      {},
      { circular: true },
    ),
    rule(
      "own-folder",
      'A relative import stays in its top-level folder; between folders write the public name, such as "hubsmith/code".',
      // The browser of the tests is that of the tools.
      { path: `^${FOLDER}/`, pathNot: [CONFIG, "^app/testing/"] },
      {
        path: `^${FOLDER}/`,
        pathNot: "^$1/",
        dependencyTypes: ["local"],
        dependencyTypesNot: ["aliased"],
      },
    ),
    rule(
      "core-alone",
      "The kernel imports nothing outside core: no plugin, no package, no Node.",
      { path: "^core/", pathNot: TEST },
      { pathNot: KERNEL },
    ),
    ...LAYERS.map((layer, at) =>
      rule(
        "layers",
        `The layers of the kernel are ${LAYERS.join(", ")}: each imports only those before it.`,
        { path: `^core/${layer}/`, pathNot: TEST },
        { path: "^core/", pathNot: LAYERS.slice(0, at + 1).map((one) => `^core/${one}/`) },
      ),
    ),
    rule(
      "languages-alone",
      "A language imports core/code and nothing else.",
      { path: "^plugins/kit/(?:code|language)/", pathNot: TEST },
      { pathNot: ["^core/code/", "^plugins/kit/(?:code|language)/"] },
    ),
    rule(
      "entry-alone",
      "hubsmith/catalog and hubsmith/formats are compiled before the plugins, and import none.",
      { path: "^(plugins/kit/(?:catalog|formats))/", pathNot: TEST },
      { path: "^plugins/", pathNot: ["^$1/", "^plugins/kit/(?:code|language)/index\\.ts$"] },
    ),
    rule(
      "plugins-public-api",
      "A plugin imports hubsmith and files below plugins/: what a third party's plugin could.",
      { path: "^plugins/", pathNot: [TEST, CONTRACTS, INDEXES, KIT] },
      { pathNot: ["^core/index\\.ts$", NO_KIT] },
    ),
    rule(
      "kit-in-kernel",
      "The entries for authors import files of the kernel and of plugins, but not the kit, the checked hub, a package or Node.",
      { path: "^plugins/", pathNot: [TEST, CONTRACTS, TEST_KIT] },
      { pathNot: ["^core/(?!checked/)", "^plugins/"] },
    ),
    rule(
      "kit-before-plugins",
      "Plugins are made with the kit, which knows the keys of tasks, the format GGUF and the servers of agents.",
      { path: KIT, pathNot: [TEST, TEST_KIT, CONTRACTS] },
      { path: "^plugins/", pathNot: [KIT, TASK_KEYS[0], KNOWN] },
    ),
    rule(
      "clients-alone",
      "hubsmith/clients is for clients only; agents speak their wire formats.",
      {
        path: "^plugins/",
        pathNot: ["^plugins/clients/", "^plugins/kit/(?:agents|clients)/", TEST],
      },
      { path: "^plugins/kit/clients/" },
    ),
    rule(
      "contracts-public-api",
      "A contract imports hubsmith/contract beside what a plugin imports.",
      { path: CONTRACTS },
      {
        pathNot: ["^core/(index\\.ts$|kinds/|record/)", NO_KIT],
      },
    ),
    rule(
      "plugins-not-indexed",
      "The indexes of the plugins are made from them, so no plugin imports one; take the file itself.",
      { path: "^plugins/", pathNot: [TEST, TEST_KIT, INDEXES, "^plugins/kit/tasks/index\\.ts$"] },
      { path: INDEXES },
    ),
    rule(
      "contract-apart",
      "What a plugin is checked by (a contract, records) is loaded by the kit, never by a plugin or a page.",
      {
        path: "^(app|plugins)/",
        pathNot: [TEST, CONFIG, "^app/testing/", CONTRACTS, TEST_KIT, "^plugins/kit/contract/"],
      },
      { path: BESIDE },
    ),
    rule(
      "page-apart",
      "The page of a task is heavy: the index alone names it, and loads it when a page opens.",
      { path: "^plugins/", pathNot: [TEST, INDEXES] },
      { path: "^plugins/tasks/[^/]+\\.page\\.json$" },
    ),
    ...PARTS.map((part) =>
      rule(
        "plugin-alone",
        "A plugin imports its parts, the keys of tasks and the entries for its kind, never another plugin.",
        { path: `^plugins/(libraries|providers|quantizations)/${part}`, pathNot: TEST },
        {
          path: "^plugins/",
          pathNot: [
            ...TASK_KEYS,
            ENTRIES,
            // Commands of GGUF read the names of files as the format does.
            "^plugins/quantizations/gguf\\.ts$",
            "^plugins/kit/$1/",
            "^plugins/proofs/published\\.gen\\.ts$",
            "^plugins/$1/$2[./]",
          ],
        },
      ),
    ),
    // A client of TypeScript is the one of JavaScript with types.
    ...[
      ["(?!ts/)[^/]+", []],
      ["ts", ["^plugins/clients/js/$2\\.ts$"]],
    ].flatMap(([language, others]) =>
      PARTS.map((part) =>
        rule(
          "client-alone",
          "A client imports its parts, the keys of tasks and hubsmith/clients.",
          { path: `^plugins/clients/(${language})/${part}`, pathNot: TEST },
          {
            path: "^plugins/",
            pathNot: [
              ...TASK_KEYS,
              ENTRIES,
              "^plugins/kit/clients/",
              "^plugins/clients/$1/$2/",
              ...others,
            ],
          },
        ),
      ),
    ),
    rule(
      "task-alone",
      "A task imports files of its own, other tasks' keys, and hubsmith/tasks.",
      { path: "^plugins/tasks/([^/.]+)\\.", pathNot: TEST },
      { path: "^plugins/", pathNot: [...TASK_KEYS, ENTRIES, "^plugins/tasks/$1\\."] },
    ),
    rule(
      "app-one-door",
      "Only app/plugins.ts imports plugins, so that what is bundled is decided in one place; hubsmith/code and hubsmith/offers are no plugins.",
      { path: "^(?:app|models)/", pathNot: ["^app/plugins\\.ts$", TEST] },
      {
        path: "^plugins/",
        pathNot: [
          ENTRIES,
          "^plugins/kit/offers/",
          "^plugins/kit/(?:agents|apps|devices)/index\\.ts$",
        ],
      },
    ),
    ...APP.split(" ").map((layer, at, all) => {
      const before = all.slice(0, at).map((one) => `^app/${one}/`);
      return rule(
        "app-layers",
        `The layers of the app are ${APP}: each imports only those before it.`,
        // The element has the plugins of the app.
        { path: `^app/${layer}/`, pathNot: [TEST, "^app/panel/element/", ...before] },
        { path: "^app/", pathNot: [`^app/${layer}/`, ...before] },
      );
    }),
    rule(
      "app-apart",
      "The built-in models and their search are for the app and the commands, which share nothing else.",
      { path: "^(?:models|tools/products/command)/", pathNot: TEST },
      { path: "^app/" },
    ),
    rule(
      "app-in-browser",
      "The app runs in a browser, where there are no modules of Node.",
      { path: "^(?:app|models)/", pathNot: [TEST, CONFIG, "^app/testing/"] },
      { dependencyTypes: ["core"] },
    ),
    rule(
      "never-in-bundle",
      "hubsmith/testing and tools are never reached from the app or a plugin.",
      {
        path: "^(app|models|plugins)/",
        pathNot: [TEST, CONFIG, "^app/testing/", CONTRACTS, TEST_KIT],
      },
      // What is left out above can be imported by none of them, so that direct imports are enough: `reachable` takes longer
      // than all other rules.
      { path: ["^(?:plugins/kit/testing|app/testing|tools)/", CONFIG] },
    ),
    rule(
      "shipped-dependencies",
      "What is published imports only the packages under dependencies in package.json.",
      { path: [...entries, "^tools/products/hubsmith\\.ts$"] },
      { path: "node_modules/", pathNot: `node_modules/(${shipped})/`, reachable: true },
    ),
    rule(
      "tests-are-ends",
      "Nothing imports a test; move what it shares into a file of its own.",
      {},
      { path: "\\.test\\.tsx?$" },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^dist/" },
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      conditionNames: ["import", "node", "default"],
      exportsFields: ["exports"],
      extensions: [".ts", ".tsx", ".js", ".json", ".css"],
    },
  },
};
