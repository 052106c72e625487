// Checks PowerShell with a grammar: no package has PowerShell itself.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inspectGrammar } from "#plugins/kit/testing/inspect/grammar";
import type { Check } from "./finding.ts";

export const checkPowerShell: Check = async (files, { folder }) => {
  const texts = files.map((file) => ({ text: readFileSync(join(folder, file), "utf8") }));
  const parsed = await inspectGrammar("powershell")(texts);
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
