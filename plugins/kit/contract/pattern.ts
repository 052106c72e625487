// Patterns: the request that a service expects, as data with facts of the call.
import type { Value } from "#core/code/value";
import type { Task } from "hubsmith";

/** How a file is sent: its bytes, a base64 string, or a data URL. @public */
export type Encoding = "bytes" | "base64" | "dataUrl";

/** A string of the call: an id of the model, its version after a colon, or the path of a LoRA's weights. @public */
export type TextFact = "providerId" | "modelId" | "chatModel" | "name" | "version" | "weights";

/**
 * The expected value at a path of a request: a constant, or a fact of the call. Made by `fact`, `open`, `oneOf`,
 * `optional`, `followedBy`, `forLora`, `joined` and `anything`.
 * @public
 */
export type Pattern =
  | Value
  | { readonly "~": "text"; readonly fact: TextFact }
  | { readonly "~": "joined"; readonly parts: readonly Piece[] }
  | { readonly "~": "input"; readonly name?: string; readonly as?: Encoding }
  | { readonly "~": "made"; readonly of: (inputs: Value) => Pattern }
  | {
      readonly "~": "parameter";
      readonly name: string;
      readonly convert?: (value: Value) => Value;
      readonly otherwise?: Value;
    }
  | {
      readonly "~": "parameters";
      readonly names: readonly string[];
      readonly convert: (...values: readonly Value[]) => Value;
    }
  | { readonly "~": "oneOf"; readonly values: readonly Pattern[] }
  | { readonly "~": "optional"; readonly pattern: Pattern }
  | { readonly "~": "followed"; readonly start: Pattern; readonly items: readonly Pattern[] }
  | { readonly "~": "lora"; readonly pattern: Pattern }
  | { readonly "~": "anything" }
  | { readonly "~": "open"; readonly members: Members }
  | readonly Pattern[]
  | Members;

/** The expected members of an object. Others are not allowed, unless it is `open`. @public */
export interface Members {
  /** The pattern of a member. */
  readonly [name: string]: Pattern;
}

/** A piece of a URL or of a longer string. @public */
export type Piece =
  | string
  | { readonly "~": "text"; readonly fact: TextFact }
  | { readonly "~": "segment" };

const text = (fact: TextFact): Pattern & Piece => ({ "~": "text", fact });

/**
 * Facts of the call, for patterns: the expected request depends on them. The functions never throw.
 * @example
 * ```ts
 * import { fact, open } from "hubsmith/contract";
 *
 * const body = open({
 *   model: fact.providerId,
 *   image: fact.file("dataUrl"),
 *   steps: fact.parameter("num_inference_steps", { otherwise: 28 }),
 * });
 * ```
 * @public
 */
export const fact: {
  /** The provider's id of the model; `name` is the part before its colon, `version` the part after it. */
  readonly providerId: Pattern & Piece;
  /** The part of the provider's model id before its colon. */
  readonly name: Pattern & Piece;
  /** The part of the provider's model id after its colon. */
  readonly version: Pattern & Piece;
  /** The id of the model on the Hub. */
  readonly modelId: Pattern & Piece;
  /** The model's id with the provider or policy after a colon, as the router accepts it. */
  readonly chatModel: Pattern & Piece;
  /** The path of a LoRA's weights in its repository. */
  readonly weights: Pattern & Piece;
  /** The inputs, or one of them by name; a file in an encoding. */
  input(name?: string, as?: Encoding): Pattern;
  /** What the service's format makes of the inputs, e.g. of the messages of a chat. */
  made(of: (inputs: Value) => Pattern): Pattern;
  /** The only file among the inputs. */
  file(as: Encoding): Pattern;
  /** A parameter by the task's name. If the call does not have it: `otherwise`, or missing. */
  parameter(
    name: string,
    more?: { readonly convert?: (value: Value) => Value; readonly otherwise?: Value },
  ): Pattern;
  /** A value that the service makes from several parameters; required if the call has all of them. */
  parameters(names: readonly string[], convert: (...values: readonly Value[]) => Value): Pattern;
} = {
  providerId: text("providerId"),
  name: text("name"),
  version: text("version"),
  modelId: text("modelId"),
  chatModel: text("chatModel"),
  weights: text("weights"),
  input: (name, as) => ({
    "~": "input",
    ...(name === undefined ? {} : { name }),
    ...(as === undefined ? {} : { as }),
  }),
  made: (of) => ({ "~": "made", of }),
  file: (as) => ({ "~": "input", as }),
  parameter: (name, more = {}) => ({ "~": "parameter", name, ...more }),
  parameters: (names, convert) => ({ "~": "parameters", names, convert }),
};

