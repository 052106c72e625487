// Tests the package from outside: packs it, checks its content, installs it elsewhere, and uses it.
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { entries } from "hubsmith/plugins";
import { errorText } from "#core/base/issue";
import { kinds } from "#core/kinds/index";
import { fault, faults } from "../../support/faults.ts";
import {
  brokenRules,
  EXAMPLES,
  installScripts,
  missingTypes,
  strays,
  tooLarge,
} from "./contents.ts";
import * as runs from "./runs.ts";

const start = performance.now();
const place = realpathSync(mkdtempSync(join(tmpdir(), "hubsmith-outside-")));
try {
  const examples = join(place, "examples");
  mkdirSync(examples);
  const packed = await step("pack", () => runs.packInto(place), runs.summary);
  if (packed !== undefined) {
    // Two at a time, because one mostly waits for the registry.
    const [, installed] = await Promise.all([
      look(packed),
      step("install", () => runs.installExamples(examples, packed)),
    ]);
    if (installed !== undefined) {
      await step("build the plugins", () => runs.buildsPlugins(examples));
      await Promise.all([types(examples), use(examples)]);
    }
  }
} finally {
  rmSync(place, { recursive: true });
}
console.log(`outside: ${faults()} failed, ${seconds(start)} s`);

async function look(packed: runs.Packed): Promise<void> {
  await step("contents", () => contents(packed));
  await step("alone", () => runs.worksAlone(place, packed));
}

async function types(examples: string): Promise<void> {
  for (const example of EXAMPLES)
    await step(`types of ${example}`, () => runs.typesOf(examples, example));
  await step("Node script", () => runs.printsInNode(examples));
  await step("app", () => runs.showsInApp(examples));
}

async function use(examples: string): Promise<void> {
  await step("tests of the plugins", () => runs.passesTests(examples));
  await step("every subcommand", () => runs.answersEverySubcommand(examples));
  await step("other versions of Node", () => runs.answersOnEachNode(examples));
  await step("a new package", () => runs.writesPackage(examples));
}

async function contents({ tarball, size, manifest, files }: runs.Packed): Promise<string> {
  // One of each kind, because all others are exported by the same pattern.
  const examples = new Map(
    entries.map(({ kind, id }) => [kind, `./plugins/${kinds[kind].folder}/${id}`] as const),
  );
  const problems = [
    ...strays(files),
    ...tooLarge(size),
    ...missingTypes(join(place, "unpacked"), files),
    ...installScripts(manifest),
    ...(await brokenRules(tarball, Object.keys(manifest.exports), [...examples.values()])),
  ];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return "no extra files; no faults from publint and attw";
}

// A failure is reported, and the others still run.
async function step<T>(
  name: string,
  run: () => Promise<T>,
  tell: (result: T) => string = String,
): Promise<T | undefined> {
  const begun = performance.now();
  try {
    const result = await run();
    console.log(`${name}: ${tell(result)} (${seconds(begun)} s)`);
    return result;
  } catch (error) {
    fault(name, errorText(error));
    return undefined;
  }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
