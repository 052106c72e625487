// Compares the pinned version of each package that clients install with the newest one of its registry.
import { packageName } from "#core/kinds/install";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { createHub, loadPlugins } from "hubsmith";
import { clientEntries } from "hubsmith/plugins";

const run = promisify(execFile);

/** A package, its pinned version, and the newest one. */
export interface Drift {
  readonly name: string;
  readonly pinned: string | undefined;
  readonly newest: string;
}

/** Is the pinned version missing, or of an older major version than the newest? */
export const isBehind = ({ pinned, newest }: Drift): boolean =>
  pinned === undefined || majorOf(pinned) < majorOf(newest);

const majorOf = (version: string): number => Number(version.split(".")[0]);

/** The pinned versions of packages, from `package.json` and the requirements of `pip`. */
export function pinnedVersions(
  manifest: string,
  requirements: string,
): ReadonlyMap<string, string> {
  const { devDependencies } = JSON.parse(manifest) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const ofNpm = Object.entries(devDependencies).map(([name, at]) => [`npm ${name}`, at] as const);
  const ofPip = [...requirements.matchAll(/^([\w.-]+)==(\S+)$/gm)].map(
    ([, name, at]) => [`pip ${normalized(name!)}`, at!] as const,
  );
  return new Map([...ofNpm, ...ofPip]);
}

// PyPI ignores case, and treats `-`, `_` and `.` as equal.
const normalized = (name: string): string => name.toLowerCase().replaceAll(/[-_.]+/g, "-");

/** Looks up the newest version of each package. */
export async function drifts(python: string): Promise<readonly Drift[]> {
  const { plugins } = await loadPlugins(clientEntries);
  const installs = createHub(plugins).clients.list.map(({ install }) => install);
  const names = (registry: "npm" | "pip"): readonly string[] =>
    [
      ...new Set(installs.flatMap((install) => (install?.[registry] ?? []).map(packageName))),
    ].toSorted();
  const pinned = pinnedVersions(
    readFileSync("package.json", "utf8"),
    readFileSync("tools/proofs/snippets/requirements.txt", "utf8"),
  );
  const npm = names("npm").map(async (name): Promise<Drift> => {
    const { stdout } = await run("npm", ["view", name, "version"]);
    return { name, pinned: pinned.get(`npm ${name}`), newest: stdout.trim() };
  });
  const pip = names("pip").map(async (name): Promise<Drift> => {
    const { stdout } = await run(python, ["-m", "pip", "index", "versions", name]);
    const newest = /\((\S+)\)/.exec(stdout)?.[1];
    if (newest === undefined) throw new Error(`pip printed no version of ${name}: ${stdout}`);
    return { name, pinned: pinned.get(`pip ${normalized(name)}`), newest };
  });
  return Promise.all([...npm, ...pip]);
}
