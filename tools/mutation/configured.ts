// The tests that run against the mutants of one folder. Stryker's own `testFiles` would choose them as well, but then mutants of
// what is worked out when a module loads are switched on too late (stryker-js#6144).
import { fileURLToPath } from "node:url";
import type { ViteUserConfig } from "vitest/config";
import { sources } from "../sources.ts";

const COLLECTED = fileURLToPath(new URL("collected.ts", import.meta.url));

/** The configuration whose only test is the file named. */
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
  test: { include: [`tools/mutation/${file}`], testTimeout: 20_000 },
});
