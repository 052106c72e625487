// The inference requests that a provider is tried with: each task, on every route, and with what can be asked for.
import type {
  Hub,
  InferenceOptions,
  InferenceRequest,
  Model,
  Plugin,
  ProviderMapping,
  Task,
} from "../index.ts";
import { parseModel } from "../index.ts";
import type { ValueObject } from "../code/index.ts";
import type { FixtureModel } from "./fixtures.ts";
import { madeUpProviders } from "./made-up.ts";
import { recordsFor, routesOf, servedBy } from "./served.ts";
import { examplesOf, onlyModelOf, takenTogether, WEIGHTS } from "./service/asking.ts";

/** A request, its task, and what about it is tried. @internal */
export interface TriedRequest {
  readonly name: string;
  /** What differs from the plain request of the task. */
  readonly variant: string;
  readonly task: Task;
  readonly request: InferenceRequest;
}

/** An id as providers have it that serve a model by its versions. @internal */
export const VERSIONED = "vendor/sample-model:5a1e9c0d";
const VERSION: Partial<ProviderMapping> = { providerId: VERSIONED };
const LORA: Partial<ProviderMapping> = { adapter: "lora", adapterWeightsPath: WEIGHTS };

/** The requests to a provider; `isOffered` says which parameters can be asked for together. @internal */
export function requestsTo(
  hub: Hub,
  provider: Plugin<"provider">,
  fixtures: readonly FixtureModel[],
  isOffered: (request: InferenceRequest) => boolean,
): readonly TriedRequest[] {
  return servedBy(hub, provider).flatMap((task, place) =>
    recordsFor(hub, task, fixtures).flatMap(({ name, model }, at) => {
      const of = (variant: string, options: InferenceOptions, mapping = {}): TriedRequest => ({
        name: `${name}, ${variant}`,
        variant,
        task,
        request: { model: mapped(model, provider, task, mapping), provider: provider.id, options },
      });
      const routes = Object.entries(routesOf(provider, task)).map(([route, options]) =>
        of(route, options),
      );
      if (at > 0) return routes;
      const parameters = parametersOf(task, (some) =>
        isOffered(of("", { parameters: some }).request),
      );
      return [
        ...routes,
        ...(Object.keys(parameters).length > 0 ? [of("with parameters", { parameters })] : []),
        ...(isMadeUp(provider) || provider.baseUrl === undefined
          ? []
          : [of("with a LoRA", {}, LORA)]),
        ...(isMadeUp(provider) || provider.baseUrl === undefined || provider.isHuggingFace
          ? []
          : [of("with a version", {}, VERSION)]),
        // What these change, they change for every task alike.
        ...(place > 0
          ? []
          : [
              of("billed", { billTo: "example-org" }),
              of("with a token", { accessToken: "hf_example" }),
              of("with a placeholder", { tokenPlaceholder: true }),
            ]),
      ];
    }),
  );
}

/** Parameters of the task, and one that it does not know, as many as can be asked for together. */
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
  // A policy knows of no mapping but those of the providers it chooses from.
  return parseModel({
    ...model,
    ...(baseUrl === undefined ? {} : { inferenceProviderMapping: [mapping] }),
  }).model!;
}
