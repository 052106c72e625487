// What the page of a provider tells, made of plugins: the ways to it, and what is sent and answered for each task.
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

/** What is known of a provider. */
export interface Facts {
  readonly provider: Plugin<"provider">;
  readonly ways: readonly WayFacts[];
  /** By label; a policy of the router has those that any provider serves. */
  readonly tasks: readonly TaskFacts[];
  /** What did not load, so that it is missing here. */
  readonly faults: readonly string[];
}

/** A way to the provider, told by a call that takes it. */
export interface WayFacts {
  readonly way: Way;
  readonly call?: Call;
}

/** Loads a provider with its tasks and all clients. Rejects where the provider does not load. */
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

/** What a hub tells of a provider and the tasks of these ids. */
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

// Any call tells the key; one that the router takes itself does not go to the provider's own address.
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
