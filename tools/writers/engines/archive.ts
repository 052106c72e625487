// The files of a package or repository, as a zip archive.
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { output } from "../../support/process.ts";
import { newestOf } from "../../support/registries.ts";
import { ensurePython } from "../../support/setup.ts";

const FOLDER = ".cache/engines";
const SCRIPT = join(import.meta.dirname, "read.py");

/** A package of PyPI, of the newest version unless it is given, or a repository of GitHub at its newest tag. */
export type Origin =
  | { readonly pip: string; readonly version?: string }
  | { readonly github: string; readonly paths: readonly string[]; readonly tag?: string };

/** A class of a Python module: its bases by name, and the values of its body. */
export interface PythonClass {
  readonly file: string;
  readonly name: string;
  readonly bases: readonly string[];
  readonly values: Values;
}

/** Names of a module or class with their values: of a literal the value, otherwise its source. */
export type Values = Readonly<Record<string, unknown>>;

/** The methods take a regular expression for the paths of files. */
export interface Archive {
  readonly version: string;
  /** Its page. */
  readonly source: string;
  names(): Promise<readonly string[]>;
  texts(files: string): Promise<Readonly<Record<string, string>>>;
  values(files: string): Promise<Readonly<Record<string, Values>>>;
  classes(files: string): Promise<readonly PythonClass[]>;
}

const opened = new Map<string, Promise<Archive>>();

/** The archive of a package or repository. Rejects if it cannot be downloaded. */
export function open(origin: Origin): Promise<Archive> {
  const key = JSON.stringify(origin);
  const archive =
    opened.get(key) ?? ("pip" in origin ? wheel(origin) : snapshot(origin)).then(archiveOf);
  opened.set(key, archive);
  return archive;
}

interface Found {
  readonly path: string;
  readonly version: string;
  readonly source: string;
}

/** Reads a zip archive. @internal */
export function archiveOf({ path, version, source }: Found): Archive {
  const answers = new Map<string, Promise<string>>();
  const request = async <T>(kind: string, files = ""): Promise<T> => {
    const text = JSON.stringify({ kind, files });
    const answer =
      answers.get(text) ?? ensurePython().then((python) => output(python, [SCRIPT, path, text]));
    answers.set(text, answer);
    return JSON.parse(await answer) as T;
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

// Engines for CUDA have no wheels for other machines; no program of a wheel is run.
const WHEELS = ["--only-binary=:all:", "--python-version=3.12", "--no-deps", "--quiet"];
const PLATFORMS = ["any", "manylinux_2_28_x86_64", "manylinux_2_34_x86_64"];

async function wheel({ pip, version }: Extract<Origin, { pip: string }>): Promise<Found> {
  const specifier = version ?? `==${await newestOf("pip", pip)}`;
  const folder = join(FOLDER, `${pip}${specifier}`.replaceAll(/[^\w.-]/g, "_"));
  // A range may have a newer version than the last time.
  if (version !== undefined) rmSync(folder, { recursive: true, force: true });
  if (!existsSync(folder)) {
    const platforms = PLATFORMS.map((platform) => `--platform=${platform}`);
    const args = ["-m", "pip", "download", ...WHEELS, ...platforms, "--dest", folder];
    await output(await ensurePython(), [...args, `${pip}${specifier}`]);
  }
  const [file = ""] = readdirSync(folder);
  const [, found = ""] = file.split("-");
  return {
    path: join(folder, file),
    version: found,
    source: `https://pypi.org/project/${pip}/${found}/`,
  };
}

// A folder of repositories, each in `<owner>+<name>/repo`, instead of clones from GitHub.
const COPIES = process.env["HUBSMITH_REPOSITORIES"];

async function snapshot({
  github,
  paths,
  tag,
}: Extract<Origin, { github: string }>): Promise<Found> {
  const repository =
    COPIES === undefined ? await clone(github) : join(COPIES, github.replace("/", "+"), "repo");
  const git = async (...args: readonly string[]): Promise<string> =>
    (await output("git", ["-C", repository, ...args])).trim();
  const newest = ["for-each-ref", "--sort=-creatordate", "--count=1", "--format=%(refname:short)"];
  const at = tag ?? (await git(...newest, "refs/tags"));
  const path = resolve(FOLDER, `${github}-${at}.zip`.replaceAll("/", "+"));
  mkdirSync(FOLDER, { recursive: true });
  await git("archive", "--format=zip", `--output=${path}`, at, ...paths);
  return {
    path,
    version: at.replace(/^v(?=\d)/, ""),
    source: `https://github.com/${github}/tree/${at}`,
  };
}

async function clone(github: string): Promise<string> {
  const folder = join(FOLDER, `${github.replace("/", "+")}.git`);
  const args = existsSync(folder)
    ? ["-C", folder, "fetch", "--quiet", "--tags"]
    : [
        "clone",
        "--quiet",
        "--bare",
        "--filter=blob:none",
        `https://github.com/${github}.git`,
        folder,
      ];
  await output("git", args);
  return folder;
}
