// The way of a call: what is known of it before any input is, and stays the same while a reader types.
import type { Value } from "../code/value.ts";
import { brief } from "../hub/anything.ts";
import type { Hub } from "../hub/create-hub.ts";
import { absent, type Absence, type Diagnostic } from "../hub/diagnostic.ts";
import { frozenCopy } from "../hub/frozen.ts";
import { knownOf } from "../hub/known-of.ts";
import type { ProviderSpec } from "../hub/plugin.ts";
import type { Job } from "../model/answer.ts";
import type { Call } from "../model/call.ts";
import type { Model, ProviderMapping } from "../model/model.ts";
import type { Route } from "../model/route.ts";
import type { Served } from "../model/served.ts";
import type { Task } from "../model/task.ts";
import type { Wire, WireParts } from "../model/wire.ts";
import { taskOf } from "./asked.ts";
import { hostedBy } from "./hosting.ts";
import { choicesOf, isSecret, type Lane, laneOf } from "./lane.ts";
import type { Parameters, Usual } from "./parameters.ts";
import type { InferenceOptions, InferenceRequest } from "./request.ts";
import { servedBy } from "./served-by.ts";
import { didYouMeanIn } from "./unknown.ts";

/** The fields of a call that no input changes. @internal */
export type Start = Omit<Call, "wire" | "inputs" | "parameters" | "streaming">;

/** Where the calls of a model go, by whom they are served, and what was found out of that in earlier ones. @internal */
export interface Way {
  readonly hub: Hub;
  readonly provider: ProviderSpec;
  readonly task: Task;
  readonly model: Model;
  readonly lane: Lane;
  readonly served: Served | undefined;
  /** Who makes the request: the router by itself, or the provider; nobody where only an SDK knows how. */
  readonly maker: NonNullable<Task["routed"]> | Served | undefined;
  readonly isByRouter: boolean;
  readonly start: Start;
  /** What a model of the task is shown with, once it was asked for. */
  sample?: Value;
  /** The parameters of the last call, for one that asks for the same. */
  last?: { readonly usual: Usual; readonly parameters: Parameters };
  /** The URL and the job of the last request, for one that goes to the same place. */
  sent?: {
    readonly parts: { readonly [P in "path" | "baseUrl" | "query"]: WireParts[P] | undefined };
    readonly url: Wire["url"];
    readonly job: Job | undefined;
  };
}

// A page shows one model, and compares it with few others.
const waysOf = knownOf<Model, Map<string, Way>>(8, () => new Map());

/** The way of a call, or why there is none. @internal */
export function wayOf(
  hub: Hub,
  model: Model,
  request: InferenceRequest,
  diagnostics: Diagnostic[],
): Way | Absence {
  const { options = {}, provider, providerId } = request;
  if (isSecret(options)) return findWay(hub, model, request, diagnostics);
  const ways = waysOf(hub, model);
  const key = JSON.stringify([provider, providerId, choicesOf(options)]);
  const before = ways.get(key);
  if (before !== undefined) return before;
  const said = diagnostics.length;
  const way = findWay(hub, model, request, diagnostics);
  // What was said, or logged, is said each time.
  if (!("reason" in way) && diagnostics.length === said && ways.size < MOST) ways.set(key, way);
  return way;
}

// Far more than a page shows of one model.
const MOST = 1000;

function findWay(
  hub: Hub,
  model: Model,
  request: InferenceRequest,
  diagnostics: Diagnostic[],
): Way | Absence {
  const { options = {} } = request;
  const fail = (task: string): void =>
    hub.logger.error(
      `Failed to get provider helper for ${brief(request.provider)} (${brief(task)})`,
    );
  const provider = providerOf(hub, request.provider, options);
  if (provider === undefined) {
    fail(model.pipeline_tag ?? "unknown");
    const reason = `No provider "${brief(String(request.provider))}" is known.`;
    const near = didYouMeanIn(hub.providers, String(request.provider));
    return absent("unknown-provider", reason, near ?? "Choose one of the hub's providers.");
  }
  const task = taskOf(hub, model, provider, diagnostics);
  if ("reason" in task) return task;
  const lane = laneOf(hub, provider, task, options);
  if ("reason" in lane) return lane;
  const { route } = lane;
  const served = servedBy(provider, task, diagnostics);
  if (served === undefined && provider.baseUrl !== undefined) {
    fail(task.id);
    const reason = `${provider.label} does not serve ${task.id}.`;
    return absent("task-not-served", reason, "Choose another provider.");
  }
  const hosting = hostedBy(hub, model, provider, task, request, route, diagnostics);
  if ("reason" in hosting) return hosting;
  const mapping = frozenCopy(hosting.mapping);
  const byRouter = route.target === "routed" ? task.routed : undefined;
  const start: Start = {
    target: route.target,
    task,
    queued: served ? served.job !== undefined && !served.waits : task.output !== "json",
    model,
    provider: provider.id,
    providerLabel: provider.label,
    ...(provider.isOffHub ? { isOffHub: true } : {}),
    ...(mapping === undefined ? {} : { mapping }),
    ...(hosting.isUnsure ? { isUnsure: true } : {}),
    chatModel: chatModelOf(request, provider, route, model, mapping),
    token: route.token,
    ...(route.billTo === undefined ? {} : { billTo: route.billTo }),
    ...(route.target === "endpoint" ? { endpointUrl: route.baseUrl } : {}),
  };
  const maker = byRouter ?? served;
  const isByRouter = byRouter !== undefined;
  return { hub, provider, task, model, lane, served, maker, isByRouter, start };
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
