// The regular expressions of this repository, and whether each takes linear time.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { check } from "recheck";
import ts from "typescript";
import { EXCEPTIONS } from "./exceptions.ts";

export const CHECKED = "tools/proofs/patterns/checked.json";

export const readChecked = (): ReadonlySet<string> =>
  new Set(JSON.parse(readText(CHECKED)) as readonly string[]);

/** A pattern as it is written, with its flags, and the files that have it. */
export type Patterns = ReadonlyMap<string, readonly string[]>;

const SOURCE = /\.(?:ts|tsx|js|mjs)$/;
const OTHER = /\.(?:test|gen|records|contract)\.tsx?$|\.d\.ts$/;

/** All source files of this repository, without tests and generated files. */
export function shippedSources(): readonly string[] {
  const folders = ["core", "plugins", "models", "app", "tools"];
  const output = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...folders], {
    encoding: "utf8",
  });
  return output.split("\n").filter((file) => SOURCE.test(file) && !OTHER.test(file));
}

export function patternsIn(
  files: readonly string[],
  read: (file: string) => string = readText,
): Patterns {
  const patterns = new Map<string, Set<string>>();
  const visit = (node: ts.Node, file: string): void => {
    if (ts.isRegularExpressionLiteral(node))
      patterns.set(node.text, (patterns.get(node.text) ?? new Set()).add(file));
    ts.forEachChild(node, (child) => visit(child, file));
  };
  for (const file of files)
    visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest), file);
  return new Map([...patterns].map(([pattern, places]) => [pattern, [...places]]));
}

const readText = (file: string): string => readFileSync(file, "utf8");

/** The patterns that are known, excused or take linear time, and a sentence for each other one. */
export async function checkPatterns(
  patterns: Patterns,
  known: ReadonlySet<string>,
): Promise<{ readonly safe: readonly string[]; readonly problems: readonly string[] }> {
  const safe: string[] = [];
  const problems: string[] = [];
  for (const [pattern, files] of patterns) {
    const where = files.filter((file) => exceptionOf(pattern, file) === undefined);
    const isKnown = known.has(pattern) || where.length === 0;
    const problem = isKnown ? undefined : await problemOf(pattern);
    if (problem === undefined) safe.push(pattern);
    else
      problems.push(
        `${where.join(", ")}: ${pattern} is ${problem}. Rewrite it, or add it to exceptions.ts.`,
      );
  }
  return { safe, problems };
}

/** Why a pattern may take more than linear time; undefined if it does not. */
export async function problemOf(pattern: string): Promise<string | undefined> {
  const end = pattern.lastIndexOf("/");
  // A seed, so that the result is always the same.
  const options = { randomSeed: 1, timeout: 60_000 };
  const result = await check(pattern.slice(1, end), pattern.slice(end + 1), options);
  if (result.status === "safe") return undefined;
  if (result.status === "unknown") return `unknown: ${result.error.kind}`;
  const { type } = result.complexity;
  return type === "polynomial" ? `polynomial of degree ${result.complexity.degree}` : type;
}

const exceptionOf = (pattern: string, file: string): string | undefined =>
  EXCEPTIONS.find(
    ({ files, patterns }) => files.test(file) && (patterns?.includes(pattern) ?? true),
  )?.reason;
