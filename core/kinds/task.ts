// Defines tasks: the inputs, parameters and outputs that providers and clients share.
import { definePlugin, type PluginFields, type PluginStamp } from "./kind.ts";
import type { Answer } from "../http/response.ts";
import type { Inputs, InputsOf } from "./inputs.ts";
import type { Absence } from "../base/issue.ts";
import type { Value, ValueObject } from "../code/value.ts";
import type { Model } from "../record/model.ts";
import type { Parameter } from "./parameters.ts";
import type { RequestContext, RequestSpec } from "../http/request.ts";

/** The fields of all tasks, including those that no provider is called for. @public */
export interface TaskSpec extends PluginFields {
  /** The display name. */
  readonly label: string;
  /** The field of machine learning: `cv` is computer vision, `nlp` language processing, `rl` reinforcement learning. */
  readonly modality: "audio" | "cv" | "multimodal" | "nlp" | "other" | "rl" | "tabular";
  /** `text`, `texts`, `json`, `image`, `audio` or `video`, or an object with one of these for each input. */
  readonly inputs?: Inputs;
  /** It also takes an array of such inputs, and answers with an array of results. Only for a single input. */
  readonly takesSeveral?: boolean;
  /** The type of the result: `json`, `image`, `audio` or `video`. */
  readonly output?: Output;
  /** The parameters, under the names of Hugging Face's servers. */
  readonly parameters?: Readonly<Record<string, Parameter>>;
  /** Converts given inputs of another form, e.g. a string into the messages of a chat. */
  convert?(given: Value, model: Model): Value;
  /** Example inputs for a model. Use the model's own examples, `widgetData`, if it has some. */
  sample?(model: Model): unknown;
  /** What else it can do, such as calling tools. The first one is shown first. */
  readonly recipes?: readonly Recipe[];
  /** The router's own API for the task, the same for all providers: its request and answer. Omit it if there is none. */
  readonly routerApi?: RouterApi<unknown>;
  /** No record has this task. Models of other tasks are called as this task. */
  readonly isInternal?: boolean;
  /** Can the response be streamed? */
  readonly streams?: boolean;
  /** The task that a model of this task is called as; `undefined` if it is this task. */
  callAs?(model: Model): Task | undefined;
  /** How Hugging Face's own servers run the task. Omit it if they do not. */
  readonly hubServers?: HubServers;
  /** The id of the task whose calls it makes in another wire format, e.g. `conversational`. `options.wire` chooses it. */
  readonly wireOf?: string;
  /** How the wire format has the calls of functions. Without it, programs print them and run none. */
  readonly toolCalls?: ToolCalls;
  /**
   * Its page in the app and the command: the result of `defineTaskPage({ summary, … })` of hubsmith/catalog. Snippets
   * do not need it.
   */
  readonly page?: { readonly summary: string };
}

/**
 * Something that a task can do besides its usual call, such as tools or structured output of a chat: the parameters and
 * inputs for it. Clients print what the parameters need, e.g. the loop that calls functions.
 * @public
 */
export interface Recipe {
  /** Its id, for `options.recipe`. */
  readonly id: string;
  /** The display name. */
  readonly label: string;
  /** The parameters by the task's names. Those of a caller replace them. A provider without one of them has no recipe. */
  readonly parameters?: ValueObject;
  /** Example inputs for a model, or why it cannot do this. By default, those of the task. */
  sample?(model: Model): Value | Absence | undefined;
  /** The feature of a mapping that it needs, e.g. `toolCalling`: a provider whose mapping says `false` has no recipe. */
  readonly feature?: string;
  /** The results of the example functions in `parameters.tools`, by name. */
  readonly results?: Readonly<Record<string, string>>;
}

/**
 * How a wire format has the calls of functions: responses have items, and some items are calls. Programs append the items
 * and the results of the calls to the next request.
 * @public
 */
