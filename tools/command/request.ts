// A value of the input becomes a request: a model, whom to ask for it, and how.
import { type Diagnostic, type InferenceOptions, type Model, parseModel } from "hubsmith";
import { tooHeavy } from "./limits.ts";
import type { Fault } from "./lines.ts";
import { isObject, wrongType } from "./option-types.ts";
import { readOptions } from "./options.ts";
import { didYouMean, MOST_SAID } from "./suggest.ts";

/** What the flags say; a request's own words count more. */
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

/** Stands for every provider there is. */
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
      return wrongType(name, "a string that is not empty", given);
  }
  const read = readOptions(own(asked, "options"));
  if ("code" in read) return read;
  const strange = Object.keys(asked).filter((name) => !FIELDS.includes(name));
  const { providerId, ...chosen } = providerOf(asked, flags);
  const isIgnored = chosen.provider === ALL && providerId !== undefined;
  const request: Request = {
    model: record.model,
    ...chosen,
    ...(providerId === undefined || isIgnored ? {} : { providerId }),
    // A flag may contradict what a line says of its target; the kernel says so.
    options: {
      ...withoutOtherInputs(flags.options, read.options),
      ...read.options,
    } as InferenceOptions,
    diagnostics: [
      ...record.diagnostics,
      ...strange.slice(0, MOST_SAID).map(unknownField),
      ...read.unknown,
      ...(isIgnored ? [ignoredId] : []),
    ],
  };
  return tooHeavy(request) ?? request;
}

/** Reads a model record that stands inside something named so. */
export function readRecord(
  given: unknown,
  inside: string,
): { model: Model; diagnostics: readonly Diagnostic[] } | Fault {
  const { model, diagnostics } = parseModel(given);
  const placed = diagnostics.map((one) => {
    const path = [inside, one.path ?? ""].filter((step) => step !== "").join(".");
    return path === "" ? one : { ...one, path };
  });
  return model === undefined ? placed[0]! : { model, diagnostics: placed };
}

// The id that a provider has for a model says nothing about another provider.
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

// Messages and inputs are two words for what goes in, so that either of a line's own takes the place of both flags.
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
