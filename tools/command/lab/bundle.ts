// A module of plugins as one file for a browser, and the folders of the files that it is made of.
import { dirname } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Plugin, Rolldown } from "vite";
import { vite } from "../import-module.ts";

/** What became of a module. */
export type Bundled = {
  /** The folders in which its files are, those of packages left out. */
  readonly folders: readonly string[];
} & (
  | { readonly code: string }
  /** What is wrong, and where. */
  | { readonly fault: string }
);

/** Bundles a module; `plugins` are Vite's. Rejects where Vite is not installed. */
export async function bundle(path: string, plugins: readonly Plugin[] = []): Promise<Bundled> {
  const { build } = await vite(path);
  try {
    const made = (await build({
      configFile: false,
      logLevel: "silent",
      root: dirname(path),
      plugins: [...plugins],
      define: { "process.env.NODE_ENV": '"development"' },
      build: {
        write: false,
        minify: false,
        lib: { entry: path, formats: ["es"], fileName: "plugins" },
        rolldownOptions: { output: { codeSplitting: false } },
      },
    })) as readonly Rolldown.RolldownOutput[] | Rolldown.RolldownOutput;
    const { output } = Array.isArray(made)
      ? (made as Rolldown.RolldownOutput[])[0]!
      : (made as Rolldown.RolldownOutput);
    const own = output[0].moduleIds.filter(
      (id) => id.startsWith("/") && !id.includes("/node_modules/"),
    );
    return { code: output[0].code, folders: [...new Set([path, ...own].map((id) => dirname(id)))] };
  } catch (error) {
    return { fault: faultOf(error, path), folders: [dirname(path)] };
  }
}

function faultOf(error: unknown, path: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${path} cannot be built. Fix it and save it; this page waits.\n\n${stripVTControlCharacters(message)}`;
}
