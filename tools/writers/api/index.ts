// Writes one report of the public API per entry, or fails and shows how a committed one differs.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  type ExtractorMessage,
} from "@microsoft/api-extractor";
import ts from "typescript";
import { commentFaults } from "./comments.ts";
import { namesIn, removalFaults } from "./removals.ts";
import { fault } from "../../support/faults.ts";
import { writePanelTypes } from "../../products/panel/types.ts";
import { packageSources, sourceProgram } from "./source-program.ts";
import { writeOrCheck, type Written } from "../../support/written.ts";

interface Entry {
  readonly name: string;
  readonly main: string;
  /** Its source, if it is not the file of `main` outside `dist`. */
  readonly source?: string;
  /** Whether its types are those of pages. In other entries, global names such as `Text` would be renamed. */
  readonly isForPages?: boolean;
  /** Its keys and arrays are data of plugins, which have no doc comments of their own. */
  readonly isData?: boolean;
}

const ENTRIES: readonly Entry[] = [
  { name: "language", main: "dist/plugins/kit/language/index.d.ts" },
  { name: "code", main: "dist/plugins/kit/code/index.d.ts" },
  { name: "index", main: "dist/core/index.d.ts" },
  { name: "clients", main: "dist/plugins/kit/clients/index.d.ts" },
  { name: "catalog", main: "dist/plugins/kit/catalog/index.d.ts" },
  { name: "apps", main: "dist/plugins/kit/apps/index.d.ts" },
  { name: "devices", main: "dist/plugins/kit/devices/index.d.ts" },
  { name: "formats", main: "dist/plugins/kit/formats/index.d.ts" },
  { name: "offers", main: "dist/plugins/kit/offers/index.d.ts" },
  { name: "agents", main: "dist/plugins/kit/agents/index.d.ts" },
  { name: "checked", main: "dist/core/checked/index.d.ts" },
  { name: "contract", main: "dist/plugins/kit/contract/index.d.ts" },
  { name: "testing", main: "dist/plugins/kit/testing/index.d.ts" },
  { name: "tasks", main: "dist/plugins/kit/tasks/index.d.ts", isData: true },
  { name: "providers", main: "dist/plugins/kit/providers/index.d.ts" },
  {
    name: "providers-contract",
    main: "dist/plugins/kit/providers/contract.d.ts",
  },
  { name: "plugins", main: "dist/plugins/index/index.d.ts", isData: true },
  { name: "contracts", main: "dist/plugins/index/contracts.d.ts", isData: true },
  { name: "panel", main: ".cache/panel-types/index.d.ts", source: "app/panel/index.ts" },
  {
    name: "panel-element",
    main: ".cache/panel-types/element.d.ts",
    source: "app/panel/element/index.tsx",
    isForPages: true,
  },
];
const SETTINGS = resolve("api-extractor.json");
// Reports are made from the built declarations, which import each other by the package's names.
const asBuilt = ({ main, isForPages = false }: Entry): object => ({
  extends: "./tsconfig.base.json",
  files: [main],
  compilerOptions: {
    composite: false,
    ...(isForPages && { lib: ["ES2023", "DOM"] }),
    paths: {},
    types: ["node"],
  },
});
const HINTS: Readonly<Record<string, string>> = {
  "ae-forgotten-export": ". No entry exports it. Export it, or write its type there.",
  "ae-undocumented": " Add a short comment above it: its meaning, and its shape or unit.",
};
const isBuilt = (main: string): boolean => !main.includes(".cache/");
const REPORTS = "core/api";
const RELEASED = `${REPORTS}/released.txt`;
const FRESH = ".cache/api";

const compiled = spawnSync(
  "node_modules/typescript-7/bin/tsc",
  ["-b", "core", "plugins", "plugins/kit/testing"],
  {
    stdio: "inherit",
  },
);
if (compiled.status !== 0) {
  console.error("The sources do not compile, so their API cannot be read. Fix the types first.");
  process.exit(1);
}
writePanelTypes(".cache/panel-types");
mkdirSync(FRESH, { recursive: true });

// A report includes types that no entry exports, next to their use, and leaves out those of other entries.
const known = namesOf(ENTRIES.map(({ main }) => resolve(main)));
let built: CompilerState | undefined;
const reports: Written[] = [];
const shown = new Set<string>();
for (const entry of ENTRIES) {
  extract(entry);
  const file = `${entry.name}.api.md`;
  const text = withoutIds(withoutCopies(inOrder(readFileSync(`${FRESH}/${file}`, "utf8"))));
  reports.push({ path: `${REPORTS}/${file}`, text });
}
const sources = ENTRIES.map(({ main, source, ...entry }) => ({
  ...entry,
  source: source ?? main.replace("dist/", "").replace(".d.ts", ".ts"),
}));
const program = sourceProgram([...sources.map(({ source }) => source), ...packageSources()]);
for (const message of commentFaults(program, sources)) fault(message);
// The names of the last release; `--release` replaces them by the current ones.
const names = reports.flatMap(({ path, text }) =>
  namesIn(path.slice(`${REPORTS}/`.length, -".api.md".length), text),
);
if (process.argv.includes("--release")) writeFileSync(RELEASED, `${names.join("\n")}\n`);
// Before the first release, names may be removed.
const released = existsSync(RELEASED) ? readFileSync(RELEASED, "utf8").trim().split("\n") : [];
for (const message of removalFaults(released, names, readFileSync("CHANGELOG.md", "utf8")))
  fault(message);
