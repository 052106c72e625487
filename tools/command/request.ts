// A value of the input becomes a request: a model, a provider, and options. It rejects requests that are too large.
import { type Diagnostic, type InferenceOptions, type Model, parseModel } from "hubsmith";
import type { Fault } from "./input.ts";
import { didYouMean, isObject } from "./io.ts";
import { MAX_NAMES, MAX_REPORTED, readOptions, tooManyNames, wrongType } from "./options.ts";

/** The values of flags; a request overrides them. */
export interface Defaults {
  readonly provider?: string;
  readonly providerId?: string;
  readonly options: InferenceOptions;
}

/** A request, ready to answer. */
export interface Request {
  readonly model: Model;
  /** The id of a provider, a policy, or {@link ALL}. */
  readonly provider: string;
  readonly providerId?: string;
  readonly options: InferenceOptions;
  readonly diagnostics: readonly (Fault | Diagnostic)[];
}

/** Means every provider. */
export const ALL = "all";
const FIELDS = ["model", "provider", "providerId", "options"];

/** Reads a model record, or an object with `model` and more. */
export function readRequest(value: unknown, flags: Defaults): Request | Fault {
  const isWrapped =
    isObject(value) &&
    Object.hasOwn(value, "model") &&
    (isObject(value["model"]) || !Object.hasOwn(value, "id"));
  const asked = isWrapped ? value : { model: value };
  const record = readRecord(asked.model, isWrapped ? "model" : "");
  if ("code" in record) return record;
  for (const name of ["provider", "providerId"]) {
    const given = own(asked, name);
    if (given !== undefined && (typeof given !== "string" || given === ""))
      return wrongType(name, "a non-empty string", given);
  }
  const read = readOptions(own(asked, "options"));
  if ("code" in read) return read;
  const unknown = Object.keys(asked).filter((name) => !FIELDS.includes(name));
  const { providerId, ...chosen } = providerOf(asked, flags);
  const isIgnored = chosen.provider === ALL && providerId !== undefined;
  const request: Request = {
    model: record.model,
    ...chosen,
    ...(providerId === undefined || isIgnored ? {} : { providerId }),
    // The kernel reports a flag that conflicts with the target of a line.
    options: {
      ...withoutOtherInputs(flags.options, read.options),
      ...read.options,
    } as InferenceOptions,
    diagnostics: [
      ...record.diagnostics,
      ...unknown.slice(0, MAX_REPORTED).map(unknownField),
      ...read.unknown,
      ...(isIgnored ? [ignoredId] : []),
    ],
  };
  return tooLarge(request) ?? request;
}

/** Reads a model record, which is at a path. */
export function readRecord(
  given: unknown,
  inside = "",
): { model: Model; diagnostics: readonly Diagnostic[] } | Fault {
  const { model, diagnostics } = parseModel(given);
  const placed = diagnostics.map((one) => {
    const path = [inside, one.path ?? ""].filter((step) => step !== "").join(".");
    return path === "" ? one : { ...one, path };
  });
  return model === undefined ? placed[0]! : { model, diagnostics: placed };
}

// A provider's model id is not valid for another provider.
function providerOf(asked: object, flags: Defaults): { provider: string; providerId?: string } {
  const provider = own(asked, "provider") as string | undefined;
  const providerId = own(asked, "providerId") as string | undefined;
  const isOther = provider !== undefined && provider !== flags.provider;
  const id = providerId ?? (isOther ? undefined : flags.providerId);
  return {
    provider: provider ?? flags.provider ?? "auto",
    ...(id === undefined ? {} : { providerId: id }),
  };
}

// Messages and inputs are alternatives: either of a line replaces both flags.
function withoutOtherInputs(flags: InferenceOptions, own: InferenceOptions): InferenceOptions {
  if (own.messages === undefined && own.inputs === undefined) return flags;
  const { messages: _messages, inputs: _inputs, ...others } = flags;
  return others;
}

function own(object: object, name: string): unknown {
  const value: unknown = Object.hasOwn(object, name)
    ? (object as Record<string, unknown>)[name]
    : undefined;
  return value ?? undefined;
}

function unknownField(name: string): Fault {
  const message = `Unknown field of a request: ${name}. It was ignored.${didYouMean(name, FIELDS)}`;
  return { code: "unknown-field", path: name, message };
}

const ignoredId: Fault = {
  code: "option-ignored",
  path: "providerId",
  message: `providerId was ignored: it needs a provider, and all were requested. Name the provider.`,
};

/** The maximum weight of a request, which takes half a second with all clients of one provider. */
export const MAX_WEIGHT = 4_000_000;
// The weight of a value beside its characters, and of a character that is escaped.
const VALUE = 20;
const ESCAPED = 8;

function tooLarge({ model, providerId, options }: Request): Fault | undefined {
  const { siblings = [], tags, ...fields } = model;
  if (Object.keys(options.parameters ?? {}).length > MAX_NAMES)
    return tooManyNames("options.parameters");
  // Lists of names may be long, because only a few names are printed.
  const parts = {
    ...Object.fromEntries(
      Object.entries(options).map(([name, value]) => [`options.${name}`, value]),
    ),
    providerId,
    ...fields,
    tags: longest(tags),
    siblings: longest(siblings.map(({ rfilename }) => rfilename)),
  };
  let left = MAX_WEIGHT;
  for (const [path, value] of Object.entries(parts)) {
    left -= weightOf(value, left);
    if (left < 0) return tooLong(path);
  }
  return undefined;
}

/** The weight of a value. Stops at a limit. */
export function weightOf(value: unknown, limit: number): number {
  const open: unknown[] = [value];
  let sum = 0;
  while (open.length > 0 && sum <= limit) {
    const one = open.pop();
    sum += VALUE + (typeof one === "string" ? textWeight(one, limit) : 0);
    if (typeof one !== "object" || one === null) continue;
    for (const [name, member] of Object.entries(one)) {
      if (!Array.isArray(one)) open.push(name);
      open.push(member);
    }
  }
  return sum;
}

// A text that is too long anyway is not searched.
const textWeight = (text: string, limit: number): number =>
  text.length > limit
    ? text.length
    : ESCAPED * text.length - (ESCAPED - 1) * text.replace(/[^ !#-&(-[\]-~]/g, "").length;

const longest = (names: readonly string[]): string =>
  names.reduce((found, one) => (one.length > found.length ? one : found), "");

const tooLong = (path: string): Fault => ({
  code: "too-long",
  path,
  message: `${path}: the request is longer than 4 million characters, where a value counts ${VALUE} and an escaped character ${ESCAPED}. Shorten it, or leave it out.`,
});
