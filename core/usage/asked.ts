// What a request asks for beside the route: the task a model is called as, its inputs, and its parameters.
import type { Value, ValueObject } from "../code/value.ts";
import type { Hub } from "../hub/create-hub.ts";
import { absent, type Absence, type Diagnostic } from "../hub/diagnostic.ts";
import { attempt } from "../hub/guard.ts";
import type { ProviderSpec } from "../hub/plugin.ts";
import { isPromise, misreturned } from "../hub/returned.ts";
import { isJson, readInputs } from "../model/inputs.ts";
import { DEEPEST, isObject } from "../model/json.ts";
import type { Model } from "../model/model.ts";
import { nameIn, readParameters } from "../model/parameter.ts";
import { type Inputs, isCallable, type Task } from "../model/task.ts";
import { isHostedAs } from "./hosting.ts";
import type { InferenceOptions } from "./request.ts";

/** The task as which a provider is called for a model. @internal */
export function taskOf(
  hub: Hub,
  model: Model,
  provider: ProviderSpec,
  diagnostics: Diagnostic[],
): Task | Absence {
  const id = model.pipeline_tag;
  if (id === undefined) {
    const reason = "The record names no task (pipeline_tag).";
    return absent("no-task", reason, "Add pipeline_tag to the model card.");
  }
  const task = hub.tasks.get(id);
  if (task === undefined || !isCallable(task)) {
    const reason = task
      ? `No provider is called for ${id}.`
      : `${id} is not a task that this hub knows.`;
    const change = "Add a task plugin that says what goes in and comes out.";
    return absent("unknown-task", reason, change);
  }
  const turned = attempt(`task/${id}`, "say as what a model is called", diagnostics, () => {
    const other: unknown = task.instead?.(model);
    if (other === undefined || isTask(other)) return other;
    throw misreturned("instead", other, "a task made with defineTask, or nothing");
  });
  const other = "value" in turned ? turned.value : undefined;
  if (other === undefined) return task;
  // A provider may host a model that converses for what its tag says alone.
  const hosts = (one: Task): boolean => isHostedAs(hub, model, provider, one);
  return hosts(task) && !hosts(other) ? task : other;
}

const isTask = (value: unknown): value is Task =>
  isObject(value) && typeof value["id"] === "string" && isCallable(value as unknown as Task);

/** The inputs of a call: those that were given, or a sample for the model. @internal */
export function inputsFor(
  task: Task,
  model: Model,
  options: InferenceOptions,
  diagnostics: Diagnostic[],
): { readonly value: Value } | Absence {
  const given = task.inputs === "json" ? (options.messages ?? options.inputs) : options.inputs;
  if (given !== undefined && given !== null) return readInputs(task, given as Value);
  return attempt(`task/${task.id}`, "give sample inputs", diagnostics, () =>
    sampled(task.sample(model), task.inputs),
  );
}

// What has another shape than the task says is for the kit to find; what is nothing at all is no input.
function sampled(made: unknown, inputs: Inputs): Value {
  if (made !== undefined && made !== null && typeof made !== "function" && !isPromise(made))
    return made as Value;
  throw misreturned("sample", made, `inputs of the shape ${JSON.stringify(inputs)}`);
}

/** The parameters of a call, and which of them were asked for, under the task's names. @internal */
export function parametersFor(
  task: Task,
  model: Model,
  options: InferenceOptions,
  diagnostics: Diagnostic[],
):
  | { readonly read: ValueObject; readonly asked: ReadonlySet<string> }
  | { readonly absence: Absence } {
  const { temperature, max_tokens, top_p, parameters = {} } = options;
  const given: Record<string, Value> = {};
  for (const [name, value] of Object.entries({ temperature, max_tokens, top_p })) {
    if (value === undefined || value === null) continue;
    if (nameIn(task, name) !== undefined) given[name] = value;
    else {
      const message = `${task.id} has no ${name}; it is left out.`;
      diagnostics.push({ code: "option-ignored", message, path: `options.${name}` });
    }
  }
  if (!isObject(parameters) || !isJson(parameters)) {
    const reason = `The parameters of ${task.id} must be an object of JSON nested at most ${DEEPEST} levels deep.`;
    return { absence: absent("wrong-parameter", reason, "Give names and values.") };
  }
  const all = { ...given, ...(parameters as ValueObject) };
  const read = attempt(`task/${task.id}`, "give sample parameters", diagnostics, () =>
    readParameters(task, all, model),
  );
  if (!("value" in read)) return { absence: read };
  if (!("value" in read.value)) return { absence: read.value };
  return {
    read: read.value.value,
    asked: new Set(Object.keys(all).map((name) => nameIn(task, name) ?? name)),
  };
}

/** Says which parameters that were asked for do not arrive, and which nobody knows. @internal */
export function sayParameters(
  about: {
    readonly provider: ProviderSpec;
    readonly task: Task;
    readonly asked: ReadonlySet<string>;
    readonly lost: ReadonlySet<string>;
    readonly isSent: boolean;
  },
  diagnostics: Diagnostic[],
): void {
  const { provider, task, asked, lost, isSent } = about;
  for (const name of asked) {
    const path = `options.parameters.${name}`;
    if (lost.has(name)) {
      const message = `${provider.label} takes no ${name} for ${task.id}; it is left out.`;
      diagnostics.push({ code: "parameter-dropped", message, path });
    } else if (isSent && !Object.hasOwn(task.parameters, name)) {
      const message = `${task.id} has no parameter "${name}" that is known here; it is sent as it is.`;
      diagnostics.push({ code: "unknown-parameter", message, path });
    }
  }
}
