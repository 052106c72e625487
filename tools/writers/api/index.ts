// Writes one report of the public API per entry, or fails and shows how a committed one differs.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  type ExtractorMessage,
} from "@microsoft/api-extractor";
import { commentFaults } from "./comments.ts";
import { fault } from "../../support/faults.ts";
import { writePanelTypes } from "../../products/panel/types.ts";
import { packageSources, sourceProgram } from "./source-program.ts";
import { writeOrCheck, type Written } from "../../support/written.ts";

interface Entry {
  readonly name: string;
  readonly main: string;
  readonly source: string;
  /** Whether its types are those of pages. In other entries, global names such as `Text` would be renamed. */
  readonly isForPages?: boolean;
  /** Its keys and arrays are data of plugins, which have no doc comments of their own. */
  readonly isData?: boolean;
}

const built = (name: string, source: string, isData = false): Entry => ({
  name,
  main: `dist/${source.replace(/ts$/, "d.ts")}`,
  source,
  isData,
});
// The keys of tasks and the lists of plugins are data.
const KIT = readdirSync("plugins/kit").filter((name) => existsSync(`plugins/kit/${name}/index.ts`));
const ENTRIES: readonly Entry[] = [
  built("index", "core/index.ts"),
  built("checked", "core/checked/index.ts"),
  ...KIT.map((name) => built(name, `plugins/kit/${name}/index.ts`, name === "tasks")),
  built("providers-contract", "plugins/kit/providers/contract.ts"),
  built("plugins", "plugins/index/index.ts", true),
  built("contracts", "plugins/index/contracts.ts", true),
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

let compilerOfBuilt: CompilerState | undefined;
const forgotten: (readonly [entry: Entry, message: ExtractorMessage])[] = [];
const reports = ENTRIES.map((entry): Written => {
  extract(entry);
  const file = `${entry.name}.api.md`;
  const text = withoutIds(withoutOthers(entry, inOrder(readFileSync(`${FRESH}/${file}`, "utf8"))));
  return { path: `${REPORTS}/${file}`, text };
});
const known = new Set(reports.flatMap(({ text }) => namesIn(text)));
for (const [entry, message] of forgotten) if (isUnexported(message)) report(entry, message);
const sources = ENTRIES.map(({ source }) => source);
const program = sourceProgram([...sources, ...packageSources()]);
for (const message of commentFaults(program, ENTRIES)) fault(message);
const advice = "Where it changes something for users or authors, say so in CHANGELOG.md.";
writeOrCheck(reports, "npm run write api", advice);

/** The names that a report exports. */
function namesIn(report: string): readonly string[] {
  const declared = report.matchAll(
    /^export (?:declare )?(?:abstract )?(?:class|const|enum|function|interface|namespace|type) (\w+)/gm,
  );
  const renamed = report.matchAll(/^export \{ (?:\w+ as )?(\w+) \}/gm);
  return [...declared, ...renamed].map(([, name]) => name!);
}

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

// A type that an entry does not export is in the report of another, except the default exports of the tasks.
function withoutOthers({ name }: Entry, report: string): string {
  const isOther = (block: string): boolean =>
    /^(?:abstract |declare )*(?:class|const|function|interface|type) /m.test(block) &&
    !(name === "tasks" && block.includes("const _default"));
  return report
    .split(/\n(?=\/\/ @)/)
    .filter((block) => !isOther(block))
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
  compilerOfBuilt ??= CompilerState.create(config, { additionalEntryPoints });
  return compilerOfBuilt;
}

function extract(entry: Entry): void {
  const config = configOf(entry);
  Extractor.invoke(config, {
    compilerState: compilerOf(entry, config),
    messageCallback: (message) => {
      // All messages are handled here: this tool compares the reports, and prints other messages in one format.
      message.handled = true;
      if (message.messageId === "ae-forgotten-export") forgotten.push([entry, message]);
      else if (isFault(entry, message)) report(entry, message);
    },
  });
}

// Each entry is extracted alone, so names that another entry exports are left out. So are the default exports of plugins,
// because their modules are entries.
function isUnexported({ text }: ExtractorMessage): boolean {
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
  return !(isData && ["ae-missing-release-tag", "ae-undocumented"].includes(messageId));
}

function report({ name }: Entry, message: ExtractorMessage): void {
  fault(`${name}: ${sentence(message)}`);
}

function sentence({ messageId, text, sourceFilePath, sourceFileLine }: ExtractorMessage): string {
  const where = sourceFilePath?.replace(`${resolve(".")}/`, "") ?? "";
  const hint = HINTS[messageId] ?? "";
  return `${text}${hint} (${messageId}${where && `, ${where}:${sourceFileLine}`})`;
}
