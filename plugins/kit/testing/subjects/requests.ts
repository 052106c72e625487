// The inference requests that a provider is checked with: each task that it serves, on every route, with all options.
import {
  type Hub,
  type InferenceOptions,
  type InferenceRequest,
  type Model,
  type Plugin,
  type Task,
  type TaskSpec,
  parseModel,
} from "hubsmith";
import { isPolicy, roleOf, TARGETS } from "#core/kinds/provider";
import { isCallable } from "#core/kinds/task";
import type { ProviderMapping } from "#core/record/model";
import type { ValueObject } from "#core/code/value";
import { attempt } from "../checks/check.ts";
import { fixture, type FixtureModel } from "./fixtures.ts";
import { madeUpProviders } from "./sample-providers.ts";
import type { TriedRequest } from "./index.ts";
import {
  examplesOf,
  largestAccepted,
  onlyModelOf,
  requiredOf,
  WEIGHTS,
} from "../running/service/test-calls.ts";

export interface NamedRequest extends TriedRequest {
  readonly name: string;
}

const VERSION: Partial<ProviderMapping> = { providerId: "vendor/sample-model:5a1e9c0d" };
const LORA: Partial<ProviderMapping> = { adapter: "lora", adapterWeightsPath: WEIGHTS };

/** The requests to a provider. After the plain ones, `isOffered` finds parameters that can be combined. @internal */
export function* requestsTo(
  hub: Hub,
  provider: Plugin<"provider">,
  fixtures: readonly FixtureModel[],
  isOffered: (request: InferenceRequest) => boolean,
  isLeftOut: (task: Task) => boolean = () => false,
): Generator<NamedRequest> {
  for (const [place, task] of servedBy(hub, provider).entries()) {
    if (isLeftOut(task)) continue;
    for (const [at, { name, model }] of recordsFor(hub, task, fixtures).entries()) {
      const of = (variant: string, options: InferenceOptions, mapping = {}): NamedRequest => ({
        name: `${name}, ${variant}`,
        hub,
        variant,
        isRoute: false,
        task,
        request: { model: mapped(model, provider, task, mapping), provider: provider.id, options },
      });
      for (const [route, options] of Object.entries(routesOf(provider, task)))
        yield { ...of(route, options), isRoute: at === 0 };
      if (at > 0) continue;
      for (const { id } of task.recipes ?? []) yield of(`with the recipe ${id}`, { recipe: id });
      const canSend = (parameters: ValueObject): boolean =>
        isOffered(of("", { parameters }).request);
      // Parameters of the task, and one unknown parameter, as many as can be combined.
      const examples = examplesOf(task);
      const isServed = canSend(requiredOf(provider, task, hub.clients.list, examples, canSend));
      const parameters = isServed ? largestAccepted(examples, canSend) : {};
      if (Object.keys(parameters).length > 0) yield of("with parameters", { parameters });
      const isMadeUp = madeUpProviders.some(({ id }) => id === provider.id);
      if (!isMadeUp && provider.baseUrl !== undefined) {
        yield of("with a LoRA", {}, LORA);
        if (provider.role !== "huggingface") yield of("with a version", {}, VERSION);
      }
      const host = hub.providers.list.find((candidate) =>
        candidate.tasks.some((its) => its.task.id === task.id),
      );
      // Some SDKs choose among the providers of a model.
      if (isPolicy(provider) && host !== undefined)
        yield of("with a provider", {}, { provider: host.id });
      // These changes are the same for every task.
      if (place > 0) continue;
      yield of("billed", { billTo: "example-org" });
      yield of("with a token", { accessToken: "hf_example" });
      yield of("with a placeholder", { tokenPlaceholder: true });
    }
  }
}

function mapped(
  model: Model,
  provider: Plugin<"provider">,
  task: Task,
  more: Partial<ProviderMapping>,
): Model {
  const { id, role } = provider;
  const providerId =
    role === "huggingface" ? model.id : (onlyModelOf(provider, task) ?? "vendor/sample-model");
  const mapping = { provider: id, providerId, task: task.id, status: "live", ...more };
  // A policy has no mapping.
  return parseModel({
    ...model,
    ...(isPolicy(provider) && more.provider === undefined
      ? {}
      : { inferenceProviderMapping: [mapping] }),
  }).model!;
}

export const ENDPOINT = "https://endpoint.example.org/v1";

// The routes that a provider offers for a task, each with its request.
function routesOf(
  provider: Plugin<"provider">,
  { streams = false }: TaskSpec,
): Readonly<Record<string, InferenceOptions>> {
  const [usual, ...others] = TARGETS[roleOf(provider)];
  return {
    [usual]: {},
    ...(streams ? { streaming: { streaming: true } } : {}),
    ...(others.includes("direct") ? { direct: { directRequest: true } } : {}),
    ...(others.includes("endpoint") ? { endpoint: { endpointUrl: ENDPOINT } } : {}),
  };
}

// The tasks of a hub that a provider serves; a routing policy has no provider.
function servedBy(hub: Hub, provider: Plugin<"provider">): readonly Task[] {
  const ids = new Set(provider.tasks.map(({ task }) => task.id));
  return [...hub.tasks]
    .filter(isCallable)
    .filter((task) => isPolicy(provider) || ids.has(task.id) || serves(provider, task));
}

// If `handlerOf` throws, the requests report it, with a reason.
const serves = ({ handlerOf }: Plugin<"provider">, task: Task): boolean =>
  handlerOf !== undefined && attempt(() => handlerOf(task) !== undefined) !== false;

// A record of a task: a made-up one, and given records that are called as it.
function recordsFor(
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
    ...fixtures.filter((model) => calledAs(model) === task.id),
  ];
}