const advice = "Where it changes something for users or authors, say so in CHANGELOG.md.";
writeOrCheck(reports, "npm run write api", advice);

// The compiler prints the members of a union in the order in which it found them, which differs between builds.
function inOrder(report: string): string {
  return report.replace(/"[^"\n]+"(?: \| "[^"\n]+")+/g, (union) =>
    union.split(" | ").sort().join(" | "),
  );
}

// A new plugin adds its id to a union, which is no change for anybody.
function withoutIds(report: string): string {
  return report.replace(
    /^(export const \w+Entries: readonly Entry<"\w+", )[^>]+>/gm,
    "$1/* the ids of all plugins of the kind */ string>",
  );
}

// A type that no entry exports is in the first report that uses it.
function withoutCopies(report: string): string {
  return report
    .split(/\n(?=\/\/ @)/)
    .filter((block) => {
      const [, name] =
        /^(?:abstract |declare )*(?:class|const|function|interface|type) (\w+)/m.exec(block) ?? [];
      if (name === undefined || /^export /m.test(block)) return true;
      if (known.has(name.replace(/_\d+$/, "")) || shown.has(block)) return false;
      shown.add(block);
      return true;
    })
    .join("\n");
}

function configOf(entry: Entry): ExtractorConfig {
  const settings = ExtractorConfig.loadFile(SETTINGS);
  return ExtractorConfig.prepare({
    configObject: {
      ...settings,
      mainEntryPointFilePath: resolve(entry.main),
      compiler: { overrideTsconfig: asBuilt(entry) },
      apiReport: { ...settings.apiReport, enabled: true, reportFileName: entry.name },
    },
    configObjectFullPath: SETTINGS,
    packageJsonFullPath: resolve("package.json"),
  });
}

// One compiler reads all entries of the build. What the panel imports has global names, such as `Text`.
function compilerOf({ main }: Entry, config: ExtractorConfig): CompilerState {
  if (!isBuilt(main)) return CompilerState.create(config);
  const additionalEntryPoints = ENTRIES.map((entry) => resolve(entry.main)).filter(isBuilt);
  built ??= CompilerState.create(config, { additionalEntryPoints });
  return built;
}

function extract(entry: Entry): void {
  const { name } = entry;
  const config = configOf(entry);
  Extractor.invoke(config, {
    compilerState: compilerOf(entry, config),
    messageCallback: (message) => {
      // All messages are handled here: this tool compares the reports, and prints other messages in one format.
      message.handled = true;
      if (isFault(entry, message)) fault(`${name}: ${sentence(message)}`);
    },
  });
}

// Each entry is extracted alone, so names that another entry exports are left out. So are the default exports of plugins,
// because their modules are entries.
function isUnexported(text: string): boolean {
  const [, name] = /^The symbol "(\w+?)(?:_\d+)?" needs to be exported/.exec(text) ?? [];
  if (name === undefined) throw new Error(`Unknown message of ae-forgotten-export: ${text}`);
  return name !== "_default" && !known.has(name);
}

function isFault(
  { isData = false }: Entry,
  { logLevel, messageId, text }: ExtractorMessage,
): boolean {
  if (logLevel !== "error" && logLevel !== "warning") return false;
  if (messageId.startsWith("console-api-report")) return false;
  // The default export of a plugin's module, whose keys are used.
  if (messageId === "ae-undocumented" && text.includes('"_default"')) return false;
  if (isData && ["ae-missing-release-tag", "ae-undocumented"].includes(messageId)) return false;
  return messageId !== "ae-forgotten-export" || isUnexported(text);
}

function sentence({ messageId, text, sourceFilePath, sourceFileLine }: ExtractorMessage): string {
  const where = sourceFilePath?.replace(`${resolve(".")}/`, "") ?? "";
  const hint = HINTS[messageId] ?? "";
  return `${text}${hint} (${messageId}${where && `, ${where}:${sourceFileLine}`})`;
}

function namesOf(mains: readonly string[]): ReadonlySet<string> {
  const program = ts.createProgram(mains, { types: [] });
  const checker = program.getTypeChecker();
  return new Set(
    mains
      .map((main) => checker.getSymbolAtLocation(program.getSourceFile(main)!)!)
      .flatMap((module) => checker.getExportsOfModule(module))
      .map((symbol) => symbol.name),
  );
}
