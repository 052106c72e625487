// The kinds of plugins. To add a kind, define it in a file next to this one, and add a line to each type and list.
import type { Language } from "../code/language.ts";
import { app, type AppSpec } from "./app.ts";
import { client, type ClientSpec } from "./client.ts";
import type { KindDefinition, PluginFields, PluginStamp } from "./kind.ts";
import { library, type LibrarySpec } from "./library.ts";
import { provider, type ProviderSpec } from "./provider.ts";
import { quantization, type QuantizationSpec } from "./quantization.ts";
import { task, type TaskSpec } from "./task.ts";

/** The kinds of plugins. @public */
export type Kind = "task" | "library" | "provider" | "app" | "client" | "quantization";

/** A plugin: data and pure functions, made by a `define…` function. `Plugin<"library">` is one of a kind. @public */
export type Plugin<K extends Kind = Kind> = {
  readonly [P in K]: {
    readonly task: TaskSpec;
    readonly library: LibrarySpec;
    readonly provider: ProviderSpec;
    readonly app: AppSpec;
    readonly client: ClientSpec;
    readonly quantization: QuantizationSpec;
  }[P] &
    PluginStamp<P>;
}[K];

/**
 * The metadata of a plugin that is not loaded yet: enough to list it, and to decide whether to load it.
 * @public
 */
export type Card<K extends Kind = Kind, Id extends string = string> = {
  readonly [P in K]: {
    /** The field of machine learning, and whether lists show the task. */
    readonly task: Pick<TaskSpec, "modality" | "isInternal" | "wireOf">;
    /** The tasks whose models it loads, and when it is tried. */
    readonly library: Pick<LibrarySpec, "filter" | "tasks" | "isTriedUnnamed" | "isFallback">;
    /** The base URL, and the ids of the tasks that it serves. */
    readonly provider: Pick<ProviderSpec, "baseUrl"> & { readonly tasks: readonly string[] };
    /** What it is for. */
    readonly app: Pick<AppSpec, "summary">;
    /** The language of its programs, and its position among the clients of that language. */
    readonly client: Pick<ClientSpec, "order"> & {
      readonly language: Pick<Language, "id" | "label" | "order" | "highlight">;
    };
    /** No other fields. */
    readonly quantization: Readonly<Record<never, never>>;
  }[P] &
    PluginFields & { readonly kind: P; readonly id: Id; readonly label: string };
}[K];

/** The fields of the plugins of each kind. @internal */
export type PluginSpecs = { readonly [K in Kind]: Omit<Plugin<K>, "~hub"> };

/** The fields of a language that a page needs to list it and to highlight its snippets. @internal */
export type LanguageCard = Card<"client">["language"];

type CardField<K extends Kind> = Exclude<
  keyof Card<K> & string,
  keyof PluginFields | "kind" | "label"
>;

type AllKinds = { readonly [K in Kind]: KindDefinition<K, string, CardField<K>> };

/** The definition of each kind. @internal */
export interface KindDefinitions extends AllKinds {
  readonly task: typeof task;
  readonly library: typeof library;
  readonly provider: typeof provider;
  readonly app: typeof app;
  readonly client: typeof client;
  readonly quantization: typeof quantization;
}

/** The definition of each kind, in the order of lists. @internal */
export const kinds: KindDefinitions = {
  task,
  library,
  provider,
  app,
  client,
  quantization,
};

/** The names of the kinds, in the order of lists. @internal */
export const KINDS: readonly Kind[] = Object.keys(kinds) as Kind[];
