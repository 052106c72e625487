// Python is checked by pyright against the sources of the packages, which nothing runs and nothing installs.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { PYRIGHT, pyright } from "../prove/static/pyright.ts";
import { CACHE } from "./registry.ts";

/** What pyright says of one of several programs. */
export interface Said {
  readonly at: number;
  readonly line: number;
  /** The rule that is broken; of a text that does not parse, "syntax". */
  readonly code: string;
  readonly message: string;
}

const SETTINGS = {
  pythonVersion: "3.12",
  pythonPlatform: "Linux",
  typeCheckingMode: "standard",
  reportPossiblyUnboundVariable: "error",
};

/** Checks programs whose imports are looked for in some folders. What was said of the same before is said again. */
export async function checkPython(
  programs: readonly string[],
  roots: readonly string[],
): Promise<readonly Said[]> {
  const paths = roots.map((root) => resolve(root));
  const settings = { ...SETTINGS, extraPaths: paths };
  const key = createHash("sha256").update(JSON.stringify([PYRIGHT, settings, programs]));
  const kept = join(CACHE, "typed", `${key.digest("hex")}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8")) as readonly Said[];
  const folder = await mkdtemp(join(tmpdir(), "hubsmith-libraries-"));
  try {
    for (const [at, text] of programs.entries())
      writeFileSync(join(folder, `program_${at}.py`), text);
    const found = await pyright(folder, settings, barePython(), programs.length);
    const said = found.map(({ file, line, rule = "syntax", message }): Said => ({
      at: Number(/_(\d+)\.py$/.exec(file)![1]),
      line,
      code: rule,
      message,
    }));
    mkdirSync(join(CACHE, "typed"), { recursive: true });
    writeFileSync(kept, JSON.stringify(said));
    return said;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A Python without any package, so that what a program imports is found in the folders or nowhere. */
function barePython(): string {
  const folder = resolve(CACHE, "bare");
  const python = join(folder, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
  if (!existsSync(python)) execFileSync("python3", ["-m", "venv", "--without-pip", folder]);
  return python;
}
