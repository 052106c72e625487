// Tests that drive a browser. They run in Node, and share one build of the app and one server.
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { sources } from "./tools/support/sources.ts";

const config: ViteUserConfig = defineConfig({
  plugins: [sources],
  test: {
    include: ["{app,tools}/**/*.browser.test.ts"],
    globalSetup: "app/testing/served.ts",
    maxWorkers: 2,
    // Files share a browser and their imports, of which there are hundreds.
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // A busy machine takes longer than a second for what a page does a moment later.
    expect: { poll: { timeout: 20_000 } },
    // A browser is at the mercy of a busy machine. Of one that needs a second try, the report says so.
    retry: process.env["CI"] ? 1 : 0,
  },
});

export default config;
