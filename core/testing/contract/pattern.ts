// Patterns: the request that a service expects, as data with the facts of the call in their places.
import type { Value } from "../../code/value.ts";
import type { Task } from "../../index.ts";

/** How a file arrives. @public */
export type Encoding = "bytes" | "base64" | "dataUrl";

/** A text of the call: ids of the model, the version behind a colon of one, the path of a LoRA's weights. @public */
export type TextFact = "providerId" | "modelId" | "chatModel" | "name" | "version" | "weights";

/** The value that a request must have at a place. @public */
export type Pattern =
  | Value
  | { readonly "~": "text"; readonly fact: TextFact }
  | { readonly "~": "joined"; readonly parts: readonly Piece[] }
  | { readonly "~": "input"; readonly name?: string; readonly as?: Encoding }
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
  | { readonly "~": "lora"; readonly pattern: Pattern }
  | { readonly "~": "anything" }
  | { readonly "~": "open"; readonly members: Members }
  | readonly Pattern[]
  | Members;

/** The members of an object; there are no others, unless it is `open`. @public */
export interface Members {
  /** What stands under a name. */
  readonly [name: string]: Pattern;
}

/** A piece of a URL or of a longer text. @public */
export type Piece =
  | string
  | { readonly "~": "text"; readonly fact: TextFact }
  | { readonly "~": "segment" };

/** Facts of the call. @public */
export interface Facts {
  /** The provider's id of the model; `name` is the part before its colon, `version` the part after. */
  readonly providerId: Pattern & Piece;
  /** The part of the provider's model id before its colon. */
  readonly name: Pattern & Piece;
  /** The part of the provider's model id after its colon. */
  readonly version: Pattern & Piece;
  /** The id of the model on the Hub. */
  readonly modelId: Pattern & Piece;
  /** The same with the provider or the policy behind it, as the router takes it. */
  readonly chatModel: Pattern & Piece;
  /** The path of a LoRA's weights in its repository. */
  readonly weights: Pattern & Piece;
  /** The inputs, or the one of a name; a file in an encoding. */
  input(name?: string, as?: Encoding): Pattern;
  /** The one input that is a file. */
  file(as: Encoding): Pattern;
  /** A parameter by the task's name: there where the call has it, and `otherwise`, or missing, where it has not. */
  parameter(
    name: string,
    more?: { readonly convert?: (value: Value) => Value; readonly otherwise?: Value },
  ): Pattern;
  /** What the service makes of several parameters: there where the call has all of them. */
  parameters(names: readonly string[], convert: (...values: readonly Value[]) => Value): Pattern;
}

const text = (fact: TextFact): Pattern & Piece => ({ "~": "text", fact });

/** Facts of the call, for patterns. @public */
export const fact: Facts = {
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
  file: (as) => ({ "~": "input", as }),
  parameter: (name, more = {}) => ({ "~": "parameter", name, ...more }),
  parameters: (names, convert) => ({ "~": "parameters", names, convert }),
};

/** An object that also takes parameters which the task does not know, each as it was given. @public */
export const open = (members: Members): Pattern => ({ "~": "open", members });
/** One of several values. @public */
export const oneOf = (...values: readonly Pattern[]): Pattern => ({ "~": "oneOf", values });
/** A member that may be missing. @public */
export const optional = (pattern: Pattern): Pattern => ({ "~": "optional", pattern });
/** A member that is there where the model is a LoRA, and nowhere else. @public */
export const forLora = (pattern: Pattern): Pattern => ({ "~": "lora", pattern });
/** A text of several pieces. @public */
export const joined = (...parts: readonly Piece[]): Pattern => ({ "~": "joined", parts });
/** Whatever there is. @public */
export const anything: Pattern = { "~": "anything" };
/** Any one segment of a path. @public */
export const segment: Piece = { "~": "segment" };

/** A task by its key. @public */
export type TaskKey = Pick<Task, "id">;
