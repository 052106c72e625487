// The new command: a plugin that passes its tests at once, in the repository or in a package of its own.
import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { Entry } from "hubsmith";
import { failure, type Terminal } from "../io.ts";
import { manifestIn } from "../package-entry.ts";
import { insideFiles, type NewFile, outsideFiles } from "./from-templates.ts";
import { namesOf, nearMiss } from "./names.ts";
import { packageFiles, PYFLAKES } from "./package-files.ts";

/** The flags of the command. */
export interface NewFlags {
  readonly outside?: string;
}

/** Writes a plugin, and says what to do next. Nothing is written where a file is there already. */
export async function create(
  entries: readonly Entry[],
  terminal: Terminal,
  kind: string,
  id: string,
  { outside }: NewFlags,
): Promise<void> {
  const names = namesOf(kind, id, entries);
  const cwd = terminal.io.cwd();
  const folder = outside === undefined ? repositoryAt(cwd) : resolve(cwd, outside);
  const files =
    outside === undefined
      ? insideFiles(names)
      : [
          ...packageFiles(names),
          ...outsideFiles(names).map(({ path, text }) => ({ path: `src/${path}`, text })),
        ];
  writeAll(folder, files);
  const near = nearMiss(names, entries);
  if (near !== undefined) await terminal.say(near);
  const written = files.map(({ path }) => `  ${join(relative(cwd, folder), path)}`);
  const next =
    outside === undefined
      ? ["npm run generate", "npm test"]
      : [
          `cd ${relative(cwd, folder) || "."}`,
          "npm install",
          ...pyflakesLine(),
          "npm test",
          "npm run doctor",
        ];
  await terminal.write(
    `Written:\n${written.join("\n")}\n\nNext:\n${next.map((one) => `  ${one}`).join("\n")}\n`,
  );
}

// The kit reads Python with it, whatever the plugin is for; without it the tests of most plugins fail.
function pyflakesLine(): readonly string[] {
  const own = process.env["HUBSMITH_PYTHON"];
  const found = spawnSync(own ?? "python3", ["-c", "import pyflakes"], { stdio: "ignore" });
  if (found.status === 0) return [];
  return [own === undefined ? PYFLAKES : `${own} -m pip install pyflakes`];
}

function repositoryAt(cwd: string): string {
  const { name } = existsSync(join(cwd, "package.json")) ? manifestIn(cwd) : {};
  if (name === "hubsmith" && existsSync(join(cwd, "plugins"))) return cwd;
  throw failure(`${cwd} is not a checkout of hubsmith. Use --outside DIR to create a package.`);
}

function writeAll(folder: string, files: readonly NewFile[]): void {
  const paths = files.map(({ path }) => join(folder, path));
  const there = paths.find(isThere);
  if (there !== undefined)
    throw failure(`${there} already exists. Nothing was written. Use another id or folder.`);
  const made: string[] = [];
  try {
    for (const [at, path] of paths.entries()) {
      const first = mkdirSync(dirname(path), { recursive: true });
      if (first !== undefined) made.push(first);
      writeFileSync(path, files[at]!.text, { flag: "wx" });
      made.push(path);
    }
  } catch (error) {
    // Folders that were made here hold nothing else.
    for (const path of made) rmSync(path, { recursive: true, force: true });
    throw failure(
      `${folder} cannot be written: ${(error as Error).message}. What was written is taken back.`,
      74,
    );
  }
}

// A link counts, wherever it leads.
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
