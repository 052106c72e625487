// Packs the package as it would be published, and reads what is in it.
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "./contents.ts";
import { output } from "./process.ts";

/** The tarball, and what is in it. */
export interface Packed {
  readonly tarball: string;
  readonly bytes: number;
  readonly manifest: Manifest;
  readonly files: readonly string[];
  /** The pages in Markdown, by their paths. */
  readonly pages: ReadonlyMap<string, string>;
  /** The modules and their declarations, by their paths. */
  readonly modules: ReadonlyMap<string, string>;
}

/** Runs `npm pack` in the root of the repository; `place` takes the tarball and what is in it. */
export async function packInto(place: string): Promise<Packed> {
  await output("npm", ["pack", "--silent", "--pack-destination", place], { cwd: "." });
  const tarball = join(
    place,
    readdirSync(place).find((name) => name.endsWith(".tgz"))!,
  );
  const unpacked = join(place, "unpacked");
  mkdirSync(unpacked);
  await output("tar", ["-xzf", tarball, "-C", unpacked, "--strip-components=1"], { cwd: place });
  const files = readdirSync(unpacked, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(unpacked.length + 1));
  const textOf = (path: string): string => readFileSync(join(unpacked, path), "utf8");
  const read = (pattern: RegExp): ReadonlyMap<string, string> =>
    new Map(files.filter((path) => pattern.test(path)).map((path) => [path, textOf(path)]));
  return {
    tarball,
    bytes: statSync(tarball).size,
    manifest: JSON.parse(textOf("package.json")) as Manifest,
    files: files.sort(),
    pages: read(/\.md$/),
    modules: read(/\.(?:js|d\.ts)$/),
  };
}
