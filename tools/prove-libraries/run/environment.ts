// The environment that programs are run in: an own one, whose packages are of fixed versions.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { CACHE } from "../registry.ts";
import { canonical } from "../requirements.ts";

const REQUIREMENTS = fileURLToPath(new URL("requirements.txt", import.meta.url));

/** The Python of the environment; it is made where it is missing or out of date. */
export function ensureEnvironment(): string {
  const folder = resolve(CACHE, "run/venv");
  const stamp = join(folder, "installed.txt");
  const python = join(folder, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
  const wanted = readFileSync(REQUIREMENTS, "utf8");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return python;
  console.log("What programs are run with is installed, which takes minutes and some gigabytes.");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(resolve(CACHE, "run"), { recursive: true });
  execFileSync("python3", ["-m", "venv", folder]);
  const options = ["--quiet", "--disable-pip-version-check", "--requirement", REQUIREMENTS];
  execFileSync(python, ["-m", "pip", "install", ...options], { stdio: "inherit" });
  writeFileSync(stamp, wanted);
  return python;
}

/** The version of a package in the environment. */
export function versionOf(name: string): string | undefined {
  for (const line of readFileSync(REQUIREMENTS, "utf8").split("\n")) {
    const [, its = "", version] = /^([\w.-]+)==(\S+)$/.exec(line) ?? [];
    if (canonical(its) === name) return version;
  }
  return undefined;
}
