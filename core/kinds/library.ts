// Defines libraries, which load models locally.
import type { Absence } from "../base/issue.ts";
import type { Code } from "../code/tag.ts";
import type { Model } from "../record/model.ts";
import type { DownloadRule } from "./downloads.ts";
import type { Install } from "./install.ts";
import { definePlugin, type PluginFields, type PluginStamp } from "./kind.ts";

/**
 * A library that loads models on the user's machine. The names of most fields are those of huggingface.js.
 * @see https://huggingface.co/docs/hub/models-adding-libraries
 * @see https://github.com/huggingface/huggingface.js/blob/main/packages/tasks/src/model-libraries.ts
 * @public
 */
export interface LibrarySpec extends PluginFields {
  /** The display name. */
  readonly prettyLabel: string;
  /** The name of its repository; by default `prettyLabel`. */
  readonly repoName?: string;
  /** The URL of its repository. */
  readonly repoUrl: string;
  /** The URL of its documentation. */
  readonly docsUrl?: string;
  /** Whether the Hub offers it as a filter; by default not. */
  readonly filter?: boolean;
  /** The ids of the tasks whose models it loads. The page of a task lists it. */
  readonly tasks?: readonly string[];
  /** The ids of the tasks for which Hugging Face's servers run its models. */
  readonly hostedInferenceTasks?: readonly string[];
  /**
   * Whether it is tried for models whose record names no registered library. Its `snippets` return an absence unless the
   * record shows that the model is for it.
   */
  readonly isTriedUnnamed?: boolean;
  /** Whether it is used for models that no library of their record loads. */
  readonly isFallback?: boolean;
  /**
   * Which requested files count as one download: `downloads.path("config.json")`, `.filename`, `.extension("onnx")`,
   * `.prefix("onnx/")`, `.exists(field)`, `.any(…)`, `.all(…)`.
   */
  readonly countDownloads?: DownloadRule;
  /**
   * The packages of its programs by package manager, e.g. `{ pip: ["birdnet"] }`; a program with `install` overrides
   * it. A package with flags is `{ name: "torch", flags: ["--index-url", "https://…"] }`, and a `note` says anything
   * else. The kernel prints the commands.
   */
  readonly install?: Install;
  /** Returns one program, several programs with a purpose each, or `absent({ code, reason, fix })`. */
  snippets?(model: Model): Code | LoadCode | readonly LoadCode[] | Absence;
}

/** One of several load snippets of a library. @public */
export interface LoadCode {
  /** What it does, in a few words. */
  readonly purpose: string;
  /** The program. */
  readonly code: Code;
  /** What it needs, by default the library's `install`. */
  readonly install?: Install;
}

/**
 * Defines a library plugin. Never throws; `checkPlugin` of `hubsmith/testing` reports invalid fields.
 * @returns The plugin, frozen.
 * @example
 * ```ts
 * import { defineLibrary } from "hubsmith";
 * import { python } from "hubsmith/code";
 *
 * const headliner = defineLibrary({
 *   id: "headliner",
 *   prettyLabel: "Headliner",
 *   repoUrl: "https://github.com/example-org/headliner",
 *   snippets: (model) => python`headliner.load(${model.id})`,
 * });
 * headliner.id; // → "headliner"
 * ```
 * @public
 */
export function defineLibrary(spec: LibrarySpec): LibrarySpec & PluginStamp<"library"> {
  const fields = { ...spec };
  const { repoName = fields.prettyLabel, filter = false } = fields;
  return definePlugin("library", { ...fields, repoName, filter });
}
