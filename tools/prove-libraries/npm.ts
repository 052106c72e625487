// A package of npm without what it depends on: downloaded and unpacked, and none of its scripts run.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { CACHE } from "./registry.ts";

const run = promisify(execFile);
const FOLDER = join(CACHE, "npm");

/** A package that is unpacked. */
export interface Package {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

/** The newest version of a package, or why there is none. */
export async function packageOf(name: string, offline: boolean): Promise<Package | string> {
  const folder = join(FOLDER, name.replace("/", "+"));
  if (!offline) {
    mkdirSync(FOLDER, { recursive: true });
    const half = await mkdtemp(join(FOLDER, ".half-"));
    try {
      await run("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", half, name]);
      const [archive] = readdirSync(half);
      await run("tar", ["-xzf", archive!, "--no-same-owner"], { cwd: half });
      await rm(folder, { recursive: true, force: true });
      renameSync(join(half, "package"), folder);
    } catch (error) {
      const text = String((error as { readonly stderr?: unknown }).stderr ?? error);
      if (!/E404|404 Not Found/.test(text)) throw error;
      return `${name} is not published on npm.`;
    } finally {
      await rm(half, { recursive: true, force: true });
    }
  }
  if (!existsSync(folder)) return `${name} is not in the cache.`;
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package;
  return { name: manifest.name, version: manifest.version, folder: resolve(folder) };
}
