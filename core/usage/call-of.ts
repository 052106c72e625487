// From a model, a provider and options to one call, or to the reason why there is none.
import type { Value, ValueObject } from "../code/value.ts";
import type { Hub } from "../hub/create-hub.ts";
import { absent, type Absence, type Diagnostic } from "../hub/diagnostic.ts";
import { guard } from "../hub/guard.ts";
import type { Plugin } from "../hub/plugin.ts";
import type { Ask, Call, Served, Wire, WireParts } from "../model/call.ts";
import type { Model, ProviderMapping } from "../model/model.ts";
import { type Route, routeOf, ROUTER, urlOf } from "../model/route.ts";
import { parseInputs, type Task } from "../model/task.ts";
import type { InferenceOptions, InferenceRequest } from "./inference-snippets.ts";

/** Makes the call of a request. @internal */
export function callOf(
  hub: Hub,
  request: InferenceRequest,
  diagnostics: Diagnostic[],
): Call | Absence {
  const { model, options = {} } = request;
  const provider = hub.providers.get(request.provider);
  const task = taskOf(hub, model, diagnostics);
  if (provider === undefined || "reason" in task) {
    if (provider === undefined)
      hub.logger.error(noHelper(request.provider, model.pipeline_tag ?? "unknown"));
    return provider === undefined
      ? absent(
          "unknown-provider",
          `No provider "${request.provider}" is known.`,
          "Choose one of the hub's providers.",
        )
      : (task as Absence);
  }
  const route = routeOf(provider, options);
  if ("reason" in route) return route;
  const served = provider.tasks.find((one) => one.task.id === task.id);
  const isPolicy = provider.baseUrl === undefined;
  if (served === undefined && !isPolicy) {
    hub.logger.error(noHelper(request.provider, task.id));
    return absent(
      "task-not-served",
      `${provider.label} does not serve ${task.id}.`,
      "Choose another provider.",
    );
  }
  const inputs = inputsOf(task, model, options, diagnostics);
  if ("reason" in inputs) return inputs;
  if (options.billTo && route.billTo === undefined) {
    const message = `billTo: only routed requests are billed through the hub; this one is ${route.target}, so it is left out.`;
    diagnostics.push({ code: "option-ignored", message, path: "options.billTo" });
  }
  const streaming = options.streaming === true && task.streamKind !== undefined;
  const policy = request.provider === provider.id ? "" : request.provider;
  const call: Omit<Call, "wire"> = {
    target: route.target,
    task,
    kind: streaming ? task.streamKind! : task.kind,
    streaming,
    queued:
      served === undefined ? task.output !== "json" : served.queue !== undefined && !served.waits,
    model,
    provider: provider.id,
    modelName: withSuffix(model.id, isPolicy ? policy : provider.id),
    inputs: inputs.value,
    parameters: parametersOf(options),
    token: route.token,
    ...(route.billTo === undefined ? {} : { billTo: route.billTo }),
    ...(route.target === "endpoint" ? { endpointUrl: route.baseUrl } : {}),
  };
  const mapping = mappingOf(model, provider, task, request.providerId);
  const name = route.target === "routed" ? call.modelName : (mapping?.providerId ?? model.id);
  const wire = wireOf({ hub, provider, served, route, mapping, diagnostics }, call);
  return { ...call, modelName: name, wire };
}

const noHelper = (provider: string, task: string): string =>
  `Failed to get provider helper for ${provider} (${task})`;

function taskOf(hub: Hub, model: Model, diagnostics: Diagnostic[]): Task | Absence {
  const id = model.pipeline_tag;
  if (id === undefined) {
    return absent(
      "no-task",
      "The record names no task (pipeline_tag).",
      "Add pipeline_tag to the model card.",
    );
  }
  const plugin = hub.tasks.get(id);
  const { key } = plugin ?? {};
  if (key === undefined) {
    const known =
      plugin === undefined
        ? "is not a task this hub knows"
        : "has no form in which a provider is called";
    return absent(
      "unknown-task",
      `${id} ${known}.`,
      "Add a task plugin that says what goes in and what comes out.",
    );
  }
  const turned = guard(`task/${id}`, "choose its form", () => key.instead?.(model));
  if ("fault" in turned) diagnostics.push(turned.fault);
  return ("value" in turned ? turned.value : undefined) ?? key;
}

