// Test calls: models with different ids everywhere, every parameter with its example, strict inputs.
import { file, isFile, type Value, type ValueObject } from "#core/code/value";
import { type InferenceOptions, type Model, parseModel, type Plugin, type Task } from "hubsmith";
import type { InputType } from "#core/kinds/inputs";

/** Features of a call that not every contract has. @internal */
export type About = "lora" | "version";

/** How a call is tried: its options, and what is special about it. @internal */
export interface CallVariant {
  readonly name: string;
  readonly options: InferenceOptions;
  readonly about?: About;
  /** Replaces the inputs by strings that are special in shells, templates and terminals. */
  readonly isHostile?: true;
  readonly injectedFault?: "slow" | "failed";
}

/** A parameter that no task defines. @internal */
export const UNKNOWN = { x_unknown: "as it is" } as const;

/** The path of a LoRA's weights in its repository. @internal */
export const WEIGHTS = "weights/acme_lora.safetensors";

/** A string of all special characters. @internal */
export const HOSTILE: string =
  "it's \"quoted\" and 'quoted', $(touch pwned) `touch pwned` ${HOME} $HOME !! !1 %s 100% \\ \\n \\u0041 " +
  '"""triple""" <b>&amp;</b> {x} #{y} {{z}} ${{q}} */ <!-- -- # é 🦊 \u202Eabc\u2066 \u200B end; touch pwned\n' +
  "second line\ttabbed' \"\nEOF\n\\";

/** The provider's id of a model. It differs from the Hub's, so that a mix-up is found. @internal */
export function providerIdAt(
  provider: Plugin<"provider">,
  modelId: string,
  task: Task,
  about?: About,
): string {
  if (provider.role === "huggingface") return modelId;
  const id = onlyModelOf(provider, task) ?? `vendor/${provider.id}-${task.id}`;
  return about === "version" ? `${id}:5a1e9c0d` : id;
}

/** The first of the models that a provider supports for a task, if it does not support all. @internal */
export const onlyModelOf = ({ tasks }: Plugin<"provider">, { id }: Task): string | undefined =>
  tasks.find(({ task }) => task.id === id)?.models?.[0];

/** A model before its provider is known. @internal */
export interface Draft {
  readonly id: string;
  readonly pipeline_tag: string;
  readonly tags: readonly string[];
  readonly library_name?: string;
}

/** A model as the Hub's API returns it, with its providers; `auto` uses the first. @internal */
export function recordOf(
  fields: Draft,
  task: Task,
  providers: readonly Plugin<"provider">[],
  about?: About,
): ValueObject {
  const adapter = about === "lora" ? { adapter: "lora", adapterWeightsPath: WEIGHTS } : {};
  const mappings = providers.map((provider) => {
    const providerId = providerIdAt(provider, fields.id, task, about);
    return [provider.id, { status: "live", providerId, task: task.id, ...adapter }];
  });
  return { ...fields, inferenceProviderMapping: Object.fromEntries(mappings) as ValueObject };
}

/** A record as plugins get it. Throws if it is invalid. @internal */
export function modelOf(record: unknown): Model {
  const { model, diagnostics } = parseModel(record);
  if (model !== undefined && diagnostics.length === 0) return model;
  throw new TypeError(diagnostics.map(({ message }) => message).join("\n"));
}

/**
 * Examples of the parameters of a task, and an unknown one; free strings in them may be hostile. If the call
 * `streams`, without those that prevent it. @internal */
export function examplesOf({ parameters }: Task, isHostile = false, streams = false): ValueObject {
  const supported = Object.entries(parameters).filter(
    ([, parameter]) => !(streams && parameter.streamed === false),
  );
  const known = supported.map(([name, { type, example }]) => {
    // A single word may be one of a fixed set of values.
    const isFree = type === "texts" || (type === "text" && /\s/.test(example as string));
    return [name, isHostile && isFree ? hostile("json", example) : example];
  });
  const unknown = isHostile ? { x_unknown: HOSTILE } : UNKNOWN;
  return { ...(Object.fromEntries(known) as ValueObject), ...unknown };
}

/** The parameters without which a provider, or no client of it, accepts a call; empty if they need none. @internal */
export function requiredOf(
  { tasks }: Plugin<"provider">,
  { id }: Task,
  clients: readonly Plugin<"client">[],
  examples: ValueObject,
  isOffered: (some: ValueObject) => boolean,
): ValueObject {
  const { requires = [] } = tasks.find(({ task }) => task.id === id) ?? {};
  const more = clients.flatMap((client) => client.requires?.[id] ?? []);
  const choices = [[], requires, [...requires, ...more]].map((names) =>
    Object.fromEntries(Object.entries(examples).filter(([name]) => names.includes(name))),
  );
  return choices.find(isOffered) ?? {};
}

/** The most parameters that can be combined: all, or as many as are accepted alone or in pairs. @internal */
export function largestAccepted(
  parameters: ValueObject,
  isOffered: (some: ValueObject) => boolean,
): ValueObject {
  if (isOffered(parameters)) return parameters;
  let taken: ValueObject = {};
  const names = Object.keys(parameters);
  const add = (...more: readonly string[]): boolean => {
    if (more.some((name) => Object.hasOwn(taken, name))) return false;
    const some = { ...taken, ...Object.fromEntries(more.map((name) => [name, parameters[name]!])) };
    if (isOffered(some)) taken = some;
    return Object.hasOwn(taken, more[0]!);
  };
  for (const name of names) add(name);
  for (const [at, name] of names.entries()) names.slice(at + 1).some((other) => add(name, other));
  return taken;
}

/** The inputs of a task, each string and file name replaced by a hostile one. @internal */
export function hostileInputs(task: Task, model: Model): Value {
  const sample = task.sample(model) as Value;
  if (task.streams === true)
    return [
      { role: "system", content: HOSTILE },
      { role: "user", content: [{ type: "text", text: HOSTILE }] },
    ];
  const { inputs } = task;
  if (task.takesSeveral === true) return [HOSTILE, `${HOSTILE} again`];
  if (typeof inputs === "string") return hostile(inputs, sample);
  return mapped(sample as ValueObject, (value, name) =>
    name in inputs ? hostile(inputs[name]!, value) : value,
  );
}

function hostile(type: InputType, sample: Value): Value {
  if (isFile(sample)) return file(`it's "my", $(touch pwned); & 100% ${sample.path}`, sample.type);
  if (typeof sample === "string") return HOSTILE;
  if (typeof sample !== "object" || sample === null || type === "text") return sample;
  if (Array.isArray(sample)) return sample.map((item: Value) => hostile(type, item));
  return mapped(sample as ValueObject, (value) => hostile(type, value));
}

const mapped = (object: ValueObject, change: (value: Value, name: string) => Value): ValueObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value!, name)]));
