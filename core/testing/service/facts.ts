// The facts that the mock services of a call know, from the options and not from the built request.
import { filesIn, isFile, type Value, type ValueObject } from "../../code/value.ts";
import type { Call, Diagnostic, InferenceOptions } from "../../index.ts";
import type { TextFact } from "../contract/pattern.ts";
import type { Media } from "./received.ts";

/** The facts of a call. @internal */
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
  /** Whether the model is a LoRA of another. */
  readonly isLora: boolean;
}

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
  const { temperature, max_tokens, top_p, parameters = {} } = options;
  const asked = Object.entries({ temperature, max_tokens, top_p, ...parameters })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [nameIn(call, name), value as Value] as const)
    .filter(([name]) => !dropped.has(name));
  // Sample values may be left out silently, because nobody requested them.
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
    inputs: withContents(call.inputs),
    parameters: {
      ...(Object.fromEntries([...shown, ...asked]) as ValueObject),
      ...(call.streaming ? { stream: true } : {}),
    },
    known,
    dropped,
    isLora: mapping?.adapter === "lora",
  };
}

function nameIn({ task: { parameters } }: Call, name: string): string {
  if (Object.hasOwn(parameters, name)) return name;
  return Object.keys(parameters).find((own) => parameters[own]!.aliases?.includes(name)) ?? name;
}

/** The content of each file that a value mentions, by path. @internal */
export function contentsOf(value: Value): ReadonlyMap<string, Media> {
  return new Map(
    filesIn(value).map(({ path, type }) => [path, { type, bytes: contentOf(path) }] as const),
  );
}

/** A value with the content of files. @internal */
export function withContents(value: Value): unknown {
  if (isFile(value)) return { type: value.type, bytes: contentOf(value.path) };
  if (Array.isArray(value)) return value.map((item: Value) => withContents(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withContents(member as Value)]),
  );
}

/** The content of a file: all bytes, and both kinds of line ends, so that any change is found. @internal */
export function contentOf(path: string): Uint8Array {
  const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.concat([Buffer.from(`This is ${path}.\r\n\n`), all, Buffer.from("\r\n--\r\n")]);
}
