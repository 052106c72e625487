// Which file a package gives to whoever imports it: `require` finds none where a package is for `import` alone.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { failure } from "./io.ts";
import { isObject } from "./option-types.ts";

const CONDITIONS = ["node", "import", "module-sync", "default"];

/** The file of a package in a folder, or of one of its other entries, such as `./plugin`. */
export function packageEntry(folder: string, entry = "."): string | undefined {
  const { exports, main = "index.js" } = manifestIn(folder);
  const hasEntries = isObject(exports) && Object.keys(exports).some((key) => key.startsWith("."));
  const given = hasEntries ? exports[entry] : entry === "." ? (exports ?? main) : undefined;
  const target = targetOf(given);
  return target === undefined ? undefined : join(folder, target);
}

/** The file of an installed package, named as in an import, for an importer in a folder. */
export function installedEntry(name: string, cwd: string): string | undefined {
  const [, own = name, rest = ""] = /^((?:@[^/]+\/)?[^/]+)(\/.*)?$/.exec(name) ?? [];
  const folder = (createRequire(join(cwd, "noop.js")).resolve.paths(own) ?? [])
    .map((modules) => join(modules, own))
    .find((one) => existsSync(join(one, "package.json")));
  return folder === undefined ? undefined : packageEntry(folder, `.${rest}`);
}

function targetOf(given: unknown): string | undefined {
  if (typeof given === "string") return given;
  if (!isObject(given)) return undefined;
  const fits = Object.keys(given).filter((key) => CONDITIONS.includes(key));
  return fits.map((key) => targetOf(given[key])).find((one) => one !== undefined);
}

/** What the package.json of a folder says. */
export function manifestIn(folder: string): Readonly<Record<string, unknown>> {
  const path = join(folder, "package.json");
  try {
    const found = JSON.parse(readFileSync(path, "utf8")) as unknown;
    if (isObject(found)) return found;
  } catch (error) {
    throw failure(`${path} cannot be read: ${(error as Error).message}. Fix it.`);
  }
  throw failure(`${path} is not an object. Fix it.`);
}
