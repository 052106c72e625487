// The kinds of plugins, and the functions that create them.
import type { Code } from "../code/tag.ts";
import type { Language } from "../code/language.ts";
import type { Call } from "../http/request.ts";
import type { Model } from "../record/model.ts";
import type { ProviderSpec } from "../http/provider.ts";
import type { Inputs, InputsOf } from "../record/inputs.ts";
import type { CallableSpec, ListedSpec, Task, TaskSpec } from "../http/task.ts";
import type { Common, Kind, Stamp } from "../base/kind.ts";
import type { Absence } from "../base/issue.ts";
import { deepFreeze } from "../base/freeze.ts";
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

/** What must be there before a snippet runs, by package manager; the kernel prints the commands. @public */
export interface Install {
  /** Requirement specifiers, e.g. `transformers[torch]`. */
  readonly pip?: readonly string[];
  /** Packages of npm, with a version where one is wanted: `three@0.170`. */
  readonly npm?: readonly string[];
  /** Formulas of Homebrew. */
  readonly brew?: readonly string[];
  /** Packages of Debian and its like. */
  readonly apt?: readonly string[];
  /** Crates, which `cargo add` takes. */
  readonly cargo?: readonly string[];
  /** Modules, which `go get` takes. */
  readonly go?: readonly string[];
  /** Packages of NuGet. */
  readonly dotnet?: readonly string[];
  /** Swift packages: where each is, and the version from which on it is wanted. */
  readonly swift?: readonly { readonly url: string; readonly from: string }[];
  /** What no command installs, in a sentence; printed as a comment. */
  readonly note?: string;
}

/** What loads a model locally; field names are the ecosystem's. @public */
export interface LibrarySpec extends Common {
  /** The name that people read. */
  readonly prettyLabel: string;
  /** The name of its repository. */
  readonly repoName: string;
  /** The address of its repository. */
  readonly repoUrl: string;
  /** The address of its documentation. */
  readonly docsUrl?: string;
  /** Whether the Hub offers it as a filter. */
  readonly filter: boolean;
  /** The ids of the tasks for whose models it is; a task's libraries are found by it. */
  readonly tasks?: readonly string[];
  /** The ids of the tasks for which Hugging Face's own servers run its models. */
  readonly hostedInferenceTasks?: readonly string[];
  /** It helps with every model that no library of its record loads. */
  readonly isFallback?: boolean;
  /** Which requested files count as one download. */
  readonly countDownloads?: DownloadRule;
  /** What its programs need, unless one of them says otherwise. */
  readonly install?: Install;
  /** The programs that load a model: one, several with a purpose each, or why there is none. */
  snippets?(model: Model): Code | LoadCode | readonly LoadCode[] | Absence;
}

/** One of several load snippets. @public */
export interface LoadCode {
  /** What it does, in a few words. */
  readonly purpose: string;
  /** The program. */
  readonly code: Code;
  /** Where it needs something else than the library's own. */
  readonly install?: Install;
}

/** A field by which the Hub knows a file: its whole path, or the folder with a slash behind it, name and extension of it. @public */
export type FileField = "path" | "path_prefix" | "path_filename" | "path_extension";

/** Which requested files count as one download. @public */
export type DownloadRule =
  | { readonly field: FileField; readonly is: string }
  | { readonly exists: FileField }
  | { readonly any: readonly DownloadRule[] }
  | { readonly all: readonly DownloadRule[] };

/** The makers of rules. @public */
export interface DownloadRules {
  /** The file at a path, from the root of the repository. */
  path(path: string): DownloadRule;
  /** Files with this extension, in any folder. */
  extension(extension: string): DownloadRule;
  /** Files with this name before the extension, in any folder. */
  filename(name: string): DownloadRule;
  /** Files in this folder, which is written with a slash behind it. */
  prefix(folder: string): DownloadRule;
  /** Files of which the Hub knows this field; the root has no prefix. */
  exists(field: FileField): DownloadRule;
  /** Files that at least one of the rules counts. */
  any(...rules: readonly DownloadRule[]): DownloadRule;
  /** Files that every one of the rules counts. */
  all(...rules: readonly DownloadRule[]): DownloadRule;
}

/** Rules of what counts as a download. @public */
export const downloads: DownloadRules = {
  path: (is) => ({ field: "path", is }),
  extension: (is) => ({ field: "path_extension", is }),
  filename: (is) => ({ field: "path_filename", is }),
  prefix: (is) => ({ field: "path_prefix", is }),
  exists: (field) => ({ exists: field }),
  any: (...any) => ({ any }),
  all: (...all) => ({ all }),
};
