// What the checks need beside the packages: a Python of their own, a browser, a few commands.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const VENV = resolve(ROOT, ".venv");
const PYTHON = resolve(VENV, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
const REQUIREMENTS = resolve(ROOT, "tools/prove/requirements.txt");
// Holds the requirements that are installed, and is written last: without it the folder is half made.
const STAMP = resolve(VENV, "installed.txt");
const LOCK = resolve(ROOT, ".cache/python.lock");
const PLAYWRIGHT = resolve(ROOT, "node_modules/playwright-core/cli.js");
const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The path of a Python that has the packages which snippets import; makes it where it is missing or out of date.
 * Processes that ask at the same time wait for the one that makes it.
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
  console.error("Installing what snippets import into .venv; this happens once.");
  rmSync(STAMP, { force: true });
  const made = spawnSync("python3", ["-m", "venv", "--clear", VENV], { encoding: "utf8" });
  if (made.status !== 0) {
    const why = made.error?.message ?? (made.stderr || made.stdout).trim();
    throw new Error(
      `python3 -m venv .venv failed. Install Python 3 with venv (Debian: python3-venv). ${why}`,
    );
  }
  const options = ["--quiet", "--disable-pip-version-check", "--requirement", REQUIREMENTS];
  const stdio = ["ignore", "ignore", "inherit"] as const;
  execFileSync(PYTHON, ["-m", "pip", "install", ...options], { stdio: [...stdio] });
  writeFileSync(STAMP, wanted);
}

/** Takes the lock, where nobody has it; a lock whose holder is gone is taken away. */
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
    const pid = Number(readFileSync(resolve(LOCK, "pid"), "utf8"));
    if (pid > 0) return process.kill(pid, 0);
    return Date.now() - statSync(LOCK).mtimeMs < 5000;
  } catch {
    // Between the making of the folder and the writing of its file, there is no pid to ask for.
    return existsSync(LOCK) && Date.now() - statSync(LOCK).mtimeMs < 5000;
  }
}

/** The path of a Chromium: of CHROMIUM_PATH, of the system, or of Playwright; `undefined` where there is none. */
export async function findChromium(): Promise<string | undefined> {
  const { chromium } = await import("playwright-core");
  const given = process.env["CHROMIUM_PATH"];
  if (given && !existsSync(given)) {
    throw new Error(`CHROMIUM_PATH is ${given}, and there is no such file. Mend or unset it.`);
  }
  return given || [...BROWSERS, chromium.executablePath()].find((path) => existsSync(path));
}

/** Finds a Chromium, or installs Playwright's. */
export async function ensureChromium(): Promise<string> {
  const found = await findChromium();
  if (found !== undefined) return found;
  console.error("No Chromium here; installing Playwright's.");
  spawnSync(process.execPath, [PLAYWRIGHT, "install", "chromium"], { stdio: "inherit" });
  const installed = await findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    "There is no Chromium. Install one (Debian: apt-get install chromium), or name one in CHROMIUM_PATH.",
  );
}

/** The commands that checks run and that are not here. */
export function missingCommands(commands: readonly string[]): readonly string[] {
  return commands.filter((name) => spawnSync(name, ["--version"]).error !== undefined);
}
