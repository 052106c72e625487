// The options of inference snippets, as flags and as fields of a line, and the parsers of other flags.
import { type Command, InvalidArgumentError, Option } from "commander";
import type { InferenceOptions } from "hubsmith";
import type { Kind } from "#core/base/kind";
import type { ValueObject } from "hubsmith/code";
import { normalizeEndpoint } from "#core/http/route";
import type { Fault } from "./input.ts";
import { didYouMean, isObject } from "./io.ts";

/** The kinds of plugins by the names of their lists. */
export const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ["tasks", "task"],
  ["libraries", "library"],
  ["providers", "provider"],
  ["clients", "client"],
  ["quantizations", "quantization"],
]);

interface Type {
  readonly expected: string;
  fits(value: unknown): boolean;
  /** Parses the text of a flag; without it, the text is the value. */
  parse?(text: string): unknown;
}

const BOOLEAN: Type = {
  expected: "true or false",
  fits: (value) => typeof value === "boolean",
};
const STRING: Type = { expected: "a string", fits: (value) => typeof value === "string" };
const ENDPOINT: Type = {
  expected: "an http or https URL, such as https://my-endpoint.example.org",
  fits: (value) => typeof value === "string" && normalizeEndpoint(value) !== undefined,
};
const NUMBER: Type = { expected: "a number", fits: Number.isFinite, parse: toNumber };
const COUNT: Type = {
  expected: "an integer of at least 1",
  fits: (value) => Number.isSafeInteger(value) && (value as number) >= 1,
  parse: toNumber,
};
const MESSAGES: Type = {
  expected: "a list of messages, as JSON, with at least one",
  fits: (value) => Array.isArray(value) && value.length > 0 && value.every(isObject),
  parse: JSON.parse,
};
const OBJECT: Type = { expected: "a JSON object", fits: isObject, parse: JSON.parse };
// A string may look like JSON ("[MASK] is a city", "42"): only objects, lists and quoted strings are parsed.
const ANY: Type = {
  expected: "JSON or a string",
  fits: () => true,
  parse: (text) => {
    const value = toJson(text);
    return typeof value === "object" && value !== null
      ? value
      : typeof value === "string"
        ? value
        : text;
  },
};

function toNumber(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text);
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

type Spec = readonly [type: Type, flag: string, help: string];

const SPECS: Readonly<Record<keyof InferenceOptions, Spec>> = {
  streaming: [BOOLEAN, "--streaming", "stream the response, if the task supports it"],
  messages: [MESSAGES, "--messages <json>", "the messages of a chat, as a JSON list"],
  inputs: [ANY, "--inputs <json-or-text>", "the inputs of another task; of a file, its path"],
  temperature: [NUMBER, "--temperature <number>", "the sampling temperature"],
  max_tokens: [COUNT, "--max-tokens <count>", "the maximum length of the response"],
  top_p: [NUMBER, "--top-p <number>", "the nucleus sampling, from 0 to 1"],
  parameters: [OBJECT, "--parameters <json>", "parameters of the task, as a JSON object"],
  accessToken: [STRING, "--access-token <token>", "write this token into the snippets"],
  tokenPlaceholder: [BOOLEAN, "--token-placeholder", "write a placeholder for the token"],
  directRequest: [BOOLEAN, "--direct-request", "call the provider, not the router"],
  endpointUrl: [ENDPOINT, "--endpoint-url <url>", "call your own inference endpoint"],
  billTo: [STRING, "--bill-to <organization>", "who pays for routed requests"],
};

const OPTIONS = Object.entries(SPECS).map(([name, [type, flag, help]]) => {
  const option = new Option(flag, help);
  if (type !== BOOLEAN) option.argParser(parserOf(type));
  return { name, option };
});

function parserOf({ expected, fits, parse = (text) => text }: Type): (text: string) => unknown {
  return (text) => {
    let value: unknown;
    try {
      value = parse(text);
    } catch {
      throw new InvalidArgumentError(`It must be ${expected}.`);
    }
    if (fits(value) && !isTooDeep(value)) return value;
    throw new InvalidArgumentError(`It must be ${expected}.`);
  };
}

const collect = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  value,
];

/** Adds the flags that say which snippets are requested. */
export function addSnippetOptions(command: Command): Command {
  command
    .option("--provider <id|all>", "the provider, or a router policy (default: auto)")
    .option("--provider-id <id>", "the provider's model id")
    .option("--language <name>", "only snippets in this language; can be repeated", collect)
    .option(
      "--client <name>",
      "only calls with this client, such as requests or js/openai; can be repeated",
      collect,
    );
  for (const { option } of OPTIONS) command.addOption(option);
  return command.option(
    "--parameter <name=value>",
    "one parameter, its value as JSON or as text; can be repeated",
    (text: string, before: ValueObject = {}): ValueObject => {
      const [, name, value] = /^([^=]+)=([^]*)$/.exec(text) ?? [];
      if (name === undefined || value === undefined)
        throw new InvalidArgumentError("It must be a name, =, and a value, such as top_k=5.");
      const parsed = toJson(value);
      if (isTooDeep(parsed)) throw new InvalidArgumentError(tooDeep(name).message);
      return merged(before, Object.fromEntries([[name, parsed]]) as ValueObject);
    },
  );
}

