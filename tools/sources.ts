// Resolves the package's own names in its repository: to the sources, and not to an old build.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Names, with a `*` for a part of any length, and their targets, in TypeScript's format. */
export type Paths = Readonly<Record<string, readonly string[]>>;

const ROOT = fileURLToPath(new URL("..", import.meta.url));

export const PATHS: Paths = (
  JSON.parse(readFileSync(resolve(ROOT, "tsconfig.base.json"), "utf8")) as {
    readonly compilerOptions: { readonly paths: Paths };
  }
).compilerOptions.paths;

/** For Vite, which uses the compiler's settings only for files that they include. */
export const sources: Plugin = {
  name: "sources",
  enforce: "pre",
  resolveId: (name) => sourceOf(name),
};

/** The file of a name, by the longest pattern that matches, as in TypeScript. */
export function sourceOf(
  name: string,
  paths: Paths = PATHS,
  root: string = ROOT,
): string | undefined {
  const fitting = Object.keys(paths)
    .map((pattern) => ({ pattern, part: partOf(name, pattern) }))
    .filter(({ part }) => part !== undefined)
    .sort((a, b) => b.pattern.length - a.pattern.length);
  const [first] = fitting;
  if (first === undefined) return undefined;
  return paths[first.pattern]!.map((path) =>
    resolve(
      root,
      path.replace("*", () => first.part!),
    ),
  ).find((path) => existsSync(path));
}

/** The part of a name that the star of a pattern matches; undefined if it does not match. */
export function partOf(name: string, pattern: string): string | undefined {
  const [before = "", after] = pattern.split("*");
  if (after === undefined) return name === pattern ? "" : undefined;
  const fits = name.length > before.length + after.length;
  if (!fits || !name.startsWith(before) || !name.endsWith(after)) return undefined;
  return name.slice(before.length, name.length - after.length);
}
