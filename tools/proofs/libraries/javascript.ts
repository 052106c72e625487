// Checks JavaScript with TypeScript against the packages that npm publishes, without their dependencies.
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { groupBy } from "#plugins/kit/formats/group-by";
import { packageName } from "#plugins/kit/testing/checks/packages";
import { inDirectory } from "#plugins/kit/testing/inspect/child";
import { output } from "../../support/process.ts";
import type { Block, Fault } from "./blocks.ts";
import { type Asking, CACHE, type Sourced, sourcedFrom } from "./packages.ts";

const FOLDER = join(CACHE, "npm");
// As with Python: types from comments say little about the type of an argument.
const TYPES_ALONE: ReadonlySet<string> = new Set(["TS2322", "TS2345"]);

/** Checks the scripts among blocks, those with the same packages together. Rejects if npm does not have a package. */
export async function checkScripts(
  blocks: readonly Block[],
  { offline }: Pick<Asking, "offline">,
): Promise<{ readonly sourced: readonly Sourced[]; readonly faults: readonly Fault[] }> {
  const sourced: Sourced[] = [];
  const faults: Fault[] = [];
  const all = blocks.filter(({ language }) => language.id === "js");
  for (const scripts of groupBy(all, ({ install }) => JSON.stringify(install.npm))) {
    const names = (scripts[0]!.install.npm ?? []).map(packageName);
    const packages: Record<string, string> = {};
    for (const name of names) packages[name] = await newestOf(name, offline);
    faults.push(...(await typeScripts(scripts, names)));
    sourced.push(...scripts.map((block) => sourcedFrom(block, packages)));
  }
  return { sourced, faults };
}

const folderOf = (name: string): string => join(FOLDER, name.replace("/", "+"));

/** The version of a package, the newest of which is downloaded unless the cache is asked. */
async function newestOf(name: string, offline: boolean): Promise<string> {
  const folder = folderOf(name);
  if (!offline) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const pack = ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder, name];
    const archive = (await output("npm", pack)).trim();
    await output("tar", ["-xzf", archive, "--no-same-owner", "--strip-components=1"], {
      cwd: folder,
    });
  }
  const manifest = readFileSync(join(folder, "package.json"), "utf8");
  return (JSON.parse(manifest) as { readonly version: string }).version;
}

async function typeScripts(
  scripts: readonly Block[],
  names: readonly string[],
): Promise<readonly Fault[]> {
  return inDirectory(async (folder) => {
    const modules = join(folder, "packages");
    const programs = join(folder, "programs");
    for (const path of [modules, programs]) mkdirSync(path);
    symlinkSync(resolve("node_modules/@types"), join(modules, "@types"));
    for (const name of names) {
      mkdirSync(dirname(join(modules, name)), { recursive: true });
      symlinkSync(resolve(folderOf(name)), join(modules, name));
    }
    const files = new Map(scripts.map((block, at) => [`${at}.mjs`, block]));
    for (const [file, { content }] of files) writeFileSync(join(programs, file), content);
    const around = { folder: programs, modules, python: "", isExcused: () => false };
    // It loads a compiler, which a comparison of the record does not need.
    const { checkJavaScript } = await import("../snippets/static/javascript.ts");
    const found = await checkJavaScript([...files.keys()], around);
    return found
      .filter(({ code }) => !TYPES_ALONE.has(code))
      .map(({ file, level, line, code, message }): Fault => {
        const denied = level === "parsed" ? level : "typed";
        return { block: files.get(file)!, level: denied, line, code, message };
      });
  });
}
