// Builds as what is shipped is built; NODE_ENV, which a test runner sets, would make it React for development.
import { build, type InlineConfig } from "vite";

/** Builds with a configuration that is all there is. */
export async function buildShipped(config: InlineConfig): ReturnType<typeof build> {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  try {
    return await build({ configFile: false, logLevel: "error", ...config });
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
  }
}
