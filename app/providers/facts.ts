// The data of a provider's page, from plugins: its routes, and the request and response of each task.
import { clientsInOrder } from "#core/snippets/inference";
import { isCallable } from "#core/http/task";
import { responseType } from "#plugins/catalogue/manifest";
import {
  type Absence,
  type Call,
  createHub,
  type Entry,
  type HttpRequest,
  type Hub,
  inferenceSnippets,
  loadPlugins,
  type Plugin,
  type Task,
} from "hubsmith";
import type { Way } from "../panel/state/choice.ts";
import { byLabel } from "./matrix.ts";
import { parameterRows, type Row } from "./parameters.ts";
import { ask, requestFor, waysTo } from "./sample.ts";

/** The data of a provider. */
export interface Facts {
  readonly provider: Plugin<"provider">;
  readonly ways: readonly WayFacts[];
  /** By label; a policy of the router has those that any provider serves. */
  readonly tasks: readonly TaskFacts[];
  /** Plugins that did not load, so that their data is missing. */
  readonly faults: readonly string[];
}

/** A route to the provider, described by a call. */
export interface WayFacts {
  readonly way: Way;
  readonly call?: Call;
}

/** Loads a provider with its tasks and all clients. Rejects if the provider does not load. */
export async function loadFacts(
  entries: readonly Entry[],
  entry: Entry<"provider">,
): Promise<Facts> {
  const isPolicy = entry.baseUrl === undefined;
  const served = entries.flatMap((one) =>
    one.kind === "provider" && (one === entry || isPolicy) ? one.tasks : [],
  );
  const { plugins, diagnostics } = await loadPlugins([
    entry,
    ...entries.filter(({ kind, id }) => kind === "task" && served.includes(id)),
    ...entries.filter(({ kind }) => kind === "client"),
  ]);
  const hub = createHub(plugins);
  const provider = hub.providers.get(entry.id);
  if (provider === undefined) throw new TypeError(diagnostics[0]?.message ?? "Nothing was loaded.");
  return {
    ...factsOf(hub, provider, served),
    faults: diagnostics.map(({ message }) => message),
  };
}

/** The data of a provider and the tasks with these ids, from a hub. */
export function factsOf(
  hub: Hub,
  provider: Plugin<"provider">,
  ids: readonly string[],
): Omit<Facts, "faults"> {
  const ways = waysTo(provider);
  const own = provider.tasks.map(({ task }) => task.id);
  const tasks = hub.tasks.list
    .filter(isCallable)
    .filter(({ id }) => ids.includes(id) || own.includes(id))
    .toSorted(byLabel);
  return {
    provider,
    ways: ways.map((way) => wayFacts(hub, provider, tasks, way)),
    tasks: tasks.map((task) => taskFacts(hub, provider, task)),
  };
}

// Any call has the key; a call that the router handles itself does not use the provider's base URL.
function wayFacts(
  hub: Hub,
  provider: Plugin<"provider">,
  tasks: readonly Task[],
  way: Way,
): WayFacts {
  const isOwn = ({ routerApi: routed }: Task): boolean => routed === undefined;
  const calls = tasks
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
    .map((task) => ask(hub, requestFor(provider, task, way)).call);
  const call = calls.find((one) => one !== undefined && !("reason" in one.request));
  return call === undefined ? { way } : { way, call };
}

/** The data of a provider and a task. */
export interface TaskFacts {
  readonly task: Task;
  readonly requests: readonly RequestFacts[];
  /** The first available request. */
  readonly call?: Call & { readonly request: HttpRequest };
  /** The schema of the response. */
  readonly shape?: string;
  /** The provider's ids of the only models that are supported. */
  readonly only?: readonly string[];
  /** Whether unlisted parameters are sent, or which are not. */
  readonly takesOthers: boolean | { readonly but: readonly string[] };
  readonly parameters: readonly Row[];
  /** The routes of the parameters; one if all routes have the same. */
  readonly columns: readonly Way[];
  /** The route of the clients: the first with a request. */
  readonly way: Way;
  readonly clients: readonly ClientFacts[];
}

/** A request on one of the ways, or why there is none. */
export interface RequestFacts {
  readonly way: Way;
  readonly wire: HttpRequest | Absence;
}

/** A client that has a snippet. */
export interface ClientFacts {
  readonly label: string;
  readonly language: string;
}

/** The data of a provider and a task. */
export function taskFacts(hub: Hub, provider: Plugin<"provider">, task: Task): TaskFacts {
  const all = waysTo(provider);
  const sampleCalls = all.map((way) => ({ way, ...ask(hub, requestFor(provider, task, way)) }));
  const call = sampleCalls.map((one) => one.call).find(isWired);
  const served = provider.tasks.find((one) => one.task.id === task.id);
  const ways = sampleCalls.filter(({ wire }) => !("reason" in wire)).map(({ way }) => way);
  const rows = parameterRows(hub, provider, task, ways);
  const isAlike = rows.every(({ fates }) => fates.every((fate) => isSame(fate, fates[0])));
  const way = ways[0] ?? all[0]!;
  const offer = inferenceSnippets(hub, requestFor(provider, task, way));
  const offered = offer.snippets.map(({ language, client }) => `${language}/${client}`);
  return {
    task,
    requests: sampleCalls.map(({ way, wire }) => ({ way, wire })),
    ...(call === undefined ? {} : { call, shape: responseType(call.request.answer) }),
    ...(served?.models === undefined ? {} : { only: served.models }),
    takesOthers: served?.takesOthers ?? true,
    parameters: isAlike ? rows.map((row) => ({ ...row, fates: row.fates.slice(0, 1) })) : rows,
    columns: isAlike ? ways.slice(0, 1) : ways,
    way,
    clients: clientsInOrder(hub)
      .filter(({ id }) => offered.includes(id))
      .map(({ label, language, isDirect }) => ({
        language: language.label,
        label: isDirect === true ? `${label} (only ${provider.label})` : label,
      })),
  };
}

const isWired = (call: Call | undefined): call is Call & { readonly request: HttpRequest } =>
  call !== undefined && !("reason" in call.request);
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
