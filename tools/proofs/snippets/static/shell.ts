// Checks shell with shellcheck, which also finds valid code with another meaning. Bash itself parses and runs all programs
// in other checks.
import { ended } from "../../../support/process.ts";
import type { Check } from "./finding.ts";

interface Lint {
  readonly file: string;
  readonly line: number;
  readonly code: number;
  readonly message: string;
}

export const checkShell: Check = async (files, { folder }) => {
  const options = ["--norc", "--shell=bash", "--format=json"];
  const running = { cwd: folder, env: { LC_ALL: "C.UTF-8" } };
  const { code, out, errors } = await ended("shellcheck", [...options, ...files], running);
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
};
