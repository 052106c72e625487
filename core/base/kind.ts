// What plugins of every kind have.

/** The kinds of plugins. @public */
export type Kind = "task" | "library" | "provider" | "client" | "quantization";

/** The mark of a plugin: data, so that a third party needs this package's types alone. @public */
export interface Stamp<K extends Kind = Kind> {
  /** The version of the plugin API, and the kind. */
  readonly "~hub": { readonly version: 1; readonly kind: K };
}

/** What plugins of every kind have. @public */
export interface Common {
  /** Lower case letters, digits, dots and dashes; clients have `language/name`. */
  readonly id: string;
  /** Other ids under which it is found. */
  readonly aliases?: readonly string[];
  /** The id of a plugin of the same kind whose place this one takes. */
  readonly replaces?: string;
}
