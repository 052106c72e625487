// Checks programs with a grammar: no package has PowerShell itself, or Swift's compiler.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parsePrograms } from "#plugins/kit/testing/inspect/index";
import type { Check } from "./finding.ts";

export const checkGrammar =
  (grammar: string): Check =>
  async (files, { folder }) => {
    const texts = files.map((file) => readFileSync(join(folder, file), "utf8"));
    const faults = await parsePrograms({ check: { grammar } }, texts);
    return faults.map(({ program, line = 1, message }) => {
      return { file: files[program]!, level: "parsed", line, code: "syntax", message };
    });
  };
