// Python is checked by pyright against the packages that are installed: each argument, attribute and type of a call.
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Check, type Fault, placeOf } from "./finding.ts";

const SETTINGS = {
  pythonVersion: "3.11",
  typeCheckingMode: "standard",
  // What is only warned of by default.
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

interface Report {
  readonly generalDiagnostics: readonly {
    readonly file: string;
    readonly severity: string;
    readonly message: string;
    /** A text that does not parse breaks no rule. */
    readonly rule?: string;
    readonly range: { readonly start: { readonly line: number } };
  }[];
  readonly summary: { readonly filesAnalyzed: number };
}

/** Checks Python. */
export const checkPython: Check = async (files, { folder, python }) => {
  const project = join(folder, "pyrightconfig.json");
  writeFileSync(project, JSON.stringify({ ...SETTINGS, include: ["."] }));
  const { generalDiagnostics, summary } = await pyright([
    "--outputjson",
    `--project=${project}`,
    `--pythonpath=${python}`,
  ]);
  if (summary.filesAnalyzed !== files.length)
    throw new Error(`pyright read ${summary.filesAnalyzed} of ${files.length} files in ${folder}.`);
  return generalDiagnostics
    .filter(({ severity }) => severity === "error" || severity === "warning")
    .map(({ file, rule, message, range }): Fault => ({
      at: placeOf(file),
      level: rule === undefined ? "parsed" : NAMES.has(rule) ? "names" : "typed",
      line: range.start.line + 1,
      code: rule ?? "syntax",
      message,
    }));
};

function pyright(args: readonly string[]): Promise<Report> {
  const path = createRequire(import.meta.url).resolve("pyright/index.js");
  return new Promise((done, reject) => {
    const options = { maxBuffer: Number.POSITIVE_INFINITY };
    execFile(process.execPath, [path, ...args], options, (error, out, errors) => {
      try {
        done(JSON.parse(out) as Report);
      } catch {
        reject(new Error(`pyright gave no report: ${error?.message ?? ""} ${errors}${out}`));
      }
    });
  });
}
