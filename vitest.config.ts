// Unit tests and the sweep. Tests in a browser have a configuration of their own.
import { configDefaults, defineConfig, type ViteUserConfig } from "vitest/config";
import { sources } from "./tools/sources.ts";

const config: ViteUserConfig = defineConfig({
  plugins: [sources],
  test: {
    include: ["{core,plugins,app,tools,examples}/**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "**/*.browser.test.ts", "dist/**", ".cache/**"],
    // By default a core is left idle, which of two is half.
    maxWorkers: "100%",
    // Tests that ask interpreters start processes, which a machine with little to spare is slow at.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default config;
