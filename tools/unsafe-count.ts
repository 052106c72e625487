// Counts the uses of `unsafe` in plugins: each is a place where program text goes unchecked, so each is on a list.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** How many uses each file may have, its path from the root of the repository. */
const ALLOWED: Readonly<Record<string, number>> = {
  // The entry exports it, and a template literal is joined of its pieces.
  "plugins/languages/index.ts": 1,
  "plugins/languages/javascript.ts": 1,
};

/** How often a source calls `unsafe`, or hands it on; its import does not count, unless under another name. */
export function usesOfUnsafe(source: string): number {
  const isUnsafe = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && node.text === "unsafe";
  const walk = (node: ts.Node): number => {
    if (ts.isImportSpecifier(node) && node.propertyName === undefined) return 0;
    let uses = isUnsafe(node) ? 1 : 0;
    ts.forEachChild(node, (child) => {
      uses += walk(child);
    });
    return uses;
  };
  return walk(ts.createSourceFile("plugin.ts", source, ts.ScriptTarget.Latest));
}

/** A sentence for each file whose uses are not as many as allowed. */
export function unsafeFaults(
  uses: ReadonlyMap<string, number>,
  allowed: Readonly<Record<string, number>>,
): readonly string[] {
  return [...new Set([...uses.keys(), ...Object.keys(allowed)])].flatMap((file) => {
    const found = uses.get(file) ?? 0;
    const most = allowed[file] ?? 0;
    if (found === most) return [];
    const advice =
      found > most
        ? "Write a template with holes instead; a hole prints any value and takes code."
        : "Lower the number in tools/unsafe-count.ts.";
    return [`${file}: unsafe is used ${found} times, and ${most} are allowed. ${advice}`];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readdirSync("plugins", { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && /(?<!\.test)\.ts$/.test(found.name))
    .map((found) => `${found.parentPath}/${found.name}`.replaceAll("\\", "/"));
  const uses = new Map(files.map((file) => [file, usesOfUnsafe(readFileSync(file, "utf8"))]));
  const faults = unsafeFaults(uses, ALLOWED);
  for (const fault of faults) console.error(fault);
  const all = [...uses.values()].reduce((sum, count) => sum + count, 0);
  console.log(`unsafe in plugins: ${all} uses in ${files.length} files.`);
  if (faults.length > 0) process.exitCode = 1;
}
