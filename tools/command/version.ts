// The version is that of the package this file is part of, whether it runs from the source or as published.
import { existsSync, readFileSync } from "node:fs";

export function version(): string {
  let at = new URL("./package.json", import.meta.url);
  while (!existsSync(at) && at.pathname !== "/package.json") at = new URL("../package.json", at);
  return (JSON.parse(readFileSync(at, "utf8")) as { readonly version: string }).version;
}
