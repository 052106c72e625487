// Tests that drive a browser. They run in Node, and share one build of the app and one server.
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { sources } from "./tools/support/sources.ts";

// In order of their length: if a long one began last, the other worker would wait for it. The last two also build.
const LONG = ["faults", "lab", "form", "panel", "links", "journeys", "pages", "site", "embed"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const lengthOf = ({ moduleId }: TestSpecification): number =>
      LONG.findIndex((name) => moduleId.endsWith(`/${name}.browser.test.ts`));
    return (await super.sort(files)).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  }
}

const config: ViteUserConfig = defineConfig({
  plugins: [sources],
  test: {
    include: ["{app,tools}/**/*.browser.test.ts"],
    globalSetup: "app/testing/served.ts",
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
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
