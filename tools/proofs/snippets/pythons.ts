// The Python in which the programs of a client run: the first whose packages are enough.
import { join, resolve } from "node:path";
import type { Plugin } from "hubsmith";
import { packageName } from "#plugins/kit/testing/checks/packages";
import { canonical, type Environment, ensurePython, OWN, versionsIn } from "../../support/setup.ts";

const more = (name: string): Environment => ({
  folder: resolve(`.cache/${name}`),
  requirements: join(import.meta.dirname, `${name}.txt`),
});

// The packages of frameworks are large, and some take only an older SDK of OpenAI.
const ENVIRONMENTS = [OWN, more("frameworks"), more("frameworks-older")];

/** The names of the packages of a client, without their extras. */
export const pipNames = ({ install }: Plugin<"client">): readonly string[] =>
  (install?.pip ?? []).map((name) => packageName(name).replace(/\[.*/, ""));

/** The environment that has all packages of a client. Throws if none has. */
export function environmentFor(client: Plugin<"client">): Environment {
  const names = pipNames(client).map(canonical);
  const found = ENVIRONMENTS.find((one) => {
    const known = versionsIn(one);
    return names.every((name) => known.has(name));
  });
  if (found === undefined)
    throw new Error(`No requirements file has the packages of ${client.id}.`);
  return found;
}

/** Are the packages of a client among those that are always installed? */
export const isAlwaysInstalled = (client: Plugin<"client">): boolean =>
  environmentFor(client) === OWN;

/** The Pythons of the clients that need another than the first, which are created if they are missing. */
export async function ensurePythons(
  clients: readonly Plugin<"client">[],
): Promise<Readonly<Record<string, string>>> {
  const needing = clients.filter((client) => !isAlwaysInstalled(client));
  const pythons: [string, string][] = [];
  for (const client of needing)
    pythons.push([client.id, await ensurePython(environmentFor(client))]);
  return Object.fromEntries(pythons);
}
