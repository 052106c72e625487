// The sample call of a provider's page: a made-up model, the sample inputs of the task, and one of the routes.
import type { RequestRoute } from "../panel/choice/choice.ts";
import {
  type Absence,
  type Call,
  type Hub,
  inferenceCall,
  type InferenceOptions,
  type Model,
  parseModel,
  type Plugin,
  type Task,
  type HttpRequest,
  isAbsence,
} from "hubsmith";
import type { ValueObject } from "hubsmith/code";
import { isPolicy, roleOf, TARGETS } from "#core/kinds/provider";

const HUB_ID = "example-org/model";
const PROVIDER_ID = "vendor/model";
const ENDPOINT = "https://my-endpoint.example.org";

/** The routes to a provider, the default first. */
export function waysTo(provider: Plugin<"provider">): readonly RequestRoute[] {
  const role = roleOf(provider);
  // A policy calls an endpoint like Hugging Face's servers, which have one URL on the router and directly.
  const left = role === "policy" ? "endpoint" : role === "huggingface" ? "direct" : undefined;
  return TARGETS[role].filter((target) => target !== left);
}

/** Examples of the parameters that the provider requires, such as a voice. */
function requiredBy(
  { tasks }: Plugin<"provider">,
  { id, parameters = {} }: Pick<Plugin<"task">, "id" | "parameters">,
): ValueObject {
  const required = tasks.find(({ task }) => task.id === id)?.requires ?? [];
  return Object.fromEntries(required.map((name) => [name, parameters[name]?.example ?? "sample"]));
}

/** A made-up model that a provider serves for a task; the record has no mapping to a policy of the router. */
export function servedModel(provider: Plugin<"provider">, task: string): Model {
  const { id, tasks, role } = provider;
  const only = tasks.find((handler) => handler.task.id === task)?.models?.[0];
  const providerId = role === "huggingface" ? HUB_ID : (only ?? PROVIDER_ID);
  const mapping = { provider: id, providerId, task, status: "live" };
  return parseModel({
    id: HUB_ID,
    pipeline_tag: task,
    tags: [task],
    ...(isPolicy(provider) ? {} : { inferenceProviderMapping: [mapping] }),
  }).model!;
}

/** The HTTP request, or why there is none. */
export interface SampleCall {
  readonly call?: Call;
  readonly wire: HttpRequest | Absence;
}

export function ask(
  hub: Hub,
  provider: Plugin<"provider">,
  task: Task,
  way: RequestRoute,
): SampleCall {
  const options: Record<RequestRoute, InferenceOptions> = {
    routed: {},
    direct: provider.role === "direct" ? {} : { directRequest: true },
    endpoint: { endpointUrl: ENDPOINT },
  };
  const call = inferenceCall(hub, {
    model: servedModel(provider, task.id),
    provider: provider.id,
    options: { ...options[way], parameters: requiredBy(provider, task) },
  });
  return isAbsence(call) ? { wire: call } : { call, wire: call.request };
}
