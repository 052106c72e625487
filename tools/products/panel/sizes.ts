// The sizes of the published panel, which `docs/embedding.md` states.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipped } from "../bundled.ts";

/** The bytes of each file after gzip, and of all chunks that are loaded later. */
export function panelSizes(folder: string): ReadonlyMap<string, number> {
  const sizeOf = (name: string): number => gzipped(readFileSync(join(folder, name), "utf8"));
  const chunks = readdirSync(join(folder, "chunks")).filter((name) => name.endsWith(".js"));
  return new Map([
    ...["index.js", "style.css", "element.js"].map((name) => [name, sizeOf(name)] as const),
    ["chunks", chunks.reduce((sum, name) => sum + sizeOf(join("chunks", name)), 0)],
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
