// Plans a call without its inputs: the provider, the task, the route, who builds the request, and the parameters.
import { abbreviate, defined } from "../base/describe.ts";
import type { Hub } from "../hub/hub.ts";
import { absent, type Absence, type Diagnostic, isAbsence, tryCall } from "../base/issue.ts";
import { Cache, frozenClone, isSame, oncePer } from "../base/freeze.ts";
import { roleOf, type TaskHandler } from "../kinds/provider.ts";
import type { Call } from "../kinds/call.ts";
import type { Answer } from "../http/response.ts";
import { type Callee, type PlanInput, serverOf } from "./app-server.ts";
import { type Route, routeOf, ROUTER } from "./route.ts";
import { isCallable, type Recipe, type RouterApi, type Task } from "../kinds/task.ts";
import { isHostedAs, mappedTask, recipeIssue, resolveHosting } from "./hosting.ts";
import type { ValueObject } from "../code/value.ts";
import { isJson } from "../kinds/inputs.ts";
import type { ParameterMapping } from "../kinds/parameters.ts";
import { type Choices, parametersOf, type Parameters } from "./parameters.ts";
import { suggest, suggestIn } from "./options.ts";

/** Who builds the request of a call: the provider, or the router if it has its own API for the task. @internal */
export interface Handler extends TaskHandler {
  /** The plugin, in messages: `provider/together`. */
  readonly owner: string;
  /** The model's id for the request; undefined if it is unknown. */
  readonly modelId: string | undefined;
  /** The base URL, if it is not that of the route. */
  readonly baseUrl?: string;
}

/** The parts of a call that do not depend on its inputs. @internal */
export interface Plan extends Choices {
  readonly hub: Hub;
  readonly route: Route;
  readonly handler: Handler | undefined;
  readonly fields: Omit<Call, "request" | "inputs" | "parameters" | "streaming">;
  readonly parameters: Parameters | Absence;
  answer?: Answer;
  /** The last call, and what was found while it was built. */
  last?: { readonly call: Call; readonly diagnostics: readonly Diagnostic[] };
}

interface Known {
  readonly plan: Plan | Absence;
  readonly hub: Hub;
  /** The input of the plan, besides the hub and the model. */
  readonly settings: ValueObject;
  /** What was found while planning. It is reported again when the plan is used again. */
  readonly notes: readonly Diagnostic[];
}

// A form requests the same plan for each character, so a model caches the last one of each provider and route.
export function planOf(input: PlanInput): Plan | Absence {
  const { hub, model, request, diagnostics } = input;
  const { inputs: _inputs, messages: _messages, ...options } = request.options ?? {};
  const { providerId, file } = request;
  const settings = { ...options, providerId, file } as object as ValueObject;
  const isCached = isJson(Object.values(settings).map((value) => value ?? null));
  const plans = isCached ? Cache.of<string, Known>(model) : undefined;
  const key = `${options.directRequest === true ? "direct" : "routed"} ${request.provider}`;
  const known = plans?.get(key);
  if (known?.hub === hub && isSame(known.settings, settings)) {
    diagnostics.push(...known.notes);
    return known.plan;
  }
  const notes: Diagnostic[] = [];
  const plan = makePlan({ ...input, diagnostics: notes });
  diagnostics.push(...notes);
  // Names of unknown providers are endless.
  if (!isAbsence(plan) || plan.code !== "unknown-provider")
    plans?.set(key, { plan, hub, settings: frozenClone(settings), notes });
  return plan;
}

