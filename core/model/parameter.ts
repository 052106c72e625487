// What can be asked of a task beside its inputs: names, types, and what a sample shows of them.
import { brief, shown } from "../hub/anything.ts";
import { misuse } from "../hub/guard.ts";
import { isSpecial, type Value, type ValueObject } from "../code/value.ts";
import { absent, type Absence } from "../hub/diagnostic.ts";
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
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isSpecial(value);
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
    const example = sample?.(model);
    const { wanted, fits } = TYPES[type];
    if (example === undefined) continue;
    if (!fits(example))
      throw misuse(
        "wrong-return",
        `\`parameters.${name}.sample\` returned ${shown(example)}. Return ${wanted}, or nothing.`,
      );
    read[name] = example;
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

/** Sets a member, also one called `__proto__`, which an assignment would lose. @internal */
export function setOwn(into: Record<string, Value>, name: string, value: Value): void {
  if (name === "__proto__")
    Object.defineProperty(into, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  else into[name] = value;
}
