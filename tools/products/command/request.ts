// A request: flags and a value of the input become a model, a provider and options. One that is too large is rejected.
import { type Command, InvalidArgumentError, Option } from "commander";
import { type Diagnostic, type InferenceOptions, type Model, parseModel } from "hubsmith";
import type { Value, ValueObject } from "hubsmith/code";
import { defined, isObject } from "#core/base/describe";
import { normalizeEndpoint } from "#core/snippets/route";
import type { Fault } from "./input.ts";
import { collect } from "./options.ts";

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
  throw new InvalidArgumentError("It must be a JSON array.");
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

const FLAGS: Readonly<Record<Exclude<keyof InferenceOptions, "parameters" | "accessToken">, Flag>> =
  {
    streaming: ["--streaming", "stream the response, if the task supports it"],
    messages: ["--messages <json>", "the messages of a chat, as a JSON array", list],
    inputs: [
      "--inputs <json-or-text>",
      "the inputs of a task other than chat; for a file, its path",
      inputs,
    ],
    recipe: ["--recipe <id>", "a recipe of a chat, such as tools or structured"],
    wire: ["--wire <id>", "the wire format of a chat: responses, messages or conversational"],
    temperature: ["--temperature <number>", "the sampling temperature", number],
    max_tokens: ["--max-tokens <count>", "the maximum length of the response", number],
    top_p: ["--top-p <number>", "top-p (nucleus) sampling, from 0 to 1", number],
    tokenPlaceholder: ["--token-placeholder", "write a placeholder for the token"],
    directRequest: ["--direct-request", "call the provider, not the router"],
    endpointUrl: ["--endpoint-url <url>", "call your own inference endpoint", endpoint],
    billTo: ["--bill-to <organization>", "the organization that pays for routed requests"],
  };

const OPTIONS = Object.entries(FLAGS).map(([name, [flag, help, parse]]) => {
  const option = new Option(flag, help);
  return { name, option: parse === undefined ? option : option.argParser(parse) };
});

/** Where a model is called. */
export interface PlaceFlags extends Pick<
  InferenceOptions,
  "directRequest" | "endpointUrl" | "billTo"
> {
  readonly provider?: string;
  readonly providerId?: string;
  readonly app?: string;
}

const PLACE: readonly string[] = ["directRequest", "endpointUrl", "billTo"];

const addTargetOptions = (command: Command, provider: string): Command =>
  command
    .option(`--provider <${provider}>`, "the provider, or a router policy (default: auto)")
    .option("--provider-id <id>", "the provider's model id")
    .option("--app <id>", "an app on your machine instead of a provider, such as ollama");

/** Adds the options of `PlaceFlags`. */
export function addPlaceOptions(command: Command): Command {
  addTargetOptions(command, "id");
  for (const { name, option } of OPTIONS) if (PLACE.includes(name)) command.addOption(option);
  return command;
}

