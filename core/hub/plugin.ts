// A plugin is one frozen record of one kind, stamped with the version of the plugin API.
import type { Code } from "../code/tag.ts";
import type { Language } from "../code/language.ts";
import type { Auth } from "../model/auth.ts";
import type { Call } from "../model/call.ts";
import type { Model } from "../model/model.ts";
import type { Served } from "../model/served.ts";
import type { CallableSpec, Inputs, InputsOf, ListedSpec, Task, TaskSpec } from "../model/task.ts";
import type { Absence } from "./diagnostic.ts";
import { deepFreeze } from "./guard.ts";
import type { Install, LibrarySpec } from "./library.ts";
import type { QuantizationSpec } from "./quantization.ts";

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

/** Who serves a model over HTTP. @public */
export interface ProviderSpec extends Common {
  /** The name that people read. */
  readonly label: string;
  /** The organisation's name on the Hub. */
  readonly hubOrg?: string;
  /** Where direct requests go; left out for a policy, which only the router can carry out. */
  readonly baseUrl?: string;
  /** How direct requests carry the key. */
  readonly auth?: Auth;
  /** Hugging Face itself: direct requests take its token, which goes to huggingface.co and hosts below it alone; ids are those of the Hub. */
  readonly isHuggingFace?: boolean;
  /** The router does not know it, and no record maps models to it: requests go to it directly, with its own key. */
  readonly isOffHub?: boolean;
  /** Its id of a model that no mapping names; nothing where it is not known. */
  providerIdOf?(model: Model): string | undefined;
  /** How it serves each task, made with `on`. */
  readonly tasks: readonly Served[];
  /** How it serves a task that is not among `tasks`, such as one of a third party. */
  serves?(task: Task): Served | undefined;
}

/** A template of a client for one task. @public */
export interface Template {
  /** The task that it prints. */
  readonly task: Task;
  /** The program of a call. Pure: it throws nothing, and reads the call alone. */
  print(call: Call): Code;
}

/** What a snippet calls the provider with. @public */
export interface ClientSpec extends Common {
  /** The name that people read. */
  readonly label: string;
  /** The language of its programs, as `python.language`. */
  readonly language: Language;
  /** Position among the clients of its language. */
  readonly order: number;
  /** What installs it, where it does not come with the language. */
  readonly install?: Install;
  /** It always calls providers themselves, with their own keys; so it is offered where nothing chosen says otherwise. */
  readonly isDirect?: boolean;
  /** Why it cannot make this call; nothing where it can. */
  refuses?(call: Call): Absence | undefined;
  /** The templates of single tasks, made with `template`. */
  readonly templates: readonly Template[];
  /** The template of every other task. */
  otherwise?(call: Call): Code;
  /** The id of a client to which this one only brings its templates; made from a {@link ClientExtension}. */
  readonly extends?: string;
  /** The ids of the plugins that bring it templates; a hub says them. */
  readonly extendedBy?: readonly string[];
}

/**
 * Templates for a client that is there: for tasks that it does not know, or in place of its own. Whether one of them can
 * make a call is for `refuses` of the extension to say, and of no other task.
 * @public
 */
export interface ClientExtension
  extends Common, Pick<ClientSpec, "language" | "templates" | "refuses"> {
  /** The id of the client, which prints the same language. */
  readonly extends: string;
  /** The name that people read; the id unless told. */
  readonly label?: string;
}

/** The spec of each kind. @public */
export interface Specs {
  /** Of a task. */
  readonly task: TaskSpec;
  /** Of a library. */
  readonly library: LibrarySpec;
  /** Of a provider. */
  readonly provider: ProviderSpec;
  /** Of a client. */
  readonly client: ClientSpec;
  /** Of a quantization. */
  readonly quantization: QuantizationSpec;
}

/** A plugin of a kind: its spec and the stamp. @public */
export type Plugin<K extends Kind = Kind> = { readonly [P in K]: Specs[P] & Stamp<P> }[K];

function define<K extends Kind>(kind: K, spec: Specs[K]): Specs[K] & Stamp<K> {
  return deepFreeze({ "~hub": { version: 1, kind }, ...spec } as Specs[K] & Stamp<K>);
}

/** Makes a task that providers are called for; it is the key that `on` and `template` take. @public */
export function defineTask<const I extends Inputs, N extends string>(
  spec: CallableSpec<I, N>,
): Task<InputsOf<I>, N>;
/** Makes a task that is only listed. @public */
export function defineTask(spec: ListedSpec): Plugin<"task">;
export function defineTask(spec: TaskSpec): Plugin<"task"> {
  return define("task", spec);
}
/** Makes a library plugin. @public */
export const defineLibrary = (spec: LibrarySpec): Plugin<"library"> => define("library", spec);
/** Makes a provider plugin. @public */
export const defineProvider = (spec: ProviderSpec): Plugin<"provider"> => define("provider", spec);
/** Makes a client plugin, or one that extends another client. @public */
export const defineClient = (spec: ClientSpec | ClientExtension): Plugin<"client"> =>
  define("client", isExtension(spec) ? { label: spec.id, order: 0, ...spec } : spec);
const isExtension = (spec: ClientSpec | ClientExtension): spec is ClientExtension =>
  spec.extends !== undefined;
/** Makes a quantization plugin. @public */
export const defineQuantization = (spec: QuantizationSpec): Plugin<"quantization"> =>
  define("quantization", spec);

/** Says how a client prints a task; `print` gets the call with the task's inputs typed. @public */
export function template<T>(task: Task<T>, print: (call: Call<T>) => Code): Template {
  return { task, print } as Template;
}
