// The boundaries between folders: who may import whom, each rule with the reason why.
import { readFileSync } from "node:fs";

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
const { dependencies, peerDependencies } = read("package.json");
const shipped = Object.keys({ ...dependencies, ...peerDependencies }).join("|");
// The sources of what the package exports by one name each; the panel is a bundle, which has in it what it imports.
const entries = Object.values(read("tsconfig.base.json").compilerOptions.paths)
  .flat()
  .filter((path) => !path.includes("*") && !path.startsWith("./app/panel/"))
  .map((path) => path.replace(/^\.\//, "^"));

// The data that the tests of all plugins share is part of them.
const TEST = "(?:\\.test\\.tsx?|^plugins/sweep\\.ts)$";
const CONFIG = "\\.config\\.ts$";
const FOLDER = "(core|plugins|app|tools)";
const TASK_KEY = "^plugins/tasks/[^/]+/index\\.ts$";
// What of the tasks all kinds may import: the keys, one by one or all, and what stands beside them.
const TASK_KEYS = [TASK_KEY, "^plugins/tasks/keys\\.gen\\.ts$", "^plugins/tasks/shared/"];
// What plugins of all kinds share: samples, and the languages (hubsmith/code).
const SHARED = "^plugins/(shared|languages)/";
// Entries for everybody that live beside the plugins.
const OWN = ["^plugins/catalogue/", "^plugins/quantizations/shared/"];
const LANGUAGES = "^plugins/languages/(shared/)?index\\.ts$";
const ENTRIES = [...OWN, LANGUAGES];
const LAYERS = ["base", "code", "record", "http", "hub", "snippets"];
const INDEXES = "^plugins/(index|[^/]+/index)\\.gen\\.ts$";
// What stands beside a plugin to check it by, and the list of it.
const CONTRACTS = "^plugins/(contracts\\.gen|.*[./]contract)\\.ts$";
const BESIDE = [CONTRACTS, "^plugins/.*[./]records\\.ts$", "^core/testing/contract/"];

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
      "Modules that import each other cannot be read one after the other. Move what both need into a third.",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
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
      { path: "^core/", pathNot: ["^core/testing/", TEST] },
      { pathNot: "^core/(?!testing/)" },
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
      { path: "^plugins/languages/", pathNot: TEST },
      { pathNot: ["^core/code/", "^plugins/languages/"] },
    ),
    rule(
      "entry-alone",
      "hubsmith/catalogue and hubsmith/formats are compiled before the plugins, and import none.",
      { path: "^(plugins/(?:catalogue|quantizations/shared))/", pathNot: TEST },
      { path: "^plugins/", pathNot: ["^$1/", LANGUAGES] },
    ),
    rule(
      "plugins-public-api",
      "A plugin imports hubsmith, hubsmith/code, hubsmith/code/language, and files below plugins/: what a third party's plugin could.",
      { path: "^plugins/", pathNot: [TEST, CONTRACTS, INDEXES, SHARED, ...OWN, "/shared/"] },
      { pathNot: ["^core/index\\.ts$", "^plugins/"] },
    ),
    rule(
      "shared-in-kernel",
      "What plugins share imports files of the kernel and of plugins, but not the kit, the checked hub, a package or Node.",
      { path: "^plugins/", pathNot: [TEST, CONTRACTS] },
      { pathNot: ["^core/(?!testing/|checked/)", "^plugins/"] },
    ),
    rule(
      "clients-alone",
      "The shared parts of clients are for clients only.",
      { path: "^plugins/", pathNot: ["^plugins/clients/", TEST] },
      { path: "^plugins/clients/shared/" },
    ),
    rule(
      "contracts-public-api",
      "A contract imports hubsmith/contract beside what a plugin imports.",
      { path: CONTRACTS },
      {
        pathNot: ["^core/(index\\.ts$|record/)", "^core/testing/contract/", "^plugins/"],
      },
    ),
    rule(
      "plugins-not-indexed",
      "The indexes of the plugins are made from them, so no plugin imports one; take the file itself.",
      { path: "^plugins/", pathNot: [TEST, INDEXES] },
      { path: INDEXES },
    ),
    rule(
      "contract-apart",
      "What a plugin is checked by (a contract, records) is loaded by the kit, never by a plugin or a page.",
      { path: "^(app|plugins)/", pathNot: [TEST, CONFIG, "^app/testing/", CONTRACTS] },
      { path: BESIDE },
    ),
    rule(
      "page-apart",
      "The page of a task is heavy: the index alone names it, and loads it when a page opens.",
      { path: "^plugins/", pathNot: [TEST, INDEXES] },
      { path: "^plugins/tasks/[^/]+/page\\.ts$" },
    ),
    rule(
      "plugin-alone",
      "A plugin imports its own folder, the keys of tasks and what is shared, never another plugin.",
      {
        path: "^plugins/(libraries|providers|quantizations)/([^/]+?)(?:\\.contract|\\.records)?(?:/|\\.ts$)",
        pathNot: [TEST, INDEXES],
      },
      {
        path: "^plugins/",
        pathNot: [
          ...TASK_KEYS,
          SHARED,
          ...ENTRIES,
          // Commands of GGUF read the names of files as the format does.
          "^plugins/quantizations/gguf\\.ts$",
          "^plugins/$1/shared/",
          "^plugins/$1/$2[./]",
        ],
      },
    ),
    rule(
      "client-alone",
      "A client imports the keys of tasks and what all, clients, or those of its language, share.",
      { path: "^plugins/clients/([^/]+)/", pathNot: [TEST, INDEXES] },
      {
        path: "^plugins/",
        pathNot: [
          ...TASK_KEYS,
          SHARED,
          ...ENTRIES,
          "^plugins/clients/shared/",
          "^plugins/clients/$1/shared/",
        ],
      },
    ),
    rule(
      "task-alone",
      "A task imports files of its own, other tasks' keys, and what tasks share.",
      { path: "^plugins/tasks/([^/]+)/", pathNot: TEST },
      {
        path: "^plugins/",
        pathNot: [TASK_KEY, SHARED, ...ENTRIES, "^plugins/tasks/$1/", "^plugins/tasks/shared/"],
      },
    ),
    rule(
      "app-one-door",
      "Only app/plugins.ts imports plugins, so that what is bundled is decided in one place; hubsmith/code is no plugin.",
      { path: "^app/", pathNot: "^app/plugins\\.ts$" },
      { path: "^plugins/", pathNot: ENTRIES },
    ),
    rule(
      "app-in-browser",
      "The app runs in a browser, where there are no modules of Node.",
      { path: "^app/", pathNot: [TEST, CONFIG, "^app/testing/"] },
      { dependencyTypes: ["core"] },
    ),
    rule(
      "never-in-bundle",
      "hubsmith/testing and tools are never reached from the app or a plugin.",
      { path: "^(app|plugins)/", pathNot: [TEST, CONFIG, "^app/testing/", CONTRACTS] },
      { path: "^(core/testing|tools)/", reachable: true },
    ),
    rule(
      "shipped-dependencies",
      "What is published imports only the packages under dependencies in package.json.",
      { path: [...entries, "^tools/hubsmith\\.ts$"] },
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
