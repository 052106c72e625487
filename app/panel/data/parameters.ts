// The parameters of a call as fields, and the values from typed text.
import { type Call, type Diagnostic, type Hub, inferenceCall, valueIn, isAbsence } from "hubsmith";
import type { ParameterType } from "#core/kinds/parameters";
import type { Value, ValueObject } from "hubsmith/code";
import { linesIn } from "./fields.ts";
import { AUTO } from "../../models/providers.ts";
import { ownOf, type Typed } from "./choice.ts";

export interface ParameterField {
  readonly name: string;
  readonly label: string;
  readonly description: string | undefined;
  /** The accepted numbers, e.g. `0–2`. */
  readonly range: string | undefined;
  readonly type: ParameterType;
  readonly text: string;
  /** An example value; for a parameter of the sample, its value while the field is empty. */
  readonly placeholder: string;
  /** Whether the sample has it, so that a snippet has it by default. */
  readonly isShown: boolean;
  readonly isLeftOut: boolean;
  readonly error: string | undefined;
  /** How the selected provider handles it. */
  readonly note: string | undefined;
}

/** The requested parameters: the valid values, and the errors of the others. */
export interface RequestedParameters {
  readonly values: ValueObject;
  readonly errors: ReadonlyMap<string, string>;
}

interface Notation {
  /** May throw. */
  read(text: string): Value;
  write(value: Value): string;
}

const inJson = (value: Value): string => JSON.stringify(value) ?? "";
const plain = (value: Value): string => (typeof value === "string" ? value : inJson(value));
const NUMBER = /^[-+]?(\d+(?:\.\d*)?|\.\d+)(e[-+]?\d+)?$/i;
// An invalid number stays a string, and the kernel reports the expected type.
function numberIn(text: string): Value {
  const trimmed = text.trim();
  const number = NUMBER.test(trimmed) ? Number(trimmed) : NaN;
  return Number.isFinite(number) ? number : trimmed;
}
const number: Notation = { read: numberIn, write: plain };
/** A value as text for its field, by type. */
const NOTATIONS: Readonly<Record<ParameterType, Notation>> = {
  text: { read: (text) => text, write: plain },
  texts: { read: linesIn, write: (value) => [value].flat().map(plain).join("\n") },
  number,
  count: number,
  seed: number,
  boolean: { read: (text) => text === "true", write: plain },
  size: {
    read: (text) => {
      const [width = "", height = ""] = text.split(/[x×]/i);
      return { width: numberIn(width), height: numberIn(height) };
    },
    write: (value) => `${Number(valueIn(value, "width"))}×${Number(valueIn(value, "height"))}`,
  },
  json: { read: (text) => JSON.parse(text) as Value, write: inJson },
};

/** The parameters that the user requests; `call` is the call without them. */
export function readParameters(hub: Hub, call: Call, texts: Typed): RequestedParameters {
  const values: Record<string, Value> = {};
  const errors = new Map<string, string>();
  for (const [name, { type }] of Object.entries(call.task.parameters)) {
    const text = ownOf(texts, name) ?? "";
    if (text.trim() === "") continue;
    const read = readAs(hub, call, name, type, text);
    if ("value" in read) values[name] = read.value;
    else {
      const isSample = Object.hasOwn(call.parameters, name);
      const instead = isSample ? "the sample value is used" : "it is ignored";
      errors.set(name, `${read.error} Until then ${instead}.`);
    }
  }
  return { values, errors };
}

// Each is tried alone, because the kernel reports only the first error.
function readAs(
  hub: Hub,
  { model }: Call,
  name: string,
  type: ParameterType,
  text: string,
): { readonly value: Value } | { readonly error: string } {
  try {
    const value = NOTATIONS[type].read(text);
    const options = { parameters: { [name]: value } };
    const wrongName = name === "tools" ? wrongToolIn(value) : undefined;
    if (wrongName !== undefined)
      return {
        error: `Use letters, digits, _ and - in the name ${JSON.stringify(wrongName)}.`,
      };
    const tried = inferenceCall(hub, { model, provider: AUTO, options });
    return isAbsence(tried) && tried.code === "wrong-parameter"
      ? { error: tried.reason.replace(/^The parameter .* must/, "This must") }
      : { value };
  } catch {
    return { error: "Invalid JSON. Check quotes, commas and brackets." };
  }
}

/** The first name of a function that chat APIs reject. */
function wrongToolIn(tools: Value): string | undefined {
  const names = (Array.isArray(tools) ? tools : []).map((tool) =>
    valueIn(tool, "function", "name"),
  );
  return names.find(
    (name): name is string => typeof name === "string" && !/^[\w-]{1,64}$/.test(name),
  );
}

export function parameterFields(
  { task, parameters: samples }: Call,
  texts: Typed,
  { errors }: RequestedParameters,
  diagnostics: readonly Diagnostic[],
): readonly ParameterField[] {
  return Object.entries(task.parameters).map(([name, parameter]): ParameterField => {
    const diagnostic = diagnostics.find(({ path }) => path === `options.parameters.${name}`);
    const isDropped = diagnostic?.code === "parameter-dropped";
    const { write } = NOTATIONS[parameter.type];
    const value = ownOf(samples, name);
    const sample = value === undefined ? undefined : write(value);
    const error = errors.get(name);
    return {
      name,
      label: parameter.label,
      description: parameter.description,
      range: parameter.range && rangeText(parameter.range),
      type: parameter.type,
      text: ownOf(texts, name) ?? sample ?? "",
      placeholder: sample ?? write(parameter.example),
      isShown: sample !== undefined,
      isLeftOut: error !== undefined || isDropped,
      error,
      note: diagnostic?.message,
    };
  });
}

const rangeText = ([min, max]: readonly [number, number?]): string =>
  max === undefined ? `at least ${min}` : `${min} to ${max}`;
