// The folder of an export: files are there whole or not at all, and those that are right are left alone.
import { randomUUID } from "node:crypto";
import {
  type Dirent,
  existsSync,
  mkdirSync,
  opendirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { caselessFileOf, fileOf } from "./export-names.ts";
import { failure } from "./io.ts";
import { isObject } from "./option-types.ts";

/** What a file is to what should stand there. */
export type Difference = "new" | "changed" | "unchanged";

/** Files below one folder, by paths with `/`. */
export interface Folder {
  /** Compares what stands there. */
  compare(path: string, content: Buffer): Difference;
  /** Puts a whole file there, at once. */
  write(path: string, content: Buffer): void;
  /** The files of earlier exports that are not known now. Other files are left alone. */
  stale(isKnown: (path: string) => boolean): Generator<string>;
  /** Takes a file away, and its folder where that is empty then. */
  remove(path: string): void;
}

// A file has this name for milliseconds; one that is older is left from a run that was killed.
const TEMPORARY = /^\.hubsmith-[\w-]+\.tmp$/;
const HOUR = 60 * 60 * 1000;

/** Makes a folder, and those that it is in; `false` where it was there. */
function makeFolder(folder: string): boolean {
  if (existsSync(folder)) return false;
  // One by one, because Node itself tries for ever where nothing can be made, as below /proc.
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    // Another process may have made it meanwhile.
    if (existsSync(folder)) return false;
    throw error;
  }
}

/** The folder at a path, which is made when the first file is written. */
export function folderAt(root: string): Folder {
  if (existsSync(root) && !statSync(root).isDirectory())
    throw failure(`--out: ${root} is not a folder. Use an existing folder, or a new name.`);
  const temporary = `.hubsmith-${randomUUID()}.tmp`;
  const ready = new Set<string>();
  return {
    compare(path, content) {
      const file = join(root, path);
      return attempt(file, "read", () => {
        const found = statSync(file, { throwIfNoEntry: false });
        if (found === undefined) return "new";
        const isSame =
          found.isFile() && found.size === content.length && readFileSync(file).equals(content);
        return isSame ? "unchanged" : "changed";
      });
    },
    write(path, content) {
      const file = join(root, path);
      const folder = dirname(file);
      const unfinished = join(folder, temporary);
      attempt(file, "written", () => {
        if (!ready.has(folder)) {
          if (!makeFolder(folder)) sweep(folder);
          ready.add(folder);
        }
        try {
          writeFileSync(unfinished, content);
          renameSync(unfinished, file);
        } catch (error) {
          rmSync(unfinished, { force: true });
          throw error;
        }
      });
    },
    *stale(isKnown) {
      for (const path of filesIn(root)) {
        if (!isKnown(path) && isExported(join(root, path), path)) yield path;
      }
    },
    remove(path) {
      const file = join(root, path);
      attempt(file, "deleted", () => {
        rmSync(file);
        const folder = dirname(file);
        if (folder !== resolve(root) && readdirSync(folder).length === 0) rmdirSync(folder);
      });
    },
  };
}

function attempt<T>(file: string, done: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw failure(
      `${file} cannot be ${done}: ${(error as Error).message}. Files written before are complete. Fix this, and run the same command again to continue.`,
      74,
    );
  }
}

function sweep(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => TEMPORARY.test(one))) {
    const file = join(folder, name);
    const found = statSync(file, { throwIfNoEntry: false });
    if (found !== undefined && Date.now() - found.mtimeMs > HOUR) rmSync(file, { force: true });
  }
}

// Entry by entry, because there may be a folder for each of a million owners.
function* filesIn(root: string): Generator<string> {
  if (!existsSync(root)) return;
  const opened = attempt(root, "read", () => opendirSync(root));
  const next = (): Dirent | null => attempt(root, "read", () => opened.readSync());
  try {
    for (let entry = next(); entry !== null; entry = next()) {
      if (isFile(entry)) yield entry.name;
      if (!entry.isDirectory() || entry.name.startsWith(".")) continue;
      const folder = join(root, entry.name);
      const inside = attempt(folder, "read", () => readdirSync(folder, { withFileTypes: true }));
      for (const { name } of inside.filter(isFile)) yield `${entry.name}/${name}`;
    }
  } finally {
    opened.closeSync();
  }
}

const isFile = (entry: Dirent): boolean =>
  entry.isFile() && entry.name.endsWith(".json") && !entry.name.startsWith(".");

// A file is ours where it stands under the name of the model that it is about.
function isExported(file: string, path: string): boolean {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return false;
  }
  if (!isObject(content) || typeof content["id"] !== "string") return false;
  return [fileOf, caselessFileOf].some((nameOf) => nameOf(content["id"] as string) === path);
}
