// The examples, copied out of the repository and installed beside the tarball.
import { cpSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { output } from "./process.ts";
import { strangersIn } from "./strangers.ts";

/** The examples that are packages; the others are pages that need none. */
export const EXAMPLES: readonly string[] = readdirSync("examples", { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => name)
  .filter((name) => readdirSync(join("examples", name)).includes("package.json"));

interface Asked {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

// What an example has when somebody works on it where it stands.
const MADE = /(?:^|\/)(?:node_modules|dist)(?:\/|$)/;

/** What an example asks for, by name. */
export function askedBy(example: string): Readonly<Record<string, string>> {
  const text = readFileSync(join("examples", example, "package.json"), "utf8");
  const { dependencies, devDependencies } = JSON.parse(text) as Asked;
  return { ...dependencies, ...devDependencies };
}

/** A sentence for each import that leads out of an example. */
export function strangersInExamples(): readonly string[] {
  return EXAMPLES.flatMap((example) => {
    const root = join("examples", example);
    const { name } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Asked;
    const packages = [...Object.keys(askedBy(example)), name];
    return readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !MADE.test(file))
      .map((file) => join(root, file))
      .flatMap((file) => strangersIn(file, readFileSync(file, "utf8"), root, packages));
  });
}

/** Copies the examples to a place and installs them there: the tarball is the only hubsmith that npm is told of. */
export async function installExamples(place: string, tarball: string, name: string): Promise<void> {
  for (const one of EXAMPLES) {
    const filter = (path: string): boolean => !MADE.test(path);
    cpSync(join("examples", one), join(place, one), { recursive: true, filter });
  }
  const root = { private: true, workspaces: EXAMPLES, overrides: { [name]: `file:${tarball}` } };
  writeFileSync(join(place, "package.json"), JSON.stringify(root));
  const options = ["--no-audit", "--no-fund", "--prefer-offline"];
  await output("npm", ["install", ...options], { cwd: place });
  const from = realpathSync(join(place, "node_modules", name));
  if (!from.startsWith(realpathSync(place)))
    throw new Error(`The examples use the ${name} in ${from}, which was not installed for them.`);
}
