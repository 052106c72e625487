// A task's key says what goes in and what comes out, so that providers and clients agree without knowing each other.
import {
  file,
  type FileRef,
  isFile,
  isSpecial,
  type Value,
  type ValueObject,
} from "../code/value.ts";
import { absent, type Absence } from "../hub/diagnostic.ts";
import type { Answer } from "./answer.ts";
import type { SampleAnswer } from "./contract.ts";
import { mediaType } from "./media.ts";
import type { Model } from "./model.ts";
import type { Ask, WireParts } from "./wire.ts";

/** What an input is; the media stand for a file. @public */
export type InputType = "text" | "json" | "image" | "audio" | "video";

/** The inputs of a task: one, or several by name. @public */
export type Inputs = InputType | { readonly [name: string]: InputType };

/** The TypeScript type of a task's inputs. @public */
export type InputsOf<I extends Inputs> = I extends "text"
  ? string
  : I extends "json"
    ? Value
    : I extends "image" | "audio" | "video"
      ? FileRef
      : { readonly [N in keyof I]: I[N] extends Inputs ? InputsOf<I[N]> : never };

/** A task's key. The type parameter is that of its inputs. @public */
export interface Task<T = unknown> {
  readonly id: string;
  /** The template of a client that prints it, e.g. `textToImage`. */
  readonly kind: string;
  /** The kind where the answer is streamed; left out for tasks that have no streams. */
  readonly streamKind?: string;
  readonly inputs: Inputs;
  readonly output: "json" | "image" | "audio" | "video";
  /** Inputs to show for a model, of its own examples where it has some. */
  sample(model: Model): T;
  /** The key of another task in whose form a model of this one is called. */
  instead?(model: Model): Task | undefined;
  /** A sample of what the hub's own servers answer; left out for tasks that they do not run. */
  readonly hubAnswer?: SampleAnswer;
  /** The request and the answer where the router takes the task itself, whoever serves the model. */
  readonly routed?: { request(ask: Ask<T>): WireParts; answer(streaming: boolean): Answer };
}

/** Makes a task's key. @public */
export function task<const I extends Inputs>(
  id: string,
  spec: { readonly inputs: I } & Omit<Task<InputsOf<I>>, "id" | "inputs">,
): Task<InputsOf<I>> {
  return Object.freeze({ id, ...spec });
}

/**
 * Reads inputs that come from outside, e.g. `{"question": …, "context": …}`. A file is a path, or an object with
 * `path` and `type`. Returns an absence where the shape is not the task's.
 * @internal
 */
export function parseInputs(of: Task, given: Value): { readonly value: Value } | Absence {
  const wrong = (where: string, wanted: string): Absence =>
    absent(
      "wrong-inputs",
      `The inputs${where} of ${of.id} must be ${wanted}.`,
      `Give inputs of the shape ${JSON.stringify(of.inputs)}, a file as its path.`,
    );
  if (typeof of.inputs === "string") {
    const read = readInput(of.inputs, given);
    return read === undefined ? wrong("", of.inputs) : { value: read };
  }
  if (typeof given !== "object" || given === null || Array.isArray(given) || isSpecial(given))
    return wrong("", "an object");
  const members: [string, Value][] = [];
  for (const [name, type] of Object.entries(of.inputs)) {
    const value = Object.hasOwn(given, name)
      ? readInput(type, (given as ValueObject)[name]!)
      : undefined;
    if (value === undefined) return wrong(`.${name}`, type);
    members.push([name, value]);
  }
  return { value: Object.fromEntries(members) };
}

function readInput(type: InputType, value: Value): Value | undefined {
  if (type === "json") return value;
  if (type === "text") return typeof value === "string" ? value : undefined;
  if (isFile(value)) return value;
  if (typeof value === "string") return file(value, mediaType(value) ?? `${type}/*`);
  const { path, type: mime } = (value ?? {}) as { path?: unknown; type?: unknown };
  if (typeof path !== "string") return undefined;
  return file(path, typeof mime === "string" ? mime : (mediaType(path) ?? `${type}/*`));
}
