// The setup of the checks: the Python that snippets run in, and access to this machine.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Machine, reasonIn } from "./machine.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const LOCK = resolve(ROOT, ".cache/python.lock");

/** A virtual environment, and the file of its packages. */
interface Environment {
  readonly folder: string;
  readonly requirements: string;
}

const OWN: Environment = {
  folder: resolve(ROOT, ".venv"),
  requirements: resolve(ROOT, "tools/prove/requirements.txt"),
};

/**
 * The path of a Python with packages, by default those that snippets import; creates it if it is missing or out of
 * date. Concurrent processes wait for the one that creates it.
 */
export async function ensurePython({ folder, requirements }: Environment = OWN): Promise<string> {
  const python = resolve(
    folder,
    process.platform === "win32" ? "Scripts/python.exe" : "bin/python",
  );
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

export async function thisMachine(): Promise<Machine> {
  const { chromium } = await import("playwright-core");
  return {
    env: process.env,
    system: systemOf("/etc/os-release"),
    playwrightChromium: pathOf(() => chromium.executablePath()),
    isRoot: () => process.getuid?.() === 0,
    exists: existsSync,
    run,
    say: (line) => console.error(`setup: ${line}`),
  };
}

function run(command: string, args: readonly string[]): { ok: boolean; output: string } {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const ended = spawnSync(command, args, {
    encoding: "utf8",
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = ended.error?.message ?? `${ended.stderr}\n${ended.stdout}`;
  return { ok: ended.status === 0, output };
}

function systemOf(file: string): string | undefined {
  return existsSync(file) ? /^ID="?(\w+)/m.exec(readFileSync(file, "utf8"))?.[1] : undefined;
}

// Playwright throws on an unsupported system.
function pathOf(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
