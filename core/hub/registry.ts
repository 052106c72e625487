// A registry is the hub's read-only view of one kind: sorted by label, found by id or alias.
import { labelOf } from "./manifest.ts";
import type { Kind, Plugin } from "./plugin.ts";

/** The plugins of one kind. @public */
export interface Registry<K extends Kind> extends Iterable<Plugin<K>> {
  readonly size: number;
  /** Finds by id or alias, in the case given or any other. */
  get(id: string): Plugin<K> | undefined;
  has(id: string): boolean;
  /** All, by label, in the order of plain code units. */
  readonly list: readonly Plugin<K>[];
}

/** Makes a registry of plugins and the aliases to find them by. @internal */
export function createRegistry(
  plugins: readonly Plugin[],
  aliases: ReadonlyMap<string, Plugin>,
): Registry<Kind> {
  const keyOf = (plugin: Plugin): string => `${labelOf(plugin)}\n${plugin.id}`;
  const list = [...plugins].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const exact = new Map([...aliases, ...list.map((plugin) => [plugin.id, plugin] as const)]);
  const folded = new Map([...exact].reverse().map(([id, plugin]) => [id.toLowerCase(), plugin]));
  const get = (id: string): Plugin | undefined => exact.get(id) ?? folded.get(id.toLowerCase());
  return Object.freeze({
    size: list.length,
    list: Object.freeze(list),
    get,
    has: (id: string) => get(id) !== undefined,
    [Symbol.iterator]: () => list[Symbol.iterator](),
  });
}
