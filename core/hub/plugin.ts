// The specs of each kind of plugin, and the functions that define plugins.
import type { Code } from "../code/tag.ts";
import type { Language } from "../code/language.ts";
import type { Call } from "../http/request.ts";
import type { Model } from "../record/model.ts";
import type { ProviderSpec } from "../http/provider.ts";
import type { Inputs, InputsOf } from "../record/inputs.ts";
import type { CallableSpec, ListedSpec, Task, TaskSpec } from "../http/task.ts";
import { type Common, type Kind, type Stamp, VERSION } from "../base/kind.ts";
import type { Absence } from "../base/issue.ts";
import { deepFreeze } from "../base/freeze.ts";
import type { QuantizationSpec } from "./quantization.ts";

/** A client's template for one task. @public */
export interface Template {
  /** The task whose calls it prints. */
  readonly task: Task;
  /** Prints the program of a call. It must be pure: it only reads the call, and does not throw. */
  print(call: Call): Code;
}

/** A client: the library or tool with which a snippet calls a provider. @public */
export interface ClientSpec extends Common {
  /** The display name. */
  readonly label: string;
  /** The language of its programs, e.g. `python.language`. */
  readonly language: Language;
  /** Position among the clients of its language. */
  readonly order: number;
  /** How to install it; undefined if it is part of the language. */
  readonly install?: Install;
  /** Whether it always calls providers directly, with their own keys. Used unless the options conflict. */
  readonly isDirect?: boolean;
  /** Returns why it cannot make this call; undefined if it can. */
  refuses?(call: Call): Absence | undefined;
  /** The templates of its tasks, created with `template`. */
  readonly templates: readonly Template[];
  /** Prints a call of any other task; undefined if other tasks are not supported. */
  otherwise?(call: Call): Code;
}

/** The spec of each kind. @public */
export interface Specs {
  /** The spec of a task. */
  readonly task: TaskSpec;
  /** The spec of a library. */
  readonly library: LibrarySpec;
  /** The spec of a provider. */
  readonly provider: ProviderSpec;
  /** The spec of a client. */
  readonly client: ClientSpec;
  /** The spec of a quantization. */
  readonly quantization: QuantizationSpec;
}

/** A plugin: the spec of its kind, and a stamp. @public */
export type Plugin<K extends Kind = Kind> = { readonly [P in K]: Specs[P] & Stamp<P> }[K];

function define<K extends Kind>(kind: K, spec: Specs[K]): Specs[K] & Stamp<K> {
  return deepFreeze({ "~hub": { version: VERSION, kind }, ...spec } as Specs[K] & Stamp<K>);
}

/** Defines a task that providers can be called for. Pass it to `serves` and `template`. @public */
export function defineTask<const I extends Inputs, N extends string>(
  spec: CallableSpec<I, N>,
): Task<InputsOf<I>, N>;
/** Defines a task that is only listed. @public */
export function defineTask(spec: ListedSpec): Plugin<"task">;
export function defineTask(spec: TaskSpec): Plugin<"task"> {
  return define("task", spec);
}
/** Defines a library plugin. @public */
export const defineLibrary = (spec: LibrarySpec): Plugin<"library"> => define("library", spec);
/** Defines a provider plugin. @public */
export const defineProvider = (spec: ProviderSpec): Plugin<"provider"> => define("provider", spec);
/** Defines a client plugin. @public */
export const defineClient = (spec: ClientSpec): Plugin<"client"> => define("client", spec);
/** Defines a quantization plugin. @public */
export const defineQuantization = (spec: QuantizationSpec): Plugin<"quantization"> =>
  define("quantization", spec);

/** Creates a template, whose `print` gets the call with the task's input types. @public */
export function template<T>(task: Task<T>, print: (call: Call<T>) => Code): Template {
  return { task, print } as Template;
}

/** The packages that a snippet needs, by package manager. `installText` prints the commands. @public */
export interface Install {
  /** Requirement specifiers, e.g. `transformers[torch]`. */
  readonly pip?: readonly string[];
  /** npm packages, with a version if needed: `three@0.170`. */
  readonly npm?: readonly string[];
  /** Homebrew formulas. */
  readonly brew?: readonly string[];
  /** Debian packages. */
  readonly apt?: readonly string[];
  /** Crates, for `cargo add`. */
  readonly cargo?: readonly string[];
  /** Go modules, for `go get`. */
  readonly go?: readonly string[];
  /** NuGet packages. */
  readonly dotnet?: readonly string[];
  /** Swift packages: the URL of each repository, and the minimum version. */
  readonly swift?: readonly { readonly url: string; readonly from: string }[];
  /** A sentence about requirements that no command installs; printed as a comment. */
  readonly note?: string;
}

/** A library that loads models locally. Field names follow huggingface.js. @public */
export interface LibrarySpec extends Common {
  /** The display name. */
  readonly prettyLabel: string;
  /** The name of its repository. */
  readonly repoName: string;
  /** The URL of its repository. */
  readonly repoUrl: string;
  /** The URL of its documentation. */
  readonly docsUrl?: string;
  /** Whether the Hub offers it as a filter. */
  readonly filter: boolean;
  /** The ids of the tasks whose models it loads. */
  readonly tasks?: readonly string[];
  /** The ids of the tasks for which Hugging Face's servers run its models. */
  readonly hostedInferenceTasks?: readonly string[];
  /**
   * Whether it is tried for models whose record names no registered library. Its `snippets` return an absence unless
   * tags, config or files show that the model is for this library.
   */
  readonly isInferred?: boolean;
  /** Whether it is used for models that no library of their record loads. */
  readonly isFallback?: boolean;
  /** Which requested files count as one download. */
  readonly countDownloads?: DownloadRule;
  /** What its programs need; a program with `install` overrides it. */
  readonly install?: Install;
  /** Returns one program, several programs with a purpose each, or why there is none. */
  snippets?(model: Model): Code | LoadCode | readonly LoadCode[] | Absence;
}

/** One of several load snippets. @public */
export interface LoadCode {
  /** What it does, in a few words. */
  readonly purpose: string;
  /** The program. */
  readonly code: Code;
  /** What it needs, by default the library's `install`. */
  readonly install?: Install;
}

/** A file property: its path, its folder with a trailing slash, its name without the extension, or its extension. @public */
export type FileField = "path" | "path_prefix" | "path_filename" | "path_extension";

/** Which requested files count as one download. @public */
export type DownloadRule =
  | { readonly field: FileField; readonly is: string }
  | { readonly exists: FileField }
  | { readonly any: readonly DownloadRule[] }
  | { readonly all: readonly DownloadRule[] };

/** Creates download rules. @public */
export const downloads = {
  /** Counts the file at this path, relative to the root of the repository. */
  path: (path: string): DownloadRule => ({ field: "path", is: path }),
  /** Counts files with this extension, in any folder. */
  extension: (extension: string): DownloadRule => ({ field: "path_extension", is: extension }),
  /** Counts files with this name before the extension, in any folder. */
  filename: (name: string): DownloadRule => ({ field: "path_filename", is: name }),
  /** Counts files in this folder, written with a trailing slash. */
  prefix: (folder: string): DownloadRule => ({ field: "path_prefix", is: folder }),
  /** Counts files that have this field; files in the root have no prefix. */
  exists: (field: FileField): DownloadRule => ({ exists: field }),
  /** Counts files that match at least one of the rules. */
  any: (...any: readonly DownloadRule[]): DownloadRule => ({ any }),
  /** Counts files that match all of the rules. */
  all: (...all: readonly DownloadRule[]): DownloadRule => ({ all }),
};
