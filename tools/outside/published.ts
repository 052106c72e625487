// What others' rules say of the package: publint of package.json, and attw of its types as programs find them.
import { readFileSync } from "node:fs";
import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

// Ways to resolve that the package is not for: it is ESM alone, so that `require` of Node 16 to 20 finds a module that it
// cannot read, and what knew no `exports` is older than the Node that it needs.
const LEFT_OUT: readonly string[] = ["node10", "node16-cjs"];

/** A sentence for each rule that the tarball breaks. `more` are names that stand for those of a pattern. */
export async function brokenRules(
  tarball: string,
  exports: readonly string[],
  more: readonly string[],
): Promise<readonly string[]> {
  const data = readFileSync(tarball);
  return [...(await byPublint(data)), ...(await byAttw(data, exports, more))];
}

async function byPublint(data: Buffer): Promise<readonly string[]> {
  const copy = new Uint8Array(data).buffer;
  const { messages, pkg } = await publint({ pack: { tarball: copy }, strict: true });
  return messages.map((one) => `publint: ${formatMessage(one, pkg, { color: false }) ?? one.code}`);
}

async function byAttw(
  data: Buffer,
  exports: readonly string[],
  more: readonly string[],
): Promise<readonly string[]> {
  const found = await checkPackage(createPackageFromTarballData(new Uint8Array(data)), {
    includeEntrypoints: [...more],
    // Styles and data have no types.
    excludeEntrypoints: exports.filter((name) => /\.(?:css|json)$/.test(name)),
  });
  if (found.types === false) return ["attw: the package has no types."];
  return found.problems.filter((one) => !isLeftOut(one)).map((one) => `attw: ${shown(one)}`);
}

const isLeftOut = (problem: Problem): boolean =>
  "resolutionKind" in problem && LEFT_OUT.includes(problem.resolutionKind);

const shown = (problem: Problem): string => {
  const where = "entrypoint" in problem ? ` at ${problem.entrypoint}` : "";
  const how = "resolutionKind" in problem ? ` for ${problem.resolutionKind}` : "";
  return `${problem.kind}${where}${how}: ${JSON.stringify(problem)}`;
};
