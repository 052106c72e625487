// The facts that the mock services of a call know, from the options and not from the built request.
import { type Env, isText, type Text } from "hubsmith/language";
import { filesIn } from "#plugins/kit/code/files";
import {
  type Base64,
  isBase64,
  isEnv,
  isFile,
  type Value,
  type ValueObject,
} from "#core/code/value";
import type { Call, Diagnostic, InferenceOptions } from "hubsmith";
import type { TextFact } from "../../../contract/pattern.ts";
import type { Media } from "./received.ts";
import { valueOf } from "./secret-words.ts";

export interface CallFacts {
  readonly texts: Readonly<Partial<Record<TextFact, string>>>;
  /** The inputs, with the content of files. */
  readonly inputs: unknown;
  /** By the task's names, without those that are reported as left out. */
  readonly parameters: ValueObject;
  /** The parameters that the task defines. */
  readonly known: ReadonlySet<string>;
  /** The names of those that are left out. */
  readonly dropped: ReadonlySet<string>;
  /** The names of those that the contract must not have. The router's contract is that of all its providers. */
  readonly refused: readonly string[];
  /** Whether the model is a LoRA of another. */
  readonly isLora: boolean;
}

/** The texts of a call with several; undefined for others. @internal */
export const textsIn = ({ inputs }: Pick<CallFacts, "inputs">): readonly string[] | undefined =>
  Array.isArray(inputs) && inputs.length > 0 && inputs.every((one) => typeof one === "string")
    ? inputs
    : undefined;

/** The facts of a call; `diagnostics` are those of the call. @internal */
export function factsOf(
  call: Call,
  options: InferenceOptions,
  diagnostics: readonly Diagnostic[],
): CallFacts {
  const { task, model, mapping, chatModelId: chatModel } = call;
  const known = new Set(Object.keys(task.parameters));
  const dropped = new Set(
    diagnostics
      .filter(({ code }) => code === "parameter-dropped" || code === "option-ignored")
      .map(({ path = "" }) => nameIn(call, path.slice(path.lastIndexOf(".") + 1))),
  );
  const { temperature, max_tokens, top_p, recipe, parameters = {} } = options;
  const ofRecipe = task.recipes?.find(({ id }) => id === recipe)?.parameters;
  const given = Object.entries({ ...ofRecipe, temperature, max_tokens, top_p, ...parameters })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [nameIn(call, name), value as Value] as const)
    .filter(([name]) => !dropped.has(name));
  // Sample values may be left out silently, because the caller did not request them.
  const shown = Object.entries(task.parameters)
    .map(([name, { sample }]) => [name, sample?.(model)] as const)
    .filter(([name, value]) => value !== undefined && Object.hasOwn(call.parameters, name));
  const providerId = mapping?.providerId;
  const [name, version] = providerId?.split(":") ?? [];
  const weights = mapping?.adapterWeightsPath;
  const texts = { providerId, name, version, modelId: model.id, chatModel, weights };
  return {
    texts: Object.fromEntries(
      Object.entries(texts).filter(([, value]) => value !== undefined),
    ) as CallFacts["texts"],
    inputs: resolved(call.inputs),
    parameters: {
      ...(Object.fromEntries([...shown, ...given]) as ValueObject),
      ...(call.streaming ? { stream: true } : {}),
    },
    known,
    dropped,
    refused:
      call.target === "routed" && task.routerApi !== undefined
        ? []
        : [...dropped].filter((name) => call.streaming || task.parameters[name]?.streamed !== true),
    isLora: mapping?.adapter === "lora",
  };
}

function nameIn({ task: { parameters } }: Call, name: string): string {
  if (Object.hasOwn(parameters, name)) return name;
  return (
    Object.keys(parameters).find((canonical) => parameters[canonical]!.aliases?.includes(name)) ??
    name
  );
}

/** The content of each file that a value mentions, by path. @internal */
export function contentsOf(value: Value): ReadonlyMap<string, Media> {
  return new Map(
    filesIn(value).map(({ path, type }) => [path, { type, bytes: contentOf(path) }] as const),
  );
}

/** A value as it is sent: with the content of files, and the values of environment variables. @internal */
export function resolved(value: Value, env: Environment = {}): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: Value) => resolved(item, env));
  if (isFile(value)) return { type: value.type, bytes: contentOf(value.path) };
  if (isEnv(value) || isText(value)) return textOf(value, env);
  if (isBase64(value)) return base64Of(value);
  return Object.fromEntries(
    Object.entries(value as ValueObject).map(([name, member]) => [name, resolved(member, env)]),
  );
}

export type Environment = Readonly<Record<string, string>>;

/** A string with the values of environment variables. @internal */
export function textOf(value: string | Env | Text, env: Environment): string {
  if (typeof value === "string") return value;
  const parts = isEnv(value) ? [value] : value.parts;
  return parts
    .map((part) =>
      isBase64(part) ? base64Of(part) : isEnv(part) ? (env[part.name] ?? valueOf(part.name)) : part,
    )
    .join("");
}

const base64Of = ({ file }: Base64): string => Buffer.from(contentOf(file.path)).toString("base64");

/** The content of a file: all bytes, and both kinds of line ends, so that any change is found. @internal */
export function contentOf(path: string): Uint8Array {
  const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.concat([Buffer.from(`This is ${path}.\r\n\n`), all, Buffer.from("\r\n--\r\n")]);
}
