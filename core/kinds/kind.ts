// What plugins of all kinds have in common.
import { deepFreeze } from "../base/freeze.ts";

/** The version of the plugin API. @internal */
export const VERSION = 1;

/**
 * Marks an object as a plugin. The `define…` functions add it. It is plain data, so a third party needs only the types
 * of this package.
 * @public
 */
export interface PluginStamp<K extends string = string> {
  /** The plugin API version and the plugin's kind. */
  readonly "~hub": { readonly version: 1; readonly kind: K };
}

/** The fields that plugins of all kinds share. @public */
export interface PluginFields {
  /** Lowercase letters, digits, dots and dashes. The id of a client is `language/name`. */
  readonly id: string;
  /** Other ids for the same plugin. */
  readonly aliases?: readonly string[];
  /** The id of the plugin that this one replaces. Both have the same kind. */
  readonly replaces?: string;
}

export function definePlugin<K extends string, Spec extends PluginFields>(
  kind: K,
  spec: Spec,
): Spec & PluginStamp<K> {
  return deepFreeze({ "~hub": { version: VERSION, kind }, ...spec } as Spec & PluginStamp<K>);
}
