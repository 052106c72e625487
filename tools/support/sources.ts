// Resolves the package's own names in its repository: to the sources, and not to an old build.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { freshenIndex } from "../writers/index-of-plugins/freshen.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Names, with a `*` for a part of any length, and their targets, in TypeScript's format. */
export const PATHS: Readonly<Record<string, readonly string[]>> = (
  JSON.parse(readFileSync(resolve(ROOT, "tsconfig.base.json"), "utf8")) as {
    readonly compilerOptions: { readonly paths: Readonly<Record<string, readonly string[]>> };
  }
).compilerOptions.paths;

/** For Vite, which uses the compiler's settings only for files that they include. It also makes the index of the plugins. */
export const sources: Plugin = {
  name: "sources",
  enforce: "pre",
  config: () => {
    freshenIndex();
  },
  // Without it, some builds kept the whole kernel in the first load: Rolldown's own answer depends on which import is first.
  resolveId: (name) => {
    const id = sourceOf(name);
    return id === undefined || !IS_PURE.test(id) ? id : { id, moduleSideEffects: false };
  },
};

const IS_PURE = /\/(?:core|plugins)\/.*\.ts$/;

// The longest pattern that matches decides, as in TypeScript.
const PATTERNS = Object.entries(PATHS)
  .sort(([a], [b]) => b.length - a.length)
  .map(([name, paths]) => {
    const pattern = new RegExp(`^${name.replaceAll(".", "\\.").replace("*", "(.+)")}$`);
    return { pattern, paths };
  });

/** The file of a name; undefined if there is none. */
export function sourceOf(name: string, root: string = ROOT): string | undefined {
  const rule = PATTERNS.find(({ pattern }) => pattern.test(name));
  const [, part = ""] = rule?.pattern.exec(name) ?? [];
  return rule?.paths
    .map((path) =>
      resolve(
        root,
        path.replace("*", () => part),
      ),
    )
    .find((path) => existsSync(path));
}
