// Checks shell with `bash -n`, and with shellcheck for valid code with another meaning.
import { type Ended, ended } from "../../../support/process.ts";
import type { Check, Fault } from "./finding.ts";

// A shell whose input is a socket assumes that it is remote, and reads the user's startup files first.
const PARSE = 'for file in "$@"; do bash --norc -n "$file"; done; exit 0';

export const checkShell: Check = async (files, { folder }) => {
  const running = { cwd: folder, env: { LC_ALL: "C.UTF-8" } };
  const [parsed, linted] = await Promise.all([
    ended("bash", ["--norc", "-c", PARSE, "bash", ...files], running),
    ended("shellcheck", ["--norc", "--shell=bash", "--format=json", ...files], running),
  ]);
  return [...syntaxIn(parsed.errors), ...lintsIn(linted)];
};

function syntaxIn(errors: string): readonly Fault[] {
  return errors
    .split("\n")
    .filter((line) => line !== "")
    .flatMap((line): readonly Fault[] => {
      const match = /^(\d+\.sh): line (\d+): (.*)$/.exec(line);
      if (match === null) throw new Error(`bash -n printed an unknown line: ${line}`);
      const [, file = "", number = "", message = ""] = match;
      // The line after it only shows the position.
      if (message.startsWith("`")) return [];
      return [{ file, level: "parsed", line: Number(number), code: "syntax", message }];
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
  if (code === null || code > 1 || errors !== "")
    throw new Error(`shellcheck ended with ${code}: ${errors}`);
  return (JSON.parse(out) as readonly Lint[]).map((lint) => ({
    file: lint.file,
    // 1xxx: parse error; 2154: a variable is read but never assigned.
    level: lint.code < 2000 ? "parsed" : lint.code === 2154 ? "names" : "typed",
    line: lint.line,
    code: `SC${lint.code}`,
    message: lint.message,
  }));
}
