// Cards and entries: the metadata of plugins that are not loaded yet.
import type { PluginFields } from "../kinds/kind.ts";
import type { Cards, Kind, Plugin } from "../kinds/index.ts";

/** The card of a plugin. @public */
export type Card<K extends Kind = Kind, Id extends string = string> = {
  readonly [P in K]: Cards[P] &
    PluginFields & { readonly kind: P; readonly id: Id; readonly label: string };
}[K];

/** Imports a module whose default export is a plugin. @public */
export type Load = () => Promise<{ readonly default: unknown }>;

/** A card and a function that loads its plugin. For a task, `page` loads a `TaskPage` of hubsmith/catalog. @public */
export type Entry<K extends Kind = Kind, Id extends string = string> = {
  readonly [P in K]: Card<P, Id> & { readonly load: Load } & (P extends "task"
      ? { readonly page?: () => Promise<{ readonly default: unknown }> }
      : unknown);
}[K];

/** The ids of the entries of a kind, e.g. `IdOf<typeof entries, "provider">`. @public */
export type IdOf<E extends Entry, K extends Kind> = Extract<E, { readonly kind: K }>["id"];

/**
 * Creates entries from rows: an id, a load function, and a value for each column. A value that is `undefined` or missing
 * is left out of the card. Generated indexes use rows because they are a third of the size.
 * @public
 */
export function entriesOf<K extends Kind, Id extends string>(
  kind: K,
  columns: readonly string[],
  rows: readonly (readonly [id: Id, load: Load, ...values: readonly unknown[]])[],
): readonly Entry<K, Id>[] {
  const entries = rows.map(([id, load, ...values]) => {
    const fields = columns.map((column, index) => [column, values[index]] as const);
    const card = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    return Object.freeze({ kind, id, ...card, load });
  });
  return Object.freeze(entries) as readonly object[] as readonly Entry<K, Id>[];
}

/** Joins several arrays of entries. A bundler can drop the call if its result is unused. @public */
export const allEntries = <E extends Entry>(...lists: readonly (readonly E[])[]): readonly E[] =>
  Object.freeze(lists.flat());

/** The display name of a plugin, which is also its sort key. @public */
export const labelOf = ({
  prettyLabel,
  label = "",
}: {
  readonly label?: string;
  readonly prettyLabel?: string;
}): string => prettyLabel ?? label;

/** Plugins, or nested arrays of plugins, such as the default exports of packages. @public */
export type PluginList = readonly (Plugin | PluginList)[];

/** The configuration of an app. @public */
export interface Config {
  /** The plugins to add. A plugin with `replaces` replaces another one. */
  readonly plugins: PluginList;
}

/** Types a configuration for editors: `export default defineConfig({ plugins: [mine] })`. @public */
export const defineConfig = (config: Config): Config => config;
