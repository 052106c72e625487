// All providers, the contracts of their services, and the sample responses of Hugging Face's servers.
import { createHub, type Hub, loadPlugins } from "hubsmith";
import type { Contract, Reply } from "hubsmith/contract";
import { entries } from "hubsmith/plugins";
import * as plugins from "hubsmith/plugins/contracts";

export interface Services extends Pick<Hub, "providers" | "tasks"> {
  /** By the id of the provider. */
  readonly contracts: ReadonlyMap<string, Contract>;
  /** By the id of the task. */
  readonly replies: Readonly<Record<string, Reply>>;
}

/** Throws if a plugin does not load. */
export async function loadServices(): Promise<Services> {
  const loaded = await loadPlugins(
    entries.filter(({ kind }) => kind === "task" || kind === "provider"),
  );
  const [broken] = loaded.diagnostics;
  if (broken !== undefined) throw new Error(broken.message);
  const { providers, tasks } = createHub(loaded.plugins);
  const contracts = plugins.contracts.map(
    async ({ provider, load }): Promise<[string, Contract]> => [provider, (await load()).default],
  );
  const replies = plugins.replies.map(async ({ task, load }): Promise<[string, Reply]> => [
    task,
    (await load()).default,
  ]);
  return {
    providers,
    tasks,
    contracts: new Map(await Promise.all(contracts)),
    replies: Object.fromEntries(await Promise.all(replies)),
  };
}
