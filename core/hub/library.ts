// A library: what loads a model locally, what installs it, and which files count as its downloads.
import type { Code } from "../code/tag.ts";
import type { DownloadRule } from "../model/downloads.ts";
import type { Model } from "../model/model.ts";
import type { Absence } from "./diagnostic.ts";
import type { Common } from "./plugin.ts";

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
