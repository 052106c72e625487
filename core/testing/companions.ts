// The hub that a plugin is checked in: its companions, the plugin itself, and what it replaces or extends.
import { createHub, defineClient, type Hub, type Plugin } from "../index.ts";

/** A hub of the same plugins that knows nothing from earlier calls, so that each of its plugins is asked again. @internal */
export const anew = (hub: Hub): Hub => ({ ...hub });

/**
 * The companions of a plugin, without another plugin of its id, and with one whose place it can take, where it replaces
 * one that is not among them. @internal
 */
export function companionsOf(plugin: Plugin, companions: readonly unknown[]): readonly Plugin[] {
  const { id, replaces } = plugin;
  const { kind } = plugin["~hub"];
  const others = (companions.flat(Infinity) as readonly Plugin[]).filter(
    (one) =>
      one !== plugin && !(one["~hub"]?.kind === kind && one.id === id && one.id !== replaces),
  );
  if (kind === "client" && (plugin as Plugin<"client">).extends !== undefined)
    return withExtended(plugin as Plugin<"client">, others);
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

// What is replaced may be anything of its kind, so a copy does.
function replacedBy(plugin: Plugin, id: string): Plugin {
  const { aliases: _, replaces: __, ...rest } = plugin;
  return { ...rest, id } as Plugin;
}

// What an extension does not bring is not its own to be checked, so that the client it extends prints nothing.
function withExtended(
  { extends: id = "", language }: Plugin<"client">,
  others: readonly Plugin[],
): readonly Plugin[] {
  const base = createHub(others).clients.get(id);
  const silent = { id, label: id, language, order: 1, ...pickNames(base), templates: [] };
  return [...others.filter((one) => one["~hub"]?.kind !== "client"), defineClient(silent)];
}

const pickNames = (base: Plugin<"client"> | undefined): object =>
  base === undefined ? {} : { id: base.id, label: base.label, language: base.language };

/** The plugins of a kind. @internal */
export function ofKind<K extends Plugin["~hub"]["kind"]>(
  plugins: readonly Plugin[],
  kind: K,
): readonly Plugin<K>[] {
  return plugins.filter((one) => one["~hub"]?.kind === kind) as unknown as readonly Plugin<K>[];
}
