// The hub that a plugin is checked in: its companions, the plugin itself, and the plugin that it replaces.
import { createHub } from "../checked/index.ts";
import { type Hub, type Plugin } from "../index.ts";

/** A hub of the same plugins without caches, so that all plugin functions are called again. @internal */
export const anew = (hub: Hub): Hub => ({ ...hub });

/**
 * The companions of a plugin, without another plugin of its id. If it replaces a plugin that is not a
 * companion, a stand-in is added. @internal
 */
export function companionsOf(plugin: Plugin, companions: readonly unknown[]): readonly Plugin[] {
  const { id, replaces } = plugin;
  const { kind } = plugin["~hub"];
  const others = (companions.flat(Infinity) as readonly Plugin[]).filter(
    (one) =>
      one !== plugin && !(one["~hub"]?.kind === kind && one.id === id && one.id !== replaces),
  );
  if (replaces === undefined) return others;
  const before = createHub(others);
  const registries = {
    task: before.tasks,
    library: before.libraries,
    provider: before.providers,
    client: before.clients,
    quantization: before.quantizations,
  };
  return registries[kind].has(replaces) ? others : [...others, replacedBy(plugin, replaces)];
}

// The replaced plugin may be any of its kind, so a copy is used.
function replacedBy(plugin: Plugin, id: string): Plugin {
  const { aliases: _, replaces: __, ...rest } = plugin;
  return { ...rest, id } as Plugin;
}

/** The plugins of a kind. @internal */
export function ofKind<K extends Plugin["~hub"]["kind"]>(
  plugins: readonly Plugin[],
  kind: K,
): readonly Plugin<K>[] {
  return plugins.filter((one) => one["~hub"]?.kind === kind) as unknown as readonly Plugin<K>[];
}
