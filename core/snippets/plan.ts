// Plans: the parts of a call that do not depend on its inputs. They are cached for each model.
import { abbreviate } from "../base/describe.ts";
import type { Hub } from "../hub/hub.ts";
import { absent, type Absence, type Diagnostic, tryCallOrAbsent } from "../base/issue.ts";
import { Cache, frozenClone, isSame } from "../base/freeze.ts";
import type { ProviderSpec, TaskHandler } from "../kinds/provider.ts";
import type { Call } from "../kinds/call.ts";
import type { Model, ProviderMapping } from "../record/model.ts";
import { type Route, routeOf } from "./route.ts";
import { isCallable, type Task } from "../kinds/task.ts";
import { isHostedAs, mappedTask, resolveHosting } from "./hosting.ts";
import type { ValueObject } from "../code/value.ts";
import { isJson } from "../kinds/inputs.ts";
import { parametersOf, type Parameters } from "./parameters.ts";
import { suggestFrom, type InferenceOptions, type InferenceRequest } from "./options.ts";

/** The provider, task, route and request builder of a call. @internal */
export interface Plan {
  readonly hub: Hub;
  readonly provider: ProviderSpec;
  readonly task: Task;
  readonly model: Model;
  readonly route: Route;
  readonly served: TaskHandler | undefined;
  /** Builds the request: the router API or the provider; undefined if only an SDK can. */
  readonly builder: NonNullable<Task["routerApi"]> | TaskHandler | undefined;
  readonly viaRouter: boolean;
  /** The fields of the call that do not depend on its inputs. */
  readonly fields: Omit<Call, "request" | "inputs" | "parameters" | "streaming">;
  readonly parameters: Parameters | { readonly absence: Absence };
  /** What the plan depends on besides the hub and the model. */
  readonly cacheKey: ValueObject;
  /** The last call without diagnostics. */
  call?: Call;
}

/**
 * Returns the plan of a call, or why there is none. A model caches the last plan without diagnostics of each provider,
 * routed and direct.
 * @internal
 */
export function planOf(
  hub: Hub,
  model: Model,
  request: InferenceRequest,
  diagnostics: Diagnostic[],
): Plan | Absence {
  const { inputs: _inputs, messages: _messages, ...options } = request.options ?? {};
  const settings = { ...options, providerId: request.providerId } as object as ValueObject;
  if (!isJson(Object.values(settings).map((value) => value ?? null)))
    return makePlan(hub, model, request, {}, diagnostics);
  const key = `${options.directRequest === true ? "direct" : "routed"} ${request.provider}`;
  const plans = Cache.of<string, Plan>(model);
  const known = plans?.get(key);
  if (known?.hub === hub && isSame(known.cacheKey, settings)) return known;
  const before = diagnostics.length;
  const plan = makePlan(hub, model, request, frozenClone(settings), diagnostics);
  if (!("reason" in plan) && diagnostics.length === before) plans?.set(key, plan);
  return plan;
}

