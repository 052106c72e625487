// Writes one report of the public API per entry, or fails and shows how a committed one differs.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Extractor, ExtractorConfig, type ExtractorMessage } from "@microsoft/api-extractor";
import ts from "typescript";
import { writeOrCheck, type Written } from "./written.ts";

// In order: what an entry exports may be mentioned by those behind it, and is not forgotten there.
const ENTRIES = [
  { name: "code", folder: "core/code", project: "core" },
  { name: "index", folder: "core", project: "core" },
  { name: "testing", folder: "core/testing", project: "core/testing" },
];
const SETTINGS = resolve("api-extractor.json");
const REPORTS = "core/api";
const FRESH = ".cache/api";

const compiled = spawnSync("node_modules/.bin/tsc", ["-b", "core", "core/testing"], {
  stdio: "inherit",
});
if (compiled.status !== 0) {
  console.error("The kernel does not compile, so its API cannot be read. Mend the types first.");
  process.exit(1);
}
mkdirSync(FRESH, { recursive: true });

const known = new Set<string>();
const faults: string[] = [];
const reports: Written[] = [];
for (const { name, folder, project } of ENTRIES) {
  const main = resolve(`dist/${folder}/index.d.ts`);
  extract(name, main, resolve(project, "tsconfig.json"));
  for (const exported of namesOf(main)) known.add(exported);
  const file = `${name}.api.md`;
  reports.push({ path: `${REPORTS}/${file}`, text: readFileSync(`${FRESH}/${file}`, "utf8") });
}
for (const fault of faults) console.error(fault);
const inStep = writeOrCheck(reports, "npm run api");
if (faults.length > 0 || !inStep) process.exitCode = 1;

function extract(name: string, main: string, tsconfigFilePath: string): void {
  const settings = ExtractorConfig.loadFile(SETTINGS);
  const config = ExtractorConfig.prepare({
    configObject: {
      ...settings,
      mainEntryPointFilePath: main,
      compiler: { tsconfigFilePath },
      apiReport: { ...settings.apiReport, enabled: true, reportFileName: name },
    },
    configObjectFullPath: SETTINGS,
    packageJsonFullPath: resolve("package.json"),
  });
  Extractor.invoke(config, {
    messageCallback: (message) => {
      // All messages end here: reports are compared by this tool, and the rest is said in one form.
      message.handled = true;
      if (isFault(message)) faults.push(`${name}: ${sentence(message)}`);
    },
  });
}

function isFault({ logLevel, messageId, text }: ExtractorMessage): boolean {
  if (logLevel !== "error" && logLevel !== "warning") return false;
  if (messageId.startsWith("console-api-report")) return false;
  const symbol = /^The symbol "(\w+)"/.exec(text)?.[1];
  return messageId !== "ae-forgotten-export" || symbol === undefined || !known.has(symbol);
}

function sentence({ messageId, text, sourceFilePath, sourceFileLine }: ExtractorMessage): string {
  const where = sourceFilePath?.replace(`${resolve(".")}/`, "") ?? "";
  const hint =
    messageId === "ae-forgotten-export"
      ? ". Export it there, or do not mention it in the API."
      : "";
  return `${text}${hint} (${messageId}${where && `, ${where}:${sourceFileLine}`})`;
}

function namesOf(main: string): readonly string[] {
  const program = ts.createProgram([main], { types: [] });
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(main)!);
  return checker.getExportsOfModule(module!).map((symbol) => symbol.name);
}
