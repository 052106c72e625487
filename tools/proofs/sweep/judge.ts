// What the kit finds in the built-in plugins, with options for each kind.
import type { Plugin } from "hubsmith";
import type { CheckOptions } from "hubsmith/testing";
import { typedClients } from "#plugins/kit/testing/typed-clients";
import { findingsIn, hub, plugins } from "#plugins/sweep";

/** Findings that are true, and stay. */
const KNOWN: readonly string[] = [
  // The Hub's own rule has the dot.
  "library/ssr-speech: downloads-are-counted",
];

export interface Group {
  readonly folder: string;
  readonly plugins: readonly Plugin[];
  readonly options: CheckOptions;
  /** Programs of few plugins at once fit into memory. */
  readonly isOneByOne?: boolean;
}

const REQUESTS = { fixtures: [], stringsPerPlace: 2 };
const typed = typedClients(plugins);
export const GROUPS: readonly Group[] = [
  { folder: "libraries", plugins: [...hub.libraries], options: { stringsPerPlace: 8 } },
  { folder: "tasks", plugins: [...hub.tasks], options: { stringsPerPlace: 2 } },
  { folder: "quantizations", plugins: [...hub.quantizations], options: { stringsPerPlace: 2 } },
  {
    folder: "providers",
    plugins: [...hub.providers],
    // The clients, each with all providers, already cover the programs.
    options: { ...REQUESTS, companions: plugins.filter((plugin) => kindOf(plugin) !== "client") },
  },
  {
    folder: "clients",
    plugins: hub.clients.list.filter(({ id }) => !typed.has(id)),
    options: REQUESTS,
    isOneByOne: true,
  },
];

function kindOf(plugin: unknown): string {
  return (plugin as Plugin)["~hub"].kind;
}

/** The findings of some plugins of a group, by plugin. */
export async function judge(
  some: readonly Plugin[],
  { options, isOneByOne = false }: Group,
): Promise<ReadonlyMap<Plugin, readonly string[]>> {
  const judged = new Map<Plugin, readonly string[]>();
  for (const batch of isOneByOne ? some.map((plugin) => [plugin]) : [some]) {
    const findings = (await findingsIn(batch, options)).filter(
      (finding) => !KNOWN.some((known) => finding.startsWith(known)),
    );
    for (const plugin of batch) {
      const name = `${kindOf(plugin)}/${plugin.id}: `;
      judged.set(
        plugin,
        findings.filter((finding) => finding.startsWith(name)),
      );
    }
  }
  return judged;
}