export interface ToolCalls {
  /** The member of a response with its items. */
  readonly items: string;
  /** The member of a request to which items and results are appended. */
  readonly history: string;
  /** Whether they are the `content` of a message with a `role`. By default, they are appended one by one. */
  readonly inMessages?: boolean;
  /** The `type` of an item that calls a function; its `name` is that of the function. */
  readonly type: string;
  /** The member of a call with the arguments: an object if `inMessages`, otherwise a string of JSON. */
  readonly arguments: string;
  /** The member of a call with its id. */
  readonly id: string;
  /** The `type` of a result, and its members with the id of the call and with what the function returns. */
  readonly result: { readonly type: string; readonly id: string; readonly content: string };
}

/** The type of a task's result: JSON to print, or a file to save. @public */
export type Output = "json" | "image" | "audio" | "video";

/**
 * How Hugging Face's own servers run a task. An empty object means: at the URL of the model, with the parameters in
 * `parameters`.
 * @see https://huggingface.co/docs/inference-providers/providers/hf-inference
 * @public
 */
export interface HubServers {
  /** The path after the model's id, e.g. `pipeline/feature-extraction`. By default, none. */
  readonly path?: string;
  /** Where parameters are in the body: in the object `parameters`, or next to the inputs. */
  readonly parameters?: "inside" | "beside";
  /** How to read the response. By default, the task's output type decides. */
  readonly answer?: Answer;
  /** Other tasks whose models these servers also run as this task. */
  readonly alsoServes?: readonly string[];
}

/**
 * The router's own API for a task, such as its chat completions, which are the same for all providers.
 * @see https://huggingface.co/docs/inference-providers/tasks/chat-completion
 * @public
 */
export interface RouterApi<T> {
  /** Builds the request, below the router's own URL, or says why it is not possible for these inputs. */
  request(context: RequestContext<T>): RequestSpec | Absence;
  /** How to read the response. */
  answer(streaming: boolean): Answer;
}

/**
 * A task that providers are called for. Providers and clients import it, and use it as a typed key. `T` is the type of
 * its inputs, and `N` has the names of its parameters.
 * @public
 */
export interface Task<T = unknown, N extends string = string>
  extends TaskSpec, PluginStamp<"task"> {
  /** One input, or several by name. */
  readonly inputs: Inputs;
  /** The type of the result. */
  readonly output: Output;
  /** The parameters, by name. */
  readonly parameters: Readonly<Record<N, Parameter>>;
  /** Example inputs for a model. */
  sample(model: Model): T;
  /** The router's own API for the task. */
  readonly routerApi?: RouterApi<T>;
}

/** Can providers be called for this task? @internal */
export function isCallable(task: TaskSpec & PluginStamp<"task">): task is Task {
  return task.inputs !== undefined && task.output !== undefined && task.sample !== undefined;
}

/**
 * Defines a task that providers can be called for. Pass it to `serves` and `template`. Never throws; `checkPlugin` of
 * `hubsmith/testing` reports invalid fields.
 * @returns The plugin, frozen, typed by its inputs and its parameter names.
 * @see https://huggingface.co/docs/hub/models-tasks
 * @example
 * ```ts
 * import { defineTask } from "hubsmith";
 *
 * const titles = defineTask({
 *   id: "title-generation",
 *   label: "Title Generation",
 *   modality: "nlp",
 *   output: "json",
 *   inputs: "text",
 *   parameters: { max_words: { type: "count", label: "Maximum words", example: 8 } },
 *   sample: () => "A fox crosses the road, and nobody sees it.",
 * });
 * titles.id; // → "title-generation"
 * ```
 * @public
 */
export function defineTask<const I extends Inputs, N extends string>(
  spec: Omit<Task<InputsOf<I>, N>, "~hub" | "inputs"> & { readonly inputs: I },
): Task<InputsOf<I>, N>;
/** Defines a task that is only listed, without inputs and output, such as reinforcement learning. @public */
export function defineTask(
  spec: TaskSpec & {
    readonly [part in "inputs" | "output" | "parameters" | "sample"]?: never;
  },
): TaskSpec & PluginStamp<"task">;
export function defineTask(spec: TaskSpec): TaskSpec & PluginStamp<"task"> {
  return definePlugin("task", spec);
}
