// From a model, a provider and options to one call, or to the reason why there is none.
import type { ValueObject } from "../code/value.ts";
import type { Hub } from "../hub/create-hub.ts";
import { absent, type Absence, type Diagnostic } from "../hub/diagnostic.ts";
import { frozenCopy } from "../hub/frozen.ts";
import { guard } from "../hub/guard.ts";
import type { ProviderSpec } from "../hub/plugin.ts";
import type { Call } from "../model/call.ts";
import { asModel, type Model, type ProviderMapping } from "../model/model.ts";
import { renamed } from "../model/names.ts";
import { type Route, routeOf } from "../model/route.ts";
import type { Task } from "../model/task.ts";
import { inputsFor, parametersFor, sayParameters, taskOf } from "./asked.ts";
import { type Hosting, hostingOf } from "./hosting.ts";
import type { InferenceOptions, InferenceRequest } from "./request.ts";
import { servedBy } from "./served-by.ts";
import { wireOf } from "./wire-of.ts";

/** The call that the snippets of a request print, or why there is none. Never throws. @public */
export function inferenceCall(
  hub: Hub,
  request: InferenceRequest,
  diagnostics: Diagnostic[] = [],
): Call | Absence {
  const made = guard("The request", "become a call", () => callOf(hub, request, diagnostics));
  if ("value" in made) return made.value;
  return absent("bad-request", made.fault.message, "Give a model record, a provider and options.");
}

function callOf(hub: Hub, request: InferenceRequest, diagnostics: Diagnostic[]): Call | Absence {
  const { options = {} } = request;
  const found: Diagnostic[] = [];
  const model = asModel(request.model, found);
  diagnostics.push(...found);
  if (model === undefined)
    return absent(found[0]!.code, found[0]!.message, "Give a record that parseModel takes.");
  const fail = (task: string): void =>
    hub.logger.error(`Failed to get provider helper for ${request.provider} (${task})`);
  const provider = providerOf(hub, request.provider, options);
  if (provider === undefined) {
    fail(model.pipeline_tag ?? "unknown");
    const reason = `No provider "${String(request.provider)}" is known.`;
    return absent("unknown-provider", reason, "Choose one of the hub's providers.");
  }
  const task = taskOf(hub, model, provider, diagnostics);
  if ("reason" in task) return task;
  const route = routeOf(provider, options);
  if ("reason" in route) return route;
  const served = servedBy(provider, task, diagnostics);
  const isPolicy = provider.baseUrl === undefined;
  if (served === undefined && !isPolicy) {
    fail(task.id);
    const reason = `${provider.label} does not serve ${task.id}.`;
    return absent("task-not-served", reason, "Choose another provider.");
  }
  const hosting = hostedBy(hub, model, provider, task, request, route);
  if ("reason" in hosting) return hosting;
  const mapping = frozenCopy(hosting.mapping);
  const inputs = inputsFor(task, model, options, diagnostics);
  if ("reason" in inputs) return inputs;
  const parameters = parametersFor(task, model, options, diagnostics);
  if ("absence" in parameters) return parameters.absence;
  if (options.billTo && route.billTo === undefined) {
    const message = `billTo: this request is not billed through Hugging Face; it is left out.`;
    diagnostics.push({ code: "option-ignored", message, path: "options.billTo" });
  }
  const isRouted = route.target === "routed" && task.routed !== undefined;
  const { asked } = parameters;
  // Frozen, because plugins share them, and copied, because they may be the caller's own.
  const read = frozenCopy(parameters.read);
  const names = isRouted ? {} : (served?.parameters ?? {});
  const takes = isRouted ? undefined : served?.takesOthers;
  const takesOther = (name: string): boolean =>
    typeof takes === "object" ? !takes.but.includes(name) : takes !== false;
  const { taken, others, dropped } = renamed(task, names, takesOther, read);
  const lost = new Set(dropped);
  const call: Omit<Call, "wire"> = {
    target: route.target,
    task,
    streaming: options.streaming === true && task.streams === true,
    queued: served ? served.job !== undefined && !served.waits : task.output !== "json",
    model,
    provider: provider.id,
    providerLabel: provider.label,
    ...(provider.isOffHub ? { isOffHub: true } : {}),
    ...(mapping === undefined ? {} : { mapping }),
    ...(hosting.isUnsure ? { isUnsure: true } : {}),
    chatModel: chatModelOf(request, provider, route, model, mapping),
    inputs: frozenCopy(inputs.value),
    parameters: lost.size === 0 ? read : Object.freeze(without(read, lost)),
    token: route.token,
    ...(route.billTo === undefined ? {} : { billTo: route.billTo }),
    ...(route.target === "endpoint" ? { endpointUrl: route.baseUrl } : {}),
  };
  const making = { hub, provider, served, route, diagnostics };
  const wire = wireOf(making, call, taken, others);
  const isSent = !("reason" in wire && wire.code === "parameter-clash");
  sayParameters({ provider, task, asked, lost, isSent }, diagnostics);
  return Object.freeze({ ...call, wire });
}

// Nothing chooses among providers at an endpoint of one's own, and it speaks as the servers of Hugging Face do.
function providerOf(hub: Hub, id: string, options: InferenceOptions): ProviderSpec | undefined {
  const asked = hub.providers.get(id);
  if (options.endpointUrl === undefined || asked?.baseUrl !== undefined) return asked;
  return hub.providers.list.find((provider) => provider.isHuggingFace) ?? asked;
}

// A policy other than the provider's own name is one of its aliases, such as `fastest`.
function chatModelOf(
  request: InferenceRequest,
  provider: ProviderSpec,
  { target }: Route,
  model: Model,
  mapping: ProviderMapping | undefined,
): string {
  if (target !== "routed") return mapping?.providerId ?? model.id;
  if (provider.baseUrl !== undefined) return `${model.id}:${provider.id}`;
  const policy = request.provider.toLowerCase();
  return policy === provider.id ? model.id : `${model.id}:${policy}`;
}

// An endpoint of one's own hosts what it was started with, whatever a record says.
function hostedBy(
  hub: Hub,
  model: Model,
  provider: ProviderSpec,
  task: Task,
  { providerId }: InferenceRequest,
  { target }: Route,
): Hosting | Absence {
  if (target !== "endpoint") return hostingOf(hub, model, provider, task, providerId);
  const id = providerId ?? (provider.isHuggingFace ? model.id : undefined);
  const mapping = id === undefined ? {} : { mapping: { provider: provider.id, providerId: id } };
  return { ...mapping, isUnsure: false };
}

function without(parameters: ValueObject, names: ReadonlySet<string>): ValueObject {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !names.has(name)));
}
