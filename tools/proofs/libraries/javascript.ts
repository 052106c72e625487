// Checks JavaScript with TypeScript against the packages that npm publishes, without their dependencies.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { inDirectory } from "#plugins/kit/testing/inspect/child";
import { output } from "../../support/process.ts";
import type { Block, Fault } from "./blocks.ts";
import { type Asking, CACHE, type Missing, notPublished, type Sourced } from "./packages.ts";

export async function checkScripts(
  blocks: readonly Block[],
  { offline }: Pick<Asking, "offline">,
): Promise<{ readonly sourced: readonly Sourced[]; readonly faults: readonly Fault[] }> {
  const sourced: Sourced[] = [];
  const faults: Fault[] = [];
  const groups = new Map<string, Block[]>();
  for (const block of blocks.filter(({ language }) => language.id === "js")) {
    const key = JSON.stringify(block.install.npm ?? []);
    groups.set(key, [...(groups.get(key) ?? []), block]);
  }
  for (const [key, its] of groups) {
    const packages: Package[] = [];
    const missing: Missing[] = [];
    for (const what of JSON.parse(key) as readonly string[]) {
      const resolved = await packageOf(what, offline);
      if (typeof resolved === "string") missing.push({ what, why: resolved });
      else packages.push(resolved);
    }
    if (missing.length === 0) faults.push(...(await typeScripts(its, packages)));
    const versions = Object.fromEntries(packages.map(({ name, version }) => [name, version]));
    for (const block of its) {
      const none = { roots: [], repositories: [], absent: [], faults: [] };
      sourced.push({ block, ...none, packages: versions, missing });
      faults.push(...missing.map(({ why }) => notPublished(block, why)));
    }
  }
  return { sourced, faults };
}

// As with Python: types from comments say little about the type of an argument.
const TYPES_ALONE: ReadonlySet<string> = new Set(["TS2322", "TS2345"]);

export async function typeScripts(
  blocks: readonly Block[],
  packages: readonly Package[],
): Promise<readonly Fault[]> {
  return inDirectory(async (folder) => {
    const modules = join(folder, "packages");
    const programs = join(folder, "programs");
    for (const path of [modules, programs]) mkdirSync(path);
    symlinkSync(resolve("node_modules/@types"), join(modules, "@types"));
    for (const installed of packages) {
      const link = join(modules, installed.name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(installed.folder, link);
    }
    const files = new Map(blocks.map((block, at) => [`${at}.mjs`, block]));
    for (const [file, { content }] of files) writeFileSync(join(programs, file), content);
    const around = { folder: programs, modules, python: "", isExcused: () => false };
    // It loads a compiler, which a comparison of the record does not need.
    const { checkJavaScript } = await import("../snippets/static/javascript.ts");
    const faults = await checkJavaScript([...files.keys()], around);
    return faults
      .filter(({ code }) => !TYPES_ALONE.has(code))
      .map(({ file, level, line, code, message }): Fault => {
        const denied = level === "parsed" ? level : "typed";
        return { block: files.get(file)!, level: denied, line, code, message };
      });
  });
}

const FOLDER = join(CACHE, "npm");

interface Package {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

/** The newest version of a package, or why there is none. */
async function packageOf(name: string, offline: boolean): Promise<Package | string> {
  const folder = join(FOLDER, name.replace("/", "+"));
  if (!offline) {
    mkdirSync(FOLDER, { recursive: true });
    const half = await mkdtemp(join(FOLDER, ".half-"));
    try {
      const pack = ["pack", "--silent", "--ignore-scripts", "--pack-destination"];
      await output("npm", [...pack, half, name]);
      const [archive] = readdirSync(half);
      await output("tar", ["-xzf", archive!, "--no-same-owner"], { cwd: half });
      await rm(folder, { recursive: true, force: true });
      renameSync(join(half, "package"), folder);
    } catch (error) {
      const text = String(error);
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
