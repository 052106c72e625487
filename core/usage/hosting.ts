// Who hosts a model: what its record says of a provider, and why that provider is not asked where it says otherwise.
import type { Hub } from "../hub/create-hub.ts";
import type { Absence, Diagnostic } from "../hub/diagnostic.ts";
import { attempt, guard } from "../hub/guard.ts";
import type { ProviderSpec } from "../hub/plugin.ts";
import { misreturned } from "../hub/returned.ts";
import type { Model, ProviderMapping } from "../model/model.ts";
import type { Route } from "../model/route.ts";
import { isCallable, type Task } from "../model/task.ts";
import { isLive, mineIn, providerIn } from "./mappings.ts";
import { firstNames, whyNot } from "./not-hosted.ts";
import type { InferenceRequest } from "./request.ts";

/** How a provider hosts a model. @internal */
export interface Hosting {
  /** The mapping of the model to the provider; left out where its id there is not known. */
  readonly mapping?: ProviderMapping;
  /** Nobody says that the provider hosts the model. */
  readonly isUnsure: boolean;
}

/** How a provider hosts a model for a request on a route; an endpoint of one's own hosts what it was started with. @internal */
export function hostedBy(
  hub: Hub,
  model: Model,
  provider: ProviderSpec,
  task: Task,
  { providerId }: InferenceRequest,
  { target }: Route,
  diagnostics: Diagnostic[],
): Hosting | Absence {
  if (target !== "endpoint") return hostingOf(hub, model, provider, task, providerId, diagnostics);
  const id = providerId ?? (provider.isHuggingFace ? model.id : undefined);
  const mapping = id === undefined ? {} : { mapping: { provider: provider.id, providerId: id } };
  return { ...mapping, isUnsure: false };
}

/**
 * How a provider hosts a model as a task, or that its record says it does not. `providerId` is the provider's id of the
 * model where the caller knows it, which counts more than the record.
 */
function hostingOf(
  hub: Hub,
  model: Model,
  provider: ProviderSpec,
  task: Task,
  providerId: string | undefined,
  diagnostics: Diagnostic[],
): Hosting | Absence {
  const listed = model.inferenceProviderMapping;
  const mine = mineIn(hub, model, provider);
  const fitting = mine.filter((one) => fits(hub, one, provider, task));
  const of = (id: string, known?: ProviderMapping): Hosting => ({
    mapping: { ...known, provider: provider.id, providerId: id },
    isUnsure: false,
  });
  if (providerId !== undefined) return of(providerId, fitting[0]);
  const live = fitting.find(isLive);
  if (live !== undefined) return of(live.providerId, live);
  const { isOffHub = false, isHuggingFace = false } = provider;
  const isPolicy = provider.baseUrl === undefined;
  if (listed === undefined) {
    const isUnsure = !isPolicy && !isOffHub;
    const told = isHuggingFace ? { value: model.id } : idOf(provider, model, diagnostics);
    if (!("value" in told)) return told;
    return told.value === undefined ? { isUnsure } : { ...of(told.value), isUnsure };
  }
  // A policy chooses among those that the router knows.
  const isChosen = ({ provider: id }: ProviderMapping): boolean =>
    hub.providers.get(id)?.isOffHub !== true;
  if (isPolicy)
    for (const one of othersIn(hub, listed, provider, task))
      if (isChosen(one)) return { isUnsure: false };
  const others = firstNames(othersIn(hub, listed, provider, task), (one) => one.provider);
  return whyNot(model, provider, task, { mine, fitting, others });
}

function idOf(
  provider: ProviderSpec,
  model: Model,
  diagnostics: Diagnostic[],
): { readonly value: string | undefined } | Absence {
  return attempt(`provider/${provider.id}`, "say its id of a model", diagnostics, () => {
    const id: unknown = provider.providerIdOf?.(model);
    if (id === undefined || typeof id === "string") return id;
    throw misreturned("providerIdOf", id, "a text, or nothing");
  });
}

/** Does the record say that a provider hosts a model as a task? @internal */
export const isHostedAs = (hub: Hub, model: Model, provider: ProviderSpec, task: Task): boolean =>
  mineIn(hub, model, provider).some((one) => isLive(one) && fits(hub, one, provider, task));

/** The mappings with which the model is called as the task, one by one, because a few of them are enough. */
function* othersIn(
  hub: Hub,
  listed: readonly ProviderMapping[],
  provider: ProviderSpec,
  task: Task,
): Generator<ProviderMapping> {
  const known = new Map<string, boolean>();
  for (const one of listed) {
    if (!isLive(one)) continue;
    const key = JSON.stringify([one.task, one.provider]);
    let isFit = known.get(key);
    if (isFit === undefined) known.set(key, (isFit = fits(hub, one, provider, task)));
    if (isFit) yield one;
  }
}

// A mapping names the task of the model, or the one as which models of that task are called.
function fits(hub: Hub, mapping: ProviderMapping, provider: ProviderSpec, task: Task): boolean {
  const { task: id } = mapping;
  if (id === undefined || id === task.id) return true;
  const isOwn = provider.isHuggingFace && providerIn(hub, mapping) === provider.id;
  if (isOwn && task.hosted?.alsoFor?.includes(id)) return true;
  const named = hub.tasks.get(id);
  if (named === undefined || !isCallable(named)) return false;
  const called = guard(`task/${id}`, "say as what a model is called", () =>
    named.instead?.({ id: "any", tags: [] }),
  );
  return "value" in called && called.value?.id === task.id;
}
