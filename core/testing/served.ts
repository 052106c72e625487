// What a provider serves: the tasks, a record for each, and the routes to it.
import { createHub } from "../checked/index.ts";
import type { Hub, InferenceOptions, Model, Plugin, Task, TaskSpec } from "../index.ts";
import { isCallable } from "../http/task.ts";
import { ofKind } from "./companions.ts";
import { fixture, type FixtureModel } from "./fixtures.ts";

/** The URL of a custom endpoint. @internal */
export const ENDPOINT = "https://endpoint.example.org/v1";

/** The routes that a provider offers for a task, each with its request. @internal */
export function routesOf(
  { baseUrl, isHuggingFace = false, isOffHub = false }: Plugin<"provider">,
  { streams = false }: TaskSpec,
): Readonly<Record<string, InferenceOptions>> {
  return {
    [isOffHub ? "direct" : "routed"]: {},
    ...(streams ? { streaming: { streaming: true } } : {}),
    ...(baseUrl === undefined || isOffHub ? {} : { direct: { directRequest: true } }),
    ...(baseUrl === undefined || isHuggingFace ? { endpoint: { endpointUrl: ENDPOINT } } : {}),
  };
}

/** The findings for each task and each route of a provider; none for other plugins. @internal */
export function forEachRoute<T>(
  plugin: Plugin,
  companions: readonly Plugin[],
  find: (route: {
    readonly hub: Hub;
    readonly task: Task;
    readonly model: Model;
    readonly options: InferenceOptions;
    readonly where: string;
  }) => Iterable<T>,
): readonly T[] {
  if (plugin["~hub"].kind !== "provider") return [];
  const provider = plugin as Plugin<"provider">;
  const hub = createHub([...ofKind(companions, "task"), provider]);
  return servedBy(hub, provider).flatMap((task) => {
    const { model } = recordsFor(hub, task, [])[0]!;
    return Object.entries(routesOf(provider, task)).flatMap(([route, options]) => [
      ...find({ hub, task, model, options, where: `${task.id}, ${route}` }),
    ]);
  });
}

/** The tasks of a hub that a provider serves; a policy of the router stands for any provider. @internal */
export function servedBy(hub: Hub, provider: Plugin<"provider">): readonly Task[] {
  const ids = new Set(provider.tasks.map(({ task }) => task.id));
  return [...hub.tasks]
    .filter(isCallable)
    .filter((task) => provider.baseUrl === undefined || ids.has(task.id) || serves(provider, task));
}

function serves(provider: Plugin<"provider">, task: Task): boolean {
  try {
    return provider.handles?.(task) !== undefined;
  } catch {
    // Its requests report the same, with a reason.
    return true;
  }
}

/** A record of a task: a made-up one, and given records that are called as it. @internal */
export function recordsFor(
  hub: Hub,
  task: Task,
  fixtures: readonly FixtureModel[],
): readonly FixtureModel[] {
  const calledAs = ({ model }: FixtureModel): string | undefined => {
    const named = hub.tasks.get(model.pipeline_tag ?? "");
    return (named?.callAs?.(model) ?? named)?.id;
  };
  return [
    fixture(task.id, { pipeline_tag: task.id, tags: [task.id] }),
    ...fixtures.filter((one) => calledAs(one) === task.id),
  ];
}
