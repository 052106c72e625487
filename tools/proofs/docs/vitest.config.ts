// `npm run check docs`: the slow checks of the documentation.
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { sources } from "../../support/sources.ts";

const config: ViteUserConfig = defineConfig({
  plugins: [sources],
  test: {
    include: ["tools/proofs/docs/*.docs.ts"],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});

export default config;
