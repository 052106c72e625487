// The newest versions of packages, as npm and PyPI list them.
import { output } from "./process.ts";
import { ensurePython } from "./setup.ts";

/** The newest version of a package; `options` are those of pip. Rejects if its registry does not have it. */
export async function newestOf(
  registry: "npm" | "pip",
  name: string,
  ...options: readonly string[]
): Promise<string> {
  if (registry === "npm") return (await output("npm", ["view", name, "version"])).trim();
  const args = ["-m", "pip", "index", "versions", ...options, name];
  const printed = await output(await ensurePython(), args);
  const version = /\((\S+)\)/.exec(printed)?.[1];
  if (version === undefined) throw new Error(`pip printed no version of ${name}: ${printed}`);
  return version;
}
