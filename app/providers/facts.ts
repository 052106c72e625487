// The data of a provider's page, from plugins: its routes, and the request and response of each task.
import { clientsInOrder } from "#core/snippets/inference-snippets";
import { isCallable } from "#core/kinds/task";
import { responseType } from "#plugins/kit/catalog/manifest";
import {
  type Call,
  createHub,
  type Diagnostic,
  type Entry,
  type HttpRequest,
  type Hub,
  inferenceSnippets,
  loadPlugins,
  type Plugin,
  type Task,
  isAbsence,
} from "hubsmith";
import { isPolicy } from "#core/kinds/provider";
import type { RequestRoute } from "../panel/choice/choice.ts";
import { byLabel, itemOf, taskLabel } from "../routing/places.ts";
import { ask, requestFor, type SampleCall, waysTo } from "./sample.ts";

export interface ProviderFacts {
  readonly provider: Plugin<"provider">;
  readonly routes: readonly Route[];
  /** By label; a policy of the router has those that any provider serves. */
  readonly tasks: readonly TaskFacts[];
  /** Plugins that did not load, so that their data is missing. */
  readonly lost: readonly Diagnostic[];
}

export interface Route extends SampleCall {
  readonly route: RequestRoute;
}

export type WiredCall = Call & { readonly request: HttpRequest };

export interface TaskFacts {
  readonly task: Task;
  readonly routes: readonly Route[];
  readonly call?: WiredCall;
  readonly shape?: string;
  /** The provider's ids of the only models that are supported. */
  readonly only?: readonly string[];
  readonly clients: readonly string[];
}

/** Loads a provider with its tasks and all clients. Rejects if the provider does not load. */
export async function loadFacts(
  entries: readonly Entry[],
  entry: Entry<"provider">,
): Promise<ProviderFacts> {
  const served = entries.flatMap((other) =>
    other.kind === "provider" && (other === entry || isPolicy(entry)) ? other.tasks : [],
  );
  const { plugins, diagnostics } = await loadPlugins([
    entry,
    ...entries.filter(({ kind, id }) => kind === "task" && served.includes(id)),
    ...entries.filter(({ kind }) => kind === "client"),
  ]);
  const hub = createHub(plugins);
  // The names of the entries are those of the other pages.
  const known = entries.filter(({ kind }) => kind === "task");
  const provider = hub.providers.get(entry.id);
  if (provider === undefined) throw new TypeError(diagnostics[0]?.message ?? "Nothing was loaded.");
  const taskIds = provider.tasks.map(({ task }) => task.id);
  const tasks = hub.tasks.list
    .filter(isCallable)
    .filter(({ id }) => served.includes(id) || taskIds.includes(id))
    .map((task) => taskFacts(hub, provider, task, taskLabel(itemOf(known, task.id) ?? task)))
    .toSorted((a, b) => byLabel(a.task, b.task));
  return { provider, routes: routesOf(tasks), tasks, lost: diagnostics };
}

// Any call has the key; a call that the router handles itself does not use the provider's base URL.
function routesOf(tasks: readonly TaskFacts[]): readonly Route[] {
  const isOwn = ({ task }: TaskFacts): boolean => task.routerApi === undefined;
  const all = [...tasks.filter(isOwn), ...tasks].flatMap(({ routes }) => routes);
  const ways = new Set(tasks[0]?.routes.map(({ route }) => route));
  return [...ways].map((route) => {
    const those = all.filter((candidate) => candidate.route === route);
    return those.find(({ wire }) => !isAbsence(wire)) ?? those[0]!;
  });
}

function taskFacts(hub: Hub, provider: Plugin<"provider">, task: Task, label: string): TaskFacts {
  const routes = waysTo(provider).map((route) => ({
    route,
    ...ask(hub, requestFor(provider, task, route)),
  }));
  const call = routes.map((route) => route.call).find(isWired);
  const served = provider.tasks.find((handler) => handler.task.id === task.id);
  const { route } = routes.find(({ wire }) => !isAbsence(wire)) ?? routes[0]!;
  const { snippets } = inferenceSnippets(hub, requestFor(provider, task, route));
  const offered = new Set(snippets.map(({ language, client }) => `${language}/${client}`));
  return {
    task: { ...task, label },
    routes,
    ...(call === undefined ? {} : { call, shape: responseType(call.request.answer) }),
    ...(served?.models === undefined ? {} : { only: served.models }),
    clients: clientsInOrder(hub)
      .filter(({ id }) => offered.has(id))
      .map(({ label, isDirect }) =>
        isDirect === true ? `${label} (only ${provider.label})` : label,
      ),
  };
}

const isWired = (call: Call | undefined): call is WiredCall =>
  call !== undefined && !isAbsence(call.request);
