// Defines clients, which print calls as programs of a language.
import type { Absence } from "../base/issue.ts";
import type { Language } from "../code/language.ts";
import type { Code } from "../code/tag.ts";
import type { Call } from "./call.ts";
import type { Install } from "./install.ts";
import { definePlugin, type PluginFields, type PluginStamp } from "./kind.ts";
import type { Task } from "./task.ts";

/** How a client prints the calls of one task. Made by `template`. @public */
export interface ClientTemplate {
  /** The task whose calls it prints. */
  readonly task: Task;
  /** Prints the program of a call. It must be pure: it only reads the call, and does not throw. */
  print(call: Call): Code;
}

/**
 * Creates the template of a client for a task. It types `call.inputs` by the inputs of the task. Never throws.
 * @param print - Prints the program. It must be pure, and return a result for each call that `refuses` of the client
 * accepts.
 * @returns The template, for `templates` of `defineClient`.
 * @example
 * ```ts
 * import { template } from "hubsmith";
 * import { python } from "hubsmith/code";
 * import { textToImage } from "hubsmith/tasks";
 *
 * const draw = template(textToImage, ({ inputs }) => python`client.draw(${inputs})`);
 * draw.task.id; // → "text-to-image"
 * ```
 * @public
 */
export function template<T>(task: Task<T>, print: (call: Call<T>) => Code): ClientTemplate {
  return { task, print } as ClientTemplate;
}

/**
 * A client: the SDK or HTTP library with which a snippet calls a provider. HTTP clients have a `fallback`, which
 * `httpClient` of `hubsmith/clients` makes; SDK clients have templates.
 * @see https://huggingface.co/docs/huggingface_hub/package_reference/inference_client, an example of an SDK
 * @public
 */
export interface ClientSpec extends PluginFields {
  /** The display name. */
  readonly label: string;
  /** The language of its programs, such as `python.language` or `php.language`, or your own. */
  readonly language: Language;
  /** The position among the clients of its language: smaller numbers come first. */
  readonly order: number;
  /** The packages it needs, e.g. `{ npm: ["openai"] }`; undefined if it is part of the language. */
  readonly install?: Install;
  /** Whether it always calls providers directly, with their own keys, unless the options of a request conflict. */
  readonly isDirect?: boolean;
  /** Whether it is a framework on top of an SDK, such as LangChain: lists have these last. */
  readonly isFramework?: boolean;
  /** The parameters that its methods need and providers may not, by the ids of the tasks: tests call it with them. */
  readonly requires?: Readonly<Record<string, readonly string[]>>;
  /** Returns `absent(…)` for a call that it cannot make; undefined if it can. */
  refuses?(call: Call): Absence | undefined;
  /** Templates for single tasks or wire formats, made with `template(task, (call) => …)`. */
  readonly templates: readonly ClientTemplate[];
  /** Prints a call of any other task. Without it, other tasks are not offered. */
  fallback?(call: Call): Code;
}

/**
 * Defines a client plugin. Never throws; `checkPlugin` of `hubsmith/testing` reports invalid fields.
 * @returns The plugin, frozen.
 * @example
 * ```ts
 * import { defineClient } from "hubsmith";
 * import { js } from "hubsmith/code";
 *
 * const easel = defineClient({
 *   id: "js/easel",
 *   label: "Easel",
 *   language: js.language,
 *   order: 9,
 *   install: { npm: ["easel-sdk"] },
 *   templates: [],
 *   fallback: ({ inputs }) => js`console.log(await draw(${inputs}));`,
 * });
 * easel.id; // → "js/easel"
 * ```
 * @public
 */
export const defineClient = (spec: ClientSpec): ClientSpec & PluginStamp<"client"> =>
  definePlugin("client", spec);
