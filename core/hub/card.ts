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
