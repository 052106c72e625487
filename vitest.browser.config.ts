// Tests that drive a browser. They run in Node, two files at a time, since each starts a server and a browser.
import { defineConfig, type ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = defineConfig({
  resolve: { conditions: ["hubsmith-source", "module", "node", "development"] },
  ssr: { resolve: { conditions: ["hubsmith-source", "module", "node", "development"] } },
  test: {
    include: ["{app,tools}/**/*.browser.test.ts"],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

export default config;
