// What a provider serves: the hub it is tried in, a record for each of its tasks, and the routes to it.
import {
  createHub,
  defineTask,
  type Hub,
  type InferenceOptions,
  type Model,
  type Plugin,
  type Task,
} from "../index.ts";
import { fixture, type FixtureModel } from "./fixtures.ts";
import { standInClients } from "./stand-ins.ts";

/** The routes that a provider offers, each with what makes it. @internal */
export function routesOf(
  { baseUrl, isHub = false }: Plugin<"provider">,
  streams: boolean,
): Readonly<Record<string, InferenceOptions>> {
  return {
    routed: {},
    ...(streams ? { streaming: { streaming: true } } : {}),
    ...(baseUrl !== undefined && !isHub ? { direct: { directRequest: true } } : {}),
    ...(baseUrl === undefined || isHub
      ? { endpoint: { endpointUrl: "https://endpoint.example.org/v1" } }
      : {}),
  };
}

/** The provider with the clients and tasks it is tried with, stand-ins for those that are missing. @internal */
export function hubFor(provider: Plugin<"provider">, companions: readonly unknown[]): Hub {
  const given = createHub([...companions, provider]);
  const keys = provider.tasks.map(({ task }) => task);
  const missing = keys.filter((key) => !given.tasks.has(key.id)).map(taskFor);
  return given.with(...missing, ...(given.clients.size > 0 ? [] : standInClients));
}

function taskFor(key: Task): Plugin<"task"> {
  const lists = { libraries: [], datasets: [], models: [], spaces: [], metrics: [] };
  const demo = { inputs: [], outputs: [] };
  const { id } = key;
  return defineTask({
    id,
    label: id,
    modality: "other",
    summary: "",
    key,
    ...lists,
    demo,
    widgetModels: [],
  });
}

/** A fixture for each task that the provider serves: two where there are, and one made up where there is none. @internal */
export function fixturesOf(
  hub: Hub,
  provider: Plugin<"provider">,
  fixtures: readonly FixtureModel[],
): readonly (readonly [FixtureModel, Task])[] {
  const keyOf = (model: Model): Task | undefined => {
    const key = hub.tasks.get(model.pipeline_tag ?? "")?.key;
    return key?.instead?.(model) ?? key;
  };
  const keys = fixtures.map(({ model }) => keyOf(model)).filter((key) => key !== undefined);
  // A policy of the router stands for whoever serves the task.
  const served =
    provider.baseUrl === undefined ? new Set(keys) : provider.tasks.map(({ task }) => task);
  return [...served].flatMap((task) => {
    const found = fixtures.filter(({ model }) => keyOf(model)?.id === task.id).slice(0, 2);
    const some = found.length > 0 ? found : [fixture(task.id, { pipeline_tag: task.id })];
    return some.map((one) => [one, task] as const);
  });
}
