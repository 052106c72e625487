// The names of packages in install commands, and the names that were found in a registry.
import { existsSync, readFileSync } from "node:fs";
import type { Install } from "hubsmith";
import { packageName } from "#plugins/kit/testing/checks/packages";

export const NAMES = "tools/writers/names/names.json";

export const REGISTRIES = ["npm", "pip"] as const;

export type Registry = (typeof REGISTRIES)[number];

/** Names without options, versions, extras and URLs, sorted. */
export function namesIn(installs: readonly Install[], registry: Registry): readonly string[] {
  const packages = installs
    .flatMap((install) => (install[registry] ?? []).map(packageName))
    .filter((name) => !/^git\+|:\/\//.test(name));
  const names = packages.flatMap(
    (name) => /^(@[\w.-]+\/)?[A-Za-z0-9][\w.-]*/.exec(name)?.[0] ?? [],
  );
  return [...new Set(names)].toSorted();
}

export function unknownIn(registry: Registry): (name: string) => boolean {
  const known = existsSync(NAMES)
    ? (JSON.parse(readFileSync(NAMES, "utf8")) as Readonly<Record<Registry, readonly string[]>>)
    : { npm: [], pip: [] };
  return (name) => !known[registry].includes(name);
}
