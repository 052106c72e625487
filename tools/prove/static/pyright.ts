// pyright, started on a folder: what it finds there, and how many files it read.
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const found = createRequire(import.meta.url);

/** The version that is installed. */
export const PYRIGHT: string = (found("pyright/package.json") as { readonly version: string })
  .version;

/** What pyright says of a line. */
export interface Diagnostic {
  readonly file: string;
  /** The line in the file, counted from one. */
  readonly line: number;
  /** The rule that is broken; nothing of a text that does not parse. */
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

/** Checks all of so many files in a folder. Rejects where pyright itself fails, or reads another number of them. */
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

function report(project: string, python: string): Promise<Report> {
  const args = ["--outputjson", `--project=${project}`, `--pythonpath=${python}`];
  return new Promise((done, reject) => {
    const options = { maxBuffer: Number.POSITIVE_INFINITY };
    const program = [found.resolve("pyright/index.js"), ...args];
    execFile(process.execPath, program, options, (error, out, errors) => {
      try {
        done(JSON.parse(out) as Report);
      } catch {
        reject(new Error(`pyright gave no report: ${error?.message ?? ""} ${errors}${out}`));
      }
    });
  });
}
