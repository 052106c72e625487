// The GitHub repositories that programs install or clone: their files at one commit, from clones in a folder.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { output, type Running } from "../../support/process.ts";

export interface ClonedFolder {
  /** Owner and name. */
  readonly name: string;
  readonly revision?: string;
  /** The folder of the package, or the folder in which programs run. */
  readonly folder: string;
}

export interface Repository {
  readonly name: string;
  readonly commit: string;
  /** Git's digest of all files of the commit. */
  readonly tree: string;
  readonly root: string;
  readonly folder: string;
  readonly roots: readonly string[];
}

const ADDRESS =
  /^(?:git\+)?https:\/\/github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?(?:@([^#]+))?(?:#subdirectory=(.+))?\/?$/;

/** The place of a URL; undefined if it is not on GitHub. */
export function placeOf(url: string): ClonedFolder | undefined {
  const [, name, revision, folder = ""] = ADDRESS.exec(url) ?? [];
  if (name === undefined) return undefined;
  return { name, folder, ...(revision === undefined ? {} : { revision }) };
}

/** The places that a shell program clones and enters; the folder is the one that it changes to. */
export function clonedBy(program: string): readonly ClonedFolder[] {
  const places = [...program.matchAll(/^git clone (?:-\S+ )*(\S+)$/gm)].flatMap(
    ([, url]) => placeOf(url!) ?? [],
  );
  const folders = [...program.matchAll(/^(?:.* \|\| )?cd (\S+)$/gm)].map(([, path]) => path!);
  return places.flatMap((place) => {
    const [outermost, ...inside] = folders.join("/").split("/");
    return outermost === place.name.split("/")[1] ? [{ ...place, folder: inside.join("/") }] : [];
  });
}

/** Returns the repository of a place; undefined if there is no clone of it. */
export type FindRepository = (place: ClonedFolder) => Promise<Repository | undefined>;

/** Reads repositories from the clones in a folder, as `<folder>/<owner>/<name>`, and unpacks them below the cache. */
export function repositoriesIn(clones: string | undefined, cache: string): FindRepository {
  const read = new Map<string, Promise<Unpacked>>();
  return async ({ name, revision = "HEAD", folder }) => {
    const clone = clones === undefined ? "" : resolve(clones, name);
    if (clone === "" || !existsSync(clone)) return undefined;
    const key = `${name}@${revision}`;
    if (!read.has(key)) read.set(key, unpack(clone, name, revision, resolve(cache, "git")));
    const unpacked = await read.get(key)!;
    const its = entered(unpacked.root, folder);
    return { ...unpacked, name, folder: its, roots: rootsIn(its) };
  };
}

// Sources, manifests and scripts; a clone may not have larger files, such as pictures.
const READ =
  /\.(c|cc|cfg|cpp|go|h|hpp|js|mjs|py|pyi|rs|sh|swift|toml|ts|yaml|yml)$|(^|\/)(requirements[^/]*\.txt|CMakeLists\.txt|package\.json)$/;

type Unpacked = Pick<Repository, "commit" | "tree" | "root">;

async function unpack(
  clone: string,
  name: string,
  revision: string,
  cache: string,
): Promise<Unpacked> {
  const git = async (args: readonly string[], running: Running = {}): Promise<string> =>
    (await output("git", ["-C", clone, ...args], running)).trim();
  const commit = await git(["rev-parse", "--verify", `${revision}^{commit}`]);
  const tree = await git(["rev-parse", `${commit}^{tree}`]);
  const root = join(cache, `${name.replace("/", "+")}@${commit}`);
  if (!existsSync(root)) {
    await mkdir(cache, { recursive: true });
    const half = await mkdtemp(join(cache, ".half-"));
    const index = join(half, ".index");
    const env = { GIT_INDEX_FILE: index, GIT_WORK_TREE: half };
    await git(["read-tree", commit], { env });
    const paths = (await git(["ls-files", "-z"], { env })).split("\0");
    const input = paths.filter((path) => READ.test(path)).join("\0");
    await git(["checkout-index", "-z", "--stdin", `--prefix=${half}/`], { env, input });
    await rm(index);
    await rename(half, root);
  }
  return { commit, tree, root };
}

// A program may enter a folder only if a checkout has it.
function entered(root: string, folder: string): string {
  let path = root;
  for (const part of folder.split("/").filter((text) => text !== ""))
    if (existsSync(join(path, part))) path = join(path, part);
  return path;
}

const STARTS = ["", "src", "python", "lib"];

function rootsIn(folder: string): readonly string[] {
  return [folder, ...membersOf(folder)]
    .flatMap((path) => STARTS.map((start) => join(path, start)))
    .filter((path) => existsSync(path));
}

/** The packages of a uv workspace, such as `packages/*`. */
function membersOf(folder: string): readonly string[] {
  const project = join(folder, "pyproject.toml");
  if (!existsSync(project)) return [];
  const [, list = ""] = /^members\s*=\s*\[([^\]]*)\]/m.exec(readFileSync(project, "utf8")) ?? [];
  return [...list.matchAll(/"([^"]+)"/g)].flatMap(([, path]) => {
    if (!path!.endsWith("/*")) return [join(folder, path!)];
    const parent = join(folder, path!.slice(0, -2));
    return existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : [];
  });
}

export const requirementsOf = (folder: string): readonly string[] =>
  listsIn(folder)
    .flatMap((file) => readFileSync(file, "utf8").split("\n"))
    .map((line) => line.replace(/#.*/, "").trim())
    .filter((line) => /^[A-Za-z]/.test(line));

const listsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => /^requirements.*\.txt$/.test(file))
    .map((file) => join(folder, file));

/** The requirement of a package that a repository declares, such as `trimesh==4.2`. */
export function declaredIn(folders: readonly string[], name: string): string | undefined {
  const pattern = new RegExp(
    `(?:^|["'])(${name.replaceAll("-", "[-_.]")}(?![\\w-])(?:\\[[^\\]]*\\])?\\s*(?:[=<>!~]=?[\\w.*,<>=!~ ]*)?)(?=["';#]|\\s*$)`,
    "im",
  );
  const files = folders.flatMap((folder) => [
    join(folder, "pyproject.toml"),
    join(folder, "setup.py"),
    join(folder, "setup.cfg"),
    ...listsIn(folder),
  ]);
  for (const file of files.filter((path) => existsSync(path))) {
    const version = pattern.exec(readFileSync(file, "utf8"))?.[1];
    if (version !== undefined) return version.replaceAll(/\s/g, "");
  }
  return undefined;
}
