// Resolves what each snippet installs with pip, for Linux and the newest packages; nothing is downloaded or imported.
import { packageName } from "#core/kinds/install";
import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { errorText } from "#core/base/issue";
import { fault } from "../../support/faults.ts";
import { ensurePython } from "../../support/setup.ts";
import type { Shown } from "./blocks.ts";
import { CACHE } from "./packages.ts";

const AT_ONCE = 4;
/** Seconds for one list of packages: some have to be built before their dependencies are known. */
const LIMIT = 300;

/** The libraries by what they install. */
export function installsOf(shown: readonly Shown[]): ReadonlyMap<string, readonly string[]> {
  const installs = new Map<string, string[]>();
  for (const { blocks } of shown)
    for (const { library, install } of blocks) {
      const named = (install.pip ?? [])
        .map(packageName)
        .filter((name) => !name.startsWith("--no-"));
      const packages = named.toSorted().join("\n");
      const libraries = installs.get(packages) ?? [];
      if (packages !== "" && !libraries.includes(library)) libraries.push(library);
      if (libraries.length > 0) installs.set(packages, libraries);
    }
  return installs;
}

/** Why versions are not compatible: each release of torchaudio and torchvision is built for one of torch. */
export function mismatch(versions: ReadonlyMap<string, string>): string | undefined {
  const torch = minorOf(versions.get("torch"));
  const audio = minorOf(versions.get("torchaudio"));
  if (torch === undefined || audio === undefined || torch === audio) return undefined;
  return `torch 2.${torch} and torchaudio 2.${audio} do not belong together.`;
}

const minorOf = (version: string | undefined): string | undefined => version?.split(".")[1];

/** Reports each list that pip cannot install; lists with Git repositories are skipped, and counted. */
export async function proveInstalls(
  shown: readonly Shown[],
): Promise<{ readonly all: number; readonly skipped: number }> {
  const folder = resolve(CACHE, "uv");
  const python = await ensurePython({ folder, requirements: join(import.meta.dirname, "uv.txt") });
  const installs = [...installsOf(shown)];
  const waiting = installs.filter(([packages]) => !packages.includes("git+"));
  const skipped = installs.length - waiting.length;
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [packages, libraries] = next;
      const problem = await resolved(python, packages);
      if (problem !== undefined) fault(`${libraries.join(", ")}, install: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { all: installs.length, skipped };
}

async function resolved(python: string, packages: string): Promise<string | undefined> {
  const target = ["--python-version", "3.12", "--python-platform", "x86_64-unknown-linux-gnu"];
  const options = ["--quiet", "--no-header", "--no-annotate", ...target];
  const running = promisify(execFile)(python, ["-m", "uv", "pip", "compile", "-", ...options], {
    timeout: LIMIT * 1000,
  });
  running.child.stdin?.end(packages);
  try {
    const { stdout } = await running;
    const pairs = stdout.split("\n").map((line) => line.split("=="));
    return mismatch(new Map(pairs.map(([name = "", version = ""]) => [name, version])));
  } catch (error) {
    return `${packages.replaceAll("\n", " ")}: ${errorText(error)}`;
  }
}