function makePlan(input: PlanInput): Plan | Absence {
  const { hub, model, request, diagnostics } = input;
  const { options = {} } = request;
  const provider = resolveCallee(input);
  if (isAbsence(provider)) return provider;
  const usual = resolveTask(input, provider);
  if (isAbsence(usual)) return usual;
  const route = routeOf(provider, options);
  if (isAbsence(route)) return route;
  const task = inWireFormat(hub, usual, provider, options.wire);
  if (isAbsence(task)) return task;
  const { role } = provider;
  // The router and endpoints have the task's own API. An app's server has that of its handler.
  const api = route.target === "direct" || role === "local" ? undefined : task.routerApi;
  const served =
    servedBy(provider, task, diagnostics) ?? (api && servedBy(provider, usual, diagnostics));
  if (served === undefined && (role !== "policy" || (task !== usual && api === undefined)))
    return notServed(provider, task, task !== usual);
  const hosting = resolveHosting({ ...input, provider, task }, route);
  if (isAbsence(hosting)) return hosting;
  const recipe = recipeOf(task, options.recipe);
  if (isAbsence(recipe)) return recipe;
  if (recipe !== undefined && route.target !== "endpoint") {
    const lacking = recipeIssue({ ...input, provider, task }, recipe);
    if (lacking !== undefined) return lacking;
  }
  const hosted = frozenClone(hosting);
  const modelId = hosted.mapping?.providerId;
  const chatModelId = chatModelOf(input, provider, route, modelId);
  const fields: Plan["fields"] = {
    target: route.target,
    role,
    task,
    isJob: served ? served.job !== undefined && !served.waits : task.output !== "json",
    model,
    provider: provider.id,
    providerLabel: provider.label,
    chatModelId,
    token: route.token,
    ...hosted,
    ...defined({ recipe, billTo: route.billTo }),
    ...(route.target === "endpoint" ? { endpointUrl: route.baseUrl } : {}),
  };
  const handler = api
    ? routerHandler(task, api, served, route, chatModelId, modelId)
    : served && { ...served, owner: `provider/${provider.id}`, modelId };
  const choices = { provider, task, model, handler, recipe };
  const parameters = parametersOf(choices, options, diagnostics);
  return { hub, ...choices, route, fields, parameters };
}

// Services get formats faster than anybody reads of them.
const notServed = ({ label }: Callee, task: Task, isWire: boolean): Absence =>
  absent({
    code: "task-not-served",
    reason: isWire
      ? `${label} is not known to have the wire format ${task.label}.`
      : `${label} does not support ${task.id}.`,
    fix: isWire ? "Choose another one." : "Choose another provider.",
  });

function recipeOf(
  { id, recipes = [] }: Task,
  given: string | undefined,
): Recipe | Absence | undefined {
  const recipe = recipes.find((candidate) => candidate.id === given);
  if (recipe !== undefined || given === undefined) return recipe;
  return unknown("recipe", id, recipes, given);
}

function unknown(
  what: "recipe" | "wire",
  task: string,
  known: readonly { readonly id: string }[],
  given: string,
): Absence {
  const names = known.map(({ id }) => id);
  const all = names.length === 0 ? "Leave it out." : `Choose one of ${names.join(", ")}.`;
  return absent({
    code: `unknown-${what}`,
    reason: `${task} has no ${what === "wire" ? "wire format" : what} "${abbreviate(given)}".`,
    fix: suggest(names, given) || all,
  });
}

// The router has the parameter names of the task. It leaves out what the provider does not support, or refuses as it does.
function routerHandler(
  task: Task,
  { request, answer }: RouterApi<unknown>,
  served: TaskHandler | undefined,
  { target, baseUrl }: Route,
  chatModelId: string,
  modelId: string | undefined,
): Handler {
  const names = Object.entries<ParameterMapping | undefined>({ ...served?.parameters });
  return {
    task,
    parameters: Object.fromEntries(names.filter(([, name]) => name === false)),
    ...defined({ acceptsUnknown: served?.acceptsUnknown }),
    request: (context) => {
      const isAsked = served && modelId && target === "routed";
      const own = isAsked ? served.request({ ...context, providerId: modelId }) : undefined;
      return isAbsence(own) ? own : request(context);
    },
    answer,
    owner: `task/${task.id}`,
    modelId: chatModelId,
    baseUrl: target === "routed" ? ROUTER : baseUrl,
  };
}

