// Unit tests. Tests in a browser and tests of the examples (npm run check package) have their own configurations.
import { configDefaults, defineConfig, type ViteUserConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { commitSeed } from "./tools/support/commit-seed.ts";
import { sources } from "./tools/support/sources.ts";

// These tests change modules, globals or the environment (as mockttp does), so each gets its own worker. The others share
// workers with their imports.
const ALONE = [
  "core/code/read-back.test.ts",
  // It measures the memory of its own worker.
  "core/snippets/plan.test.ts",
  // It counts calls of the methods of all arrays.
  "plugins/growth.test.ts",
  "plugins/kit/testing/{faults,running/run}/**/*.test.ts",
  "plugins/clients/services.test.ts",
  "tools/products/command/out.test.ts",
  "tools/products/command/offers.test.ts",
  // Its stacks are mapped to the sources of all modules that its worker has.
  "tools/products/command/plugins.test.ts",
  "tools/proofs/{apps,hosts,libraries,wires}/**/*.test.ts",
];
// Tests that start compilers or many processes, and tests of tools that run in CI only. To run one elsewhere, set CI.
const ONLY_IN_CI = [
  "plugins/kit/code/decoded.test.ts",
  "plugins/kit/testing/running/run/{environment,fork}.test.ts",
  "tools/proofs/boundaries.test.ts",
  "tools/proofs/{hosts,package}/*.test.ts",
  "tools/products/command/new.test.ts",
  "tools/products/hubsmith.test.ts",
  "tools/writers/catalog/index.test.ts",
  "tools/writers/engines/readers.test.ts",
  "tools/writers/index-of-plugins/*.test.ts",
  "tools/proofs/snippets/{rust,static/static}.test.ts",
  "tools/proofs/libraries/*.test.ts",
  "tools/proofs/size/indexes.test.ts",
];
// These take longest. Elsewhere than in CI, a commit runs one in three of them, and a part of large tables.
const HEAVY = [
  "tools/proofs/apps/apps.test.ts",
  "tools/proofs/docs/examples.test.ts",
  "tools/proofs/patterns/patterns.test.ts",
  "tools/proofs/snippets/keys.test.ts",
  "tools/proofs/wires/wires.test.ts",
];

/** The tests of this run that only others run, by the last commit. */
function leftOut(): readonly string[] {
  if (process.env["CI"]) return [];
  if (process.env["SAMPLE"] === undefined) {
    process.env["SAMPLE"] = String(commitSeed());
    console.log(
      `A sample of the heaviest tests, by the commit. To repeat it: SAMPLE=${process.env["SAMPLE"]}`,
    );
  }
  const seed = Number(process.env["SAMPLE"]);
  return [...ONLY_IN_CI, ...HEAVY.filter((_, at) => at % 3 !== seed % 3)];
}

const ALL = "{core,plugins,models,app,tools}/**/*.test.{ts,tsx}";
const EXCLUDED = [
  ...configDefaults.exclude,
  "**/*.browser.test.ts",
  "dist/**",
  ".cache/**",
  ...leftOut(),
];

// If they began last, the other workers would wait for them.
const LONGEST =
  /\/(?:goldens|plugins|new|examples|faults|mistakes|apps|services|doctor)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => LONGEST.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const config: ViteUserConfig = defineConfig({
  plugins: [sources],
  test: {
    // By default a core is left idle, which of two is half.
    maxWorkers: "100%",
    // Only for tests that hang: how long a test takes depends on what else the machine does.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    globalSetup: "tools/support/no-leftovers.ts",
    setupFiles: "tools/support/fixed-seed.ts",
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { name: "shared", include: [ALL], exclude: [...EXCLUDED, ...ALONE], isolate: false },
      },
      { extends: true, test: { name: "alone", include: ALONE, exclude: EXCLUDED } },
    ],
  },
});

export default config;
