// The second level: programs are checked against the sources of the published packages.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { groupBy } from "#plugins/kit/formats/group-by";
import { inDirectory } from "#plugins/kit/testing/inspect/child";
import { type Excuse, excusedBy, readExcuses } from "../../support/excuses.ts";
import { PYRIGHT, pyright } from "../snippets/static/python.ts";
import type { Fault, Shown } from "./blocks.ts";
import { checkScripts } from "./javascript.ts";
import { judge, type Proof } from "./record.ts";
import { type Asking, CACHE, type Sourced, sourcesFor } from "./packages.ts";

// Types that are inferred from untyped sources are often too narrow, so a wrong type of an argument means little.
const COUNTED: ReadonlySet<string> = new Set([
  "syntax",
  "reportAttributeAccessIssue",
  "reportCallIssue",
  "reportMissingImports",
  "reportPossiblyUnbound",
  "reportUndefinedVariable",
]);

// The operands of an operator depend only on types.
const OPERATOR = /^No overloads for "__\w+__"/;
const MODULE = /^Import "([\w.]+)"/;

async function checkTypes(sourced: readonly Sourced[]): Promise<readonly Fault[]> {
  const groups = groupBy(
    sourced.filter(({ block }) => block.language.id === "python"),
    ({ block, roots }) => JSON.stringify([block.library, roots]),
  );
  const faults: Fault[] = sourced.flatMap((item) => item.faults);
  // Each worker takes the next group.
  const waiting = groups.values();
  const worker = async (): Promise<void> => {
    for (const group of waiting) {
      const programs = group.map(({ block }) => block.content);
      for (const diagnostic of await checkPython(programs, group[0]!.roots))
        faults.push(...faultOf(group[diagnostic.at]!, diagnostic));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return faults;
}

function faultOf({ block, missing, faults }: Sourced, finding: TypeFinding): readonly Fault[] {
  const { line, code, message } = finding;
  if (!COUNTED.has(code) || OPERATOR.test(message)) return [];
  const module = MODULE.exec(message)?.[1];
  const isKnown =
    missing.some(({ what }) => `${module}.`.startsWith(`${what}.`)) ||
    faults.some((fault) => fault.line === line);
  if (code === "reportMissingImports" && isKnown) return [];
  return [{ block, level: code === "syntax" ? "parsed" : "typed", line, code, message }];
}

interface TypeFinding {
  readonly at: number;
  readonly line: number;
  /** The broken rule; "syntax" for a parse error. */
  readonly code: string;
  readonly message: string;
}

const SETTINGS = {
  pythonVersion: "3.12",
  pythonPlatform: "Linux",
  typeCheckingMode: "standard",
  reportPossiblyUnboundVariable: "error",
};

/** Checks programs whose imports are searched in some folders. Results are cached. */
async function checkPython(
  programs: readonly string[],
  roots: readonly string[],
): Promise<readonly TypeFinding[]> {
  const paths = roots.map((root) => resolve(root));
  const settings = { ...SETTINGS, extraPaths: paths };
  const key = createHash("sha256").update(JSON.stringify([PYRIGHT, settings, programs]));
  const cached = join(CACHE, "typed", `${key.digest("hex")}.json`);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, "utf8")) as readonly TypeFinding[];
  return inDirectory(async (folder) => {
    for (const [at, text] of programs.entries())
      writeFileSync(join(folder, `program_${at}.py`), text);
    const diagnostics = await pyright(folder, settings, barePython(), programs.length);
    const converted = diagnostics.map(({ file, line, rule = "syntax", message }): TypeFinding => ({
      at: Number(/_(\d+)\.py$/.exec(file)![1]),
      line,
      code: rule,
      message,
    }));
    mkdirSync(join(CACHE, "typed"), { recursive: true });
    writeFileSync(cached, JSON.stringify(converted));
    return converted;
  });
}

/** A Python without packages, so that imports are found only in the folders. */
function barePython(): string {
  const folder = resolve(CACHE, "bare");
  const python = join(folder, "bin/python");
  if (!existsSync(python)) execFileSync("python3", ["-m", "venv", "--without-pip", folder]);
  return python;
}

interface Typed {
  readonly faults: readonly Fault[];
  readonly needless: readonly Excuse[];
  readonly proofs: ReadonlyMap<string, Proof>;
}

/** Checks libraries against the published packages; `inspected` has the parsers' results. */
export async function proveTypes(
  shown: readonly Shown[],
  inspected: readonly Fault[],
  asking: Asking,
): Promise<Typed> {
  const blocks = shown.flatMap((entry) => entry.blocks);
  const sourced = await sourcesFor(blocks, asking);
  const scripts = await checkScripts(blocks, asking);
  const typed = await checkTypes(sourced);
  const { isExcused, needless } = excusedBy(readExcuses("tools/proofs/libraries/excuses.tsv"));
  const faults = [...inspected, ...typed, ...scripts.faults].filter(
    (fault) => !isExcused(fault.block.library, fault, fault.block.content),
  );
  const js = scripts.sourced;
  const all = [...sourced.filter(({ block }) => block.language.id !== "js"), ...js];
  const proofs = shown.map((entry): [string, Proof] => [
    entry.library.id,
    judge(entry, all, faults),
  ]);
  const read = new Set(proofs.filter(([, { absent }]) => absent.length === 0).map(([id]) => id));
  const isRead = ({ subject }: Excuse): boolean => read.has(subject);
  return { faults, needless: needless().filter(isRead), proofs: new Map(proofs) };
}
