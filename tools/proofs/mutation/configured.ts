// The tests for the mutants of one folder. Stryker's own `testFiles` would select them as well, but then mutants in
// module-level code are activated too late (stryker-js#6144).
import { fileURLToPath } from "node:url";
import type { ViteUserConfig } from "vitest/config";
import { sources } from "../../support/sources.ts";

const COLLECTED = fileURLToPath(new URL("collected.ts", import.meta.url));

export const configured = (file: string): ViteUserConfig => ({
  plugins: [
    sources,
    {
      name: "collected",
      enforce: "pre",
      resolveId: (name, from) =>
        name === "vitest" && from?.endsWith(".test.ts") === true ? COLLECTED : undefined,
    },
  ],
  test: { include: [`tools/proofs/mutation/${file}`], testTimeout: 120_000 },
});
