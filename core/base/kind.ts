// Defines the fields that all plugins share.

/** The plugin kinds. @public */
export type Kind = "task" | "library" | "provider" | "client" | "quantization";

/** The version of the plugin API. @internal */
export const VERSION = 1;

/** Marks an object as a plugin. It is plain data, so a third party needs only this package's types. @public */
export interface Stamp<K extends Kind = Kind> {
  /** The plugin API version and the plugin's kind. */
  readonly "~hub": { readonly version: 1; readonly kind: K };
}

/** The fields that all plugins share. @public */
export interface Common {
  /** Lowercase letters, digits, dots and dashes. The id of a client is `language/name`. */
  readonly id: string;
  /** Other ids for the same plugin. */
  readonly aliases?: readonly string[];
  /** The id of the plugin that this one replaces. Both have the same kind. */
  readonly replaces?: string;
}
