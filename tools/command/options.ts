// The flags that several subcommands have, and the parsers of flags.
import { type Command, InvalidArgumentError, Option } from "commander";
import type { InferenceOptions } from "hubsmith";
import type { Kind } from "#core/base/kind";
import type { Value, ValueObject } from "hubsmith/code";
import { normalizeEndpoint } from "#core/http/route";

/** The kinds of plugins by the names of their lists. */
export const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ["tasks", "task"],
  ["libraries", "library"],
  ["providers", "provider"],
  ["clients", "client"],
  ["quantizations", "quantization"],
]);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function number(text: string): number {
  const value = text.trim() === "" ? Number.NaN : Number(text);
  if (Number.isFinite(value)) return value;
  throw new InvalidArgumentError("It must be a number.");
}

function list(text: string): unknown {
  const value = parsed(text);
  if (Array.isArray(value)) return value;
  throw new InvalidArgumentError("It must be a JSON list.");
}

// A string may look like JSON ("[MASK] is a city", "42"): only objects, lists and quoted strings are parsed.
function inputs(text: string): unknown {
  const value = parsed(text);
  const isParsed = typeof value === "string" || (typeof value === "object" && value !== null);
  return isParsed ? value : text;
}

function endpoint(text: string): string {
  if (normalizeEndpoint(text) !== undefined) return text;
  throw new InvalidArgumentError(
    "It must be an http or https URL, such as https://my-endpoint.example.org.",
  );
}

type Flag = readonly [flag: string, help: string, parse?: (text: string) => unknown];

const FLAGS: Readonly<Record<Exclude<keyof InferenceOptions, "parameters">, Flag>> = {
  streaming: ["--streaming", "stream the response, if the task supports it"],
  messages: ["--messages <json>", "the messages of a chat, as a JSON list", list],
  inputs: ["--inputs <json-or-text>", "the inputs of another task; of a file, its path", inputs],
  temperature: ["--temperature <number>", "the sampling temperature", number],
  max_tokens: ["--max-tokens <count>", "the maximum length of the response", number],
  top_p: ["--top-p <number>", "the nucleus sampling, from 0 to 1", number],
  accessToken: ["--access-token <token>", "write this token into the snippets"],
  tokenPlaceholder: ["--token-placeholder", "write a placeholder for the token"],
  directRequest: ["--direct-request", "call the provider, not the router"],
  endpointUrl: ["--endpoint-url <url>", "call your own inference endpoint", endpoint],
  billTo: ["--bill-to <organization>", "who pays for routed requests"],
};

const OPTIONS = Object.entries(FLAGS).map(([name, [flag, help, parse]]) => {
  const option = new Option(flag, help);
  return { name, option: parse === undefined ? option : option.argParser(parse) };
});

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
      // Not by assignment, which would lose a parameter with the name __proto__.
      return Object.fromEntries([...Object.entries(before), [name, parsed(value) as Value]]);
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
  const options = OPTIONS.map(
    ({ name, option }) => [name, values[option.attributeName()]] as const,
  );
  return Object.fromEntries(
    [...options, ["parameters", values["parameter"]] as const].filter(
      ([, value]) => value !== undefined,
    ),
  );
}
