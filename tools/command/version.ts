// The version is that of the package this file is part of, whether it runs from the source or as published.
import { existsSync, readFileSync } from "node:fs";

/** The version of the package. */
export function version(): string {
  const manifest = readFileSync(packageFile("package.json"), "utf8");
  return (JSON.parse(manifest) as { readonly version: string }).version;
}

/** Where a file of the package is, by its path from the root of it. */
export function packageFile(path: string): URL {
  let at = new URL("./package.json", import.meta.url);
  while (!existsSync(at) && at.pathname !== "/package.json") at = new URL("../package.json", at);
  return new URL(path, at);
}
