// Shell is checked by `bash -n`, and by shellcheck for what parses and yet means something else.
import { execFile } from "node:child_process";
import { type Check, type Fault, placeOf } from "./finding.ts";

// A shell whose input is a socket believes that it is remote, and reads the files of its user's first.
const PARSE = 'for file in "$@"; do bash --norc -n "$file"; done; exit 0';

/** Checks shell. */
export const checkShell: Check = async (files, { folder }) => {
  const [parsed, linted] = await Promise.all([
    run("bash", ["--norc", "-c", PARSE, "bash", ...files], folder),
    run("shellcheck", ["--norc", "--shell=bash", "--format=json", ...files], folder),
  ]);
  return [...syntaxIn(parsed.errors), ...lintsIn(linted)];
};

function syntaxIn(errors: string): readonly Fault[] {
  return errors
    .split("\n")
    .filter((line) => line !== "")
    .flatMap((line): readonly Fault[] => {
      const found = /^(\d+\.sh): line (\d+): (.*)$/.exec(line);
      if (found === null) throw new Error(`bash -n said what cannot be read: ${line}`);
      const [, file = "", number = "", message = ""] = found;
      const at = placeOf(file);
      // The line that follows shows the place only.
      if (message.startsWith("`")) return [];
      return [{ at, level: "parsed", line: Number(number), code: "syntax", message }];
    });
}

interface Lint {
  readonly file: string;
  readonly line: number;
  readonly code: number;
  readonly message: string;
}

function lintsIn({ code, out, errors }: Ended): readonly Fault[] {
  // 0: nothing was found; 1: something was.
  if (code > 1 || errors !== "") throw new Error(`shellcheck ended with ${code}: ${errors}`);
  return (JSON.parse(out) as readonly Lint[]).map((one) => ({
    at: placeOf(one.file),
    // 1xxx: it does not parse; 2154: nothing assigns a variable that is read.
    level: one.code < 2000 ? "parsed" : one.code === 2154 ? "names" : "typed",
    line: one.line,
    code: `SC${one.code}`,
    message: one.message,
  }));
}

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

function run(command: string, args: readonly string[], cwd: string): Promise<Ended> {
  const env = { PATH: process.env["PATH"] ?? "", LC_ALL: "C.UTF-8" };
  const options = { cwd, env, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((done, reject) => {
    execFile(command, args, options, (error, out, errors) => {
      const code = error === null ? 0 : error.code;
      if (typeof code === "number") done({ code, out, errors });
      else
        reject(
          new Error(
            `${command} does not run (${String(code)}). Install it (Debian: apt-get install ${command}).`,
          ),
        );
    });
  });
}
