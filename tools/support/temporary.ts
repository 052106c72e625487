// A folder for the tests of a file, which is deleted after them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterAll } from "vitest";

export interface Temporary {
  readonly folder: string;
  /** Writes a file of the folder. Returns its path. */
  write(name: string, text: string): string;
}

/** In the repository, where modules find its packages. */
export function temporary(files: Readonly<Record<string, string>> = {}): Temporary {
  const inside = process.env["HUBSMITH_TESTS"] ?? ".cache";
  mkdirSync(inside, { recursive: true });
  const folder = resolve(mkdtempSync(join(inside, "test-")));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string): string => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  return { folder, write };
}
