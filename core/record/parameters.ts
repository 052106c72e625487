// The parameters of a task: their types, parsing, and renaming for a provider.
import { brief } from "../base/describe.ts";
import { type Absence, absent, PluginError } from "../base/issue.ts";
import { type Value, type ValueObject, isRuntimeValue } from "../code/value.ts";
import { setOwn } from "../base/freeze.ts";
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
const isText = (value: unknown): boolean => typeof value === "string";
const TYPES: Readonly<Record<ParameterType, Type>> = {
  text: { wanted: "a text", fits: isText },
  texts: {
    wanted: "a text or a list of texts",
    fits: (value) => isText(value) || (Array.isArray(value) && value.every(isText)),
  },
  number: { wanted: "a number", fits: Number.isFinite },
  count: { wanted: "a whole number from 0", fits: isCount },
  seed: { wanted: "a whole number from 0", fits: isCount },
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
export interface Parametrised {
  readonly id: string;
  readonly parameters: Parameters;
}

/** The name that a task has for a parameter; `undefined` for one that it does not know. @internal */
export function nameIn({ parameters }: Parametrised, name: string): string | undefined {
  if (Object.hasOwn(parameters, name)) return name;
  return Object.keys(parameters).find((own) => parameters[own]!.aliases?.includes(name));
}

/**
 * The parameters of a call under the task's names: what was asked for, and what a sample shows. A name that the task
 * does not know is kept. An absence where a value is of the wrong type.
 * @internal
 */
export function readParameters(
  task: Parametrised,
  given: ValueObject,
  model: Model,
): { readonly value: ValueObject } | Absence {
  const read: Record<string, Value> = {};
  for (const [name, { sample, type }] of Object.entries(task.parameters)) {
    const shown = sample?.(model);
    const { wanted, fits } = TYPES[type];
    if (shown === undefined) continue;
    if (!fits(shown))
      throw new PluginError(
        "wrong-return",
        `\`parameters.${name}.sample\` must return ${wanted}, or nothing.`,
      );
    read[name] = shown;
  }
  for (const [asked, value] of Object.entries(given)) {
    const name = nameIn(task, asked);
    const type = name === undefined ? undefined : TYPES[task.parameters[name]!.type];
    if (type !== undefined && !type.fits(value)) {
      const reason = `The parameter ${brief(asked)} of ${task.id} must be ${type.wanted}.`;
      return absent(
        "wrong-parameter",
        reason,
        `Give ${type.wanted}, or leave ${brief(asked)} out.`,
      );
    }
    setOwn(read, name ?? asked, value);
  }
  return { value: read };
}

/**
 * What a service calls a parameter of a task. `false`: it does not take it. `true`, or left out: it has the task's name.
 * A text is another name, with dots for a place inside an object; an object gives a name to each part of a size.
 * @public
 */
export type Taken =
  | boolean
  | string
  | { readonly width: string; readonly height: string }
  | { readonly name: string; convert(value: Value): Value };

/** What a service calls the parameters of a task, by their names there. @public */
export type Names<N extends string = string> = { readonly [P in N]?: Taken };

/**
 * The parameters under the names of a service, those that the task does not know apart and under their own, and the
 * names of those that the service does not take.
 * @internal
 */
export function renamed(
  task: Parametrised,
  names: Names,
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
    if (!known && takesOther(name)) setOwn(others, name, value);
    else if (!known || as === false) dropped.push(name);
    else if (as === true) setOwn(taken, name, value);
    else if (typeof as === "string") place(taken, as.split("."), value);
    else if ("convert" in as) place(taken, as.name.split("."), as.convert(value));
    else {
      const { width, height } = value as ValueObject;
      place(taken, as.width.split("."), width!);
      place(taken, as.height.split("."), height!);
    }
  }
  return { taken, others, dropped };
}

function place(
  into: Record<string, Value>,
  [first = "", ...rest]: readonly string[],
  value: Value,
): void {
  if (rest.length === 0) return setOwn(into, first, value);
  const inner = Object.hasOwn(into, first) ? (into[first] as ValueObject) : {};
  const copy = { ...inner };
  place(copy, rest, value);
  setOwn(into, first, copy);
}
