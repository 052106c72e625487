// The kinds of plugins. To add a kind, define it in a file beside this one, and add a line to each list.
import { client } from "./client.ts";
import type { PluginStamp } from "./kind.ts";
import { library } from "./library.ts";
import { provider } from "./provider.ts";
import { quantization } from "./quantization.ts";
import { task } from "./task.ts";

/** The definition of each kind. @public */
export interface KindDefinitions {
  /** The kind of tasks. */
  readonly task: typeof task;
  /** The kind of libraries. */
  readonly library: typeof library;
  /** The kind of providers. */
  readonly provider: typeof provider;
  /** The kind of clients. */
  readonly client: typeof client;
  /** The kind of quantizations. */
  readonly quantization: typeof quantization;
}

/** The definition of each kind, in the order of lists. @internal */
export const kinds: KindDefinitions = { task, library, provider, client, quantization };

/** The kinds of plugins: `task`, `library`, `provider`, `client` and `quantization`. @public */
export type Kind = keyof KindDefinitions;

/** The names of the kinds, in the order of lists. @internal */
export const KINDS: readonly Kind[] = Object.keys(kinds) as Kind[];

/** The types of a kind. @public */
export type TypesOf<K extends Kind> = NonNullable<KindDefinitions[K]["~types"]>;

/** The spec of each kind: the fields of its plugins. @public */
export type PluginSpecs = { readonly [K in Kind]: TypesOf<K>["spec"] };

/** The fields of the card of each kind, beside id, label, aliases and `replaces`. @public */
export type Cards = { readonly [K in Kind]: TypesOf<K>["card"] };

/** The name of the registry of a kind in a hub, and the folder of its plugins. @public */
export type FolderOf<K extends Kind> = KindDefinitions[K]["folder"];

/** A plugin: data and pure functions, made by a `define…` function. `Plugin<"library">` is one of a kind. @public */
export type Plugin<K extends Kind = Kind> = {
  readonly [P in K]: PluginSpecs[P] & PluginStamp<P>;
}[K];