export function addSnippetOptions(command: Command): Command {
  addTargetOptions(command, "id|all")
    .option(
      "--language <name>",
      "only snippets in this language, or frameworks; can be repeated",
      collect,
    )
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

export function optionsOfFlags(values: Readonly<Record<string, unknown>>): InferenceOptions {
  const options = OPTIONS.map(({ name, option }) => [name, values[option.attributeName()]]);
  const { parameter: parameters } = values;
  return defined({ ...Object.fromEntries(options), parameters }) as InferenceOptions;
}

export interface Defaults {
  readonly provider?: string;
  readonly providerId?: string;
  readonly options: InferenceOptions;
}

/** A request, ready to answer. The kernel checks its options, and reports any other field. */
export interface Request {
  readonly model: Model;
  /** The id of a provider, a policy, or {@link ALL}. */
  readonly provider: string;
  readonly providerId?: string;
  readonly options: InferenceOptions;
  readonly diagnostics: readonly (Diagnostic | Fault)[];
  readonly others: object;
}

interface RequestFields {
  readonly model?: unknown;
  readonly provider?: string | null;
  readonly providerId?: string | null;
  readonly options?: unknown;
}

export const ALL = "all";

/** Reads a model record, or an object with `model` and other fields. */
export function readRequest(value: unknown, flags: Defaults): Request | Fault {
  const isWrapped =
    isObject(value) &&
    Object.hasOwn(value, "model") &&
    (isObject(value["model"]) || !Object.hasOwn(value, "id"));
  const fields: RequestFields = isWrapped ? value : { model: value };
  const { model: given, provider, providerId, options: ownOptions, ...others } = fields;
  const record = readRecord(given, isWrapped ? "model" : "");
  if ("code" in record) return record;
  for (const [name, id] of Object.entries({ provider, providerId })) {
    if (id !== undefined && id !== null && (typeof id !== "string" || id === ""))
      return wrongType(name, "a non-empty string");
  }
  if (ownOptions !== undefined && ownOptions !== null && !isObject(ownOptions))
    return wrongType("options", "an object");
  // `null` is the same as absent.
  const options = Object.fromEntries(
    Object.entries(ownOptions ?? {}).filter(([, option]) => option !== null),
  );
  const id = idOf(fields, flags);
  const isIgnored = (provider ?? flags.provider) === ALL && id !== undefined;
  const request: Request = {
    model: record.model,
    provider: provider ?? flags.provider ?? "auto",
    ...(id === undefined || isIgnored ? {} : { providerId: id }),
    // The kernel reports a flag that conflicts with the target of a line.
    options: { ...withoutOtherInputs(flags.options, options), ...options },
    diagnostics: [...record.diagnostics, ...(isIgnored ? [ignoredId] : [])],
    others,
  };
  return tooLarge(request) ?? request;
}

export function readRecord(
  given: unknown,
  inside = "",
): { model: Model; diagnostics: readonly Diagnostic[] } | Fault {
  const { model, diagnostics } = parseModel(given);
  const placed = diagnostics.map((diagnostic) => {
    const path = [inside, diagnostic.path ?? ""].filter((step) => step !== "").join(".");
    return path === "" ? diagnostic : { ...diagnostic, path };
  });
  return model === undefined ? placed[0]! : { model, diagnostics: placed };
}

const wrongType = (path: string, expected: string): Fault => ({
  code: "wrong-type",
  path,
  message: `${path} must be ${expected}. Fix it, or remove it.`,
});

// A provider's model id is not valid for another provider.
function idOf({ provider, providerId }: RequestFields, flags: Defaults): string | undefined {
  const isOther = (provider ?? undefined) !== undefined && provider !== flags.provider;
  return providerId ?? (isOther ? undefined : flags.providerId);
}

// Messages and inputs are alternatives: either of a line replaces both flags.
function withoutOtherInputs(flags: InferenceOptions, options: InferenceOptions): InferenceOptions {
  if (options.messages === undefined && options.inputs === undefined) return flags;
  const { messages: _messages, inputs: _inputs, ...others } = flags;
  return others;
}

const ignoredId: Fault = {
  code: "option-ignored",
  path: "providerId",
  message: `providerId was ignored: it needs a provider, and all were requested. Name the provider.`,
};

// Each option is renamed, copied and checked.
const MAX_NAMES = 10_000;

const tooManyNames = (path: string): Fault => ({
  code: "too-many-values",
  path,
  message: `${path} has more than ${MAX_NAMES} names. Remove those that the task does not have.`,
});

/** The maximum length of a request as JSON: with all clients of one provider, it takes seconds. */
const MAX_LENGTH = 2_000_000;

function tooLarge({ model, providerId, options }: Request): Fault | undefined {
  // Names of files and tags may be many, because only a few of them are printed.
  const { siblings: _siblings, tags: _tags, ...fields } = model;
  if (Object.keys(options).length > MAX_NAMES) return tooManyNames("options");
  if (Object.keys(options.parameters ?? {}).length > MAX_NAMES)
    return tooManyNames("options.parameters");
  const named = Object.entries(options).map(([name, value]) => [`options.${name}`, value]);
  let left = MAX_LENGTH;
  for (const [path, value] of Object.entries({
    ...Object.fromEntries(named),
    providerId,
    ...fields,
  })) {
    left -= lengthOf(value);
    if (left < 0) return tooLong(path);
  }
  return undefined;
}

function lengthOf(value: unknown): number {
  try {
    return JSON.stringify(value)?.length ?? 0;
  } catch {
    // It is nested too deep.
    return Infinity;
  }
}

const tooLong = (path: string): Fault => ({
  code: "too-long",
  path,
  message: `${path}: the request is longer than 2 million characters of JSON, or nested too deep. Shorten it, or leave it out.`,
});
