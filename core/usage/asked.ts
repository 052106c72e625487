// What a request asks for beside the route: the task a model is called as, and its inputs.
import { brief, isRecord } from "../hub/anything.ts";
import type { Value } from "../code/value.ts";
import type { Hub } from "../hub/create-hub.ts";
import { absent, type Absence, type Diagnostic } from "../hub/diagnostic.ts";
import { frozenCopy } from "../hub/frozen.ts";
import { attempt } from "../hub/guard.ts";
import type { ProviderSpec } from "../hub/plugin.ts";
import { isPromise, misreturned } from "../hub/returned.ts";
import { isJson, readInputs } from "../model/inputs.ts";
import type { Model } from "../model/model.ts";
import { type Inputs, isCallable, type Task } from "../model/task.ts";
import { isHostedAs } from "./hosting.ts";
import type { InferenceOptions } from "./request.ts";
import { didYouMeanIn } from "./unknown.ts";
import type { Way } from "./way.ts";

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
      : `${brief(id)} is not a task that this hub knows.`;
    const near = task ? undefined : didYouMeanIn(hub.tasks, id);
    const change = near
      ? `${near} Mend pipeline_tag in the model card.`
      : "Add a task plugin that says what goes in and comes out.";
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
  isRecord(value) && typeof value["id"] === "string" && isCallable(value as unknown as Task);

/** The inputs of a call: those that were given, or a sample for the model. @internal */
export function inputsFor(
  way: Way,
  options: InferenceOptions,
  diagnostics: Diagnostic[],
): { readonly value: Value } | Absence {
  const { task, model } = way;
  const given = task.inputs === "json" ? (options.messages ?? options.inputs) : options.inputs;
  if (given !== undefined && given !== null) {
    const read = readInputs(task, given as Value);
    // Frozen, because plugins share it, and copied, because it may be the caller's own.
    return "reason" in read ? read : { value: frozenCopy(read.value) };
  }
  if (way.sample !== undefined) return { value: way.sample };
  return attempt(`task/${task.id}`, "give sample inputs", diagnostics, () => {
    way.sample = frozenCopy(sampled(task.sample(model), task.inputs));
    return way.sample;
  });
}

// What has another shape than the task says is for the kit to find; what is nothing at all is no input.
function sampled(made: unknown, inputs: Inputs): Value {
  if (made !== null && !isPromise(made) && isJson(made)) return made as Value;
  throw misreturned("sample", made, `inputs of the shape ${JSON.stringify(inputs)}`);
}
