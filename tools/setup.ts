// The setup of the checks: the Python that snippets run in, and access to this machine.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Machine, reasonIn } from "./machine.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const VENV = resolve(ROOT, ".venv");
const PYTHON = resolve(VENV, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
const REQUIREMENTS = resolve(ROOT, "tools/prove/requirements.txt");
// The installed requirements; written last, so a folder without it is incomplete.
const STAMP = resolve(VENV, "installed.txt");
const LOCK = resolve(ROOT, ".cache/python.lock");

/**
 * The path of a Python with the packages that snippets import; creates it if it is missing or out of date. Concurrent
 * processes wait for the one that creates it.
 */
export async function ensurePython(): Promise<string> {
  const wanted = readFileSync(REQUIREMENTS, "utf8");
  const isReady = (): boolean =>
    existsSync(PYTHON) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted;
  while (!isReady()) {
    if (!lock()) {
      await new Promise((wake) => setTimeout(wake, 250));
      continue;
    }
    try {
      if (!isReady()) makePython(wanted);
    } finally {
      rmSync(LOCK, { recursive: true, force: true });
    }
  }
  return PYTHON;
}

function makePython(wanted: string): void {
  console.error("setup: Installing what snippets import into .venv. This happens once.");
  rmSync(STAMP, { force: true });
  const made = run("python3", ["-m", "venv", "--clear", VENV]);
  if (!made.ok) {
    throw new Error(
      `python3 -m venv .venv failed. Install Python 3.11 or later with venv (Debian: apt-get install python3-venv). ${reasonIn(made.output)}`,
    );
  }
  const options = ["--quiet", "--disable-pip-version-check", "--requirement", REQUIREMENTS];
  const installed = run(PYTHON, ["-m", "pip", "install", ...options]);
  if (!installed.ok) {
    throw new Error(
      `pip could not install tools/prove/requirements.txt into .venv: ${reasonIn(installed.output)}`,
    );
  }
  writeFileSync(STAMP, wanted);
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
