// Checks programs with a grammar: no package has PowerShell itself, or Swift's compiler.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inspectGrammar } from "#plugins/kit/testing/inspect/grammar";
import type { Check } from "./finding.ts";

export const checkGrammar =
  (grammar: string): Check =>
  async (files, { folder }) => {
    const texts = files.map((file) => ({ text: readFileSync(join(folder, file), "utf8") }));
    const parsed = await inspectGrammar(grammar)(texts);
    return parsed.flatMap(({ faults }, at) =>
      faults.map(({ line = 1, message }) => ({
        file: files[at]!,
        level: "parsed" as const,
        line,
        code: "syntax",
        message,
      })),
    );
  };
