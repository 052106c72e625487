// The parameters of a task: their types, parsing, and renaming for a provider.
import { abbreviate, describe } from "../base/describe.ts";
import { type Absence, absent, PluginError } from "../base/issue.ts";
import { type Value, type ValueObject, isRuntimeValue } from "../code/value.ts";
import { defineMember } from "../base/freeze.ts";
import { isJson } from "./inputs.ts";
import type { Model } from "./model.ts";

/** What a parameter is: `count` and `seed` are whole numbers from 0, `texts` one text or a list, `size` has width and height. @public */
export type ParameterType =
  | "text"
  | "texts"
  | "number"
  | "count"
  | "seed"
  | "boolean"
  | "size"
  | "json";

/** One parameter of a task. Its name is the one that Hugging Face's own servers use. @public */
export interface Parameter {
  /** What it takes. */
  readonly type: ParameterType;
  /** The name that people read. */
  readonly label: string;
  /** A value to try it with; a form shows it as a hint. */
  readonly example: Value;
  /** Other names under which it may be asked for, such as the `max_tokens` of chats. */
  readonly aliases?: readonly string[];
  /** What a snippet shows for a model unless the caller chose; left out where a snippet does not show it. */
  sample?(model: Model): Value | undefined;
}

/** The parameters of a task by name. @public */
export type Parameters<N extends string = string> = Readonly<Record<N, Parameter>>;

interface Type {
  readonly wanted: string;
  fits(value: Value): boolean;
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isString = (value: unknown): boolean => typeof value === "string";
const TYPES: Readonly<Record<ParameterType, Type>> = {
  text: { wanted: "a string", fits: isString },
  texts: {
    wanted: "a string or an array of strings",
    fits: (value) => isString(value) || (Array.isArray(value) && value.every(isString)),
  },
  number: { wanted: "a number", fits: Number.isFinite },
  count: { wanted: "an integer of at least 0", fits: isCount },
  seed: { wanted: "an integer of at least 0", fits: isCount },
  boolean: { wanted: "true or false", fits: (value) => typeof value === "boolean" },
  size: {
    wanted: "an object with width and height",
    fits: (value) =>
      isPlain(value) &&
      Object.keys(value).length === 2 &&
      isCount(value["width"]) &&
      isCount(value["height"]),
  },
  json: { wanted: "JSON", fits: isJson },
};

function isPlain(value: Value): value is ValueObject {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && !isRuntimeValue(value)
  );
}

/** A task as far as its parameters go. @internal */
export interface HasParameters {
  readonly id: string;
  readonly parameters: Parameters;
}

/** The name that a task has for a parameter; `undefined` for one that it does not know. @internal */
export function canonicalName({ parameters }: HasParameters, name: string): string | undefined {
  if (Object.hasOwn(parameters, name)) return name;
  return Object.keys(parameters).find((own) => parameters[own]!.aliases?.includes(name));
}

/**
 * The parameters of a call under the task's names: what was asked for, and what a sample shows. A name that the task
 * does not know is kept. An absence where a value is of the wrong type.
 * @internal
 */
export function parseParameters(
  task: HasParameters,
  given: ValueObject,
  model: Model,
): { readonly value: ValueObject } | Absence {
  const read: Record<string, Value> = {};
  for (const [name, { sample, type }] of Object.entries(task.parameters)) {
    const example = sample?.(model);
    const { wanted, fits } = TYPES[type];
    if (example === undefined) continue;
    if (!fits(example))
      throw new PluginError(
        "wrong-return",
        `\`parameters.${name}.sample\` returned ${describe(example)}. Return ${wanted}, or nothing.`,
      );
    read[name] = example;
  }
  for (const [asked, value] of Object.entries(given)) {
    const name = canonicalName(task, asked);
    const type = name === undefined ? undefined : TYPES[task.parameters[name]!.type];
    if (type !== undefined && !type.fits(value)) {
      const reason = `The parameter ${abbreviate(asked)} of ${task.id} must be ${type.wanted}.`;
      return absent(
        "wrong-parameter",
        reason,
        `Pass ${type.wanted}, or leave ${abbreviate(asked)} out.`,
      );
    }
    defineMember(read, name ?? asked, value);
  }
  return { value: read };
}

/**
 * What a service calls a parameter of a task. `false`: it does not take it. `true`, or left out: it has the task's name.
 * A text is another name, with dots for a place inside an object; an object gives a name to each part of a size.
 * @public
 */
export type ParameterMapping =
  | boolean
  | string
  | { readonly width: string; readonly height: string }
  | { readonly name: string; convert(value: Value): Value };

/** What a service calls the parameters of a task, by their names there. @public */
export type ParameterMappings<N extends string = string> = { readonly [P in N]?: ParameterMapping };

/**
 * The parameters under the names of a service, those that the task does not know apart and under their own, and the
 * names of those that the service does not take.
 * @internal
 */
export function mapParameters(
  task: HasParameters,
  names: ParameterMappings,
  takesOther: (name: string) => boolean,
  parameters: ValueObject,
): {
  readonly taken: ValueObject;
  readonly others: ValueObject;
  readonly dropped: readonly string[];
} {
  const taken: Record<string, Value> = {};
  const others: Record<string, Value> = {};
  const dropped: string[] = [];
  for (const [name, value] of Object.entries(parameters)) {
    const known = Object.hasOwn(task.parameters, name);
    const as = (Object.hasOwn(names, name) ? names[name] : undefined) ?? true;
    if (!known && takesOther(name)) defineMember(others, name, value);
    else if (!known || as === false) dropped.push(name);
    else if (as === true) defineMember(taken, name, value);
    else if (typeof as === "string") setAtPath(taken, as.split("."), value);
    else if ("convert" in as) setAtPath(taken, as.name.split("."), as.convert(value));
    else {
      const { width, height } = value as ValueObject;
      setAtPath(taken, as.width.split("."), width!);
      setAtPath(taken, as.height.split("."), height!);
    }
  }
  return { taken, others, dropped };
}

function setAtPath(
  into: Record<string, Value>,
  [first = "", ...rest]: readonly string[],
  value: Value,
): void {
  if (rest.length === 0) return defineMember(into, first, value);
  const inner = Object.hasOwn(into, first) ? (into[first] as ValueObject) : {};
  const copy = { ...inner };
  setAtPath(copy, rest, value);
  defineMember(into, first, copy);
}
