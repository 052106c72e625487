// The kinds of plugins. To add a kind, define it in a file next to this one, and add a line to each type and list.
import type { Language } from "../code/language.ts";
import type { AppSpec } from "./app.ts";
import type { ClientSpec } from "./client.ts";
import type { PluginFields, PluginStamp } from "./kind.ts";
import type { LibrarySpec } from "./library.ts";
import type { ProviderSpec } from "./provider.ts";
import type { QuantizationSpec } from "./quantization.ts";
import type { TaskSpec } from "./task.ts";

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
    readonly task: Pick<TaskSpec, "modality" | "isInternal" | "wireOf">;
    readonly library: Pick<LibrarySpec, "filter" | "tasks" | "isTriedUnnamed" | "isFallback">;
    /** Its tasks are ids, because their handlers are not loaded. */
    readonly provider: Pick<ProviderSpec, "baseUrl"> & { readonly tasks: readonly string[] };
    readonly app: Pick<AppSpec, "summary">;
    readonly client: Pick<ClientSpec, "order" | "isFramework"> & {
      readonly language: Pick<Language, "id" | "label" | "order" | "highlight">;
    };
    readonly quantization: Readonly<Record<never, never>>;
  }[P] &
    PluginFields & { readonly kind: P; readonly id: Id; readonly label: string };
}[K];

export type PluginSpecs = { readonly [K in Kind]: Omit<Plugin<K>, "~hub"> };

/** The fields of a language that a page needs to list it and to highlight its snippets. @internal */
export type LanguageCard = Card<"client">["language"];

type CardField<K extends Kind> = Exclude<
  keyof Card<K> & string,
  keyof PluginFields | "kind" | "label"
>;

/** The names of the fields of a card, beside `id`, `label`, `aliases` and `replaces`. @internal */
export const cardFields: { readonly [K in Kind]: readonly CardField<K>[] } = {
  task: ["modality", "isInternal", "wireOf"],
  library: ["filter", "tasks", "isTriedUnnamed", "isFallback"],
  provider: ["tasks", "baseUrl"],
  app: ["summary"],
  client: ["language", "order", "isFramework"],
  quantization: [],
};

interface KindDefinition {
  /** The plural: the folder of its plugins, and its registry in a hub. */
  readonly folder: "tasks" | "libraries" | "providers" | "apps" | "clients" | "quantizations";
  /** Whether an id has two parts, as `python/requests` has. */
  readonly hasParts?: boolean;
}

/** The definition of each kind, in the order of lists. @internal */
export const kinds: Readonly<Record<Kind, KindDefinition>> = {
  task: { folder: "tasks" },
  library: { folder: "libraries" },
  provider: { folder: "providers" },
  app: { folder: "apps" },
  client: { folder: "clients", hasParts: true },
  quantization: { folder: "quantizations" },
};

export const KINDS: readonly Kind[] = Object.keys(kinds) as Kind[];
