// Entries: the cards of plugins that are not loaded yet, each with a function that loads its plugin.
import type { Card, Kind, Plugin } from "../kinds/index.ts";

/**
 * A card, and a function that imports the module whose default export is its plugin. For a task, `page` loads a
 * `TaskPage` of `hubsmith/catalog`.
 * @public
 */
export type Entry<K extends Kind = Kind, Id extends string = string> = {
  readonly [P in K]: Card<P, Id> & {
    readonly load: () => Promise<{ readonly default: unknown }>;
  } & (P extends "task"
      ? { readonly page?: () => Promise<{ readonly default: unknown }> }
      : unknown);
}[K];

/** What a registry sorts. @internal */
export type Labeled = { readonly label?: string; readonly prettyLabel?: string };

/** The display name of a plugin, which is also its sort key. @internal */
export const labelOf = ({ prettyLabel, label = "" }: Labeled): string => prettyLabel ?? label;

/** Plugins, or nested arrays of plugins, such as the default exports of packages. @public */
export type PluginList = readonly (Plugin | PluginList)[];

/** The configuration of the command and of the app: the default export of `hubsmith.config.ts`. @public */
export interface Config {
  /** The plugins to add. A plugin with `replaces` replaces another one. */
  readonly plugins: PluginList;
}

/**
 * Types a configuration, so that an editor completes and checks it. Never throws.
 * @returns The same configuration.
 * @example
 * ```ts
 * // hubsmith.config.ts
 * import { defineConfig, defineQuantization } from "hubsmith";
 *
 * const mine = defineQuantization({ id: "halfling", label: "Halfling", sets: {}, preference: [] });
 * export const config = defineConfig({ plugins: [mine] });
 * config.plugins.length; // → 1
 * ```
 * @public
 */
export const defineConfig = (config: Config): Config => config;