/** Adds the flags that add plugins. */
export function addPluginOptions(command: Command): Command {
  return command
    .option("--plugin <module>", "add the plugins of a file or a package; can be repeated", collect)
    .option("--config <file>", "add the plugins of this file (default: hubsmith.config.ts)", path)
    .option("--no-config", "read no configuration");
}

/** Parses an integer between two limits. */
export const integer =
  (min: number, max: number, alternative = "") =>
  (text: string): number => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= min && number <= max) return number;
    throw new InvalidArgumentError(`It must be an integer from ${min} to ${max}${alternative}.`);
  };

/** Parses the number of a line, or `unknown`. */
export const lineNumber = (text: string): number | "unknown" =>
  text === "unknown" ? text : integer(1, 1e15, ', or "unknown"')(text);

/** Parses a path. An empty one would be the working directory. */
export function path(text: string): string {
  if (text !== "") return text;
  throw new InvalidArgumentError("It is empty. Is a shell variable not set?");
}

/** Parses an amount of memory, such as `16GiB`, `24GB` or `8`, which is in GiB, as bytes. */
export function memory(text: string): number {
  const [, digits, scale = "g", unit = "i"] =
    /^\s*(\d+(?:\.\d+)?)\s*(?:([mgt])(ib?|b)?)?\s*$/i.exec(text) ?? [];
  const base = unit.toLowerCase() === "b" ? 1000 : 1024;
  const bytes = Number(digits) * base ** ("mgt".indexOf(scale.toLowerCase()) + 2);
  if (bytes > 0 && Number.isFinite(bytes)) return bytes;
  throw new InvalidArgumentError("It must be an amount of memory: 16GiB, 24GB or 800MiB.");
}

/** The inference options among the values of all flags. */
export function optionsOfFlags(values: Readonly<Record<string, unknown>>): InferenceOptions {
  const options: InferenceOptions = Object.fromEntries(
    OPTIONS.map(({ name, option }) => [name, values[option.attributeName()]] as const).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const single = values["parameter"] as ValueObject | undefined;
  return single === undefined
    ? options
    : { ...options, parameters: merged(options.parameters ?? {}, single) };
}

// Not by assignment, which would lose a parameter with the name __proto__.
const merged = (one: ValueObject, other: ValueObject): ValueObject =>
  Object.fromEntries([...Object.entries(one), ...Object.entries(other)]);

/** The maximum number of unknown names that are reported for a line. */
export const MAX_REPORTED = 100;
/** The maximum number of options, and of parameters: each is renamed, copied and checked. */
export const MAX_NAMES = 10_000;

/** Reads the options of a line. `null` is the same as absent. */
export function readOptions(
  given: unknown,
): { readonly options: InferenceOptions; readonly unknown: readonly Fault[] } | Fault {
  if (given === undefined || given === null) return { options: {}, unknown: [] };
  if (!isObject(given)) return wrongType("options", "an object", given);
  const names = Object.keys(given);
  if (names.length > MAX_NAMES) return tooManyNames("options");
  const options: [string, unknown][] = [];
  const unknown: Fault[] = [];
  for (const name of names) {
    const path = `options.${name}`;
    const spec = Object.hasOwn(SPECS, name) ? SPECS[name as keyof InferenceOptions] : undefined;
    if (spec === undefined) {
      if (unknown.length < MAX_REPORTED) unknown.push(unknownOption(name, path));
    } else if (given[name] !== null) {
      const [{ expected, fits }] = spec;
      if (!fits(given[name])) return wrongType(path, expected, given[name]);
      if (isTooDeep(given[name])) return tooDeep(path);
      options.push([name, given[name]]);
    }
  }
  return { options: Object.fromEntries(options), unknown };
}

function unknownOption(name: string, path: string): Fault {
  const hint = didYouMean(name, Object.keys(SPECS));
  const message = `Unknown option: ${path}. It was ignored.${hint} Parameters of the task belong in options.parameters.`;
  return { code: "unknown-option", path, message };
}

/** The fault of a value of the wrong type. */
export const wrongType = (path: string, expected: string, found: unknown): Fault => ({
  code: "wrong-type",
  path,
  message: `${path} must be ${expected}, and is ${described(found)}.`,
});

function described(value: unknown): string {
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value !== "string") return String(value);
  return `the string ${JSON.stringify(value.length > 40 ? `${value.slice(0, 39)}…` : value)}`;
}

/** The fault of a part of a request with too many names. */
export const tooManyNames = (path: string): Fault => ({
  code: "too-many-values",
  path,
  message: `${path} has more than ${MAX_NAMES} names. Remove those that the task does not have.`,
});

// Deeper than any request, and much less deep than the stack.
const MAX_DEPTH = 100;

const tooDeep = (path: string): Fault => ({
  code: "too-deep",
  path,
  message: `${path} is nested deeper than ${MAX_DEPTH} levels. Make it flatter.`,
});

// Level by level, because the value may be deeper than the stack.
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((one) =>
      typeof one === "object" && one !== null ? Object.values(one) : [],
    );
  }
  return false;
}
