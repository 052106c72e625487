// Resolves what each snippet installs with pip, for Linux and the newest packages; nothing is downloaded or imported.
import { packageName } from "#plugins/kit/testing/checks/packages";
import { join, resolve } from "node:path";
import { errorText } from "#core/base/issue";
import { fault } from "../../support/faults.ts";
import { inTurn } from "../../support/in-turn.ts";
import { output } from "../../support/process.ts";
import { ensurePython } from "../../support/setup.ts";
import type { Shown } from "./blocks.ts";
import { CACHE } from "./packages.ts";

const AT_ONCE = 4;
/** Milliseconds for one list of packages: some have to be built before their dependencies are known. */
const LIMIT = 300_000;
const TARGET = ["--python-version", "3.12", "--python-platform", "x86_64-unknown-linux-gnu"];

/** Reports each list that pip cannot install; lists with Git repositories are skipped, and counted. */
export async function proveInstalls(
  shown: readonly Shown[],
): Promise<{ readonly all: number; readonly skipped: number }> {
  const folder = resolve(CACHE, "uv");
  const python = await ensurePython({ folder, requirements: join(import.meta.dirname, "uv.txt") });
  const libraries = new Map<string, Set<string>>();
  for (const { library, install } of shown.flatMap(({ blocks }) => blocks)) {
    const names = (install.pip ?? []).map(packageName).filter((name) => !name.startsWith("--no-"));
    const packages = names.toSorted().join("\n");
    if (packages !== "")
      libraries.set(packages, (libraries.get(packages) ?? new Set()).add(library));
  }
  const published = [...libraries].filter(([packages]) => !packages.includes("git+"));
  await inTurn(published, AT_ONCE, async ([packages, ids]) => {
    const problem = await resolved(python, packages).catch(errorText);
    if (problem !== undefined) fault(`${[...ids].join(", ")}, install: ${problem}`);
  });
  return { all: libraries.size, skipped: libraries.size - published.length };
}

async function resolved(python: string, packages: string): Promise<string | undefined> {
  const args = ["-m", "uv", "pip", "compile", "-", "--quiet", "--no-header", "--no-annotate"];
  const list = await output(python, [...args, ...TARGET], { input: packages, timeout: LIMIT });
  // Each release of torchaudio is built for one of torch.
  const [torch, audio] = ["torch", "torchaudio"].map(
    (name) => new RegExp(`^${name}==\\d+\\.(\\d+)`, "m").exec(list)?.[1],
  );
  if (torch === undefined || audio === undefined || torch === audio) return undefined;
  return `torch 2.${torch} and torchaudio 2.${audio} do not belong together.`;
}
