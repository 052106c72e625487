// Python is checked by pyright against the packages that are installed: each argument, attribute and type of a call.
import { type Check, type Fault, placeOf } from "./finding.ts";
import { pyright } from "./pyright.ts";

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

/** Checks Python. */
export const checkPython: Check = async (files, { folder, python }) => {
  const found = await pyright(folder, SETTINGS, python, files.length);
  return found.map(({ file, line, rule, message }): Fault => ({
    at: placeOf(file),
    level: rule === undefined ? "parsed" : NAMES.has(rule) ? "names" : "typed",
    line,
    code: rule ?? "syntax",
    message,
  }));
};