function makePlan(
  hub: Hub,
  model: Model,
  request: InferenceRequest,
  settings: ValueObject,
  diagnostics: Diagnostic[],
): Plan | Absence {
  const { options = {} } = request;
  const logMissing = (task: string): void =>
    hub.logger.error(
      `Failed to get provider helper for ${abbreviate(request.provider)} (${abbreviate(task)})`,
    );
  const provider = resolveProvider(hub, request.provider, options);
  if (provider === undefined) {
    logMissing(model.pipeline_tag ?? "unknown");
    const reason = `Unknown provider "${abbreviate(request.provider)}".`;
    const near = suggestFrom(hub.providers, request.provider);
    return absent({
      code: "unknown-provider",
      reason,
      fix: near ?? "Choose one of the hub's providers.",
    });
  }
  const task = resolveTask(hub, model, provider, diagnostics);
  if ("reason" in task) return task;
  const route = routeOf(provider, options);
  if ("reason" in route) return route;
  const served = handlerOf(provider, task, diagnostics);
  if (served === undefined && provider.baseUrl !== undefined) {
    logMissing(task.id);
    const reason = `${provider.label} does not support ${task.id}.`;
    return absent({ code: "task-not-served", reason, fix: "Choose another provider." });
  }
  const hosting = resolveHosting(hub, model, provider, task, request, route, diagnostics);
  if ("reason" in hosting) return hosting;
  const mapping = frozenClone(hosting.mapping);
  const routerApi = route.target === "routed" ? task.routerApi : undefined;
  const fields: Plan["fields"] = {
    target: route.target,
    task,
    isJob: served ? served.job !== undefined && !served.waits : task.output !== "json",
    model,
    provider: provider.id,
    providerLabel: provider.label,
    ...(provider.isDirectOnly ? { isDirectOnly: true } : {}),
    ...(mapping === undefined ? {} : { mapping }),
    ...(hosting.isUnverified ? { hostingUnverified: true } : {}),
    chatModelId: chatModelOf(request, provider, route, model, mapping),
    token: route.token,
    ...(route.billTo === undefined ? {} : { billTo: route.billTo }),
    ...(route.target === "endpoint" ? { endpointUrl: route.baseUrl } : {}),
  };
  const builder = routerApi ?? served;
  const viaRouter = routerApi !== undefined;
  const choices = { provider, task, model, served, viaRouter };
  const parameters = parametersOf(choices, options, diagnostics);
  return { hub, ...choices, route, builder, fields, parameters, cacheKey: settings };
}

// An endpoint does not need a provider. It has the API of Hugging Face's servers.
function resolveProvider(
  hub: Hub,
  id: string,
  { endpointUrl }: InferenceOptions,
): ProviderSpec | undefined {
  const provider = hub.providers.get(id);
  if (endpointUrl === undefined || provider?.baseUrl !== undefined) return provider;
  return hub.providers.list.find(({ isHuggingFace }) => isHuggingFace) ?? provider;
}

/** Resolves the task that the model is called as. */
function resolveTask(
  hub: Hub,
  model: Model,
  provider: ProviderSpec,
  diagnostics: Diagnostic[],
): Task | Absence {
  const id = model.pipeline_tag ?? mappedTask(hub, model, provider);
  if (id === undefined) {
    const reason = "The record has no task (pipeline_tag).";
    return absent({ code: "no-task", reason, fix: "Add pipeline_tag to the model card." });
  }
  const task = hub.tasks.get(id);
  if (task === undefined || !isCallable(task)) {
    const reason = task ? `No provider supports ${id}.` : `${abbreviate(id)} is an unknown task.`;
    const suggestion = task ? undefined : suggestFrom(hub.tasks, id);
    const fix = suggestion
      ? `${suggestion} Fix pipeline_tag in the model card.`
      : "Add a task plugin with inputs and an output.";
    return absent({ code: "unknown-task", reason, fix });
  }
  const doing = "choosing the task to call";
  const called = tryCallOrAbsent(`task/${id}`, doing, diagnostics, () => task.callAs?.(model));
  const other = "value" in called ? called.value : undefined;
  if (other === undefined) return task;
  // A provider may host a conversational model only for the model's own task.
  const isHosted = (as: Task): boolean => isHostedAs(hub, model, provider, as);
  return isHosted(task) && !isHosted(other) ? task : other;
}

/** Returns how a provider handles a task; undefined if it does not support it. */
function handlerOf(
  provider: ProviderSpec,
  task: Task,
  diagnostics: Diagnostic[],
): TaskHandler | undefined {
  const listed = provider.tasks.find((handler) => handler.task.id === task.id);
  if (listed !== undefined || provider.handlerOf === undefined) return listed;
  const name = `provider/${provider.id}`;
  const called = tryCallOrAbsent(name, `serving ${task.id}`, diagnostics, () =>
    provider.handlerOf!(task),
  );
  return "value" in called ? called.value : undefined;
}

// A provider without a URL is a router policy. Its aliases, such as `fastest`, are other policies.
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
