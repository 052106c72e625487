// From a model, a provider and options to one call, or to the reason why there is none.
import type { Value, ValueObject } from "../code/value.ts";
import type { Hub } from "../hub/create-hub.ts";
import { absent, type Absence, type Diagnostic } from "../hub/diagnostic.ts";
import { attempt } from "../hub/guard.ts";
import type { ProviderSpec } from "../hub/plugin.ts";
import type { Call } from "../model/call.ts";
import type { Model, ProviderMapping } from "../model/model.ts";
import { routeOf } from "../model/route.ts";
import { parseInputs, type Task } from "../model/task.ts";
import type { InferenceOptions, InferenceRequest } from "./request.ts";
import { wireOf } from "./wire-of.ts";

/** The call that the snippets of a request print, or why there is none. Never throws. @public */
export function inferenceCall(
  hub: Hub,
  request: InferenceRequest,
  diagnostics: Diagnostic[] = [],
): Call | Absence {
  const { model, options = {} } = request;
  const fail = (task: string): void =>
    hub.logger.error(`Failed to get provider helper for ${request.provider} (${task})`);
  const provider = providerOf(hub, request.provider, options);
  if (provider === undefined) {
    fail(model.pipeline_tag ?? "unknown");
    const reason = `No provider "${request.provider}" is known.`;
    return absent("unknown-provider", reason, "Choose one of the hub's providers.");
  }
  const task = taskOf(hub, model, diagnostics);
  if ("reason" in task) return task;
  const route = routeOf(provider, options);
  if ("reason" in route) return route;
  const served = provider.tasks.find((one) => one.task.id === task.id);
  const isPolicy = provider.baseUrl === undefined;
  if (served === undefined && !isPolicy) {
    fail(task.id);
    const reason = `${provider.label} does not serve ${task.id}.`;
    return absent("task-not-served", reason, "Choose another provider.");
  }
  const inputs = inputsOf(task, model, options, diagnostics);
  if ("reason" in inputs) return inputs;
  if (options.billTo && route.billTo === undefined) {
    const message = `billTo: only routed requests are billed through the hub, and this one is not; it is left out.`;
    diagnostics.push({ code: "option-ignored", message, path: "options.billTo" });
  }
  const streaming = options.streaming === true && task.streamKind !== undefined;
  const mapping = mappingOf(model, provider, task, request.providerId);
  const name = isPolicy ? request.provider.toLowerCase() : provider.id;
  const suffix = isPolicy && name === provider.id ? "" : `:${name}`;
  const call: Omit<Call, "wire"> = {
    target: route.target,
    task,
    kind: streaming ? task.streamKind! : task.kind,
    streaming,
    queued: served ? served.queue !== undefined && !served.waits : task.output !== "json",
    model,
    provider: provider.id,
    modelName:
      route.target !== "routed"
        ? (mapping?.providerId ?? model.id)
        : model.id.includes(":")
          ? model.id
          : model.id + suffix,
    inputs: inputs.value,
    parameters: parametersOf(options),
    token: route.token,
    ...(route.billTo === undefined ? {} : { billTo: route.billTo }),
    ...(route.target === "endpoint" ? { endpointUrl: route.baseUrl } : {}),
  };
  return { ...call, wire: wireOf({ hub, provider, served, route, mapping, diagnostics }, call) };
}

// Nothing chooses among providers at an endpoint of one's own, and it speaks the hub's form.
function providerOf(hub: Hub, id: string, options: InferenceOptions): ProviderSpec | undefined {
  const asked = hub.providers.get(id);
  if (options.endpointUrl === undefined || asked?.baseUrl !== undefined) return asked;
  return hub.providers.list.find((provider) => provider.isHub) ?? asked;
}

function taskOf(hub: Hub, model: Model, diagnostics: Diagnostic[]): Task | Absence {
  const id = model.pipeline_tag;
  if (id === undefined) {
    const reason = "The record names no task (pipeline_tag).";
    return absent("no-task", reason, "Add pipeline_tag to the model card.");
  }
  const plugin = hub.tasks.get(id);
  const key = plugin?.key;
  if (key === undefined) {
    const reason = plugin
      ? `${id} has no form in which a provider is called.`
      : `${id} is not a task that this hub knows.`;
    return absent(
      "unknown-task",
      reason,
      "Add a task plugin that says what goes in and comes out.",
    );
  }
  const turned = attempt(`task/${id}`, "choose its form", diagnostics, () => key.instead?.(model));
  return ("value" in turned ? turned.value : undefined) ?? key;
}

function inputsOf(
  task: Task,
  model: Model,
  options: InferenceOptions,
  diagnostics: Diagnostic[],
): { readonly value: Value } | Absence {
  const given = task.inputs === "json" ? (options.messages ?? options.inputs) : options.inputs;
  if (given !== undefined) return parseInputs(task, given);
  return attempt(
    `task/${task.id}`,
    "give sample inputs",
    diagnostics,
    () => task.sample(model) as Value,
  );
}

function parametersOf(options: InferenceOptions): ValueObject {
  const { temperature, max_tokens, top_p, parameters } = options;
  const given = Object.entries({ temperature, max_tokens, top_p }).filter(
    ([, value]) => value != null,
  );
  return { ...(Object.fromEntries(given) as ValueObject), ...parameters };
}

function mappingOf(
  model: Model,
  provider: ProviderSpec,
  task: Task,
  providerId: string | undefined,
): ProviderMapping | undefined {
  const own = model.inferenceProviderMapping?.filter((one) => one.provider === provider.id) ?? [];
  const known = own.find((one) => one.task === task.id) ?? own[0];
  const id = providerId ?? known?.providerId ?? (provider.isHub ? model.id : undefined);
  return id === undefined ? undefined : { ...known, provider: provider.id, providerId: id };
}
