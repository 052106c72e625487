// Lines of TypeScript by room and by purpose, the seconds of the last run, and what is over its limit.
import { existsSync, readFileSync } from "node:fs";

/** Numbers by name. */
export type Sizes = Readonly<Record<string, number>>;

const CODE = /\.(?:ts|tsx|mts|cts|js|mjs|cjs|jsx)$/;
// A room is a folder, at most as deep as these say.
const ROOM =
  /^(?:plugins\/kit\/testing|plugins\/(?:kit|[^/]+(?=\/))|tools\/(?:[^/]+(?=\/))|[^/]+(?=\/))/;
const PROOF =
  /\.(?:test|test-d|contract|conforms)\.|\.browser\.|^(?:plugins\/(?:kit\/(?:testing|contract)|proofs)|tools\/(?:proofs|measures)|app\/testing)\//;
const WORKSHOP = /^tools\/(?!products\/)/;

const purposeOf = (path: string): string =>
  PROOF.test(path) ? "proof" : WORKSHOP.test(path) || !path.includes("/") ? "workshop" : "product";

/** The lines of code of files, without generated ones, by room and by purpose. */
export function linesOf(files: readonly string[], read: (path: string) => string): Sizes {
  const lines: Record<string, number> = {};
  for (const path of files.filter((file) => CODE.test(file) && !file.includes(".gen."))) {
    const count = read(path).split("\n").length - 1;
    for (const name of [purposeOf(path), ROOM.exec(path)?.[0] ?? "root"])
      lines[`lines of ${name}`] = (lines[`lines of ${name}`] ?? 0) + count;
  }
  return Object.fromEntries(Object.entries(lines).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The seconds of the steps of the last run, from the file that it wrote. */
export const secondsIn = (path: string): Sizes =>
  existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Sizes) : {};

/** What is over its limit, and lines, files and bytes without one. Steps without a limit may take as long as they need. */
export const over = (sizes: Sizes, limits: Sizes): readonly string[] =>
  Object.entries(sizes).flatMap(([name, size]) => {
    const limit = limits[name];
    if (limit !== undefined && size <= limit) return [];
    if (limit !== undefined) return [`${name}: ${size}, but the limit is ${limit}.`];
    return name.startsWith("seconds") ? [] : [`${name}: ${size}, and there is no limit.`];
  });
