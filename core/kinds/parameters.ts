// Defines the parameter types of tasks, parses parameters and renames them for a provider.
import { abbreviate, isString } from "../base/describe.ts";
import { type Absence, absent } from "../base/issue.ts";
import { isPlainObject, type Value, type ValueObject } from "../code/value.ts";
import { isJson, type ValueType } from "./inputs.ts";
import { valueIn } from "../record/json.ts";
import type { Model } from "../record/model.ts";

/**
 * The type of a parameter. `count` and `seed` are integers of at least 0. `texts` is a string or an array of strings.
 * `size` is an object with `width` and `height`, in pixels.
 * @public
 */
export type ParameterType =
  | "text"
  | "texts"
  | "number"
  | "count"
  | "seed"
  | "boolean"
  | "size"
  | "json";

/**
 * A parameter of a task. Tasks use the names of Hugging Face's own servers, so that a provider only maps the names that
 * differ.
 * @see https://huggingface.co/docs/inference-providers/tasks/index, the parameters of each task
 * @public
 */
export interface Parameter {
  /** The type of its values: `text`, `texts`, `number`, `count`, `seed`, `boolean`, `size` or `json`. */
  readonly type: ParameterType;
  /** The display name. */
  readonly label: string;
  /** What it does, in a sentence, which a form shows. */
  readonly description?: string;
  /** An example value, which a form shows as a placeholder. */
  readonly example: Value;
  /**
   * The smallest and the largest number that services accept, e.g. `[0, 2]` or `[1]`. Other numbers are sent unchanged,
   * with a warning.
   */
  readonly range?: readonly [min: number, max?: number];
  /** Other accepted names, e.g. `max_tokens` for chats. */
  readonly aliases?: readonly string[];
  /** `true`: only streamed calls have it. `false`: a call with it is not streamed, even if streaming is requested. */
  readonly streamed?: boolean;
  /** Returns the value in a snippet if the caller passes none. Omit it to leave the parameter out. */
  sample?(model: Model): Value | undefined;
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
export type Parameters = Readonly<Record<string, Parameter>>;

/** The accepted values of each type. @internal */
export const PARAMETER_TYPES: Readonly<Record<ParameterType, ValueType>> = {
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
      isPlainObject(value) &&
      Object.keys(value).length === 2 &&
      isCount(value["width"]) &&
      isCount(value["height"]),
  },
  json: { wanted: "JSON", fits: isJson },
};

/** The part of a task that this file needs. @internal */
export interface HasParameters {
  readonly id: string;
  readonly parameters: Parameters;
}

/** Resolves an alias to the task's parameter name; `undefined` if the parameter is unknown. @internal */
export function canonicalName({ parameters }: HasParameters, name: string): string | undefined {
  if (Object.hasOwn(parameters, name)) return name;
  return Object.keys(parameters).find((canonical) =>
    parameters[canonical]!.aliases?.includes(name),
  );
}

/** The parameters by the task's names, also unknown ones: sample values, overridden by the given ones. @internal */
export function parseParameters(
  task: HasParameters,
  given: ValueObject,
  model: Model,
): ValueObject | Absence {
  const result = new Map<string, Value>();
  for (const [name, { sample }] of Object.entries(task.parameters)) {
    const example = sample?.(model);
    if (example !== undefined) result.set(name, example);
  }
  for (const [givenName, value] of Object.entries(given)) {
    const name = canonicalName(task, givenName);
    const type = name === undefined ? undefined : PARAMETER_TYPES[task.parameters[name]!.type];
    if (type !== undefined && !type.fits(value)) {
      const shown = abbreviate(givenName);
      const reason = `The parameter ${shown} of ${task.id} must be ${type.wanted}.`;
      const fix = `Pass ${type.wanted}, or leave ${shown} out.`;
      return absent({ code: "wrong-parameter", reason, fix });
    }
    result.set(name ?? givenName, value);
  }
  return Object.fromEntries(result);
}

/**
 * The provider's name for a parameter. `true`: the name of the task. `false`: not supported. A string: another name,
 * where dots nest (`options.seed`). `{ width, height }`: a size becomes two parameters. `{ name, convert }`: renamed
 * and converted.
 * @public
 */
export type ParameterMapping =
  | boolean
  | string
  | { readonly width: string; readonly height: string }
  | { readonly name: string; convert(value: Value): Value };

/**
 * The names of parameters with their meanings, which an editor shows where a provider maps them. A package with a task
 * can add its parameters by declaration merging; their comments are the meanings.
 * @example
 * ```ts
 * import type { ParameterDocs } from "hubsmith";
 *
 * declare module "hubsmith" {
 *   interface ParameterDocs {
 *     readonly max_words: unknown;
 *   }
 * }
 * export const name: keyof ParameterDocs = "max_words";
 * ```
 * @public
 */
export interface ParameterDocs {}

/**
 * The provider's parameter names, by the task's names. Without an entry, the name is the same, unless another entry has
 * it: then the parameter is not supported.
 * @public
 */
export type ParameterMappings<N extends string = string> = {
  readonly [P in keyof Pick<ParameterDocs, Extract<N, keyof ParameterDocs>>]?: ParameterMapping;
} & { readonly [P in Exclude<N, keyof ParameterDocs>]?: ParameterMapping };

/** The paths in the request at which a parameter is sent. @internal */
export function pathsOf(name: string, mapping: ParameterMapping): readonly string[] {
  if (mapping === false) return [];
  if (mapping === true) return [name];
  if (typeof mapping === "string") return [mapping];
  return "convert" in mapping ? [mapping.name] : [mapping.width, mapping.height];
}

/** Is one of two paths in a request the other, or in it? @internal */
export const collides = (a: string, b: string): boolean =>
  a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);

// A task may get a parameter whose name is that of the provider for another one.
function mappingOf(names: ParameterMappings, name: string): ParameterMapping {
  const mapped = Object.hasOwn(names, name) ? names[name] : undefined;
  if (mapped !== undefined) return mapped;
  const others = Object.entries<ParameterMapping | undefined>({ ...names });
  return !others.some(([other, mapping = false]) =>
    pathsOf(other, mapping).some((path) => collides(path, name)),
  );
}

/** Renames parameters for a provider. `others` are unknown to the task, `dropped` to the provider. @internal */
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
  let taken: ValueObject = {};
  const others: [string, Value][] = [];
  const dropped: string[] = [];
  for (const [name, value] of Object.entries(parameters)) {
    const known = Object.hasOwn(task.parameters, name);
    const mapping = mappingOf(names, name);
    if (!known && takesOther(name)) others.push([name, value]);
    else if (!known || mapping === false) dropped.push(name);
    else if (mapping === true) taken = { ...taken, [name]: value };
    else if (typeof mapping === "string") taken = withValue(taken, mapping, value);
    else if ("convert" in mapping) taken = withValue(taken, mapping.name, mapping.convert(value));
    else {
      const { width, height } = value as ValueObject;
      taken = withValue(withValue(taken, mapping.width, width!), mapping.height, height!);
    }
  }
  return { taken, others: Object.fromEntries(others), dropped };
}

// A copy with the value at a dotted path.
function withValue(object: ValueObject, path: string, value: Value): ValueObject {
  const [first = "", ...rest] = path.split(".");
  if (rest.length === 0) return { ...object, [first]: value };
  const inner = (valueIn(object, first) ?? {}) as ValueObject;
  return { ...object, [first]: withValue(inner, rest.join("."), value) };
}