// An endpoint does not need a provider. It has the API of Hugging Face's servers.
function resolveCallee(input: PlanInput): Callee | Absence {
  const { hub, request } = input;
  const { provider: id, options } = request;
  const named = hub.providers.get(id);
  const isOpen = options?.endpointUrl !== undefined && named?.baseUrl === undefined;
  const ours = isOpen
    ? hub.providers.list.find((provider) => roleOf(provider) === "huggingface")
    : undefined;
  const provider = ours ?? named;
  if (provider !== undefined) return { ...provider, role: roleOf(provider) };
  const server = serverOf(input);
  if (server !== undefined) return server;
  const fix = suggestIn(hub.providers)(id) || "Choose one of the hub's providers.";
  return absent({ code: "unknown-provider", reason: `Unknown provider "${abbreviate(id)}".`, fix });
}

function resolveTask(input: PlanInput, provider: Callee): Task | Absence {
  const { hub, model, diagnostics } = input;
  // An app knows what its server does with the model.
  const [first] = provider.role === "local" ? provider.tasks : [];
  if (first !== undefined) return first.task;
  const own = hub.tasks.get(model.pipeline_tag ?? "");
  // Tasks such as any-to-any have no API, and providers host their models as chats.
  const isOwn = own !== undefined && isCallable(own);
  const id = isOwn ? own.id : (mappedTask(hub, model, provider) ?? model.pipeline_tag);
  if (id === undefined) {
    const reason = "The record has no task (pipeline_tag).";
    return absent({ code: "no-task", reason, fix: "Add pipeline_tag to the model card." });
  }
  const task = hub.tasks.get(id);
  if (task === undefined || !isCallable(task)) {
    const reason = task ? `No provider supports ${id}.` : `${abbreviate(id)} is an unknown task.`;
    const suggestion = task ? "" : suggestIn(hub.tasks)(id);
    const fix = suggestion
      ? `${suggestion} Fix pipeline_tag in the model card.`
      : "Add a task plugin with inputs and an output.";
    return absent({ code: "unknown-task", reason, fix });
  }
  const doing = "choosing the task to call";
  const other = tryCall(`task/${id}`, doing, diagnostics, () => task.callAs?.(model));
  if (other === undefined || isAbsence(other)) return task;
  // A provider may host a conversational model only for the model's own task.
  const isHosted = (as: Task): boolean => isHostedAs({ ...input, provider, task: as });
  return isHosted(task) && !isHosted(other) ? task : other;
}

const wiresOf = oncePer(({ list }: Hub["tasks"]) =>
  list.filter(isCallable).filter(({ wireOf }) => wireOf !== undefined),
);

// The task in the requested wire format; by default its own, unless the provider supports only another one.
function inWireFormat(
  hub: Hub,
  task: Task,
  { role, tasks }: Callee,
  wire: string | undefined,
): Task | Absence {
  const wires = wiresOf(hub.tasks).filter(({ wireOf }) => wireOf === task.id);
  const has = ({ id }: Task): boolean => tasks.some((handler) => handler.task.id === id);
  if (wire === undefined) return role === "policy" || has(task) ? task : (wires.find(has) ?? task);
  return [task, ...wires].find(({ id }) => id === wire) ?? unknown("wire", task.id, wires, wire);
}

function servedBy(
  provider: Callee,
  task: Task,
  diagnostics: Diagnostic[],
): TaskHandler | undefined {
  const listed = provider.tasks.find((handler) => handler.task.id === task.id);
  if (listed !== undefined || provider.handlerOf === undefined) return listed;
  const name = `provider/${provider.id}`;
  const served = tryCall(name, `serving ${task.id}`, diagnostics, () => provider.handlerOf!(task));
  return isAbsence(served) ? undefined : served;
}

// The aliases of a policy, such as `fastest`, are other policies.
function chatModelOf(
  { model, request }: PlanInput,
  { id, role }: Callee,
  { target }: Route,
  providerId = model.id,
): string {
  if (target !== "routed") return providerId;
  if (role !== "policy") return `${model.id}:${id}`;
  const policy = request.provider.toLowerCase();
  return policy === id ? model.id : `${model.id}:${policy}`;
}
