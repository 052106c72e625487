// Checks Python with pyright against the installed packages: each argument, attribute and type of a call.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { ended } from "../../../support/process.ts";
import type { Check, Fault } from "./finding.ts";

const SETTINGS = {
  pythonVersion: "3.11",
  typeCheckingMode: "standard",
  // Rules that are only warnings by default.
  reportDeprecated: "error",
  reportMissingModuleSource: "error",
  reportPossiblyUnboundVariable: "error",
  reportUnboundVariable: "error",
  reportUnsupportedDunderAll: "error",
  reportUnusedCoroutine: "error",
  reportUnusedExpression: "error",
};
const NAMES: ReadonlySet<string> = new Set([
  "reportMissingImports",
  "reportMissingModuleSource",
  "reportUndefinedVariable",
]);

export const checkPython: Check = async (files, { folder, python }) => {
  const diagnostics = await pyright(folder, SETTINGS, python, files.length);
  return diagnostics.map(({ file, line, rule, message }): Fault => ({
    file: basename(file),
    level: rule === undefined ? "parsed" : NAMES.has(rule) ? "names" : "typed",
    line,
    code: rule ?? "syntax",
    message,
  }));
};

const require = createRequire(import.meta.url);

export const PYRIGHT: string = (require("pyright/package.json") as { readonly version: string })
  .version;

interface Diagnostic {
  readonly file: string;
  /** The line in the file, counted from one. */
  readonly line: number;
  /** The broken rule; undefined for a parse error. */
  readonly rule?: string;
  readonly message: string;
}

interface Report {
  readonly generalDiagnostics: readonly {
    readonly file: string;
    readonly severity: string;
    readonly message: string;
    readonly rule?: string;
    readonly range: { readonly start: { readonly line: number } };
  }[];
  readonly summary: { readonly filesAnalyzed: number };
}

/** Checks all files in a folder. Rejects if pyright itself fails, or reads another number of files. */
export async function pyright(
  folder: string,
  settings: object,
  python: string,
  files: number,
): Promise<readonly Diagnostic[]> {
  const project = join(folder, "pyrightconfig.json");
  writeFileSync(project, JSON.stringify({ ...settings, include: ["."] }));
  const { generalDiagnostics, summary } = await report(project, python);
  if (summary.filesAnalyzed !== files)
    throw new Error(`pyright read ${summary.filesAnalyzed} of ${files} files in ${folder}.`);
  return generalDiagnostics
    .filter(({ severity }) => severity === "error" || severity === "warning")
    .map(({ file, rule, message, range }) => ({
      file,
      line: range.start.line + 1,
      ...(rule === undefined ? {} : { rule }),
      message,
    }));
}

async function report(project: string, python: string): Promise<Report> {
  const args = ["--outputjson", `--project=${project}`, `--pythonpath=${python}`];
  const program = [require.resolve("pyright/index.js"), ...args];
  const { out, errors } = await ended(process.execPath, program);
  try {
    return JSON.parse(out) as Report;
  } catch {
    throw new Error(`pyright printed no report: ${errors}${out}`);
  }
}
