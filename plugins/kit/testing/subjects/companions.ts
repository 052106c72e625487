// The plugins that a plugin is checked with, and the plugin that it replaces.
import type { Plugin } from "hubsmith";

/** The companions of a plugin, without one of its id. A missing plugin that it replaces has a stand-in. @internal */
export function companionsOf(plugin: Plugin, companions: readonly unknown[]): readonly Plugin[] {
  const { id, replaces } = plugin;
  const { kind } = plugin["~hub"];
  const others = (companions.flat(Infinity) as readonly Plugin[]).filter(
    (companion) =>
      companion !== plugin &&
      !(companion["~hub"]?.kind === kind && companion.id === id && companion.id !== replaces),
  );
  if (replaces === undefined) return others;
  const isThere = ofKind(others, kind).some(({ id: otherId, aliases = [] }) =>
    [otherId, ...aliases].includes(replaces),
  );
  // The replaced plugin may be any of its kind, so a copy is used.
  const { aliases: _, replaces: __, ...rest } = plugin;
  return isThere ? others : [...others, { ...rest, id: replaces } as Plugin];
}

export function ofKind<K extends Plugin["~hub"]["kind"]>(
  plugins: readonly Plugin[],
  kind: K,
): readonly Plugin<K>[] {
  return plugins.filter(
    (plugin) => plugin["~hub"]?.kind === kind,
  ) as unknown as readonly Plugin<K>[];
}
