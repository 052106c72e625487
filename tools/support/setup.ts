// The setup of the checks: the Python that snippets run in.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { reasonIn, run } from "./machine.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const LOCK = resolve(ROOT, ".cache/python.lock");

export interface Environment {
  readonly folder: string;
  readonly requirements: string;
}

/** The normalized name of a package of PyPI. */
export const canonical = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, "-");

/** The version of each package of an environment, by its normalized name. */
export const versionsIn = ({
  requirements,
}: Pick<Environment, "requirements">): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(requirements, "utf8").matchAll(/^([\w.-]+)==(\S+)/gm)].map(
      ([, name, version]) => [canonical(name!), version!],
    ),
  );

/** The Python of most checks. */
export const OWN: Environment = {
  folder: resolve(ROOT, ".venv"),
  requirements: resolve(ROOT, "tools/proofs/snippets/requirements.txt"),
};

/**
 * The path of a Python with packages, by default those that snippets import; creates it if it is missing or out of
 * date. Concurrent processes wait for the one that creates it.
 */
export async function ensurePython({ folder, requirements }: Environment = OWN): Promise<string> {
  const python = resolve(folder, "bin/python");
  // The installed requirements; written last, so a folder without it is incomplete.
  const stamp = resolve(folder, "installed.txt");
  const wanted = readFileSync(requirements, "utf8");
  const isReady = (): boolean =>
    existsSync(python) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  while (!isReady()) {
    if (!lock()) {
      await new Promise((wake) => setTimeout(wake, 250));
      continue;
    }
    try {
      if (isReady()) break;
      console.error(`setup: Installing ${requirements} into ${folder}. This happens once.`);
      rmSync(stamp, { force: true });
      runOrThrow(
        "python3",
        ["-m", "venv", "--clear", folder],
        "Install Python 3.11 or later with venv (Debian: apt-get install python3-venv). ",
      );
      const options = ["--quiet", "--disable-pip-version-check", "--requirement", requirements];
      runOrThrow(python, ["-m", "pip", "install", ...options]);
      writeFileSync(stamp, wanted);
    } finally {
      rmSync(LOCK, { recursive: true, force: true });
    }
  }
  return python;
}

function runOrThrow(command: string, args: readonly string[], advice = ""): void {
  const { ok, output } = run(command, args);
  if (!ok) throw new Error(`${[command, ...args].join(" ")} failed. ${advice}${reasonIn(output)}`);
}

/** Takes the lock if it is free; the lock of a process that has ended is removed. */
function lock(): boolean {
  mkdirSync(resolve(LOCK, ".."), { recursive: true });
  try {
    mkdirSync(LOCK);
    writeFileSync(resolve(LOCK, "pid"), String(process.pid));
    return true;
  } catch {
    if (!isHeld()) rmSync(LOCK, { recursive: true, force: true });
    return false;
  }
}

function isHeld(): boolean {
  try {
    return process.kill(Number(readFileSync(resolve(LOCK, "pid"), "utf8")), 0);
  } catch {
    // Between the creation of the folder and of its file, there is no pid to check.
    return existsSync(LOCK) && Date.now() - statSync(LOCK).mtimeMs < 5000;
  }
}
