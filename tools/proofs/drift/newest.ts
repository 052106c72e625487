// Compares the pinned version of each package that clients install with the newest one of its registry.
import { readFileSync } from "node:fs";
import { createHub, loadPlugins } from "hubsmith";
import { clientEntries } from "hubsmith/plugins";
import { newestOf } from "../../support/registries.ts";
import { canonical } from "../../support/setup.ts";
import { namesIn, REGISTRIES } from "../../writers/names/package-names.ts";

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
    ([, name, at]) => [`pip ${canonical(name!)}`, at!] as const,
  );
  return new Map([...ofNpm, ...ofPip]);
}

export async function drifts(): Promise<readonly Drift[]> {
  const { plugins } = await loadPlugins(clientEntries);
  const installs = createHub(plugins).clients.list.flatMap(({ install }) => install ?? []);
  const pinned = pinnedVersions(
    readFileSync("package.json", "utf8"),
    readFileSync("tools/proofs/snippets/requirements.txt", "utf8"),
  );
  const all = REGISTRIES.flatMap((registry) =>
    namesIn(installs, registry).map(async (name): Promise<Drift> => {
      const key = registry === "npm" ? name : canonical(name);
      const newest = await newestOf(registry, name);
      return { name, pinned: pinned.get(`${registry} ${key}`), newest };
    }),
  );
  return Promise.all(all);
}
