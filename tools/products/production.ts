// What the builds of products share.
import { basename } from "node:path";
import { minify, type Plugin } from "vite";

/** Removes the spaces of a file that nobody reads. The bundler prints them again after `renderChunk`. */
export const withoutSpaces = (name: string): Plugin => ({
  name: "without-spaces",
  generateBundle: {
    order: "post",
    handler: async (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && basename(file.fileName) === name)
          file.code = (await minify(file.fileName, file.code)).code;
    },
  },
});

/** Runs a build for production; with a test runner's NODE_ENV, it would have parts for development. */
export async function forProduction<T>(run: () => Promise<T>): Promise<T> {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  try {
    return await run();
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
  }
}
