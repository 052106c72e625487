// Checks the files of the package and of the examples; one sentence for each fault.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | object | null>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

// The templates of `hubsmith new` contain sources and tests, and examples are published as sources.
const SOURCES = ["tools/products/command/new/templates/", "examples/"];
const STRAYS: readonly (readonly [RegExp, string])[] = [
  [/\.test\.(?:d\.)?[cm]?[jt]sx?$/, "is a test"],
  [/\.tsbuildinfo$/, "is a build file of the compiler"],
  [/\.records\.(?:d\.ts|js)$/, "is a test record"],
  [/(?<!\.d)\.tsx?$/, "is a source"],
];

/** Files that users of the package do not need. */
export function strays(files: readonly string[]): readonly string[] {
  return files
    .filter((file) => SOURCES.every((folder) => !file.startsWith(folder)))
    .flatMap((file) =>
      STRAYS.filter(([pattern]) => pattern.test(file)).map(
        ([, what]) => `${file} ${what}. Exclude it with "files" in package.json.`,
      ),
    );
}

/** How large the package is: the tarball and the files in bytes, and their number. */
export interface Size {
  readonly packed: number;
  readonly unpacked: number;
  readonly files: number;
}

const LIMITS: Size = { packed: 2_100_000, unpacked: 7_050_000, files: 1_300 };

/** The sizes over their limits: each installation downloads and writes all of it. */
export const tooLarge = (size: Size): readonly string[] =>
  (Object.keys(LIMITS) as (keyof Size)[])
    .filter((what) => !(size[what] <= LIMITS[what]))
    .map((what) => `The package has ${what}: ${size[what]}, over the limit of ${LIMITS[what]}.`);

/** Declarations that others in the package import, and that "files" in package.json leaves out. */
export function missingTypes(folder: string, files: readonly string[]): readonly string[] {
  const known = new Set(files);
  return files
    .filter((file) => file.endsWith(".d.ts"))
    .flatMap((file) => {
      const imports = readFileSync(join(folder, file), "utf8").matchAll(
        /(?<=from |import\()"(\..+?)"/g,
      );
      return [...imports].map(([, path]) =>
        join(dirname(file), path!).replace(/\.[jt]s$/, ".d.ts"),
      );
    })
    .filter((path) => !known.has(path))
    .map((path) => `${path} is imported by a declaration, and is not in the package.`);
}

/** Scripts that npm runs, or warns of, when the package is installed. */
export const installScripts = ({ scripts }: Pick<Manifest, "scripts">): readonly string[] =>
  ["preinstall", "install", "postinstall", "prepare"]
    .filter((name) => Object.hasOwn(scripts, name))
    .map(
      (name) => `package.json has the script "${name}", of which npm warns at each installation.`,
    );

/** The examples that are packages; the others are single pages. */
export const EXAMPLES: readonly string[] = readdirSync("examples", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => readdirSync(join("examples", name)).includes("package.json"));

interface Asked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

// Generated files of an example in use.
export const MADE: RegExp = /(?:^|\/)(?:node_modules|dist)(?:\/|$)/;

export function askedBy(example: string): Readonly<Record<string, string>> {
  const text = readFileSync(join("examples", example, "package.json"), "utf8");
  const { dependencies, devDependencies } = JSON.parse(text) as Asked;
  return { ...dependencies, ...devDependencies };
}

// Resolution modes that the package does not support: it has only ES modules, which `require` of Node 16 to 20
// cannot read, and tools without `exports` are older than the required Node.
const LEFT_OUT: readonly string[] = ["node10", "node16-cjs"];

/** A sentence for each rule that the tarball breaks. `more` are names that represent those of a pattern. */
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
  return messages.map(
    (message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
  );
}

async function byAttw(
  data: Buffer,
  exports: readonly string[],
  more: readonly string[],
): Promise<readonly string[]> {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(data)), {
    includeEntrypoints: [...more],
    // Styles and data have no types.
    excludeEntrypoints: exports.filter((name) => /\.(?:css|json)$/.test(name)),
  });
  if (result.types === false) return ["attw: the package has no types."];
  return result.problems
    .filter((problem) => !isLeftOut(problem))
    .map((problem) => `attw: ${shown(problem)}`);
}

const isLeftOut = (problem: Problem): boolean =>
  "resolutionKind" in problem && LEFT_OUT.includes(problem.resolutionKind);

const shown = (problem: Problem): string => {
  const where = "entrypoint" in problem ? ` at ${problem.entrypoint}` : "";
  const how = "resolutionKind" in problem ? ` for ${problem.resolutionKind}` : "";
  return `${problem.kind}${where}${how}: ${JSON.stringify(problem)}`;
};
