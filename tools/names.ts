// The names of the packages that snippets install, as the registries have them. It looks up each new name; --check only
// compares, without the network, so that a misspelled name is found.
import { packageName } from "#core/kinds/install";
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { createHub, type Install, loadPlugins } from "hubsmith";
import { clientEntries } from "hubsmith/plugins";
import { fault, faults } from "./faults.ts";
import { readBlocks } from "./prove-libraries/blocks.ts";
import { ensurePython } from "./setup.ts";
import { formatted, isCheck, writeOrCheck } from "./written.ts";

const FILE = "tools/names.json";
const run = promisify(execFile);

type Names = Readonly<Record<"npm" | "pip", readonly string[]>>;

const { plugins } = await loadPlugins(clientEntries);
const { shown } = await readBlocks();
const installs = [
  ...createHub(plugins).clients.list.map(({ install }) => install),
  ...shown.flatMap(({ blocks }) => blocks.map(({ install }) => install)),
].filter((one): one is Install => one !== undefined);
const known: Names = existsSync(FILE)
  ? (JSON.parse(readFileSync(FILE, "utf8")) as Names)
  : { npm: [], pip: [] };
const names = { npm: namesOf("npm"), pip: namesOf("pip") };

for (const registry of ["npm", "pip"] as const) {
  for (const name of names[registry].filter((one) => !known[registry].includes(one))) {
    if (!isCheck && (await isIn(registry, name))) continue;
    fault(`${name} is not in ${isCheck ? FILE : `the registry of ${registry}`}.`);
  }
}
const file = await formatted({ path: FILE, text: JSON.stringify(names) });
if (faults() === 0) writeOrCheck([file], "npm run names");

/** Names without options, versions, extras and URLs. */
function namesOf(registry: "npm" | "pip"): readonly string[] {
  const packages = installs
    .flatMap((install) => (install[registry] ?? []).map(packageName))
    .filter((one) => !/^git\+|:\/\//.test(one));
  const found = packages.flatMap((one) => /^(@[\w.-]+\/)?[A-Za-z0-9][\w.-]*/.exec(one)?.[0] ?? []);
  return [...new Set(found)].toSorted();
}

async function isIn(registry: "npm" | "pip", name: string): Promise<boolean> {
  try {
    if (registry === "npm") await run("npm", ["view", name, "name"]);
    else await run(await ensurePython(), ["-m", "pip", "index", "versions", "--pre", name]);
    return true;
  } catch {
    return false;
  }
}
