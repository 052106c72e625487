// A plugin is one frozen record of one kind, stamped with the version of this contract.
import type { Code } from "../code/code.ts";
import type { ValueObject } from "../code/value.ts";
import type { Call } from "../model/call.ts";
import type { Model } from "../model/model.ts";
import type { Served } from "../model/served.ts";
import type { Task } from "../model/task.ts";
import type { Absence } from "./diagnostic.ts";
import { deepFreeze } from "./guard.ts";

/** The kinds of plugins. @public */
export type Kind = "task" | "library" | "provider" | "client" | "quantization";

/** The mark of a plugin: data, so that a third party needs this package's types alone. @public */
export interface Stamp<K extends Kind = Kind> {
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

/** A task's catalogue record; field names are the ecosystem's. @public */
export interface TaskSpec extends Common {
  readonly label: string;
  readonly modality: string;
  readonly summary: string;
  /** The typed key that providers and the generator use. */
  readonly key?: Task;
  readonly libraries: readonly string[];
  readonly datasets: readonly CatalogueItem[];
  readonly models: readonly CatalogueItem[];
  readonly spaces: readonly CatalogueItem[];
  readonly metrics: readonly CatalogueItem[];
  readonly demo: {
    readonly inputs: readonly ValueObject[];
    readonly outputs: readonly ValueObject[];
  };
  readonly widgetModels: readonly string[];
  readonly youtubeId?: string;
  readonly canonicalId?: string;
  readonly isPlaceholder?: boolean;
}

/** A dataset, model, space or metric on a task's page, with why it is there. @public */
export interface CatalogueItem {
  readonly id: string;
  readonly description: string;
}

/** What loads a model locally. @public */
export interface LibrarySpec extends Common {
  readonly prettyLabel: string;
  readonly repoName: string;
  readonly repoUrl: string;
  readonly docsUrl?: string;
  /** Whether the hub offers it as a filter. */
  readonly filter: boolean;
  /** Which requested files count as one download, as the hub's query string. */
  readonly countDownloads?: string;
  /** The command that installs it. */
  readonly install?: string;
  snippets?(model: Model): Code | readonly LoadCode[] | Absence;
}

/** One of several load snippets. @public */
export interface LoadCode {
  /** What it does, in a few words. */
  readonly purpose: string;
  readonly code: Code;
  /** Where it needs another command than the library's own. */
  readonly install?: string;
}

/** Who serves a model over HTTP. @public */
export interface ProviderSpec extends Common {
  readonly label: string;
  /** The organisation's name on the hub. */
  readonly hubOrg?: string;
  /** Where direct requests go; left out for a policy, which only the router can carry out. */
  readonly baseUrl?: string;
  /** The scheme of the Authorization header of direct requests; `Bearer` unless told. */
  readonly authScheme?: string;
  /** Direct requests take a token of the hub, and ids are those of the hub. */
  readonly isHub?: boolean;
  readonly tasks: readonly Served[];
}

/** What a snippet calls the provider with. @public */
export interface ClientSpec extends Common {
  readonly label: string;
  readonly language: string;
  /** Position among the clients of its language. */
  readonly order: number;
  /** The command that installs it, where it does not come with the language. */
  readonly install?: string;
  /** Why it cannot make this call; nothing where it can. */
  refuses?(call: Call): Absence | undefined;
  /** The template of each kind of task. */
  readonly templates: Readonly<Record<string, (call: Call) => Code>>;
  /** The template of every other kind. */
  otherwise?(call: Call): Code;
}

/** A table of quantization formats. @public */
export interface QuantizationSpec extends Common {
  readonly label: string;
  /** The formats of each code set, by set name. */
  readonly sets: Readonly<
    Record<string, readonly { readonly name: string; readonly code: number }[]>
  >;
  /** Names from most to least precise. */
  readonly preference: readonly string[];
}

/** The spec of each kind. @public */
export interface Specs {
  readonly task: TaskSpec;
  readonly library: LibrarySpec;
  readonly provider: ProviderSpec;
  readonly client: ClientSpec;
  readonly quantization: QuantizationSpec;
}

/** A plugin of a kind: its spec and the stamp. @public */
export type Plugin<K extends Kind = Kind> = { readonly [P in K]: Specs[P] & Stamp<P> }[K];

function define<K extends Kind>(kind: K, spec: Specs[K]): Specs[K] & Stamp<K> {
  return deepFreeze({ "~hub": { version: 1, kind }, ...spec } as Specs[K] & Stamp<K>);
}

/** Makes a task plugin. @public */
export const defineTask = (spec: TaskSpec): Plugin<"task"> => define("task", spec);
/** Makes a library plugin. @public */
export const defineLibrary = (spec: LibrarySpec): Plugin<"library"> => define("library", spec);
/** Makes a provider plugin. @public */
export const defineProvider = (spec: ProviderSpec): Plugin<"provider"> => define("provider", spec);
/** Makes a client plugin. @public */
export const defineClient = (spec: ClientSpec): Plugin<"client"> => define("client", spec);
/** Makes a quantization plugin. @public */
export const defineQuantization = (spec: QuantizationSpec): Plugin<"quantization"> =>
  define("quantization", spec);
