// The options of the inference generator, each with its type and its flag: one table for flags and for lines.
import type { InferenceOptions } from "hubsmith";
import type { Value, ValueObject } from "hubsmith/code";
import { InvalidArgumentError, Option } from "commander";
import { MOST_PARAMETERS, tooManyNames } from "./limits.ts";
import type { Fault } from "./lines.ts";
import { faultOf, isObject, type OptionType, TYPES, wrongType } from "./option-types.ts";
import { didYouMean, MOST_SAID } from "./suggest.ts";

interface Spec {
  readonly type: OptionType;
  readonly flag: string;
  readonly help: string;
}

const SPECS: Readonly<Record<keyof InferenceOptions, Spec>> = {
  streaming: { type: "yes", flag: "--streaming", help: "stream the answer where a task can" },
  messages: {
    type: "messages",
    flag: "--messages <json>",
    help: "the messages of a chat, as a JSON list",
  },
  inputs: {
    type: "any",
    flag: "--inputs <json-or-text>",
    help: "the inputs of another task; a file is its path",
  },
  temperature: { type: "number", flag: "--temperature <number>", help: "how freely to sample" },
  max_tokens: { type: "count", flag: "--max-tokens <count>", help: "where the answer is cut" },
  top_p: { type: "number", flag: "--top-p <number>", help: "the share of tokens to sample from" },
  parameters: {
    type: "object",
    flag: "--parameters <json>",
    help: "parameters of the call, as a JSON object",
  },
  accessToken: {
    type: "text",
    flag: "--access-token <token>",
    help: "write this token into the snippets",
  },
  tokenPlaceholder: {
    type: "yes",
    flag: "--token-placeholder",
    help: "write a placeholder instead of an environment variable",
  },
  directRequest: {
    type: "yes",
    flag: "--direct-request",
    help: "call the provider itself, not the router",
  },
  endpointUrl: {
    type: "url",
    flag: "--endpoint-url <url>",
    help: "call your own inference endpoint",
  },
  billTo: {
    type: "text",
    flag: "--bill-to <organisation>",
    help: "who pays for routed requests",
  },
};

const flags = Object.entries(SPECS).map(([name, spec]) => ({ name, option: flagOf(spec) }));

const parameterFlag = new Option(
  "--parameter <name=value>",
  "one parameter of the call, its value as JSON or as text; may be repeated",
).argParser(readParameter);

/** The flags, one for each option, and one for each single parameter. */
export const optionFlags: readonly Option[] = flags.flatMap(({ name, option }) =>
  name === "parameters" ? [option, parameterFlag] : [option],
);

/** The options among the values of all flags. */
export function optionsOfFlags(values: Readonly<Record<string, unknown>>): InferenceOptions {
  const given = flags.map(({ name, option }) => [name, values[option.attributeName()]] as const);
  const options: InferenceOptions = Object.fromEntries(
    given.filter(([, value]) => value !== undefined),
  );
  const single = values[parameterFlag.attributeName()] as ValueObject | undefined;
  return single === undefined
    ? options
    : { ...options, parameters: joined(options.parameters ?? {}, single) };
}

function readParameter(text: string, before: ValueObject = {}): ValueObject {
  const [, name, value] = /^([^=]+)=([^]*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new InvalidArgumentError("It must be a name, =, and a value, such as top_k=5.");
  const read = valueOf(value);
  const fault = faultOf("any", read, name);
  if (fault !== undefined) throw new InvalidArgumentError(fault.message);
  return joined(before, Object.fromEntries([[name, read]]));
}

function valueOf(text: string): Value {
  try {
    return JSON.parse(text) as Value;
  } catch {
    return text;
  }
}

// Not by assignment, which would lose a parameter of the name __proto__.
function joined(one: ValueObject, other: ValueObject): ValueObject {
  return Object.fromEntries([...Object.entries(one), ...Object.entries(other)]);
}

/** Reads the options of a line. What is `null` counts as left out. */
export function readOptions(
  given: unknown,
): { readonly options: InferenceOptions; readonly unknown: readonly Fault[] } | Fault {
  if (given === undefined || given === null) return { options: {}, unknown: [] };
  if (!isObject(given)) return wrongType("options", "an object", given);
  const names = Object.keys(given);
  if (names.length > MOST_PARAMETERS) return tooManyNames("options");
  const options: [string, unknown][] = [];
  const unknown: Fault[] = [];
  for (const name of names) {
    const value = (given as ValueObject)[name];
    const path = `options.${name}`;
    if (!Object.hasOwn(SPECS, name)) {
      if (unknown.length === MOST_SAID) continue;
      const hint = didYouMean(name, Object.keys(SPECS));
      const message = `Unknown option: ${path}. It was ignored.${hint} Parameters of the task belong in options.parameters.`;
      unknown.push({ code: "unknown-option", path, message });
    } else if (value !== null) {
      const fault = faultOf(SPECS[name as keyof InferenceOptions].type, value, path);
      if (fault !== undefined) return fault;
      options.push([name, value]);
    }
  }
  return { options: Object.fromEntries(options), unknown };
}

function flagOf({ type, flag, help }: Spec): Option {
  const option = new Option(flag, help);
  if (type === "yes") return option;
  const { wanted, read } = TYPES[type];
  return option.argParser((text: string) => {
    let value: unknown;
    try {
      value = read(text);
    } catch {
      throw new InvalidArgumentError(`It must be ${wanted}, as JSON.`);
    }
    if (faultOf(type, value, "") === undefined) return value;
    throw new InvalidArgumentError(`It must be ${wanted}.`);
  });
}
