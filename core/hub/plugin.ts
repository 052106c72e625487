// A plugin is one frozen record of one kind, stamped with the version of the plugin API.
import type { Code } from "../code/code.ts";
import type { Language } from "../code/language.ts";
import type { Call } from "../model/call.ts";
import type { Model } from "../model/model.ts";
import type { ProviderSpec } from "../model/served.ts";
import type { Inputs, InputsOf } from "../model/inputs.ts";
import type { CallableSpec, ListedSpec, Task, TaskSpec } from "../model/task.ts";
import type { Common, Kind, Stamp } from "./kind.ts";
import type { Absence } from "./diagnostic.ts";
import { deepFreeze } from "./frozen.ts";
import type { Install, LibrarySpec } from "./library.ts";
import type { QuantizationSpec } from "./quantization.ts";

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
/** Makes a client plugin. @public */
export const defineClient = (spec: ClientSpec): Plugin<"client"> => define("client", spec);
/** Makes a quantization plugin. @public */
export const defineQuantization = (spec: QuantizationSpec): Plugin<"quantization"> =>
  define("quantization", spec);

/** Says how a client prints a task; `print` gets the call with the task's inputs typed. @public */
export function template<T>(task: Task<T>, print: (call: Call<T>) => Code): Template {
  return { task, print } as Template;
}
