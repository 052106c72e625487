// The package with nothing but its own dependencies: every module loads, and every plugin does.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Packed } from "./packed.ts";
import { output } from "./process.ts";
import { subpathsIn } from "./subpaths.ts";

// What needs a peer or a page is tried where these are; types have no module that runs.
const NOT_ALONE = /^\.\/(panel|types)\b/;

const program = (names: readonly string[], bare: string): string => `
  import { existsSync } from "node:fs";
  import { createRequire } from "node:module";
  import { createHub, loadPlugins } from "${bare}";
  import { entries, taskEntries } from "${bare}/plugins";

  const faults = [];
  for (const name of ${JSON.stringify(names)}) {
    const found = Object.keys(await import(name));
    if (found.length === 0) faults.push(name + " exports nothing.");
    if (name.split("/").length > 3 && found.join() !== "default") faults.push(name + " exports " + found.join());
  }

  const { plugins, diagnostics } = await loadPlugins(entries);
  faults.push(...[...diagnostics, ...createHub(plugins).diagnostics].map(({ message }) => message));

  const { resolve } = createRequire(import.meta.url);
  const pages = await Promise.all(taskEntries.flatMap(({ page }) => (page === undefined ? [] : [page()])));
  const demos = pages.flatMap(({ default: { demo } }) => [...demo.inputs, ...demo.outputs]);
  const media = new Set(demos.flatMap((item) => ("filename" in item ? [item.filename] : [])));
  for (const one of media) {
    if (!existsSync(resolve("${bare}/media/" + one))) faults.push("The picture or recording " + one + " is missing.");
  }

  if (faults.length > 0) throw new Error(faults.join("\\n"));
  console.log(plugins.length + " plugins and " + media.size + " pictures and recordings");
`;

/** Installs the tarball into an empty folder, loads all of it, and says how much that is. */
export async function worksAlone(
  place: string,
  { tarball, manifest, files }: Packed,
): Promise<string> {
  const cwd = join(place, "alone");
  mkdirSync(cwd);
  writeFileSync(join(cwd, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await output("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", tarball], { cwd });
  const listed = await output("npm", ["ls", "--all", "--parseable"], { cwd });
  const installed = listed.split("\n").filter((line) => line.includes("node_modules")).length - 1;
  const names = [...subpathsIn(manifest.exports, files)]
    .filter(([name, file]) => file.endsWith(".js") && !NOT_ALONE.test(name))
    .map(([name]) => manifest.name + name.slice(1));
  writeFileSync(join(cwd, "load.js"), program(names, manifest.name));
  const loaded = await output(process.execPath, ["load.js"], { cwd });
  const help = await output("npx", ["--no-install", manifest.name, "--help"], { cwd });
  if (!help.includes(manifest.name)) throw new Error(`--help does not name the command:\n${help}`);
  return `${names.length} names load, with ${loaded.trim()}; ${installed} runtime dependencies`;
}
