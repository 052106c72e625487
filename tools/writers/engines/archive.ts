// The files of a package or repository, as a zip archive that is downloaded once.
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { output } from "../../support/process.ts";
import { newestOf } from "../../support/registries.ts";
import { ensurePython } from "../../support/setup.ts";

const FOLDER = ".cache/engines";
const SCRIPT = join(import.meta.dirname, "read.py");

/** A wheel of PyPI, or a repository of GitHub at its newest tag. */
export type Origin = { readonly pip: string } | { readonly github: string };

/** A class of a Python module: its bases by name, and the values of its body. */
export interface PythonClass {
  readonly file: string;
  readonly name: string;
  readonly bases: readonly string[];
  readonly values: Values;
}

/** Names of a module or class with their values: of a literal the value, otherwise its source. */
export type Values = Readonly<Record<string, unknown>>;

/** Each method has a regular expression for the paths of files. */
export interface Archive {
  readonly version: string;
  readonly source: string;
  names(): Promise<readonly string[]>;
  texts(files: string): Promise<Readonly<Record<string, string>>>;
  values(files: string): Promise<Readonly<Record<string, Values>>>;
  classes(files: string): Promise<readonly PythonClass[]>;
}

/** The archive of a package or repository. Rejects if it cannot be downloaded. */
export async function open(origin: Origin): Promise<Archive> {
  const { path, version, source } = await ("pip" in origin
    ? wheel(origin.pip)
    : copy(origin.github));
  const python = await ensurePython();
  const request = async <T>(kind: string, files = ""): Promise<T> => {
    const args = [SCRIPT, path, JSON.stringify({ kind, files })];
    return JSON.parse(await output(python, args)) as T;
  };
  return {
    version,
    source,
    names: () => request("names"),
    texts: (files) => request("texts", files),
    values: (files) => request("values", files),
    classes: (files) => request("classes", files),
  };
}

interface Found {
  readonly path: string;
  readonly version: string;
  readonly source: string;
}

// Engines for Linux with CUDA have no wheels for other machines, and nothing of a wheel is run.
const WHEELS = ["--only-binary=:all:", "--python-version=3.12", "--no-deps", "--quiet"];
const PLATFORMS = ["any", "manylinux_2_28_x86_64", "manylinux_2_34_x86_64"];

async function wheel(name: string): Promise<Found> {
  const version = await newestOf("pip", name);
  const folder = join(FOLDER, `${name}-${version}`);
  if (!existsSync(folder)) {
    const platforms = PLATFORMS.map((one) => `--platform=${one}`);
    const args = ["-m", "pip", "download", ...WHEELS, ...platforms, "--dest", folder];
    await output(await ensurePython(), [...args, `${name}==${version}`]);
  }
  const [file = ""] = readdirSync(folder);
  return {
    path: join(folder, file),
    version,
    source: `https://pypi.org/project/${name}/${version}/`,
  };
}

// A folder of repositories, for machines that do not reach GitHub: `<folder>/<owner>+<name>/repo`.
const COPIES = process.env["HUBSMITH_COPIES"];

async function copy(name: string): Promise<Found> {
  const repository =
    COPIES === undefined ? await cloned(name) : join(COPIES, name.replace("/", "+"), "repo");
  const git = async (...args: readonly string[]): Promise<string> =>
    (await output("git", ["-C", repository, ...args])).trim();
  const tag = await git("describe", "--tags", "--abbrev=0").catch(() =>
    git("rev-parse", "--short", "HEAD"),
  );
  const path = join(FOLDER, `${name.replace("/", "+")}-${tag.replaceAll("/", "+")}.zip`);
  mkdirSync(FOLDER, { recursive: true });
  if (!existsSync(path))
    await git("archive", "--format=zip", `--output=${join(process.cwd(), path)}`, tag);
  return {
    path,
    version: tag.replace(/^v(?=\d)/, ""),
    source: `https://github.com/${name}/tree/${tag}`,
  };
}

async function cloned(name: string): Promise<string> {
  const folder = join(FOLDER, `${name.replace("/", "+")}.git`);
  const url = `https://github.com/${name}.git`;
  if (!existsSync(folder))
    await output("git", ["clone", "--quiet", "--bare", "--filter=blob:none", url, folder]);
  return folder;
}
