// How the plugins of a kind are checked.
import type { Kind, Plugin, PluginSpecs } from "../kinds/index.ts";
import type { PluginFields } from "../kinds/kind.ts";
import * as is from "./schema.ts";
import { arrayOf, optional, type Schema, type Schemas } from "./schema.ts";

export interface KindCheck<K extends Kind> {
  /** The schemas of its fields, except those of all kinds. `callable` is the schema of a task in a provider or client. */
  schemas(callable: Schema): Schemas<Omit<PluginSpecs[K], keyof PluginFields>>;
  /** The fields that are not JSON, and have their own schemas. */
  readonly notJson?: readonly (keyof PluginSpecs[K] & string)[];
  /** A conflict between fields that are valid on their own; undefined if there is none. */
  conflictIn?(plugin: Plugin<K>): string | undefined;
  /** A copy whose functions throw if they return something invalid. */
  withCheckedReturns(plugin: Plugin<K>): Plugin<K>;
}

export const common: Schemas<PluginFields> = {
  id: is.id,
  aliases: optional(arrayOf(is.id)),
  replaces: optional(is.id),
};

export const firstDuplicate = (names: readonly string[]): string | undefined =>
  names.find((name, index) => names.indexOf(name) < index);