/**
 * Expects an object that also accepts unknown parameters, unchanged. Never throws.
 * @returns A pattern.
 * @example
 * ```ts
 * import { fact, open } from "hubsmith/contract";
 *
 * const body = open({ prompt: fact.input() });
 * ```
 * @public
 */
export const open = (members: Members): Pattern => ({ "~": "open", members });
/**
 * Expects one of several values. Never throws.
 * @returns A pattern.
 * @example
 * ```ts
 * import { fact, oneOf, open } from "hubsmith/contract";
 *
 * const body = open({ model: oneOf(fact.providerId, fact.modelId) });
 * ```
 * @public
 */
export const oneOf = (...values: readonly Pattern[]): Pattern => ({ "~": "oneOf", values });
/**
 * Expects a member that a request may leave out. Never throws.
 * @returns A pattern.
 * @example
 * ```ts
 * import { open, optional } from "hubsmith/contract";
 *
 * const body = open({ logs: optional(true) });
 * ```
 * @public
 */
export const optional = (pattern: Pattern): Pattern => ({ "~": "optional", pattern });
/**
 * Expects an array that goes on after another one, such as the messages of a chat after a tool was called. Never throws.
 * @param start - The pattern of the items before.
 * @param items - The patterns of the items after them.
 * @returns A pattern.
 * @example
 * ```ts
 * import { anything, fact, followedBy, open } from "hubsmith/contract";
 *
 * const body = open({ messages: followedBy(fact.input(), open({ role: "tool", content: anything })) });
 * ```
 * @public
 */
export const followedBy = (start: Pattern, ...items: readonly Pattern[]): Pattern => ({
  "~": "followed",
  start,
  items,
});
/**
 * Expects a member only if the model is a LoRA. Never throws.
 * @returns A pattern.
 * @see https://huggingface.co/docs/peft/main/en/package_reference/lora
 * @example
 * ```ts
 * import { fact, forLora, open } from "hubsmith/contract";
 *
 * const body = open({ lora: forLora(fact.weights) });
 * ```
 * @public
 */
export const forLora = (pattern: Pattern): Pattern => ({ "~": "lora", pattern });
/**
 * Expects a string of several pieces. Never throws.
 * @param parts - Strings and facts, in order.
 * @returns A pattern.
 * @example
 * ```ts
 * import { fact, joined, open } from "hubsmith/contract";
 *
 * const body = open({ model: joined("models/", fact.modelId) });
 * ```
 * @public
 */
export const joined = (...parts: readonly Piece[]): Pattern => ({ "~": "joined", parts });
/**
 * Expects any value, but one must be there.
 * @example
 * ```ts
 * import { anything, open } from "hubsmith/contract";
 *
 * const body = open({ request_id: anything });
 * ```
 * @public
 */
export const anything: Pattern = { "~": "anything" };
/**
 * Expects any one segment of a path, such as the id of a job.
 * @example
 * ```ts
 * import { segment, url } from "hubsmith/contract";
 *
 * const get = [url("https://api.press.example/jobs/", segment, "/result")];
 * ```
 * @public
 */
export const segment: Piece = { "~": "segment" };

/** A task by its key: the plugin itself, or an object with its id. @public */
export type TaskKey = Pick<Task, "id">;
