// The files of the built app by their URLs; any other URL is a page, which the app draws.
import { readFileSync, statSync } from "node:fs";
import { extname, join, normalize, sep } from "node:path";
import { mediaType } from "#core/record/inputs";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** What is sent for an address; nothing outside of the folder ever is. */
export function fileAt(
  folder: string,
  pathname: string,
): { readonly type: string; readonly content: Buffer } {
  const path = pathIn(folder, pathname) ?? join(folder, "index.html");
  return {
    type: TYPES[extname(path)] ?? mediaType(path) ?? "application/octet-stream",
    content: readFileSync(path),
  };
}

function pathIn(folder: string, pathname: string): string | undefined {
  try {
    const path = normalize(join(folder, decodeURIComponent(pathname)));
    if (!path.startsWith(folder + sep)) return undefined;
    return statSync(path).isFile() ? path : undefined;
  } catch {
    return undefined;
  }
}
