// The data of a provider's page, from plugins: its routes, and the request and response of each task.
import {
  type Call,
  createHub,
  type Entry,
  type Hub,
  loadPlugins,
  type Plugin,
  type Task,
} from "hubsmith";
import { isCallable } from "#core/http/task";
import { byLabel } from "./matrix.ts";
import { ask, requestFor, waysTo } from "./sample.ts";
import type { Way } from "../panel/state/choice.ts";
import { type TaskFacts, taskFacts } from "./task-facts.ts";

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
