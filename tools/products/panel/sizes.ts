// The sizes of the published panel, which `docs/embedding.md` states.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipped } from "../bundled.ts";

/** The bytes of each file after gzip: of `index.js` with what it imports, and of all chunks that are loaded later. */
export function panelSizes(folder: string): ReadonlyMap<string, number> {
  const textOf = (name: string): string => readFileSync(join(folder, name), "utf8");
  const first = new Set(["index.js"]);
  // A set may grow while it is read.
  for (const name of first)
    for (const [, path] of textOf(name).matchAll(/(?:from|import) *"\.\/([^"]+\.js)"/g))
      first.add(path!.startsWith("chunks/") ? path! : join("chunks", path!));
  const later = readdirSync(join(folder, "chunks"))
    .map((name) => join("chunks", name))
    .filter((name) => name.endsWith(".js") && !first.has(name));
  const sizeOf = (names: Iterable<string>): number =>
    [...names].reduce((sum, name) => sum + gzipped(textOf(name)), 0);
  return new Map([
    ["index.js", sizeOf(first)],
    ["chunks", sizeOf(later)],
    ["style.css", sizeOf(["style.css"])],
    ["element.js", sizeOf(["element.js"])],
  ]);
}

/** The sizes in kB in the table of a page, by file. */
export const statedSizes = (page: string): ReadonlyMap<string, number> =>
  new Map(
    [...page.matchAll(/^\| `(\S+)`[^|]*\|\s*(\d+) kB/gm)].map(([, name, size]) => [
      name!.replace(/\/$/, ""),
      Number(size),
    ]),
  );
