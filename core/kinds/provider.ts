// Defines providers and how they handle tasks.
import type { Absence } from "../base/issue.ts";
import type { Call } from "./call.ts";
import { definePlugin, type PluginFields, type PluginStamp } from "./kind.ts";
import type { Answer, Job } from "../http/response.ts";
import type { Model } from "../record/model.ts";
import type { ParameterMappings } from "./parameters.ts";
import type { Task } from "./task.ts";
import type { RequestContext, Target, RequestSpec } from "../http/request.ts";

/** The base URL and the query of a sent request, from which the URLs of its job are built. @public */
export interface SentRequest {
  /** The URL of the request up to its path, without a trailing slash. */
  readonly base: string;
  /** The query of the URL, with the question mark. Empty if there is none. */
  readonly query: string;
}

/** How a provider handles a task: the request, the response and the job. Made by `serves`. @public */
export interface TaskHandler<T = unknown> {
  /** The task that is served. */
  readonly task: Task<T>;
  /** The provider's parameter names, by the task's names. */
  readonly parameters: ParameterMappings;
  /** Are parameters accepted that the task does not have? By default, all; `but` is rejected, `documented` not reported. */
  readonly acceptsUnknown?:
    | boolean
    | { readonly but: readonly string[]; readonly documented?: readonly string[] };
  /** The provider's ids of the models that this handles. By default, all models. */
  readonly models?: readonly string[];
  /** The parameters that every call needs, by the task's names. A snippet without one is not offered. */
  readonly requires?: readonly string[];
  /**
   * Returns the request for `{ providerId, modelId, mapping, target, inputs, parameters }`, or `absent(…)` for inputs
   * that the provider does not support.
   */
  request(context: RequestContext<T>): RequestSpec | Absence;
  /** How to read the response. It may depend on streaming, on the target and on the provider's id for the model. */
  answer(streaming: boolean, target: Target, providerId: string): Answer;
  /** The provider waits for the result, and returns a job only after a time limit. */
  readonly waits?: boolean;
  /** How to poll a job. */
  job?(sent: SentRequest): Job;
}

/** The options of `serves`: `answer` may be a value, and `parameters` may be left out. @public */
export interface TaskHandlerSpec<T, N extends string> extends Omit<
  TaskHandler<T>,
  "task" | "parameters" | "answer"
> {
  /**
   * The provider's name of each parameter, by the task's name: a string, with dots for nested members
   * (`"image_size.width"`); `false` if it does not support the parameter; `{ width, height }` for a size; or
   * `{ name, convert }`. By default, the names are the same.
   */
  readonly parameters?: ParameterMappings<N>;
  /**
   * How to read the response: `answer.json("choices.0.text", "string")`, `.stream({ format, at, done })`,
   * `.bytes(type)`, `.base64(at, type)`, `.download(at, type)`; or a function `(streaming, target, providerId) => …`
   * that returns one of these.
   */
  readonly answer: Answer | TaskHandler<T>["answer"];
}

/**
 * Defines how a provider handles a task. It types the inputs and the parameter names by the task. Never throws.
 * @returns The handler, for `tasks` of `defineProvider`.
 * @example
 * ```ts
 * import { answer, serves } from "hubsmith";
 * import { textToImage } from "hubsmith/tasks";
 *
 * const drawing = serves(textToImage, {
 *   parameters: { num_inference_steps: "steps", scheduler: false },
 *   request: ({ inputs, parameters }) => ({ path: "images", json: { prompt: inputs, ...parameters } }),
 *   answer: answer.base64("images.0", "image/png"),
 * });
 * drawing.task.id; // → "text-to-image"
 * ```
 * @public
 */
export function serves<T, N extends string>(
  task: Task<T, N>,
  spec: TaskHandlerSpec<T, N>,
): TaskHandler {
  const { answer: given, parameters = {} } = spec;
  const answer = typeof given === "function" ? given : () => given;
  return { ...spec, task, parameters, answer } as TaskHandler;
}

/** Who answers a call: it decides where the call goes, and which token it sends. @internal */
export type Role = Call["role"];

/** A provider: a service that runs models over HTTP. @public */
export interface ProviderSpec extends PluginFields {
  /** The display name. */
  readonly label: string;
  /** The name of its organization on the Hub, e.g. `togethercomputer`. */
  readonly hubOrg?: string;
  /**
   * The base URL of direct requests, without a slash, a query or a fragment at its end. Omit it for a policy of the
   * router. `{ACCOUNT}` is the value of an environment variable, as in `https://{ACCOUNT}.press.example/v1`; the end of
   * the host is fixed.
   */
  readonly baseUrl?: string;
  /** The page on which users create a key. */
  readonly keysUrl?: string;
  /** How direct requests send the key: `{ header, scheme }` or `{ query }`. By default, as `Authorization: Bearer …`. */
  readonly auth?: {
    /** The header. By default, `Authorization`. */
    readonly header?: string;
    /** The word before the key. By default, `Bearer` in `Authorization` and none in other headers. */
    readonly scheme?: string;
    /** The name of the query parameter, if the key is sent in the URL. */
    readonly query?: string;
  };
  /**
   * By default `routed`: the router knows it. `direct`: requests only go to it directly, with its own key, and records have
   * no mappings to it. `huggingface`: Hugging Face itself, whose token is sent only to huggingface.co and its subdomains.
   */
  readonly role?: "routed" | "direct" | "huggingface";
  /** The paths of common APIs, e.g. `api/chat`, for Hugging Face: an endpoint URL that ends in one of them is complete. */
  readonly endpointApis?: readonly string[];
  /** The base of model ids that are URLs, without a final slash: `https://clarifai.com`. No other URL can be an id. */
  readonly modelBase?: string;
  /** The provider's id of a model without a mapping, `undefined` if it is unknown, or why it cannot host the model. */
  providerIdOf?(model: Model): string | Absence | undefined;
  /** The handler of each task, made with `serves`. */
  readonly tasks: readonly TaskHandler[];
  /** The handler of a task that is not in `tasks`, such as a third-party task. */
  handlerOf?(task: Task): TaskHandler | undefined;
}

/** The targets of each role, the default first. @internal */
export const TARGETS: Readonly<Record<Role, readonly [Target, ...Target[]]>> = {
  policy: ["routed", "endpoint"],
  routed: ["routed", "direct"],
  huggingface: ["routed", "direct", "endpoint"],
  direct: ["direct"],
  local: ["endpoint"],
};

type HasRole = Pick<ProviderSpec, "role" | "baseUrl">;

/** A provider without a base URL is a policy. @internal */
export const roleOf = ({ role = "routed", baseUrl }: HasRole): Role =>
  baseUrl === undefined ? "policy" : role;

/** Is this a policy of the router, which chooses a provider? @internal */
export const isPolicy = (provider: HasRole): boolean => roleOf(provider) === "policy";

/**
 * Defines a provider plugin. Never throws; `checkPlugin` of `hubsmith/testing` reports invalid fields.
 * @returns The plugin, frozen.
 * @see https://huggingface.co/docs/inference-providers/register-as-a-provider
 * @example
 * ```ts
 * import { defineProvider } from "hubsmith";
 * import { chat } from "hubsmith/providers";
 *
 * const baseUrl = "https://api.press.example";
 * const press = defineProvider({ id: "press", label: "Press", baseUrl, tasks: [chat()] });
 * press.tasks[0]?.task.id; // → "conversational"
 * ```
 * @public
 */
export const defineProvider = (spec: ProviderSpec): ProviderSpec & PluginStamp<"provider"> =>
  definePlugin("provider", spec);
