// The inference requests that a provider is checked with: each task, on every route, with all options.
import {
  type Hub,
  type InferenceOptions,
  type InferenceRequest,
  type Model,
  type Plugin,
  type Task,
  parseModel,
} from "../index.ts";
import type { ProviderMapping } from "../record/model.ts";
import type { ValueObject } from "../code/value.ts";
import type { FixtureModel } from "./fixtures.ts";
import { madeUpProviders } from "./made-up.ts";
import { recordsFor, routesOf, servedBy } from "./served.ts";
import { examplesOf, onlyModelOf, takenTogether, WEIGHTS } from "./service/test-calls.ts";

/** A request, its task, and what it tests. @internal */
export interface TriedRequest {
  readonly name: string;
  /** How it differs from the plain request of the task. */
  readonly variant: string;
  readonly task: Task;
  readonly request: InferenceRequest;
}

/** A provider id with a version. @internal */
export const VERSIONED = "vendor/sample-model:5a1e9c0d";
const VERSION: Partial<ProviderMapping> = { providerId: VERSIONED };
const LORA: Partial<ProviderMapping> = { adapter: "lora", adapterWeightsPath: WEIGHTS };

/**
 * Yields the requests to a provider; `isOffered` says which parameters can be combined. It is called after the plain
 * requests, so that those are the first calls.
 * @internal
 */
export function* requestsTo(
  hub: Hub,
  provider: Plugin<"provider">,
  fixtures: readonly FixtureModel[],
  isOffered: (request: InferenceRequest) => boolean,
): Generator<TriedRequest> {
  for (const [place, task] of servedBy(hub, provider).entries()) {
    for (const [at, { name, model }] of recordsFor(hub, task, fixtures).entries()) {
      const of = (variant: string, options: InferenceOptions, mapping = {}): TriedRequest => ({
        name: `${name}, ${variant}`,
        variant,
        task,
        request: { model: mapped(model, provider, task, mapping), provider: provider.id, options },
      });
      for (const [route, options] of Object.entries(routesOf(provider, task)))
        yield of(route, options);
      if (at > 0) continue;
      const parameters = parametersOf(task, (some) =>
        isOffered(of("", { parameters: some }).request),
      );
      if (Object.keys(parameters).length > 0) yield of("with parameters", { parameters });
      if (!isMadeUp(provider) && provider.baseUrl !== undefined) {
        yield of("with a LoRA", {}, LORA);
        if (!provider.isHuggingFace) yield of("with a version", {}, VERSION);
      }
      // These changes are the same for every task.
      if (place > 0) continue;
      yield of("billed", { billTo: "example-org" });
      yield of("with a token", { accessToken: "hf_example" });
      yield of("with a placeholder", { tokenPlaceholder: true });
    }
  }
}

/** Parameters of the task, and one unknown parameter, as many as can be combined. */
function parametersOf(task: Task, isOffered: (some: ValueObject) => boolean): ValueObject {
  return isOffered({}) ? takenTogether(examplesOf(task), isOffered) : {};
}

const isMadeUp = (provider: Plugin<"provider">): boolean =>
  madeUpProviders.some(({ id }) => id === provider.id);

function mapped(
  model: Model,
  provider: Plugin<"provider">,
  task: Task,
  more: Partial<ProviderMapping>,
): Model {
  const { id, baseUrl, isHuggingFace = false } = provider;
  const providerId = isHuggingFace
    ? model.id
    : (onlyModelOf(provider, task) ?? "vendor/sample-model");
  const mapping = { provider: id, providerId, task: task.id, status: "live", ...more };
  // A policy has no mapping except those of its providers.
  return parseModel({
    ...model,
    ...(baseUrl === undefined ? {} : { inferenceProviderMapping: [mapping] }),
  }).model!;
}