function inputsOf(
  task: Task,
  model: Model,
  options: InferenceOptions,
  diagnostics: Diagnostic[],
): { readonly value: Value } | Absence {
  const given = task.inputs === "json" ? (options.messages ?? options.inputs) : options.inputs;
  if (given !== undefined) {
    const parsed = parseInputs(task, given);
    return "reason" in parsed ? parsed : { value: parsed.inputs as Value };
  }
  const sample = guard(`task/${task.id}`, "give sample inputs", () => task.sample(model) as Value);
  if ("value" in sample) return sample;
  diagnostics.push(sample.fault);
  return absent(
    "plugin-threw",
    sample.fault.message,
    "Give the inputs, or tell the author of the plugin.",
  );
}

function parametersOf({
  temperature,
  max_tokens,
  top_p,
  parameters,
}: InferenceOptions): ValueObject {
  const named = { temperature, max_tokens, top_p };
  const set = Object.entries(named).filter(([, value]) => value !== undefined && value !== null);
  return { ...(Object.fromEntries(set) as ValueObject), ...parameters };
}

function withSuffix(id: string, suffix: string): string {
  return suffix === "" || id.includes(":") ? id : `${id}:${suffix}`;
}

function mappingOf(
  model: Model,
  provider: Plugin<"provider">,
  task: Task,
  providerId: string | undefined,
): ProviderMapping | undefined {
  const own = model.inferenceProviderMapping?.filter((one) => one.provider === provider.id) ?? [];
  const known = own.find((one) => one.task === task.id) ?? own[0];
  const id = providerId ?? known?.providerId ?? (provider.isHub ? model.id : undefined);
  return id === undefined ? undefined : { ...known, provider: provider.id, providerId: id };
}

interface Making {
  readonly hub: Hub;
  readonly provider: Plugin<"provider">;
  readonly served: Served | undefined;
  readonly route: Route;
  readonly mapping: ProviderMapping | undefined;
  readonly diagnostics: Diagnostic[];
}

function wireOf(making: Making, call: Omit<Call, "wire">): Wire | Absence {
  const { provider, route, mapping } = making;
  const byRouter = route.target === "routed" ? call.task.routed : undefined;
  const maker = byRouter ?? making.served;
  if (maker === undefined) {
    return absent(
      "needs-sdk",
      `For ${call.task.id}, ${provider.label} is a choice that only the two Hugging Face SDKs make.`,
      "Choose a provider by name.",
    );
  }
  const id = byRouter ? call.modelName : mapping?.providerId;
  if (id === undefined) {
    return absent(
      "needs-provider-id",
      `It is not known under which id ${provider.label} serves ${call.model.id}.`,
      "Give providerId, or a record with inferenceProviderMapping.",
    );
  }
  const ask: Ask = {
    model: id,
    hubId: call.model.id,
    ...(mapping === undefined ? {} : { mapping }),
    target: route.target,
    inputs: call.inputs,
    parameters: call.streaming ? { ...call.parameters, stream: true } : call.parameters,
  };
  const made = guard(`provider/${provider.id}`, `build a request for ${call.task.id}`, (): Wire => {
    const parts = maker.request(ask);
    const { url, base, query } = urlOf(byRouter ? { ...route, baseUrl: ROUTER } : route, parts);
    const billing: Record<string, string> =
      route.billTo === undefined ? {} : { "X-HF-Bill-To": route.billTo };
    const queue = byRouter ? undefined : making.served?.queue?.({ base, query });
    return {
      method: "POST",
      url,
      headers: { Authorization: route.authorization, ...billing, ...parts.headers },
      body: bodyOf(parts, call, making.hub),
      ...(queue === undefined ? {} : { queue }),
      answer: maker.answer(call.streaming),
    };
  });
  if ("value" in made) return made.value;
  making.diagnostics.push(made.fault);
  return absent("plugin-threw", made.fault.message, "Tell the author of the plugin.");
}

function bodyOf(parts: WireParts, call: Omit<Call, "wire">, hub: Hub): Wire["body"] {
  if (parts.file !== undefined) return { file: parts.file };
  if (parts.form !== undefined) return { form: parts.form };
  if (parts.text === undefined) return { json: parts.json ?? {} };
  try {
    return { json: JSON.parse(parts.text) as ValueObject };
  } catch {
    hub.logger.error("Failed to parse body as JSON");
    return { json: { inputs: call.inputs } };
  }
}
