// The subjects of providers and clients: a record of each task, on each route, with a place for every outside text.
import {
  createHub,
  type Hub,
  inferenceSnippets,
  type InferenceOptions,
  type InferenceRequest,
  type Model,
  parseModel,
  type Plugin,
  type Task,
} from "../index.ts";
import { isSpecial, type Value, type ValueObject } from "../code/index.ts";
import type { FixtureModel } from "./fixtures.ts";
import { type Place, placesOf, placesOfModel } from "./plant.ts";
import { fixturesOf, hubFor, routesOf } from "./served.ts";
import { subject, type Subject } from "./subjects.ts";

/** The records of the tasks that a provider serves, on every route, printed by every client of the hub. @internal */
export function providerSubjects(
  provider: Plugin<"provider">,
  fixtures: readonly FixtureModel[],
  companions: readonly unknown[],
): readonly Subject[] {
  const hub = hubFor(provider, companions);
  return fixturesOf(hub, provider, fixtures).flatMap(([{ name, model }, task]) =>
    Object.entries(routesOf(provider, task.streamKind !== undefined)).map(([route, options]) =>
      inferenceSubject(hub, `${name}, ${route}`, requestFor(provider, model, task, options)),
    ),
  );
}

/** The same for every provider among the companions, printed by this client alone. @internal */
export function clientSubjects(
  client: Plugin<"client">,
  fixtures: readonly FixtureModel[],
  companions: readonly unknown[],
): readonly Subject[] {
  const { providers, tasks } = createHub(companions);
  if (providers.size === 0) {
    throw new TypeError(
      `client/${client.id} prints calls of providers, so it is checked with some. Give them as \`companions\`, ` +
        'e.g. the plugins that loadPlugins makes of the entries of "hubsmith/plugins".',
    );
  }
  return providers.list.flatMap((provider) =>
    providerSubjects(provider, fixtures, [...tasks, client]).map((one) => ({
      ...one,
      name: `${provider.id}: ${one.name}`,
    })),
  );
}

function requestFor(
  provider: Plugin<"provider">,
  model: Model,
  task: Task,
  options: InferenceOptions,
): InferenceRequest {
  const providerId = "vendor/sample-model";
  const mapping = { provider: provider.id, providerId, task: task.id, status: "live" };
  const served = parseModel({ ...model, inferenceProviderMapping: [mapping] }).model!;
  // With options of every kind from the start, so that a string in one of them changes nothing but the string.
  const usual = { billTo: "example-org", parameters: { note: "text" } };
  return { model: served, provider: provider.id, options: { ...usual, ...options } };
}

function inferenceSubject(hub: Hub, name: string, request: InferenceRequest): Subject {
  const { model, options = {} } = request;
  const withOptions = (more: InferenceOptions): InferenceRequest => ({
    ...request,
    options: { ...options, ...more },
  });
  const places: readonly Place<InferenceRequest>[] = [
    ...placesOfModel(model).map(({ path, plant }) => ({
      path,
      plant: (string: string) => ({ ...request, model: plant(string) }),
    })),
    { path: "providerId", plant: (string) => ({ ...request, providerId: string }) },
    { path: "options.billTo", plant: (string) => withOptions({ billTo: string }) },
    {
      path: "options.accessToken",
      plant: (string) => withOptions({ accessToken: tokenOf(options, string) }),
    },
    {
      path: "options.parameters (key)",
      plant: (string) => withOptions({ parameters: { [string]: "text" } }),
    },
    {
      path: "options.parameters.note",
      plant: (string) => withOptions({ parameters: { note: string } }),
    },
    { path: "options.endpointUrl", plant: (string) => withOptions(endpointOf(options, string)) },
    ...inputPlaces(hub, model).map(({ path, plant }) => ({
      path: `options.inputs${path === "" ? "" : `.${path}`}`,
      plant: (string: string) => withOptions({ inputs: plant(string) }),
    })),
  ];
  return subject(name, request, places, (one) => inferenceSnippets(hub, one));
}

const tokenOf = ({ directRequest = false }: InferenceOptions, string: string): string =>
  directRequest ? `key_${string}` : `hf_${string}`;

const endpointOf = ({ endpointUrl }: InferenceOptions, string: string): InferenceOptions =>
  endpointUrl === undefined ? {} : { endpointUrl: `https://endpoint.example.org/${string}` };

/** The places of the inputs that a task would show, files given by their paths. */
function inputPlaces(hub: Hub, model: Model): readonly Place<Value>[] {
  const key = hub.tasks.get(model.pipeline_tag ?? "")?.key;
  const task = key?.instead?.(model) ?? key;
  if (task === undefined) return [];
  const sample = task.sample(model) as Value;
  const pathOf = (value: Value): Value =>
    isSpecial(value) && "path" in value ? (value.path as string) : value;
  const isPlain = typeof sample === "object" && sample !== null && !isSpecial(sample);
  return placesOf(
    isPlain && !Array.isArray(sample)
      ? Object.fromEntries(
          Object.entries(sample as ValueObject).map(([name, value]) => [name, pathOf(value)]),
        )
      : pathOf(sample),
  );
}
