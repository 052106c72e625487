// Packs what would be published, unpacks it elsewhere, and uses it from there in plain Node.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

interface Package {
  readonly name: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const { name, bin, exports, dependencies } = JSON.parse(
  readFileSync("package.json", "utf8"),
) as Package;
const place = mkdtempSync(join(tmpdir(), `${name}-`));
const unpacked = join(place, "node_modules", name);
// Every plugin loads, and makes a hub without a fault.
const LOAD_ALL = `
  import { createHub, loadPlugins } from "${name}";
  import { entries } from "${name}/plugins";
  const { plugins, diagnostics } = await loadPlugins(entries);
  const faults = [...diagnostics, ...createHub(plugins).diagnostics];
  if (plugins.length === 0 || faults.length > 0) throw new Error(JSON.stringify(faults));
  console.log(plugins.length);
`;

// Every picture and recording of a demo is a file of the package.
const FIND_MEDIA = `
  import { existsSync } from "node:fs";
  import { createRequire } from "node:module";
  import { taskEntries } from "${name}/plugins";
  const { resolve } = createRequire(import.meta.url);
  const pages = await Promise.all(taskEntries.flatMap(({ page }) => (page === undefined ? [] : [page()])));
  const demos = pages.flatMap(({ default: { demo } }) => [...demo.inputs, ...demo.outputs]);
  const names = demos.flatMap((item) => ("filename" in item ? [item.filename] : []));
  const missing = names.filter((one) => !existsSync(resolve("${name}/media/" + one)));
  if (names.length === 0 || missing.length > 0) throw new Error("missing media: " + missing.join());
  console.log(new Set(names).size);
`;

try {
  const pack = ["pack", "--silent", "--ignore-scripts", "--pack-destination", place];
  const archive = run("npm", pack, ".").trim().split("\n").at(-1)!;
  mkdirSync(unpacked, { recursive: true });
  run("tar", ["-xzf", join(place, archive), "-C", unpacked, "--strip-components=1"], ".");
  // Its dependencies, the peer of the panel, and nothing else: a development dependency must not be found by accident.
  for (const dependency of [...Object.keys(dependencies), "react"]) {
    const link = join(place, "node_modules", dependency);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve("node_modules", dependency), link);
  }
  for (const entry of Object.keys(exports).filter((one) => !/\*|\.(?:json|css)$/.test(one))) {
    const specifier = name + entry.slice(1);
    const program = `console.log(Object.keys(await import("${specifier}")).length)`;
    const names = run(process.execPath, ["--input-type=module", "-e", program], place).trim();
    console.log(`${specifier}: ${names} exports`);
    if (names === "0") throw new Error(`${specifier} exports nothing.`);
  }
  const loaded = run(process.execPath, ["--input-type=module", "-e", LOAD_ALL], place).trim();
  console.log(`${loaded} plugins load.`);
  const media = run(process.execPath, ["--input-type=module", "-e", FIND_MEDIA], place).trim();
  console.log(`${media} pictures and recordings are there.`);
  for (const [command, file] of Object.entries(bin)) {
    const help = run(process.execPath, [join(unpacked, file), "--help"], place);
    if (!help.includes(command)) throw new Error(`${command} --help does not name it:\n${help}`);
    if (!readFileSync(join(unpacked, file), "utf8").startsWith("#!/usr/bin/env node\n"))
      throw new Error(`${file} does not open with the line #!/usr/bin/env node.`);
    console.log(`${command} --help: ${help.trim().split("\n").length} lines`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(
    "What would be published does not work by itself. Look at exports, files and dependencies in package.json.",
  );
  process.exitCode = 1;
} finally {
  rmSync(place, { recursive: true });
}

function run(command: string, options: readonly string[], cwd: string): string {
  return execFileSync(command, [...options], { cwd, encoding: "utf8", stdio: "pipe" });
}
