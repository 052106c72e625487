// The data of a provider's page, from plugins: its routes, and the request of each task.
import { isCallable } from "#core/kinds/task";
import {
  createHub,
  type Diagnostic,
  type Entry,
  type Hub,
  loadPlugins,
  type Plugin,
  type Task,
  isAbsence,
} from "hubsmith";
import { isPolicy } from "#core/kinds/provider";
import type { RequestRoute } from "../panel/choice/choice.ts";
import { byLabel, itemOf, taskLabel } from "../routing/places.ts";
import { ask, type SampleCall, waysTo } from "./sample.ts";

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

export interface TaskFacts {
  readonly task: Task;
  readonly routes: readonly Route[];
  /** The provider's ids of the only models that are supported. */
  readonly only?: readonly string[] | undefined;
}

/** Loads a provider with its tasks. Rejects if the provider does not load. */
export async function loadFacts(
  entries: readonly Entry[],
  entry: Entry<"provider">,
): Promise<ProviderFacts> {
  const served = entries.flatMap((other) =>
    other.kind === "provider" && (other === entry || isPolicy(entry)) ? other.tasks : [],
  );
  // The names of the entries are those of the other pages.
  const known = entries.filter(({ kind }) => kind === "task");
  const { plugins, diagnostics } = await loadPlugins([
    entry,
    ...known.filter(({ id }) => served.includes(id)),
  ]);
  const hub = createHub(plugins);
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
  return [...ways].map((route) => callable(all.filter((candidate) => candidate.route === route)));
}

/** The first with a request, or else the first, which has the reason. */
export const callable = (routes: readonly Route[]): Route =>
  routes.find(({ wire }) => !isAbsence(wire)) ?? routes[0]!;

const taskFacts = (
  hub: Hub,
  provider: Plugin<"provider">,
  task: Task,
  label: string,
): TaskFacts => ({
  task: { ...task, label },
  routes: waysTo(provider).map((route) => ({ route, ...ask(hub, provider, task, route) })),
  only: provider.tasks.find((handler) => handler.task.id === task.id)?.models,
});
